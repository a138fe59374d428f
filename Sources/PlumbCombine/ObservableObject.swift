import Foundation
@_spi(Reflection) import Swift

/// An object that says when it is about to change.
///
/// Classes with `@Published` properties, and those that call `objectWillChange.send()` themselves, need to declare
/// nothing but the conformance. (OpenCombine's protocol of this name makes a new publisher at each reading if no
/// property is published.)
public protocol ObservableObject: AnyObject {
    /// The kind of publisher that tells of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property changes, and when somebody sends.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.publisher(of: self) }
}

/// The publisher of each observable object that has been asked for one.
private enum ChangePublishers {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    private nonisolated(unsafe) static var entries: [ObjectIdentifier: Entry] = [:]
    private static let lock = NSLock()
    /// Entries of objects that are gone are dropped when there are more than this many.
    private nonisolated(unsafe) static var limit = 64

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            if let entry = entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            for property in PublishedProperties.of(type(of: object)) { property(object, publisher) }
            return publisher
        }
    }
}

/// The `@Published` properties of classes, looked up once a class.
private enum PublishedProperties {
    typealias Install = (AnyObject, ObservableObjectPublisher) -> Void

    /// Guarded by the lock of `ChangePublishers`.
    private nonisolated(unsafe) static var known: [ObjectIdentifier: [Install]] = [:]

    static func of(_ type: AnyObject.Type) -> [Install] {
        if let properties = known[ObjectIdentifier(type)] { return properties }
        var properties: [Install] = []
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
            if let published = fieldType as? any PublishedProperty.Type {
                properties.append(install(published, offset: offset))
            }
            return true
        }
        known[ObjectIdentifier(type)] = properties
        return properties
    }

    private static func install<P: PublishedProperty>(_ type: P.Type, offset: Int) -> Install {
        { object, publisher in
            let address = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset
            address.assumingMemoryBound(to: P.self).pointee.install(publisher)
        }
    }
}

/// A property that tells its object's publisher.
protocol PublishedProperty {
    func install(_ publisher: ObservableObjectPublisher)
}
