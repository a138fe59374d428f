import CCairo
import CPango
import Foundation

/// Inter with round ends, for the rounded design: no font of Debian's looks like SF Rounded, which is SF Pro with round ends.
///
/// 1. The outlines of a lighter Inter are drawn with a pen, which fills them up to the weight that was asked for: seven tenths of a stem are the pen's.
/// The pen is as much lower than wide as bars are thinner than stems, so that counters stay open. 2. The lighter outlines are squeezed so that each letter,
/// pen included, is as wide and as high as in the weight that was asked for, and stands in the same place: letters are as far apart, and texts as wide, as in
/// Inter itself. 3. Letters whose strokes are thinner than others', such as the percent sign, have a smaller pen: one that leaves no more ink than the
/// weight has. (Docs/Rules.md, section 24. Looked at beside Quicksand, Dosis, Comfortaa and Averia, whose letters have other shapes.)
///
/// Whoever uses it has the `FontLock`.
final class RoundPen: @unchecked Sendable {
    private let letters: RoundLetters
    /// Points for one unit in which the letters are measured.
    private let unit: Double

    /// Nil for fonts that are not Inter's.
    init?(_ font: UnsafeMutablePointer<PangoFont>, weight: Double) {
        guard let description = pango_font_describe_with_absolute_size(font) else { return nil }
        let size = Double(pango_font_description_get_size(description)) / Double(PANGO_SCALE)
        pango_font_description_free(description)
        guard size > 0, let letters = RoundLetters.shared(font, weight: weight) else { return nil }
        self.letters = letters
        unit = size / RoundLetters.size
    }

    /// Adds the outline of a glyph to the path, and paints it with the source.
    func paint(_ glyph: cairo_glyph_t, on cr: OpaquePointer) {
        letters.paint(letters.shape(of: glyph.index), of: glyph, unit: unit, on: cr)
    }

    /// What is painted of a glyph, in the units of the context's surface.
    func extents(_ glyph: cairo_glyph_t, on cr: OpaquePointer) -> (Double, Double, Double, Double) {
        let shape = letters.shape(of: glyph.index)
        guard shape.isInk else { return (0, 0, 0, 0) }
        letters.addPath(shape, of: glyph, unit: unit, on: cr)
        cairo_save(cr)
        letters.setPen(shape, unit: unit, on: cr)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_stroke_extents(cr, &x1, &y1, &x2, &y2)
        cairo_user_to_device(cr, &x1, &y1)
        cairo_user_to_device(cr, &x2, &y2)
        cairo_restore(cr)
        cairo_new_path(cr)
        return (x1, y1, x2, y2)
    }
}

/// The shapes of one weight's letters, whatever their size.
private final class RoundLetters {
    /// A letter of the lighter font and the pen, in units of which `size` are an em.
    struct Shape {
        var isInk = false
        /// What the outline is multiplied by, and where its origin goes then.
        var scale = CGPoint(x: 1, y: 1)
        var origin = CGPoint.zero
        var pen = CGSize.zero
    }

    static let size = 1024.0
    /// How much of a stem is the pen's width. Round ends reach into the gaps of heavy letters, which are narrow: there it is less.
    private static func share(of weight: Double) -> Double { 0.7 - 0.2 * min(max((weight - 600) / 300, 0), 1) }
    /// Pixels to an em, where ink is counted.
    private static let pixels = 96.0

    private let full: OpaquePointer
    private let light: OpaquePointer
    private let pen: CGSize
    private var shapes: [UInt: Shape] = [:]

    /// By the font's file and description.
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

    func shape(of glyph: UInt) -> Shape {
        if let known = shapes[glyph] { return known }
        let shape = makeShape(of: glyph)
        shapes[glyph] = shape
        return shape
    }

    private func makeShape(of glyph: UInt) -> Shape {
        let (outer, inner) = (RoundLetters.bounds(of: glyph, full), RoundLetters.bounds(of: glyph, light))
        guard outer.width > 0, outer.height > 0, inner.width > 0, inner.height > 0 else { return Shape() }
        // 2
        func fitted(_ part: Double) -> Shape {
            let pen = CGSize(
                width: min(self.pen.width * part, outer.width * 0.9),
                height: min(self.pen.height * part, outer.height * 0.9))
            let scale = CGPoint(
                x: (outer.width - pen.width) / inner.width, y: (outer.height - pen.height) / inner.height)
            let origin = CGPoint(
                x: outer.minX + pen.width / 2 - inner.minX * scale.x,
                y: outer.minY + pen.height / 2 - inner.minY * scale.y)
            return Shape(isInk: true, scale: scale, origin: origin, pen: pen)
        }
        // 3
        let whole = fitted(1)
        let wanted = RoundLetters.ink(in: outer) { cr in
            var own = cairo_glyph_t(index: glyph, x: 0, y: 0)
            cairo_set_scaled_font(cr, full)
            cairo_glyph_path(cr, &own, 1)
            cairo_fill(cr)
        }
        func painted(_ shape: Shape) -> Double {
            RoundLetters.ink(in: outer) { paint(shape, of: cairo_glyph_t(index: glyph, x: 0, y: 0), unit: 1, on: $0) }
        }
        var most = (part: 1.0, ink: painted(whole))
        guard most.ink > wanted else { return whole }
        var least = (part: 0.2, ink: painted(fitted(0.2)))
        guard least.ink < wanted else { return fitted(least.part) }
        // Ink grows nearly evenly with the pen.
        var part = 1.0
        for _ in 0..<3 {
            part = least.part + (most.part - least.part) * (wanted - least.ink) / (most.ink - least.ink)
            let ink = painted(fitted(part))
            if ink > wanted { most = (part, ink) } else { least = (part, ink) }
        }
        return fitted(part)
    }

    /// The box around an outline.
    private static func bounds(of glyph: UInt, _ font: OpaquePointer) -> CGRect {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), let cr = cairo_create(surface) else {
            return .zero
        }
        defer {
            cairo_destroy(cr)
            cairo_surface_destroy(surface)
        }
        var own = cairo_glyph_t(index: glyph, x: 0, y: 0)
        cairo_set_scaled_font(cr, font)
        cairo_glyph_path(cr, &own, 1)
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_path_extents(cr, &x1, &y1, &x2, &y2)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }

    /// How much is covered of what is drawn in a box.
    private static func ink(in box: CGRect, _ draw: (OpaquePointer) -> Void) -> Double {
        let scale = RoundLetters.pixels / RoundLetters.size
        let width = Int(min(Double(box.width) * scale, 4096).rounded(.up)) + 2
        let height = Int(min(Double(box.height) * scale, 4096).rounded(.up)) + 2
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let cr = cairo_create(surface)
        else { return 0 }
        defer { cairo_surface_destroy(surface) }
        cairo_translate(cr, 1, 1)
        cairo_scale(cr, scale, scale)
        cairo_translate(cr, -Double(box.minX), -Double(box.minY))
        draw(cr)
        cairo_destroy(cr)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return 0 }
        let stride = Int(cairo_image_surface_get_stride(surface))
        var sum = 0
        for y in 0..<height { for x in 0..<width { sum += Int(pixels[y * stride + x]) } }
        return Double(sum)
    }

    /// - Parameter unit: points for one of the units in which letters are measured.
    func addPath(_ shape: Shape, of glyph: cairo_glyph_t, unit: Double, on cr: OpaquePointer) {
        var own = cairo_glyph_t(index: glyph.index, x: 0, y: 0)
        cairo_save(cr)
        cairo_translate(cr, glyph.x, glyph.y)
        cairo_scale(cr, unit, unit)
        cairo_translate(cr, Double(shape.origin.x), Double(shape.origin.y))
        cairo_scale(cr, Double(shape.scale.x), Double(shape.scale.y))
        cairo_set_scaled_font(cr, light)
        cairo_glyph_path(cr, &own, 1)
        cairo_restore(cr)
    }

    /// The context is scaled: its path is stroked with an ellipse.
    func setPen(_ shape: Shape, unit: Double, on cr: OpaquePointer) {
        cairo_scale(cr, max(Double(shape.pen.width), 1e-3) * unit, max(Double(shape.pen.height), 1e-3) * unit)
        cairo_set_line_width(cr, 1)
        cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
        cairo_set_dash(cr, nil, 0, 0)
    }

    func paint(_ shape: Shape, of glyph: cairo_glyph_t, unit: Double, on cr: OpaquePointer) {
        guard shape.isInk else { return }
        addPath(shape, of: glyph, unit: unit, on: cr)
        cairo_set_antialias(cr, CAIRO_ANTIALIAS_GRAY)
        cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
        cairo_fill_preserve(cr)
        cairo_save(cr)
        setPen(shape, unit: unit, on: cr)
        cairo_stroke(cr)
        cairo_restore(cr)
    }
}
