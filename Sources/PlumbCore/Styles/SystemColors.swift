import PlumbGraphics

/// The system's colours, those of iOS 13 to 18 (Docs/Rules.md, "The platform"). What depends on the scheme and the
/// contrast is looked up where it is painted.
extension Color {
    /// #FF3B30 in light mode and #FF453A in dark mode; with more contrast #D70015 and #FF6961.
    public static let red = Color(.system(.red))
    /// #FF9500 in light mode and #FF9F0A in dark mode; with more contrast #C93400 and #FFB340.
    public static let orange = Color(.system(.orange))
    /// #FFCC00 in light mode and #FFD60A in dark mode; with more contrast #B25000 and #FFD426.
    public static let yellow = Color(.system(.yellow))
    /// #34C759 in light mode and #30D158 in dark mode; with more contrast #248A3D and #30DB5B.
    public static let green = Color(.system(.green))
    /// #00C7BE in light mode and #63E6E2 in dark mode; with more contrast #0C817B and #63E6E2.
    public static let mint = Color(.system(.mint))
    /// #30B0C7 in light mode and #40C8E0 in dark mode; with more contrast #008299 and #5DE6FF.
    public static let teal = Color(.system(.teal))
    /// #32ADE6 in light mode and #64D2FF in dark mode; with more contrast #0071A4 and #0AD7FF.
    public static let cyan = Color(.system(.cyan))
    /// #007AFF in light mode and #0A84FF in dark mode; with more contrast #0040DD and #409CFF.
    public static let blue = Color(.system(.blue))
    /// #5856D6 in light mode and #5E5CE6 in dark mode; with more contrast #3634A3 and #7D7AFF.
    public static let indigo = Color(.system(.indigo))
    /// #AF52DE in light mode and #BF5AF2 in dark mode; with more contrast #8944AB and #DA8FFF.
    public static let purple = Color(.system(.purple))
    /// #FF2D55 in light mode and #FF375F in dark mode; with more contrast #D30F45 and #FF6482.
    public static let pink = Color(.system(.pink))
    /// #A2845E in light mode and #AC8E68 in dark mode; with more contrast #7F6545 and #B59469.
    public static let brown = Color(.system(.brown))
    /// #8E8E93 in light and in dark mode; with more contrast #6C6C70 and #AEAEB2.
    public static let gray = Color(.system(.gray))
    /// #FFFFFF, whatever the colour scheme is.
    public static let white = Color(.rgba(.white))
    /// #000000, whatever the colour scheme is.
    public static let black = Color(.rgba(.black))
    /// Black with an opacity of 0: it fills its room and is not seen.
    public static let clear = Color(.rgba(.clear))
    /// The colour of text: black in light mode, white in dark mode.
    public static let primary = Color(.system(.label))
    /// The colour of text that matters less: #3C3C43 in light mode and #EBEBF5 in dark mode, at an opacity of 0.6; of
    /// 0.8 and 0.7 with more contrast.
    public static let secondary = Color(.system(.secondaryLabel))
    /// The tint in force: blue unless set.
    public static let accentColor = Color(.tint)

    /// Of the prompt of a text field.
    package static let placeholder = Color(.system(.placeholderText))
    /// Of the border of a text field.
    package static let fieldBorder = Color(.system(.fieldBorder))
    static let tertiaryLabel = Color(.system(.tertiaryLabel))
    static let quaternaryLabel = Color(.system(.quaternaryLabel))
    static let quinaryLabel = Color(.system(.quinaryLabel))
    static let separator = Color(.system(.separator))
}

/// The colours by name where a style is expected.
extension ShapeStyle where Self == Color {
    /// `Color.red`, a system colour: the scheme and the contrast choose its shade.
    public static var red: Color { Color.red }
    /// `Color.orange`, a system colour: the scheme and the contrast choose its shade.
    public static var orange: Color { Color.orange }
    /// `Color.yellow`, a system colour: the scheme and the contrast choose its shade.
    public static var yellow: Color { Color.yellow }
    /// `Color.green`, a system colour: the scheme and the contrast choose its shade.
    public static var green: Color { Color.green }
    /// `Color.mint`, a system colour: the scheme and the contrast choose its shade.
    public static var mint: Color { Color.mint }
    /// `Color.teal`, a system colour: the scheme and the contrast choose its shade.
    public static var teal: Color { Color.teal }
    /// `Color.cyan`, a system colour: the scheme and the contrast choose its shade.
    public static var cyan: Color { Color.cyan }
    /// `Color.blue`, a system colour: the scheme and the contrast choose its shade.
    public static var blue: Color { Color.blue }
    /// `Color.indigo`, a system colour: the scheme and the contrast choose its shade.
    public static var indigo: Color { Color.indigo }
    /// `Color.purple`, a system colour: the scheme and the contrast choose its shade.
    public static var purple: Color { Color.purple }
    /// `Color.pink`, a system colour: the scheme and the contrast choose its shade.
    public static var pink: Color { Color.pink }
    /// `Color.brown`, a system colour: the scheme and the contrast choose its shade.
    public static var brown: Color { Color.brown }
    /// `Color.gray`, a system colour: the scheme and the contrast choose its shade.
    public static var gray: Color { Color.gray }
    /// `Color.white`, the same in light and in dark mode.
    public static var white: Color { Color.white }
    /// `Color.black`, the same in light and in dark mode.
    public static var black: Color { Color.black }
    /// `Color.clear`: what is painted with it is not seen.
    public static var clear: Color { Color.clear }
}
