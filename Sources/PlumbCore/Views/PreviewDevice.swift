/// A device by its name, as `"iPhone 15 Pro"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    /// The device's name.
    public let rawValue: String

    /// - Parameter rawValue: the device's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// - Parameter stringLiteral: the device's name.
    public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// What a preview knows of the place where its view is shown.
public protocol PreviewContext {
    /// A value that is known there.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// Names a value of a preview's context.
public protocol PreviewContextKey {
    /// What the value is.
    associatedtype Value
    /// The value where none is known.
    static var defaultValue: Value { get }
}

/// The system that a preview is for.
public enum PreviewPlatform: Hashable, Sendable {
    /// Phones and tablets.
    case iOS
    /// Desktops and laptops.
    case macOS
    /// Television sets.
    case tvOS
    /// Watches.
    case watchOS
}
