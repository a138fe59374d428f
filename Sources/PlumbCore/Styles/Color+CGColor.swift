import PlumbGraphics

extension Color {
    /// A colour that is the same everywhere.
    public init(cgColor: CGColor) { self.init(.rgba(cgColor.rgba)) }

    /// A colour that is the same everywhere. Of the names that Core Graphics and UIKit share, as in `Color(.black)`,
    /// UIKit's is meant.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The colour as Core Graphics has it, in sRGB; nil for one that follows the environment.
    public var cgColor: CGColor? { constant.map { CGColor($0) } }

    private var constant: RGBA? {
        switch storage.kind {
        case .rgba(let color): color
        case .opacity(let color, let opacity): color.constant?.opacity(opacity)
        case .mix(let first, let second, let fraction, let mixing):
            if let first = first.constant, let second = second.constant {
                first.mixed(with: second, by: fraction, mixing)
            } else {
                nil
            }
        case .system, .tint, .asset, .custom: nil
        }
    }
}

extension Color.Resolved {
    /// The colour as Core Graphics has it, in sRGB.
    public var cgColor: CGColor { CGColor(rgba) }
}

extension Color: _ExpressibleByColorLiteral {
    /// Components of extended sRGB.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
}
