import Foundation
import PlumbGraphics

/// A font, by style or by size; how large it is in the end depends on the environment.
public struct Font: Hashable, Sendable {
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// From ultralight (100) to black (900).
    public struct Weight: Hashable, Sendable {
        let value: Double
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    private enum Base: Hashable, Sendable {
        case style(TextStyle)
        /// Points; a size scales with Dynamic Type only relative to a style.
        case size(Double)
        case named(String, size: Double, relativeTo: TextStyle?)
    }

    private var base: Base
    private var design: Design?
    private var weight: Weight?
    private var isItalic = false
    private var hasMonospacedDigits = false
    private var hasSmallCaps = false

    private init(_ base: Base, design: Design? = nil, weight: Weight? = nil) {
        self.base = base
        self.design = design
        self.weight = weight
    }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption))
    public static let caption2 = Font(.style(.caption2))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style), design: design, weight: weight)
    }
    /// - Parameter size: points, whatever the Dynamic Type size.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(Double(size)), design: design, weight: weight)
    }
    /// A font by name; the size grows with the body style.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.named(name, size: Double(size), relativeTo: .body))
    }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.named(name, size: Double(size), relativeTo: textStyle))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.named(name, size: Double(fixedSize), relativeTo: nil))
    }

    public func weight(_ weight: Weight) -> Font { with { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { with { $0.isItalic = true } }
    public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
    public func smallCaps() -> Font { with { $0.hasSmallCaps = true } }
    public func monospaced() -> Font { with { $0.design = .monospaced } }

    private func with(_ change: (inout Font) -> Void) -> Font {
        var font = self
        change(&font)
        return font
    }

    /// The font for an environment.
    func descriptor(in environment: EnvironmentValues) -> FontDescriptor {
        let dynamicType = environment.dynamicTypeSize
        var design = self.design ?? environment.fontDesign ?? .default
        var weight = self.weight ?? environment.fontWeight ?? .regular
        let size: Double
        // Sizes that are given have none, whatever the design.
        var leading = 0.0
        var family: String?
        switch base {
        case .style(let style):
            size = TextStyleMetrics.size(style, dynamicType)
            leading = LineHeightMetrics.leading(style, dynamicType)
            weight = self.weight ?? environment.fontWeight ?? TextStyleMetrics.weight(style)
        case .size(let points): size = points
        case .named(let name, let points, let style):
            family = name
            let factor = style.map { TextStyleMetrics.size($0, dynamicType) / TextStyleMetrics.size($0, .large) } ?? 1
            size = points * factor
        }
        if design == .default, environment.isMonospaced { design = .monospaced }
        return FontDescriptor(
            design: family.map { .named($0) } ?? design.engineDesign,
            // An absurd size is drawn as the smallest one: a font must have some size.
            size: size.isFinite && size > 0 ? min(size, 10_000) : 1, weight: weight.value,
            isItalic: isItalic || environment.isItalic,
            hasMonospacedDigits: hasMonospacedDigits || environment.hasMonospacedDigits,
            hasSmallCaps: hasSmallCaps, leading: leading)
    }
}

extension Font.Design {
    fileprivate var engineDesign: FontDescriptor.Design {
        switch self {
        case .default: .system
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}

private struct FontKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .font }
    static var defaultValue: Font? { nil }
}
private struct FontWeightKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .fontWeight }
    static var defaultValue: Font.Weight? { nil }
}
private struct FontDesignKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .fontDesign }
    static var defaultValue: Font.Design? { nil }
}
private struct IsItalicKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .isItalic }
    static var defaultValue: Bool { false }
}
private struct MonospacedDigitsKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .hasMonospacedDigits }
    static var defaultValue: Bool { false }
}
private struct IsMonospacedKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .isMonospaced }
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The font of texts and symbols; nil for the body style.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }
    var fontDesign: Font.Design? {
        get { self[FontDesignKey.self] }
        set { self[FontDesignKey.self] = newValue }
    }
    var isItalic: Bool {
        get { self[IsItalicKey.self] }
        set { self[IsItalicKey.self] = newValue }
    }
    var hasMonospacedDigits: Bool {
        get { self[MonospacedDigitsKey.self] }
        set { self[MonospacedDigitsKey.self] = newValue }
    }
    var isMonospaced: Bool {
        get { self[IsMonospacedKey.self] }
        set { self[IsMonospacedKey.self] = newValue }
    }
}

extension View {
    /// The font of texts and symbols within. Size and place follow them.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
    public func bold(_ isActive: Bool = true) -> some View { environment(\.fontWeight, isActive ? .bold : nil) }
    public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
    public func monospaced(_ isActive: Bool = true) -> some View { environment(\.isMonospaced, isActive) }
    /// Digits of one width in the texts within.
    public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }
}
