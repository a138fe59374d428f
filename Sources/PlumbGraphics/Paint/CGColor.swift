import Foundation

/// A space in which colours have components: grey, or red, green and blue. Source: Apple (Core Graphics).
public final class CGColorSpace: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case gray, sRGB, linearSRGB, displayP3 }
    package let kind: Kind

    package init(_ kind: Kind) { self.kind = kind }

    /// The space of a name; nil for one that Plumb does not paint in.
    public convenience init?(name: String) {
        switch name {
        case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: self.init(.sRGB)
        case CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB: self.init(.linearSRGB)
        case CGColorSpace.displayP3: self.init(.displayP3)
        case CGColorSpace.genericGrayGamma2_2: self.init(.gray)
        default: return nil
        }
    }

    /// The name of sRGB: components are encoded by sRGB's curve.
    public static let sRGB = "kCGColorSpaceSRGB"
    /// The name of sRGB with components beyond 0 and 1. Plumb has one space for both names; the space's own name is
    /// `sRGB`.
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    /// The name of sRGB's primaries with components in proportion to light.
    public static let linearSRGB = "kCGColorSpaceLinearSRGB"
    /// The name of linear sRGB with components beyond 0 and 1. It gives the same space as `linearSRGB`.
    public static let extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    /// The name of Display P3: the wider primaries of Apple's screens with sRGB's curve.
    public static let displayP3 = "kCGColorSpaceDisplayP3"
    /// The name of the grey space with one component. Plumb gives it sRGB's curve.
    public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

    /// The name by which the space is made.
    public var name: String? {
        switch kind {
        case .gray: Self.genericGrayGamma2_2
        case .sRGB: Self.sRGB
        case .linearSRGB: Self.linearSRGB
        case .displayP3: Self.displayP3
        }
    }

    /// Without the opacity.
    public var numberOfComponents: Int { kind == .gray ? 1 : 3 }
    /// Grey, or three colours.
    public var model: CGColorSpaceModel { kind == .gray ? .monochrome : .rgb }

    public static func == (a: CGColorSpace, b: CGColorSpace) -> Bool { a.kind == b.kind }
    public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// What the components of a colour space are.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Apple's numbers. Plumb's own spaces are `monochrome` and `rgb`.
    case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
}

/// Red, green and blue as the screen has them: sRGB.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.sRGB) }

/// Grey as the screen has it, with sRGB's curve.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.gray) }

/// A colour that is the same everywhere: components in a space, the opacity at the end. Source: Apple (Core Graphics).
public final class CGColor: Hashable, Sendable {
    private let space: CGColorSpace
    private let parts: [CGFloat]

    private init(_ space: CGColorSpace, _ parts: [CGFloat]) {
        self.space = space
        self.parts = parts
    }

    /// Components of sRGB, from 0 to 1; others lie outside of what it can show.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(CGColorSpace(.sRGB), [red, green, blue, alpha])
    }

    /// Components of sRGB, from 0 to 1; others lie outside of what it can show.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A grey with sRGB's curve.
    public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(CGColorSpace(.gray), [gray, alpha]) }

    /// A grey with sRGB's curve.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    /// A colour with components of a space; never nil.
    ///
    /// - Parameter components: those of the space, then the opacity. As many are read as the space has, and one more.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        self.init(space, Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)))
    }

    /// The colour with an opacity of its own.
    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, parts.dropLast() + [alpha]) }

    /// The space of the components.
    public var colorSpace: CGColorSpace? { space }
    /// Those of the space, then the opacity.
    public var components: [CGFloat]? { parts }
    /// Those of the space and the opacity.
    public var numberOfComponents: Int { parts.count }
    /// The opacity.
    public var alpha: CGFloat { parts.last ?? 1 }

    /// Opaque black in the grey space.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// Opaque white in the grey space.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Nothing: black with an opacity of 0, in the grey space.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// As paint.
    package var rgba: RGBA {
        let (values, alpha) = (parts.map { Double($0) }, Double(alpha))
        switch space.kind {
        case .gray: return RGBA(red: values[0], green: values[0], blue: values[0], alpha: alpha)
        case .sRGB: return RGBA(red: values[0], green: values[1], blue: values[2], alpha: alpha)
        case .displayP3: return RGBA(displayP3Red: values[0], green: values[1], blue: values[2], alpha: alpha)
        case .linearSRGB:
            return RGBA(
                red: RGBA.encoded(values[0]), green: RGBA.encoded(values[1]), blue: RGBA.encoded(values[2]),
                alpha: alpha)
        }
    }

    /// Paint as a colour of sRGB.
    package convenience init(_ rgba: RGBA) {
        self.init(
            red: CGFloat(rgba.red), green: CGFloat(rgba.green), blue: CGFloat(rgba.blue), alpha: CGFloat(rgba.alpha))
    }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.space == b.space && a.parts == b.parts }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(parts)
    }
}
