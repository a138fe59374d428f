/// What few views set for the fonts within: together one value of the environment.
struct FontTraits: Equatable {
    var isBold = false
    /// Whether the person in front of the screen wants heavier characters.
    var legibilityWeight: LegibilityWeight?
    var width: Font.Width?
    /// What sizes are multiplied by.
    var scale = 1.0
}

private struct FontTraitsKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .fontTraits }
    static var defaultValue: FontTraits { FontTraits() }
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
    var fontTraits: FontTraits {
        get { self[FontTraitsKey.self] }
        set { self[FontTraitsKey.self] = newValue }
    }
    var isMonospaced: Bool {
        get { self[IsMonospacedKey.self] }
        set { self[IsMonospacedKey.self] = newValue }
    }
}

extension View {
    /// The font of texts and symbols within. Size and place follow them.
    public func font(_ font: Font?) -> some View { environment(\.font, font) }
    /// The weight of texts and symbols within whose font has none of its own; nil for that of their style. Size follows
    /// the texts.
    public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
    /// The design of the system's font within, where the font itself has none; nil for the default one. Size follows
    /// the texts.
    public func fontDesign(_ design: Font.Design?) -> some View { environment(\.fontDesign, design) }
    /// How wide the characters of the texts within are; nil for the standard width. Texts are measured as they are
    /// drawn.
    public func fontWidth(_ width: Font.Width?) -> some View { environment(\.fontTraits.width, width) }
    /// Bold texts within: bold for large titles, titles and second titles and for fonts by size, semibold for the other
    /// styles (Docs/Rules.md, section 21). A weight wins over it.
    public func bold(_ isActive: Bool = true) -> some View { environment(\.fontTraits.isBold, isActive) }
    /// Slants the texts within; a font that is italic itself stays so in any case.
    public func italic(_ isActive: Bool = true) -> some View { environment(\.isItalic, isActive) }
    /// Sets the texts within in the monospaced design, unless another design is asked for. Size follows the texts.
    public func monospaced(_ isActive: Bool = true) -> some View { environment(\.isMonospaced, isActive) }
    /// Digits of one width in the texts within.
    public func monospacedDigit() -> some View { environment(\.hasMonospacedDigits, true) }
}
