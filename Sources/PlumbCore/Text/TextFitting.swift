import Foundation

private struct MinimumScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct AllowsTighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// How small the font of a text may get where the text would be cut, of its own size; 1 for no smaller.
    public var minimumScaleFactor: CGFloat {
        get { self[MinimumScaleFactorKey.self] }
        set { self[MinimumScaleFactorKey.self] = newValue }
    }
    /// Whether the letters of a text may stand closer where the text would be cut.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}

extension View {
    /// Sets texts within in a smaller font where they would be cut, and only there: by the largest factor from 1 down
    /// to `factor` at which nothing is cut off. Where nothing helps, the text is cut in its smallest font. A text's
    /// size follows (Docs/Rules.md, section 20).
    ///
    /// - Parameter factor: of the font's size, from 0 to 1. What is at least 1 changes nothing.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }

    /// Lets the letters of texts within stand closer where the text would be cut: by at most a twentieth of the font's
    /// size, and no more than is needed. A text's size follows (Docs/Rules.md, section 20).
    public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
}
