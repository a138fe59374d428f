import Foundation
import PlumbGraphics

/// What was set on a stretch of text itself; nil for what the views around say.
///
/// What was set first is nearest to the characters, and wins (Docs/Rules.md, section 21).
struct TextStyling: Equatable, Sendable {
    var font: Font?
    var traits = FontStyling()
    var tracking: CGFloat?
    var kerning: CGFloat?
    var baselineOffset: CGFloat?
    var paint: AnyShapeStyle?
    var background: Color?
    /// `.some(nil)` for no line, whatever the views around say.
    var underline: Text.LineStyle??
    var strikethrough: Text.LineStyle??
    var link: URL?
    /// What renderers find on the stretch.
    var attributes: TextAttributes?
    /// What is said on it for those who can't see it.
    var speech: TextSpeech?

    /// These, and where there is none, those of a text around. Links keep their colour.
    func within(_ outer: TextStyling) -> TextStyling {
        TextStyling(
            font: font ?? outer.font, traits: traits.within(outer.traits), tracking: tracking ?? outer.tracking,
            kerning: kerning ?? outer.kerning, baselineOffset: baselineOffset ?? outer.baselineOffset,
            paint: paint ?? (link == nil ? outer.paint : nil), background: background ?? outer.background,
            underline: underline ?? outer.underline, strikethrough: strikethrough ?? outer.strikethrough,
            link: link ?? outer.link, attributes: attributes?.within(outer.attributes) ?? outer.attributes,
            speech: speech ?? outer.speech)
    }

    static func == (a: TextStyling, b: TextStyling) -> Bool {
        a.font == b.font && a.traits == b.traits && a.tracking == b.tracking && a.kerning == b.kerning
            && a.baselineOffset == b.baselineOffset && a.background == b.background && a.underline == b.underline
            && a.strikethrough == b.strikethrough && a.link == b.link && a.attributes == b.attributes
            && areSame(a.paint, b.paint) && a.speech == b.speech
    }

    static func areSame(_ a: AnyShapeStyle?, _ b: AnyShapeStyle?) -> Bool {
        switch (a, b) {
        case (nil, nil): true
        case (let a?, let b?): a.isSame(as: b)
        default: false
        }
    }
}

/// Stylings are long and rare: a text without any has none to copy.
final class TextStylingBox: Equatable, Sendable {
    let styling: TextStyling
    init(_ styling: TextStyling) { self.styling = styling }

    static func == (a: TextStylingBox, b: TextStylingBox) -> Bool { a === b || a.styling == b.styling }
}

extension Text {
    /// The text with something set on all of its parts.
    func styled(_ change: (inout TextStyling) -> Void) -> Text {
        var text = self
        for index in text.parts.indices {
            var styling = text.parts[index].styling?.styling ?? TextStyling()
            change(&styling)
            text.parts[index].styling = TextStylingBox(styling)
        }
        return text
    }

    /// Sets the text in a font, where its stretches have none yet; nil changes nothing. Size and lines follow the font.
    public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
    /// Gives the text a weight, which wins over the bold trait and the font's own; nil changes nothing.
    public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.traits.weight = $0.traits.weight ?? weight } }
    /// Makes letters wider or narrower, and the text with them; nil changes nothing.
    public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.traits.width = $0.traits.width ?? width } }
    /// Sets the text in a design of the system's font; nil changes nothing. A font by name stays.
    public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.traits.design = $0.traits.design ?? design } }
    /// The bold trait: bold for large titles, titles and second titles and for fonts by size, semibold for the other
    /// styles (Docs/Rules.md, section 21). A weight wins over it.
    public func bold() -> Text { bold(true) }
    /// Gives the text the bold trait, or takes it away from what the font and the views around say.
    public func bold(_ isActive: Bool) -> Text { styled { $0.traits.isBold = $0.traits.isBold ?? isActive } }
    /// Slants the text, which is as wide as the slanted letters are.
    public func italic() -> Text { italic(true) }
    /// Slants the text, or sets it upright whatever the font and the views around say.
    public func italic(_ isActive: Bool) -> Text { styled { $0.traits.isItalic = $0.traits.isItalic ?? isActive } }
    /// Sets the text in the monospaced design, or not, whatever the views around say. A design that is asked for,
    /// as by the font, wins over it.
    public func monospaced(_ isActive: Bool = true) -> Text {
        styled { $0.traits.isMonospaced = $0.traits.isMonospaced ?? isActive }
    }
    /// Gives all digits of the text one width, so that numbers that change keep their place.
    public func monospacedDigit() -> Text { styled { $0.traits.hasMonospacedDigits = true } }
    /// Paints the characters in a colour; nil changes nothing. Links keep theirs.
    public func foregroundColor(_ color: Color?) -> Text {
        guard let color else { return self }
        return foregroundStyle(color)
    }
    /// What the characters are painted with. Gradients go over the whole text.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        styled { if $0.paint == nil, $0.link == nil { $0.paint = AnyShapeStyle(style) } }
    }
    /// Points after every character; letters don't join. It wins over kerning.
    public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = $0.tracking ?? tracking } }
    /// Points after every character; letters still join.
    public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = $0.kerning ?? kerning } }
    /// Raises the characters by points; the line grows by as much.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        styled { $0.baselineOffset = ($0.baselineOffset ?? 0) + baselineOffset }
    }
    /// How large the text is beside others of its font.
    public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        styled { $0.traits.scale = $0.traits.scale ?? (isEnabled ? scale.factor : 1) }
    }
}
