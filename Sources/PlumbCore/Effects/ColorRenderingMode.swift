/// The colour space in which a canvas or an image mixes its marks.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB as it is encoded, what pages are painted in.
    case nonLinear
    @available(*, unavailable, message: "Plumb mixes colours in encoded sRGB only; use .nonLinear")
    case linear
    @available(*, unavailable, message: "Plumb mixes colours in encoded sRGB only; use .nonLinear")
    case extendedLinear
}
