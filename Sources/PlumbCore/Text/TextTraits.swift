import Foundation

/// What few views set for the texts within: together one value of the environment, so that texts look once.
struct TextTraits: Equatable {
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    /// Points after every character, with which letters still join.
    var kerning: CGFloat = 0
    /// Points upwards.
    var baselineOffset: CGFloat = 0
    /// Who draws the texts; nil for themselves.
    var rendering: TextRendering?
}

private struct TextTraitsKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .textTraits }
    static var defaultValue: TextTraits { TextTraits() }
}

extension EnvironmentValues {
    var textTraits: TextTraits {
        get { self[TextTraitsKey.self] }
        set { self[TextTraitsKey.self] = newValue }
    }
}

extension Text {
    /// How large a text is beside others of its font.
    public struct Scale: Hashable, Sendable {
        /// What the font's size is multiplied by.
        let factor: Double

        /// The font's own size.
        public static let `default` = Scale(factor: 1)
        /// Four fifths (Docs/Rules.md, section 21).
        public static let secondary = Scale(factor: 0.8)
    }
}

extension View {
    /// Points after every character, beyond those of the font; letters still join. Texts become wider.
    public func kerning(_ kerning: CGFloat) -> some View { environment(\.textTraits.kerning, kerning) }

    /// Raises the characters of the texts within by points; lines grow by as much.
    public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textTraits.baselineOffset, baselineOffset)
    }

    /// How large the texts within are beside others of their font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
        environment(\.fontTraits.scale, isEnabled ? scale.factor : 1)
    }
}
