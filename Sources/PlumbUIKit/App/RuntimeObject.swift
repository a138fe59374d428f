import CSwiftCalls
import Foundation

/// Makes an object of a class that is known at run time only, as Objective-C does with `[[type alloc] init]`: app and
/// scene delegates are given as types, and appearance proxies are asked of types.
///
/// Swift lets a type that is known at run time be made by a `required init` alone, which NSObject's is not. Every class
/// has a table of its methods, in which that of the initialiser stands at the place where NSObject has its own; it is
/// called from there.
enum RuntimeObject {
    /// An object by its `init()`; nil where Foundation is not the one that this was written for.
    static func make<T: NSObject>(_ type: T.Type) -> T? {
        guard let place else { return nil }
        let table = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
        let object = plumb_call_with_self(table[place], unsafeBitCast(type, to: UnsafeRawPointer.self))
        return Unmanaged<T>.fromOpaque(object).takeRetainedValue()
    }

    /// Where in the table of a class its `init()` is, in words.
    private static let place: Int? = {
        // NSObject.__allocating_init().
        guard let own = dlsym(nil, "$s10Foundation8NSObjectCACycfC") else { return nil }
        let table = unsafeBitCast(NSObject.self as AnyClass, to: UnsafePointer<UnsafeRawPointer?>.self)
        // The size of the table in bytes, and how many of them stand before its beginning: words 4 of a class.
        let sizes = unsafeBitCast(NSObject.self as AnyClass, to: UnsafePointer<UInt32>.self)
        let words = (Int(sizes[8]) - Int(sizes[9])) / MemoryLayout<UnsafeRawPointer>.size
        guard (8..<512).contains(words) else { return nil }
        return (5..<words).first { table[$0] == UnsafeRawPointer(own) }
    }()
}
