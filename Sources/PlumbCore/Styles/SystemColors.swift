import PlumbGraphics

extension Color {
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))
    public static let white = Color(.rgba(.white))
    public static let black = Color(.rgba(.black))
    public static let clear = Color(.rgba(.clear))
    /// The colour of text: black in light mode, white in dark mode.
    public static let primary = Color(.system(.label))
    public static let secondary = Color(.system(.secondaryLabel))
    /// The tint in force: blue unless set.
    public static let accentColor = Color(.tint)

    /// Of the prompt of a text field: UIKit's `placeholderText` is `tertiaryLabel`.
    package static let placeholder = Color(.system(.tertiaryLabel))
    /// Of the border of a text field. No published source states UIKit's; the separator is as dark.
    package static let fieldBorder = Color(.system(.separator))
    static let tertiaryLabel = Color(.system(.tertiaryLabel))
    static let quaternaryLabel = Color(.system(.quaternaryLabel))
    static let quinaryLabel = Color(.system(.quinaryLabel))
    static let separator = Color(.system(.separator))
}

/// The colours by name where a style is expected.
extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
    public static var white: Color { Color.white }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}
