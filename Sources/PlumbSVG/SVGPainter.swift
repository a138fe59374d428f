import Foundation
import PlumbGraphics

/// Writes a display list's items, one after the other.
struct SVGPainter {
    let list: DisplayList
    let groups: SVGGroups
    let letters: SVGRenderer.Letters
    let encode: (Bitmap) throws -> Data
    let rasterize: (DisplayList, Double) throws -> Bitmap

    /// What is being written: the picture, and above it the masks within it.
    var output: [SVGText] = [SVGText()]
    var definitions = SVGDefinitions()
    /// From the coordinates of the item to those of the page.
    var transform = CGAffineTransform.identity
    private var open: [Open] = []
    private var pictures: Set<SVGPicture> = []
    private var spans: SVGSpans

    private struct Open {
        var start: Int
        var outer: CGAffineTransform
    }

    init(
        _ list: DisplayList, _ groups: SVGGroups, letters: SVGRenderer.Letters,
        encode: @escaping (Bitmap) throws -> Data, rasterize: @escaping (DisplayList, Double) throws -> Bitmap
    ) {
        (self.list, self.groups, self.letters) = (list, groups, letters)
        (self.encode, self.rasterize) = (encode, rasterize)
        spans = SVGSpans(list)
    }

    /// What is a picture, in one sentence, and which links are left out, in another.
    var notes: [String] { [pictureNote, list.spans.refusedLinks].compactMap(\.self) }

    private var pictureNote: String? {
        let names = SVGPicture.allCases.filter(pictures.contains).map(\.rawValue)
        guard let last = names.last else { return nil }
        let words = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " and " + last
        return "SVG has no words for \(words): they are pictures of \(Int(Self.resolution)) pixels to a point"
    }

    /// - Parameter subset: makes a font file of some characters.
    func file(_ subset: (FontSource, Set<Unicode.Scalar>, Set<String>) throws -> Data) throws -> Data {
        var text = SVGText()
        text.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
        text.write("width", list.size.width)
        text.write("height", list.size.height)
        text.write(" viewBox=\"0 0 ")
        text.write(list.size.width)
        text.write(" ")
        text.write(list.size.height)
        text.write("\"")
        if let language = spans.page?.language { text.write("xml:lang", escaped: language) }
        text.write(">\n")
        if let title = spans.page?.label {
            text.write("<title>")
            text.write(escaped: title)
            text.write("</title>\n")
        }
        text.write(try definitions.text(subset))
        text.write(output[0])
        text.write("</svg>\n")
        return text.named()
    }

    mutating func write(_ text: String) { output[output.count - 1].write(text) }
    mutating func write(_ text: SVGText) { output[output.count - 1].write(text) }

    /// Decimals that keep a hundredth of a point of the page.
    var decimals: Int {
        let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
        return scale > 10 ? (scale > 100 ? 5 : 4) : (scale > 1.5 ? 3 : 2)
    }

    // MARK: Items

    mutating func paint() throws {
        if let whole = groups.whole {
            return try picture(of: list.items.indices, in: CGRect(origin: .zero, size: list.size), whole)
        }
        var index = 0
        while index < list.items.count {
            // In a task that was cancelled nobody waits for the picture.
            if index & 63 == 0 { try Task.checkCancellation() }
            spans.come(to: index, in: &output[output.count - 1])
            if let group = groups.pictures[index], let end = groups.ends[index] {
                try picture(of: index..<(end + 1), in: bounds(ofGroup: index), group)
                index = end + 1
            } else if isHidden(index), let end = groups.ends[index] {
                index = end + 1
            } else {
                try paint(index)
                index += 1
            }
        }
        spans.come(to: index, in: &output[output.count - 1])
    }

    /// Whether nothing of a group can be seen.
    private func isHidden(_ index: Int) -> Bool {
        switch list.items[index] {
        case .pushTransform(let inner):
            let all = inner.concatenating(transform)
            let determinant = all.a * all.d - all.b * all.c
            return !(abs(determinant) > 1e-12) || !determinant.isFinite
        case .pushLayer(let opacity, _): return !(opacity > 0)
        case .pushShadow, .pushBlur, .pushColors: return groups.bounds[index]?.isNull ?? false
        case .pushClip(let path, _): return path.isEmpty
        case .pushProjection, .pushThreshold, .pushMask, .fill, .stroke, .glyphs, .image, .pop: return false
        }
    }

    private mutating func paint(_ index: Int) throws {
        switch list.items[index] {
        case .fill(let path, let paint, let style): try fill(path, paint, style, index)
        case .stroke(let path, let paint, let style): try stroke(path, paint, style, index)
        case .glyphs(let run, let origin, let paint): try show(run, at: origin, paint, index)
        case .image(let bitmap, let rect, let source, let tint, let quality):
            try draw(bitmap, in: rect, source: source, tint: tint, quality, index)
        case .pushTransform(let inner):
            let outer = transform
            transform = inner.concatenating(outer)
            begin(index, outer: outer) { $0.write(transform: inner) }
        case .pushClip(let path, let style):
            begin(index, attribute: "clip-path", definitions.clip(path, style, decimals))
        case .pushLayer(let opacity, let mode): layer(index, opacity: opacity, mode)
        case .pushMask:
            output.append(SVGText())
            open.append(Open(start: index, outer: transform))
        case .pushShadow(let paint, let radius, let offset):
            begin(index, attribute: "filter", shadow(paint, radius: radius, offset: offset, of: index))
        case .pushBlur(let radius, _): begin(index, attribute: "filter", blur(radius: radius, of: index))
        case .pushColors(let matrix): begin(index, attribute: "filter", colors(matrix, of: index))
        case .pushProjection, .pushThreshold: begin(index)
        case .pop: end()
        }
    }

    // MARK: Groups

    private mutating func begin(
        _ index: Int, outer: CGAffineTransform? = nil, _ attributes: (inout SVGText) -> Void = { _ in }
    ) {
        write("<g")
        attributes(&output[output.count - 1])
        write(">")
        open.append(Open(start: index, outer: outer ?? transform))
    }

    private mutating func begin(_ index: Int, attribute: String, _ name: String?) {
        begin(index) { text in
            if let name { text.write(" \(attribute)=\"url(#\(name))\"") }
        }
    }

    private mutating func layer(_ index: Int, opacity: Double, _ mode: BlendMode) {
        let isMasked = groups.masks[index] != nil
        begin(index) { text in
            if opacity < 1 { text.write("opacity", opacity, decimals: 3) }
            if mode != .normal, let name = mode.name { text.write(" style=\"mix-blend-mode:\(name)\"") }
            if isMasked { text.write(" mask=\"url(#\(SVGDefinitions.mask(of: index)))\"") }
        }
    }

    private mutating func end() {
        guard let group = open.popLast() else { return }
        transform = group.outer
        if case .pushMask = list.items[group.start] {
            let content = output.removeLast()
            // A mask that is not the last of its layer hides nothing.
            if let layer = open.last?.start, groups.masks[layer] == group.start {
                definitions.addMask(content, named: SVGDefinitions.mask(of: layer))
            }
        } else {
            write("</g>")
        }
    }

    // MARK: Pictures

    static var resolution: Double { 3 }
    /// Pixels of a side of such a picture.
    private static let longestSide = 16_000.0

    /// Draws items as a picture, in what is open now.
    ///
    /// - Parameters:
    ///   - bounds: where they paint, in their own coordinates; nil for all of the page.
    ///   - looksBehind: whether it shows what lies behind them, too.
    mutating func picture(
        of part: Range<Int>, in bounds: CGRect?, _ reason: SVGPicture, looksBehind: Bool = false
    ) throws {
        let page = CGRect(origin: .zero, size: list.size)
        // Whole points, so that pixels meet.
        let place = (bounds?.applying(transform) ?? page).insetBy(dx: -1, dy: -1).part(in: page).integral
        guard !place.isNull, place.width > 0, place.height > 0 else { return }
        pictures.insert(reason)
        let scale = min(Self.resolution, Self.longestSide / max(place.width, place.height))
        var items: [DisplayItem] = [
            .pushTransform(CGAffineTransform(translationX: -place.minX, y: -place.minY))
        ]
        if looksBehind {
            items += list.items[..<part.upperBound]
            items += open.map { _ in .pop }
        } else {
            items.append(.pushTransform(transform))
            items += list.items[part]
            items.append(.pop)
        }
        items.append(.pop)
        let bitmap = try rasterize(DisplayList(size: place.size, items: items), scale)
        write("<image")
        output[output.count - 1].write(place)
        if !transform.isIdentity { output[output.count - 1].write(transform: transform.inverted()) }
        write(" preserveAspectRatio=\"none\" href=\"")
        write(try address(of: bitmap))
        write("\"/>")
    }

    /// Where a group paints; nil where that may be all of the page.
    private func bounds(ofGroup index: Int) -> CGRect? {
        if case .pushProjection = list.items[index] { return nil }
        return groups.bounds[index].map { list.items[index].place(of: $0) }
    }

    func address(of bitmap: Bitmap) throws -> String {
        "data:image/png;base64," + (try encode(bitmap)).base64EncodedString()
    }
}

extension SVGText {
    mutating func write(_ rect: CGRect, decimals: Int = 2) {
        write("x", rect.minX, decimals: decimals)
        write("y", rect.minY, decimals: decimals)
        write("width", rect.width, decimals: decimals)
        write("height", rect.height, decimals: decimals)
    }

    mutating func write(transform t: CGAffineTransform) {
        write(" transform=\"")
        write(t)
        write("\"")
    }

    /// With spaces between them.
    mutating func write(_ values: [Double], decimals: Int) {
        for (index, value) in values.enumerated() {
            if index > 0 { write(" ") }
            write(value, decimals: decimals)
        }
    }

    /// As an attribute's value.
    mutating func write(_ t: CGAffineTransform) {
        if t.a == 1, t.b == 0, t.c == 0, t.d == 1 {
            write("translate(")
        } else {
            write("matrix(")
            for number in [t.a, t.b, t.c, t.d] {
                write(number, decimals: 6)
                write(" ")
            }
        }
        write(t.tx, decimals: 3)
        write(" ")
        write(t.ty, decimals: 3)
        write(")")
    }
}
