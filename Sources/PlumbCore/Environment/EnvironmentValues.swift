import Foundation
import PlumbGraphics
import PlumbLayout
import PlumbPlatform

/// A value that views inherit.
public protocol EnvironmentKey {
    /// The type of the value that views inherit.
    associatedtype Value
    /// What a view reads where nothing above it has set the value.
    static var defaultValue: Value { get }
}

/// The values in force at a place of the view tree. Copies are values: setting one leaves the others as they are.
public struct EnvironmentValues {
    private(set) var storage: EnvironmentStorage

    /// The values of a host in which nobody has set any.
    public init() { storage = EnvironmentValues.unset }

    init(_ storage: EnvironmentStorage) { self.storage = storage }

    // Safe: never changed: whoever sets a value copies it first.
    nonisolated(unsafe) private static let unset = EnvironmentStorage()

    /// The inherited value of a key; writing it changes what views below read.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = EnvironmentKeyID(ObjectIdentifier(key))
            EnvironmentLog.noteRead(id)
            guard let entry = storage.entry(id) else { return K.defaultValue }
            return unsafeDowncast(entry, to: EnvironmentBox<K>.self).value
        }
        set {
            let id = EnvironmentKeyID(ObjectIdentifier(key))
            EnvironmentLog.noteWrite(id)
            makeOwn()
            storage.set(EnvironmentBox<K>(newValue), id)
        }
    }

    subscript<K: SlottedEnvironmentKey>(key: K.Type) -> K.Value {
        get {
            EnvironmentLog.noteRead(K.slot)
            return peek(key)
        }
        set {
            EnvironmentLog.noteWrite(K.slot)
            makeOwn()
            storage.slots[K.slot.rawValue] = EnvironmentBox<K>(newValue)
        }
    }

    /// The value, without being noted as a reader of it.
    @inline(__always)
    func peek<K: SlottedEnvironmentKey>(_ key: K.Type) -> K.Value {
        guard let entry = storage.slots[K.slot.rawValue] else { return K.defaultValue }
        return unsafeDowncast(entry, to: EnvironmentBox<K>.self).value
    }

    private mutating func makeOwn() {
        if !isKnownUniquelyReferenced(&storage) { storage = EnvironmentStorage(storage) }
    }
}

extension EnvironmentValues: CustomStringConvertible {
    /// The values that were set, sorted by their keys: `[EnvironmentPropertyKey<ScaleKey> = 2.0, …]`.
    public var description: String {
        var entries = storage.slots.indices.compactMap { storage.slots[$0]?.description }
        EnvironmentTree.forEach(in: storage.others) { entries.append($1.description) }
        return "[\(entries.sorted().joined(separator: ", "))]"
    }
}

/// The layout direction of a language.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Where lines and rows begin: on the left, or on the right.
    case leftToRight, rightToLeft
}

/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark content on a light ground, or the other way round.
    case light, dark
}

private struct DisplayScaleKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .displayScale }
    static var defaultValue: CGFloat { 2 }
}
private struct LayoutDirectionKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .layoutDirection }
    static var defaultValue: LayoutDirection { .leftToRight }
}
private struct ColorSchemeKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .colorScheme }
    static var defaultValue: ColorScheme { .light }
}
private struct TextEngineKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .textEngine }
    static var defaultValue: (any TextEngine)? { nil }
}
private struct PlatformKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .platform }
    static var defaultValue: Platform { .iOS17 }
}
private struct AssetSourceKey: EnvironmentKey { static var defaultValue: (any AssetSource)? { nil } }
private struct DiagnosticSinkKey: EnvironmentKey { static var defaultValue: DiagnosticSink? { nil } }
private struct LocaleKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .locale }
    static var defaultValue: Locale { Locale(identifier: "en_US") }
}
private struct IsEnabledKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .isEnabled }
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Pixels to a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

    /// Whether lines and stacks run from the left or from the right.
    public var layoutDirection: LayoutDirection {
        get { self[LayoutDirectionKey.self] }
        set { self[LayoutDirectionKey.self] = newValue }
    }

    /// The direction, without being noted as a reader of it.
    var isRightToLeft: Bool { peek(LayoutDirectionKey.self) == .rightToLeft }

    /// The numbers of the platform: sizes, colours, text styles. A host has one for all its time, so nobody is noted as
    /// a reader of it.
    package internal(set) var platform: Platform {
        get { peek(PlatformKey.self) }
        set { self[PlatformKey.self] = newValue }
    }

    /// Whether views are shown in light or in dark.
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
    package var textEngine: any TextEngine {
        get { self[TextEngineKey.self] ?? EnvironmentValues.fixedTextEngine }
        set { self[TextEngineKey.self] = newValue }
    }

    package var assets: (any AssetSource)? {
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
