import Foundation

// What Apple's defaults have as objects with key-value coding, which Foundation on Linux lacks.
extension UserDefaults {
    /// The value for a key: `object(forKey:)`.
    public func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Stores a value for a key, or removes it with nil: `set(_:forKey:)`.
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
