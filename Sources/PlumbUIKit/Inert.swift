import Foundation
import PlumbCore
import PlumbGraphics

/// Names of UIKit's that compile and do nothing: shells.tsv lists them, and their Swift is made of the list.
///
/// The first of them that a program uses is reported in a sentence, once a run (`InertNames`). Making an object is a
/// use, so is setting a property or calling a function; reading is none.
enum Inert {
    /// A name is used.
    ///
    /// - Parameters:
    ///   - object: whose name it is; that of a class below says its own name.
    ///   - name: the class's, a point, and the member's.
    @MainActor static func use(_ object: NSObject?, _ name: StaticString, _ reason: InertReason) {
        guard let sentence = sentence(object, name, reason) else { return }
        HostAtWork.report(sentence, at: SourcePoint(SourceAddress.here()))
    }

    /// A name is used that belongs to no object, or to one of a single class.
    @MainActor static func use(_ name: StaticString, _ reason: InertReason) { use(nil, name, reason) }

    /// A name is used, on any thread: whoever shows something next reports it.
    static func useAnywhere(_ object: NSObject?, _ name: StaticString, _ reason: InertReason) {
        if let sentence = sentence(object, name, reason) { leave(sentence) }
    }

    /// A name of a view's is used. On the proxy of an appearance it is another sentence.
    @MainActor static func set(_ view: UIResponder, _ name: StaticString, _ reason: InertReason) {
        if AppearanceProxies.isProxy(view) {
            let member = "\(name)".drop { $0 != "." }.dropFirst().prefix { $0 != "(" }
            AppearanceProxies.note(String(member), of: view)
        } else {
            use(view, name, reason)
        }
    }

    /// An object was made: nothing is reported where its class does something.
    @MainActor static func made(_ object: NSObject) {
        guard let sentence = sentence(of: object) else { return }
        HostAtWork.report(sentence, at: SourcePoint(SourceAddress.here()))
    }

    /// An object was made, on any thread.
    static func madeAnywhere(_ object: NSObject) {
        if let sentence = sentence(of: object) { leave(sentence) }
    }

    /// What Plumb does itself is no use.
    static func quietly<T>(_ body: () throws -> T) rethrows -> T { try InertNames.quietly(body) }

    private static func sentence(_ object: NSObject?, _ name: StaticString, _ reason: InertReason) -> String? {
        guard InertNames.isHeard else { return nil }
        var words = "\(name)"
        if let own = object.flatMap({ listed(type(of: $0)) }), let point = words.firstIndex(of: ".") {
            if BarProxies.isAppearance(own.name), BarProxies.isSeen(words[point...].dropFirst(), of: own.name) {
                return nil
            }
            words = own.name + words[point...]
        }
        guard InertNames.take(UInt(bitPattern: name.utf8Start)) else { return nil }
        return sentence(words, reason)
    }

    private static func sentence(of object: NSObject) -> String? {
        guard InertNames.isHeard, let (name, reason) = listed(type(of: object)), !BarProxies.isAppearance(name),
            InertNames.take(UInt(bitPattern: ObjectIdentifier(type(of: object))))
        else { return nil }
        return sentence(name, reason)
    }

    private static func sentence(_ name: String, _ reason: InertReason) -> String {
        InertNames.sentence("\(name) does nothing here: \(reason.rawValue) (Docs/UIKit.md)")
    }

    /// The list's nearest class.
    private static func listed(_ type: AnyClass) -> (name: String, reason: InertReason)? {
        var type: AnyClass? = type
        while let known = type {
            if let found = classes[ObjectIdentifier(known)] { return found }
            type = _getSuperclass(known)
        }
        return nil
    }

    /// Where the thread is the main one, as in `plumb`, the place is known.
    private static func leave(_ sentence: String) {
        guard Thread.isMainThread else { return Complaints.leave(sentence) }
        let point = SourcePoint(SourceAddress.here())
        MainActor.assumeIsolated { HostAtWork.report(sentence, at: point) }
    }
}
