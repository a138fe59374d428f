import CPango
import Foundation
import PlumbGraphics

/// How a letter of a font that stands in for one of Apple's is set, to be as wide as in that one.
struct LetterFit: Equatable {
    /// What its width is multiplied by.
    var stretch = 1.0
    /// Points that stand on each side of it.
    var side = 0.0
    /// Points that stand after it.
    var tracking = 0.0
    /// Where it is three full stops: how many points one is from the next.
    var pitch: Double?

    /// Full stops in place of an ellipsis: stretched dots would not be round. Empty for all other letters, and where
    /// the font has no full stop.
    func dots(in font: UnsafeMutablePointer<PangoFont>, stretch: Double, baselineOffset: Double) -> [ShapedGlyph] {
        guard let pitch, let shaper = pango_font_get_hb_font(font) else { return [] }
        var dot: hb_codepoint_t = 0
        guard hb_font_get_nominal_glyph(shaper, 0x2E, &dot) != 0 else { return [] }
        let natural = Double(hb_font_get_glyph_h_advance(shaper, dot)) / Double(PANGO_SCALE) * stretch
        let advance = pitch * stretch
        let glyph = ShapedGlyph(
            id: dot, xOffset: (advance - natural) / 2, yOffset: -baselineOffset, advance: advance)
        return [glyph, glyph, glyph]
    }
}

/// How the letters of a font are fitted: one answer for most of them, others for some.
///
/// Measured on pictures that Apple's systems have drawn (Docs/Rules.md, section 19).
struct LetterFits {
    private enum Letters {
        case all, capitals
        case one(Unicode.Scalar)

        func contains(_ scalar: Unicode.Scalar) -> Bool {
            switch self {
            case .all: true
            case .capitals: scalar.properties.isUppercase
            case .one(let one): scalar == one
            }
        }
    }

    private enum Axis { case size, weight }

    /// A row of the table. All lengths are of the font's size.
    private struct Row {
        var family: String
        /// Nil for any design: the font stands in for nothing else.
        var design: FontDescriptor.Design?
        var letters: Letters
        var axis = Axis.size
        /// By size in points or by weight: in proportion between two of them, beyond them as at the nearest.
        var places: [(at: Double, fit: LetterFit)]
    }

    private static let table: [Row] = [
        // The percent sign at 16 points regular and at 17 semibold.
        Row(
            family: FontFamilies.system, letters: .one("%"), axis: .weight,
            places: [(400, LetterFit(stretch: 1.2)), (600, LetterFit(stretch: 1.255))]),
        Row(
            family: FontFamilies.system, letters: .one("…"),
            places: [(16, LetterFit(pitch: 0.25)), (49, LetterFit(pitch: 0.208))]),
        // SF Mono's characters are 0.618 wide, JetBrains Mono's 0.6.
        Row(
            family: FontFamilies.monospaced, design: .monospaced, letters: .all,
            places: [(16, LetterFit(stretch: 1.03))]),
        // New York has four optical sizes, the second from 20 points, the fourth from 54: one sentence at 20 points and
        // capitals at 96 are measured.
        Row(
            family: FontFamilies.serif[0].name, design: .serif, letters: .all,
            places: [(20, LetterFit(tracking: 0.0125)), (54, LetterFit())]),
        Row(
            family: FontFamilies.serif[0].name, design: .serif, letters: .capitals,
            places: [(20, LetterFit(tracking: 0.0125)), (54, LetterFit(stretch: 0.974, side: -0.0225))]),
    ]

    private var common = LetterFit()
    private var others: [(letters: Letters, fit: LetterFit)] = []

    /// Letters as they are.
    init() {}

    /// - Parameters:
    ///   - family: of the font that has the letters.
    ///   - isRounded: whether its letters have round ends.
    ///   - font: the font that was asked for.
    init(family: String, isRounded: Bool, font: FontDescriptor) {
        let size = font.size.isFinite ? max(0, font.size) : 0
        if family == FontFamilies.system {
            common.tracking = InterTracking.points(size: size, weight: font.weight, isRounded: isRounded)
        }
        for row in Self.table where row.family == family && (row.design == nil || row.design == font.design) {
            var fit = Self.fit(in: row.places, at: row.axis == .size ? size : font.weight)
            fit.side *= size
            fit.pitch = fit.pitch.map { $0 * size }
            // An ellipsis ends with half of the distance of its dots.
            fit.tracking = fit.pitch == nil ? fit.tracking * size + common.tracking : 0
            if case .all = row.letters { common = fit } else { others.append((row.letters, fit)) }
        }
    }

    /// How some characters are fitted: the first one says which letter it is.
    subscript(characters: String) -> LetterFit {
        guard !others.isEmpty, let scalar = characters.unicodeScalars.first else { return common }
        return others.first { $0.letters.contains(scalar) }?.fit ?? common
    }

    private static func fit(in places: [(at: Double, fit: LetterFit)], at value: Double) -> LetterFit {
        guard value.isFinite, let next = places.firstIndex(where: { $0.at > value }) else {
            return places[places.count - 1].fit
        }
        guard next > 0 else { return places[0].fit }
        let (low, high) = (places[next - 1], places[next])
        let part = (value - low.at) / (high.at - low.at)
        func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return LetterFit(
            stretch: between(low.fit.stretch, high.fit.stretch), side: between(low.fit.side, high.fit.side),
            tracking: between(low.fit.tracking, high.fit.tracking),
            pitch: low.fit.pitch.flatMap { a in high.fit.pitch.map { between(a, $0) } })
    }
}
