import Foundation
import PlumbFoundation
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

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        /// Entries of objects that are gone are dropped when there are more than this many.
        var limit = 64
        var properties = PublishedProperties()
    }

    private static let state = Guarded(State())

    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        state.withLock { state in
            if let entry = state.entries[ObjectIdentifier(object)], entry.object === object { return entry.publisher }
            if state.entries.count >= state.limit {
                state.entries = state.entries.filter { $0.value.object != nil }
                state.limit = max(64, state.entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            state.entries[ObjectIdentifier(object)] = Entry(object: object, publisher: publisher)
            for property in state.properties.of(type(of: object)) { property(object, publisher) }
            return publisher
        }
    }
}

/// The `@Published` properties of classes, looked up once a class.
private struct PublishedProperties {
    typealias Install = (AnyObject, ObservableObjectPublisher) -> Void

    private var known: [ObjectIdentifier: [Install]] = [:]

    mutating func of(_ type: AnyObject.Type) -> [Install] {
        if let properties = known[ObjectIdentifier(type)] { return properties }
        var properties: [Install] = []
        _ = _forEachField(of: type, options: _EachFieldOptions(rawValue: 1)) { _, offset, fieldType, _ in
            if let published = fieldType as? any PublishedProperty.Type {
                properties.append(Self.install(published, offset: offset))
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
