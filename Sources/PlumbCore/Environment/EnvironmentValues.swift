import Foundation
import PlumbGraphics
import PlumbLayout

/// A value that views inherit.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values in force at a place of the view tree.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// Reads a value of the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    private var values: EnvironmentValues?

    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value where the view stands; the default outside of a body.
    public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: keyPath] }

    @MainActor public mutating func bind(to place: PropertyPlace) { values = place.environment }
}

/// The layout direction of a language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    case light, dark
}

private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 2 } }
private struct LayoutDirectionKey: EnvironmentKey { static var defaultValue: LayoutDirection { .leftToRight } }
private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct TextEngineKey: EnvironmentKey { static var defaultValue: (any TextEngine)? { nil } }
private struct AssetSourceKey: EnvironmentKey { static var defaultValue: (any AssetSource)? { nil } }
private struct DiagnosticSinkKey: EnvironmentKey { static var defaultValue: DiagnosticSink? { nil } }
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct IsEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
    /// Pixels to a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The locale of texts; fixed to en_US unless set, so that pictures do not depend on the machine.
    public var locale: Locale {
        get { self[LocaleKey.self] }
        set { self[LocaleKey.self] = newValue }
    }

    /// False within a disabled view.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Who shapes texts; without one, the fixed engine does.
    var textEngine: any TextEngine {
        get { self[TextEngineKey.self] ?? EnvironmentValues.fixedTextEngine }
        set { self[TextEngineKey.self] = newValue }
    }

    var assets: (any AssetSource)? {
        get { self[AssetSourceKey.self] }
        set { self[AssetSourceKey.self] = newValue }
    }

    /// Where sentences about what is missing go.
    var diagnostics: DiagnosticSink? {
        get { self[DiagnosticSinkKey.self] }
        set { self[DiagnosticSinkKey.self] = newValue }
    }

    /// A value to go on with, after saying what is wrong.
    func reporting<T>(_ message: String, _ value: T) -> T {
        diagnostics?.report(message)
        return value
    }

    private static var fixedTextEngine: any TextEngine { FixedTextEngine() }
}
