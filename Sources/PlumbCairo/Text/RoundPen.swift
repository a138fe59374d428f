import CCairo
import CPango
import Foundation
import PlumbGraphics

/// Inter with round ends, for the rounded design: no font of Debian's looks like SF Rounded, which is SF Pro with
/// round ends.
///
/// 1. The outlines of a lighter Inter are drawn with a pen, which fills them up to the weight that was asked for. Seven
/// tenths of a stem are the pen's.
/// 2. Each part of a letter, such as a dot or a stem, is fitted by itself: the lighter outline is squeezed so that the
/// part, pen included, is as wide and as high as in the weight that was asked for, and stands in the same place. What
/// stands on the baseline, or is as high as an x, does so here.
/// 3. The pen is as wide as what the part's own upright strokes lack, and as high as what its own level strokes lack,
/// and never wider or higher than for an l and a dash: a g and an at sign have thin bars, and their gaps stay open. It
/// leaves no more ink than the weight has.
/// 4. A dot is mostly outline: its pen is no wider than half of it.
///
/// Which widths letters have, `InterTracking` says. (Docs/Rules.md, section 24. Looked at beside Quicksand, Dosis,
/// Comfortaa and Averia, whose letters have other shapes.)
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
        let bounds = letters.shape(of: glyph.index).bounds
        var (x1, y1) = (glyph.x + Double(bounds.minX) * unit, glyph.y + Double(bounds.minY) * unit)
        var (x2, y2) = (glyph.x + Double(bounds.maxX) * unit, glyph.y + Double(bounds.maxY) * unit)
        cairo_user_to_device(cr, &x1, &y1)
        cairo_user_to_device(cr, &x2, &y2)
        return (x1, y1, x2, y2)
    }
}

/// The shapes of one weight's letters, whatever their size.
private final class RoundLetters {
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

    /// The closed outlines of a glyph, one by one.
    private static func outlines(of glyph: UInt, _ font: OpaquePointer) -> [Path] {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), let cr = cairo_create(surface) else {
            return []
        }
        defer {
            cairo_destroy(cr)
            cairo_surface_destroy(surface)
        }
        var own = cairo_glyph_t(index: glyph, x: 0, y: 0)
        cairo_set_scaled_font(cr, font)
        cairo_glyph_path(cr, &own, 1)
        guard let copy = cairo_copy_path(cr) else { return [] }
        defer { cairo_path_destroy(copy) }
        guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return [] }
        var outlines: [Path] = []
        var current = Path()
        func finish() {
            // After its end, Cairo moves to an outline's beginning.
            if current.elements.count > 1 { outlines.append(current) }
            current = Path()
        }
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            func point(_ offset: Int) -> CGPoint {
                CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO:
                finish()
                current.move(to: point(1))
            case CAIRO_PATH_LINE_TO: current.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: current.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: current.closeSubpath()
            }
            index += max(1, Int(header.length))
        }
        finish()
        return outlines
    }

    /// Which outlines are one part: those that have some of their insides in common.
    private static func groups(_ outlines: [Path]) -> [[Int]] {
        let boxes = outlines.map(\.boundingRect)
        func touch(_ a: Int, _ b: Int) -> Bool {
            boxes[a].intersects(boxes[b]) && !outlines[a].intersection(outlines[b]).isEmpty
        }
        var groups: [[Int]] = []
        for index in outlines.indices {
            let isOwn = groups.map { group in group.contains { touch($0, index) } }
            let own = zip(groups, isOwn).filter(\.1).flatMap(\.0)
            groups = zip(groups, isOwn).filter { !$0.1 }.map(\.0) + [own + [index]]
        }
        return groups
    }

    private static func joined(_ paths: [Path]) -> Path {
        Path { all in
            for path in paths { all.addPath(path) }
        }
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

extension Path {
    /// Whether a line or a curve ends at a height.
    fileprivate func hasPoint(at y: Double, within distance: Double) -> Bool {
        elements.contains { element in
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                abs(end.y - y) <= distance
            case .closeSubpath: false
            }
        }
    }

    /// The path with its points and handles at other places.
    fileprivate func moved(_ place: (CGPoint) -> CGPoint) -> Path {
        Path { path in
            for element in elements {
                switch element {
                case .move(let end): path.move(to: place(end))
                case .line(let end): path.addLine(to: place(end))
                case .quadCurve(let end, let control): path.addQuadCurve(to: place(end), control: place(control))
                case .curve(let end, let control1, let control2):
                    path.addCurve(to: place(end), control1: place(control1), control2: place(control2))
                case .closeSubpath: path.closeSubpath()
                }
            }
        }
    }
}

/// A picture of a part of a letter, to measure its ink.
private struct InkPicture {
    /// Pixels to an em.
    private static let pixels = 96.0

    private var width = 0
    private var height = 0
    /// 0…255, row by row.
    private var coverage: [UInt8] = []
    /// Units for a pixel.
    private let unit = RoundLetters.size / pixels

    /// Draws in the units of letters.
    init(in box: CGRect, _ draw: (OpaquePointer) -> Void) {
        width = Int(min(Double(box.width) / unit, 4096).rounded(.up)) + 2
        height = Int(min(Double(box.height) / unit, 4096).rounded(.up)) + 2
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height)),
            let cr = cairo_create(surface)
        else { return }
        defer { cairo_surface_destroy(surface) }
        cairo_translate(cr, 1, 1)
        cairo_scale(cr, 1 / unit, 1 / unit)
        cairo_translate(cr, -Double(box.minX), -Double(box.minY))
        draw(cr)
        cairo_destroy(cr)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        coverage.reserveCapacity(width * height)
        for y in 0..<height { coverage += UnsafeBufferPointer(start: pixels + y * stride, count: width) }
    }

    /// How much is covered.
    var ink: Double { Double(coverage.reduce(0) { $0 + Int($1) }) }

    /// How thick strokes are from left to right; nil where nothing is drawn.
    var levelRun: Double? { stroke((0..<height).lazy.map { ($0 * width, 1, width) }) }
    /// How thick strokes are from top to bottom.
    var uprightRun: Double? { stroke((0..<width).lazy.map { ($0, width, height) }) }

    /// Of all stretches of ink on some lines of pixels, the one that a third of them is shorter than: bars are
    /// crossed in few places along a stem, and stems in few along a bar.
    private func stroke(_ lines: some Sequence<(start: Int, step: Int, count: Int)>) -> Double? {
        guard coverage.count == width * height else { return nil }
        var runs: [Int] = []
        for line in lines {
            var run = 0
            // Pixels that are half covered and less end a stretch, and count by what they cover.
            var edge = 0
            for place in 0..<line.count {
                let ink = Int(coverage[line.start + place * line.step])
                if ink > 127 {
                    run += run == 0 ? edge + ink : ink
                } else if run > 0 {
                    runs.append(run + ink)
                    run = 0
                }
                edge = ink
            }
            if run > 0 { runs.append(run) }
        }
        guard !runs.isEmpty else { return nil }
        runs.sort()
        return Double(runs[runs.count / 3]) / 255 * unit
    }
}
