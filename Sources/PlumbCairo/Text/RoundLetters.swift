import CCairo
import CPango
import Foundation
import PlumbGraphics

/// The shapes of one weight's letters, whatever their size.
final class RoundLetters {
    /// What is drawn with one pen, in units of which `size` are an em: outlines that lie in each other or cross.
    struct Part {
        var outline: Path
        var pen: CGSize
    }

    struct Shape {
        var parts: [Part] = []
        /// The box around all of it, pens included.
        var bounds = CGRect.zero
    }

    static let size = 1024.0
    /// How much of a stem is the pen's width. Round ends reach into the gaps of heavy letters, which are narrow: there
    /// it is less.
    private static func share(of weight: Double) -> Double { 0.7 - 0.2 * min(max((weight - 600) / 300, 0), 1) }
    /// How much of the weight's pen a part has at least.
    private static let leastShare = 0.2

    private let full: OpaquePointer
    private let light: OpaquePointer
    private let pen: CGSize
    /// Where the top of an x is, in the weight that was asked for and in the lighter one.
    private let top: (full: Double, light: Double)
    private var shapes: [UInt: Shape] = [:]

    /// By the font's file and description.
    // Safe: whoever asks has the `FontLock`.
    nonisolated(unsafe) private static var known: [String: RoundLetters] = [:]
    /// An animation may pass through many weights.
    private static let most = 32

    static func shared(_ font: UnsafeMutablePointer<PangoFont>, weight: Double) -> RoundLetters? {
        guard let map = pango_font_get_font_map(font), let context = pango_font_map_create_context(map),
            let description = pango_font_describe_with_absolute_size(font)
        else { return nil }
        defer {
            pango_font_description_free(description)
            g_object_unref(UnsafeMutableRawPointer(context))
        }
        pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        func load(_ weight: Double) -> OpaquePointer? {
            pango_font_description_set_weight(description, PangoWeight(UInt32(weight.rounded())))
            pango_font_description_set_variations(description, "wght=\(weight)")
            guard let font = pango_font_map_load_font(map, context, description) else { return nil }
            defer { g_object_unref(UnsafeMutableRawPointer(font)) }
            return pango_cairo_font_get_scaled_font(OpaquePointer(font)).map { cairo_scaled_font_reference($0) }
        }
        let pattern = pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        let text = pango_font_description_to_string(description)
        defer { g_free(text) }
        let key = "\(weight) \(text.map { String(cString: $0) } ?? "") \(pattern?.strings(FC_FILE).first ?? "")"
        if let letters = known[key] { return letters }
        guard let letters = RoundLetters(weight: weight, load) else { return nil }
        if known.count >= most { known = [:] }
        known[key] = letters
        return letters
    }

    /// 1
    private init?(weight: Double, _ load: (Double) -> OpaquePointer?) {
        // Strokes at the weights that were drawn; between them they grow evenly.
        let weights = [100.0, 400, 900]
        var strokes: [CGSize] = []
        for weight in weights {
            guard let font = load(weight) else { return nil }
            strokes.append(RoundLetters.strokes(of: font))
            cairo_scaled_font_destroy(font)
        }
        let stems = strokes.map { Double($0.width) }
        let bars = strokes.map { Double($0.height) }
        guard stems[0] > 0, stems[0] < stems[1], stems[1] < stems[2], bars[0] > 0 else { return nil }
        func place(_ value: Double, _ from: [Double], _ to: [Double]) -> Double {
            let index = value < from[1] ? 0 : 1
            let part = (value - from[index]) / (from[index + 1] - from[index])
            return to[index] + min(max(part, 0), 1) * (to[index + 1] - to[index])
        }
        let stem = place(weight, weights, stems)
        let lightStem = max(stem * (1 - RoundLetters.share(of: weight)), stems[0])
        let lightWeight = place(lightStem, stems, weights)
        guard let full = load(weight) else { return nil }
        guard let light = load(lightWeight) else {
            cairo_scaled_font_destroy(full)
            return nil
        }
        (self.full, self.light) = (full, light)
        top = (RoundLetters.top(of: full), RoundLetters.top(of: light))
        pen = CGSize(
            width: max(0, stem - lightStem),
            height: max(0, place(weight, weights, bars) - place(lightWeight, weights, bars)))
    }

    deinit {
        FontLock.with {
            cairo_scaled_font_destroy(full)
            cairo_scaled_font_destroy(light)
        }
    }

    /// How wide an l and how high a dash is.
    private static func strokes(of font: OpaquePointer) -> CGSize {
        var (stem, bar) = (cairo_text_extents_t(), cairo_text_extents_t())
        cairo_scaled_font_text_extents(font, "l", &stem)
        cairo_scaled_font_text_extents(font, "–", &bar)
        return CGSize(width: stem.width, height: bar.height)
    }

    private static func top(of font: OpaquePointer) -> Double {
        var extents = cairo_text_extents_t()
        cairo_scaled_font_text_extents(font, "x", &extents)
        return extents.y_bearing
    }

    func shape(of glyph: UInt) -> Shape {
        if let known = shapes[glyph] { return known }
        let shape = makeShape(of: glyph)
        shapes[glyph] = shape
        return shape
    }

    private func makeShape(of glyph: UInt) -> Shape {
        let outer = RoundLetters.outlines(of: glyph, full)
        let inner = RoundLetters.outlines(of: glyph, light)
        guard !outer.isEmpty, !inner.isEmpty else { return Shape() }
        // 2
        var groups = [(outer, inner)]
        if outer.count == inner.count {
            groups = RoundLetters.groups(outer).map { group in (group.map { outer[$0] }, group.map { inner[$0] }) }
        }
        var shape = Shape(bounds: RoundLetters.joined(outer).boundingRect)
        for (outer, inner) in groups {
            if let part = fitted(RoundLetters.joined(inner), to: RoundLetters.joined(outer)) {
                shape.parts.append(part)
            }
        }
        return shape
    }

    private func fitted(_ inner: Path, to outer: Path) -> Part? {
        let (box, small) = (outer.boundingRect, inner.boundingRect)
        guard box.width > 0, box.height > 0, small.width > 0, small.height > 0 else { return nil }
        let levels = levels(of: inner, small, outer, box)
        func part(_ pen: CGSize) -> Part {
            let scale = (box.width - pen.width) / small.width
            let outline = inner.moved { point in
                let above = levels.dropLast().last { $0.light < point.y } ?? levels[0]
                let below = levels.first { $0.light > above.light } ?? levels[levels.count - 1]
                let (low, high) = (above.full + pen.height / 2 * above.side, below.full + pen.height / 2 * below.side)
                let place = (point.y - above.light) / (below.light - above.light)
                return CGPoint(
                    x: box.minX + pen.width / 2 + (point.x - small.minX) * scale, y: low + (high - low) * place)
            }
            return Part(outline: outline, pen: pen)
        }
        // 3
        let wanted = InkPicture(in: box) { cr in
            _ = CairoContext(cr: cr).add(outer)
            cairo_fill(cr)
        }
        let bare = InkPicture(in: small) { cr in
            _ = CairoContext(cr: cr).add(inner)
            cairo_fill(cr)
        }
        /// A stroke of the part is as thick as of the weight when the lighter one, squeezed, and the pen are.
        func own(_ most: Double, _ size: Double, _ smallSize: Double, _ stroke: Double?, _ lightStroke: Double?)
            -> Double
        {
            guard let stroke, let lightStroke, lightStroke < smallSize * 0.8 else { return most }
            let own = (stroke - lightStroke * size / smallSize) / (1 - lightStroke / smallSize)
            return min(max(own, most * RoundLetters.leastShare), most)
        }
        var pen = CGSize(
            width: own(
                Double(self.pen.width), Double(box.width), Double(small.width), wanted.levelRun, bare.levelRun),
            height: own(
                Double(self.pen.height), Double(box.height), Double(small.height), wanted.uprightRun, bare.uprightRun))
        // 4
        let isDot = max(box.width - 2.2 * self.pen.width, box.height - 2.2 * self.pen.height) <= 0
        let most = isDot ? 0.45 : 0.9
        pen.width = min(pen.width, box.width * most)
        pen.height = min(pen.height, box.height * most)
        func sized(_ share: Double) -> Part { part(CGSize(width: pen.width * share, height: pen.height * share)) }
        func ink(_ part: Part) -> Double { InkPicture(in: box) { paint(part, on: $0) }.ink }
        var high = (share: 1.0, ink: ink(sized(1)))
        guard high.ink > wanted.ink else { return sized(1) }
        var low = (share: RoundLetters.leastShare, ink: ink(sized(RoundLetters.leastShare)))
        guard low.ink < wanted.ink else { return sized(low.share) }
        // Ink grows nearly evenly with the pen.
        var share = 1.0
        for _ in 0..<3 {
            share = low.share + (high.share - low.share) * (wanted.ink - low.ink) / (high.ink - low.ink)
            let ink = ink(sized(share))
            if ink > wanted.ink { high = (share, ink) } else { low = (share, ink) }
        }
        return sized(share)
    }

    /// Heights of a part, from above: where its outline is in the lighter weight, where in the one that was asked for,
    /// and whether ink begins there (1) or ends (−1).
    private func levels(
        of inner: Path, _ small: CGRect, _ outer: Path, _ box: CGRect
    ) -> [(light: Double, full: Double, side: Double)] {
        let (margin, overshoot) = (RoundLetters.size * 0.06, RoundLetters.size * 0.015)
        func isMet(_ light: Double, _ full: Double) -> Bool {
            full > box.minY + margin && full < box.maxY - margin && light > small.minY + margin
                && light < small.maxY - margin && inner.hasPoint(at: light, within: overshoot)
                && outer.hasPoint(at: full, within: overshoot)
        }
        var levels = [(light: Double(small.minY), full: Double(box.minY), side: 1.0)]
        if isMet(top.light, top.full) { levels.append((top.light, top.full, 1)) }
        if isMet(0, 0) { levels.append((0, 0, -1)) }
        levels.append((Double(small.maxY), Double(box.maxY), -1))
        return levels
    }

    /// - Parameter unit: points for one of the units in which letters are measured.
    func paint(_ shape: Shape, of glyph: cairo_glyph_t, unit: Double, on cr: OpaquePointer) {
        cairo_save(cr)
        defer { cairo_restore(cr) }
        cairo_translate(cr, glyph.x, glyph.y)
        cairo_scale(cr, unit, unit)
        for part in shape.parts { paint(part, on: cr) }
    }

    private func paint(_ part: Part, on cr: OpaquePointer) {
        guard CairoContext(cr: cr).add(part.outline) else { return }
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY)
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
        cairo_fill_preserve(cr)
        // The thinnest weight is all outline.
        if min(part.pen.width, part.pen.height) > 0.1 {
            cairo_save(cr)
            // The context is scaled: its path is stroked with an ellipse.
            cairo_scale(cr, Double(part.pen.width), Double(part.pen.height))
            cairo_set_line_width(cr, 1)
            cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
            cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
            cairo_set_dash(cr, nil, 0, 0)
            cairo_stroke(cr)
            cairo_restore(cr)
        }
        cairo_new_path(cr)
    }
}
