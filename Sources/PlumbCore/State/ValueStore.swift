import Foundation
import PlumbFoundation
import Synchronization

/// Where values by name are kept: what `@AppStorage` and `@SceneStorage` read and write. Values are those of property
/// lists.
public protocol ValueStore: AnyObject {
    /// What is kept under a name; nil for nothing.
    func storedValue(for key: String) -> Any?
    /// Keeps a value under a name; nil forgets the name.
    func setStoredValue(_ value: Any?, for key: String)
}

/// Keeps values as long as the program runs, and writes nothing anywhere.
public final class MemoryValueStore: ValueStore, Sendable {
    private let values: Guarded<[String: Any]>

    /// A store that begins with these values.
    public init(_ values: [String: Any] = [:]) { self.values = Guarded(values) }

    /// What is kept under a name; nil for nothing.
    public func storedValue(for key: String) -> Any? { values.withLock { $0[key] } }
    /// Keeps a value under a name; nil forgets the name.
    public func setStoredValue(_ value: Any?, for key: String) { values.withLock { $0[key] = value } }
}

/// Keeps values in a property list. What is written is in the file at once; a file that can't be read counts as empty.
public final class FileValueStore: ValueStore, Sendable {
    private let file: URL
    private let state: Guarded<(values: [String: Any], failure: (any Error)?)>

    /// - Parameter file: where the list is, or will be; folders are made on the way.
    public init(file: URL) {
        self.file = file
        let data = try? Data(contentsOf: file)
        let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        state = Guarded((list as? [String: Any] ?? [:], nil))
    }

    /// What is kept under a name; nil for nothing.
    public func storedValue(for key: String) -> Any? { state.withLock { $0.values[key] } }

    /// Keeps a value under a name; nil forgets the name.
    ///
    /// Where the file can't be written, the value is kept in memory, and `failure` says why.
    public func setStoredValue(_ value: Any?, for key: String) {
        state.withLock { state in
            state.values[key] = value
            state.failure = write(state.values)
        }
    }

    /// Why the last value could not be written, or nil.
    public var failure: (any Error)? { state.withLock { $0.failure } }

    /// Returns why it does not succeed.
    private func write(_ values: [String: Any]) -> (any Error)? {
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let data = try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
            try data.write(to: file, options: .atomic)
            return nil
        } catch {
            return error
        }
    }
}

extension UserDefaults: ValueStore {
    /// What is kept under a name; nil for nothing.
    public func storedValue(for key: String) -> Any? { object(forKey: key) }

    /// Keeps a value under a name; nil forgets the name.
    public func setStoredValue(_ value: Any?, for key: String) {
        if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
    }
}

/// Who reads which names of which stores. All views of a program that show a stored value change together.
enum StoreReaders {
    private struct Key: Hashable {
        let store: ObjectIdentifier
        let name: String
    }

    /// Somebody who shows a stored value.
    protocol Reader: AnyObject, Sendable {
        func storedValueHasChanged()
    }

    private struct Entry: Sendable {
        weak var reader: (any Reader)?
    }

    private static let entries = Mutex<[Key: [ObjectIdentifier: Entry]]>([:])

    static func add(_ reader: any Reader, to store: any ValueStore, _ name: String) {
        let key = Key(store: ObjectIdentifier(store), name: name)
        entries.withLock { $0[key, default: [:]][ObjectIdentifier(reader)] = Entry(reader: reader) }
    }

    static func remove(_ reader: ObjectIdentifier, from store: any ValueStore, _ name: String) {
        let key = Key(store: ObjectIdentifier(store), name: name)
        entries.withLock { entries in
            entries[key]?[reader] = nil
            if entries[key]?.isEmpty == true { entries[key] = nil }
        }
    }

    static func readers(of store: any ValueStore, _ name: String) -> [any Reader] {
        readers(of: Key(store: ObjectIdentifier(store), name: name))
    }

    private static func readers(of key: Key) -> [any Reader] {
        entries.withLock { $0[key]?.values.compactMap(\.reader) ?? [] }
    }

    /// Writes a value and tells all who show it.
    static func set(_ value: Any?, in store: any ValueStore, _ name: String) {
        store.setStoredValue(value, for: name)
        let key = Key(store: ObjectIdentifier(store), name: name)
        for reader in readers(of: key) { reader.storedValueHasChanged() }
    }
}

private struct AppStoreKey: EnvironmentKey { static var defaultValue: (any ValueStore)? { nil } }
private struct SceneStoreKey: EnvironmentKey { static var defaultValue: (any ValueStore)? { nil } }

extension EnvironmentValues {
    /// What `@AppStorage` without a store of its own reads and writes.
    var appStore: (any ValueStore)? {
        get { self[AppStoreKey.self] }
        set { self[AppStoreKey.self] = newValue }
    }

    /// What `@SceneStorage` reads and writes.
    var sceneStore: (any ValueStore)? {
        get { self[SceneStoreKey.self] }
        set { self[SceneStoreKey.self] = newValue }
    }
}

extension View {
    /// The store that `@AppStorage` within reads and writes, where it names none. Size and place are the view's.
    public func defaultAppStorage(_ store: UserDefaults) -> some View {
        modifier(EnvironmentModifier { $0.appStore = store })
    }
}
