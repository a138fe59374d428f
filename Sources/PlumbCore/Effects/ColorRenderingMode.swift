/// The colour space in which a canvas or an image mixes its marks.
public enum ColorRenderingMode: Hashable, Sendable {
    /// sRGB as it is encoded, what pages are painted in.
    case nonLinear
    /// sRGB without its curve. Plumb mixes colours in encoded sRGB all the same, and says so: what is opaque looks the
    /// same, what is see-through is darker than on an iPhone.
    case linear
    /// The same, with colours brighter than white.
    case extendedLinear

    /// What is said of a mode that a group or a canvas asks for.
    func complaint(of user: String) -> String? {
        self == .nonLinear
            ? nil : "\(user) asks for .\(self); Plumb mixes colours in encoded sRGB only, as .nonLinear does"
    }
}
