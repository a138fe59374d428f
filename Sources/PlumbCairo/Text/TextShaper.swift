import CPango
import Foundation
import PlumbGraphics

/// Shapes one text.
///
/// 1. The spans' UTF-8 is joined; attributes say which bytes have which font and features.
/// 2. The text is cut into paragraphs at newlines; each has the direction of its first strong character, and the text
///    that of its first paragraph with one.
/// 3. Pango cuts a paragraph into items of one font, direction and script, and finds where lines may break and which
///    characters belong together (UAX #14, UAX #29).
/// 4. HarfBuzz shapes each item; its glyph clusters, joined to whole characters, become ours in logical order.
/// 5. A newline is a cluster without glyphs or width.
/// 6. After every character stands the span's tracking. Letters of fonts that stand in for Apple's are as wide as those
///    (`LetterFits`).
struct TextShaper {
    private let spans: [TextSpan]
    private let library: FontLibrary
    private let bytes: [CChar]
    /// The end of each span in `bytes`.
    private let ends: [Int]
    private let language: ParagraphLanguage

    /// The distance of tab stops in points, as UIKit's default paragraph style has it.
    private static let tabInterval = 28.0

    init(_ spans: [TextSpan], _ library: FontLibrary, _ preferred: ParagraphLanguage) {
        var bytes: [CChar] = []
        var ends: [Int] = []
        var needsFallback = false
        for span in spans {
            // C strings end at a zero, texts do not: it is set as a space.
            bytes.append(contentsOf: span.text.utf8.lazy.map { $0 == 0 ? 0x20 : CChar(bitPattern: $0) })
            ends.append(bytes.count)
            needsFallback =
                needsFallback
                || span.attachment == nil && span.text.unicodeScalars.contains(where: Self.mayBeOutsideOfInter)
        }
        if needsFallback { library.loadFallback(serif: spans.contains { $0.font.design == .serif }) }
        self.spans = spans
        self.library = library
        self.bytes = bytes
        self.ends = ends
        language = ParagraphLanguage(spans.lazy.flatMap(\.text.unicodeScalars), preferred: preferred)
    }

    /// Inter has Latin, Greek, Cyrillic and punctuation.
    private static func mayBeOutsideOfInter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x530, 0x1E00..<0x2100: false
        default: true
        }
    }

    /// Hebrew to Mongolian, and the Arabic presentation forms.
    private static func isOfComplexScript(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x590..<0x1E00, 0xFB1D..<0xFE00, 0xFE70..<0xFF00, 0x10800..<0x1F000: true
        default: false
        }
    }

    func shape(_ faces: inout FaceTable) -> ShapedText {
        var text = ShapedText(clusters: [], runs: [])
        guard !bytes.isEmpty else { return text }
        text.clusters.reserveCapacity(bytes.count)
        let attributes = attributes()
        defer { pango_attr_list_unref(attributes) }
        pango_context_set_language(library.context, pango_language_from_string(language.rawValue))
        var hasDirection = false
        bytes.withUnsafeBufferPointer { buffer in
            var start = 0
            while start < buffer.count {
                let base = buffer.baseAddress! + start
                var delimiter: Int32 = 0
                var next: Int32 = 0
                pango_find_paragraph_boundary(base, Int32(buffer.count - start), &delimiter, &next)
                let length = Int(delimiter)
                let paragraph = UnsafeBufferPointer(rebasing: buffer[start..<(start + length)])
                let direction = ParagraphDirection(of: paragraph)
                if let direction, !hasDirection {
                    hasDirection = true
                    text.isRightToLeft = direction == .rightToLeft
                }
                if length > 0 {
                    append(paragraph, at: start, direction ?? .leftToRight, attributes, &text, &faces)
                }
                if next > delimiter { appendNewline(start + length..<start + Int(next), &text, &faces) }
                start += Int(next)
            }
        }
        return text
    }

    /// Step 1.
    private func attributes() -> OpaquePointer {
        let list = pango_attr_list_new()!
        var start = 0
        for (span, end) in zip(spans, ends) {
            defer { start = end }
            guard end > start else { continue }
            let description = library.description(of: span.font, language: language)
            insert(pango_attr_font_desc_new(description), start..<end, list)
            var features: [String] = []
            if span.font.hasMonospacedDigits { features.append("tnum=1") }
            if span.font.hasSmallCaps {
                features.append("smcp=1")
                library.warnOfSmallCapitals(in: span.font)
            }
            // Inter and JetBrains Mono would make an arrow of "->"; SF Pro does not. Complex scripts need these forms.
            let isComplex = span.text.unicodeScalars.contains(where: Self.isOfComplexScript)
            if !isComplex { features.append("calt=0") }
            // Letters that are set apart do not join. Inter's always are (`InterTracking`).
            if span.tracking != 0 && !span.joinsLetters || span.font.design == .system && !isComplex {
                features.append("liga=0, clig=0")
            }
            if !features.isEmpty {
                insert(pango_attr_font_features_new(features.joined(separator: ", ")), start..<end, list)
            }
        }
        return list
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>, _ range: Range<Int>, _ list: OpaquePointer) {
        attribute.pointee.start_index = guint(range.lowerBound)
        attribute.pointee.end_index = guint(range.upperBound)
        pango_attr_list_insert(list, attribute)
    }

    /// Steps 3 and 4 for the paragraph whose bytes begin at `start`.
    private func append(
        _ paragraph: UnsafeBufferPointer<CChar>, at start: Int, _ direction: ParagraphDirection,
        _ attributes: OpaquePointer, _ text: inout ShapedText, _ faces: inout FaceTable
    ) {
        let base = paragraph.baseAddress!
        let boundaries = CharacterBoundaries(paragraph, language: language)
        var paragraphAttributes = attributes
        if start > 0 {
            // Attribute positions count from the start of what is itemized.
            paragraphAttributes = pango_attr_list_copy(attributes)
            pango_attr_list_update(paragraphAttributes, 0, Int32(start), 0)
        }
        defer { if start > 0 { pango_attr_list_unref(paragraphAttributes) } }
        let items = pango_itemize_with_base_dir(
            library.context, direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR, base, 0,
            Int32(paragraph.count), paragraphAttributes, nil)
        let glyphs = pango_glyph_string_new()!
        defer {
            pango_glyph_string_free(glyphs)
            g_list_free(items)
        }
        var pen = 0.0
        var link = items
        while let node = link {
            link = node.pointee.next
            guard let item = node.pointee.data?.assumingMemoryBound(to: PangoItem.self) else { continue }
            defer { pango_item_free(item) }
            pango_shape_full(
                base + Int(item.pointee.offset), item.pointee.length, base, Int32(paragraph.count),
                &item.pointee.analysis, glyphs)
            append(item.pointee, glyphs.pointee, paragraph, at: start, boundaries, &pen, &text, &faces)
        }
    }

    /// Step 4 for one item.
    private func append(
        _ item: PangoItem, _ string: PangoGlyphString, _ paragraph: UnsafeBufferPointer<CChar>, at start: Int,
        _ boundaries: CharacterBoundaries, _ pen: inout Double, _ text: inout ShapedText, _ faces: inout FaceTable
    ) {
        guard let font = item.analysis.font else { return }
        let plain = faces.face(of: font)
        let offset = Int(item.offset)
        /// How the letters of the last span are fitted.
        var fits: (span: Int, letters: LetterFits) = (-1, LetterFits())
        for group in GlyphCluster.clusters(of: item, string, boundaries) {
            let range = (offset + group.bytes.lowerBound)..<(offset + group.bytes.upperBound)
            let span = span(at: start + range.lowerBound)
            let face =
                plain.isSystemFont && library.isRounded(spans[span].font)
                ? faces.roundFace(of: font, weight: spans[span].font.weight) : plain
            if fits.span != span {
                let letters = LetterFits(family: face.family, isRounded: face.isRounded, font: spans[span].font)
                fits = (span, letters)
            }
            let characters = characters(paragraph, range)
            // 6
            let fit = fits.letters[characters]
            let stretch = spans[span].font.usableWidth * fit.stretch
            if text.runs.last.map({ last in
                last.face !== face || last.span != span || last.level != item.analysis.level
                    || last.font.usableWidth != stretch
            }) ?? true {
                var font = spans[span].font
                font.width = stretch
                text.runs.append(
                    ShapedRun(face: face, font: font, span: span, level: item.analysis.level, glyphs: []))
            }
            let run = text.runs.count - 1
            let first = text.runs[run].glyphs.count
            if let attachment = spans[span].attachment {
                let advance = attachment.width + (spans[span].tracking.isFinite ? spans[span].tracking : 0)
                pen += advance
                text.clusters.append(
                    Cluster(
                        advance: advance, run: run, glyphs: first..<first, text: characters,
                        breakAfter: boundaries.breakAfter(range.upperBound), isWhitespace: false))
                continue
            }
            let isTab = paragraph[range.lowerBound] == 0x09
            let tracking =
                (spans[span].tracking.isFinite ? spans[span].tracking : 0) + (isTab ? 0 : fit.tracking)
            let breakAfter = boundaries.breakAfter(range.upperBound)
            if breakAfter == .mandatory {
                // A line separator (U+2028), vertical tab or form feed ends a line, but not the paragraph.
                text.clusters.append(
                    Cluster(
                        advance: 0, run: run, glyphs: first..<first, text: characters, breakAfter: .mandatory,
                        isWhitespace: true))
                continue
            }
            // What is added after a character stands to the left of one that is read from right to left.
            var skipped = (item.analysis.level % 2 == 1 ? tracking * Double(group.characters) : 0) + fit.side
            var advance = 2 * fit.side
            let dots = fit.dots(in: font, stretch: stretch, baselineOffset: spans[span].baselineOffset)
            text.runs[run].glyphs += dots
            advance += dots.reduce(0) { $0 + $1.advance }
            for index in group.glyphs where dots.isEmpty {
                let info = string.glyphs[index]
                let width = Double(info.geometry.width) / Double(PANGO_SCALE) * stretch
                advance += width
                if info.glyph == PangoGlyphs.empty || isTab {
                    skipped += width
                    continue
                }
                text.runs[run].glyphs.append(
                    ShapedGlyph(
                        id: info.glyph,
                        xOffset: skipped + Double(info.geometry.x_offset) / Double(PANGO_SCALE) * stretch,
                        yOffset: Double(info.geometry.y_offset) / Double(PANGO_SCALE) - spans[span].baselineOffset,
                        advance: width))
            }
            if isTab { advance = Self.tabInterval - pen.truncatingRemainder(dividingBy: Self.tabInterval) }
            advance += tracking * Double(group.characters)
            pen += advance
            text.clusters.append(
                Cluster(
                    advance: advance, run: run, glyphs: first..<text.runs[run].glyphs.count,
                    text: characters, breakAfter: breakAfter,
                    isWhitespace: boundaries.isWhitespace(range, in: paragraph)))
        }
    }

    /// Step 5.
    private func appendNewline(_ range: Range<Int>, _ text: inout ShapedText, _ faces: inout FaceTable) {
        let span = span(at: range.lowerBound)
        if text.runs.last.map({ $0.span != span }) ?? true {
            let description = library.description(of: spans[span].font, language: language)
            guard let font = pango_context_load_font(library.context, description) else { return }
            text.runs.append(
                ShapedRun(face: faces.face(of: font), font: spans[span].font, span: span, level: 0, glyphs: []))
            g_object_unref(UnsafeMutableRawPointer(font))
        }
        let end = text.runs[text.runs.count - 1].glyphs.count
        text.clusters.append(
            Cluster(
                advance: 0, run: text.runs.count - 1, glyphs: end..<end, text: "\n", breakAfter: .mandatory,
                isWhitespace: true))
    }

    private func span(at byte: Int) -> Int {
        // The first span that ends behind the byte: texts may have very many.
        min(ends.partitioningIndex { byte < $0 }, spans.count - 1)
    }

    private func characters(_ paragraph: UnsafeBufferPointer<CChar>, _ range: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(paragraph)[range]), as: UTF8.self)
    }
}
