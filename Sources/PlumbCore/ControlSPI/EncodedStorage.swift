import Foundation

/// Values that are kept as the JSON that they are encoded to.
private enum JSONCoding<Value: Codable>: StoredCoding {
    static func value(of stored: Any) -> Value? {
        (stored as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
    }

    static func stored(_ value: Value) -> Any? { try? JSONEncoder().encode(value) }
}

extension AppStorage where Value: Codable {
    /// A value that is stored as JSON.
    package init(encoded initial: Value, _ key: String, store: UserDefaults?) {
        self.init(key, in: store, initial: initial, coding: JSONCoding.self)
    }
}

extension SceneStorage where Value: Codable {
    /// A value that is stored as JSON.
    package init(encoded initial: Value, _ key: String) {
        self.init(key, initial: initial, coding: JSONCoding.self)
    }
}
