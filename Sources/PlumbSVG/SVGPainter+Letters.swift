import Foundation
import PlumbGraphics

extension SVGPainter {
    /// Letters as text, or as outlines; as a picture where there are none.
    mutating func show(_ run: GlyphRun, at origin: CGPoint, _ paint: Paint, _ index: Int) throws {
        guard run.font.size > 0, run.font.size.isFinite, !run.glyphs.isEmpty else { return }
        let value = value(of: paint)
        switch (letters, value) {
        case (_, .nothing): return
        case (_, .picture(let reason)):
            try picture(
                of: index..<(index + 1), in: list.items[index].bounds, reason, looksBehind: reason == .material)
        case (_, .value(let value, let opacity)) where isOutlined(run):
            guard let path = run.face.outlines(of: run) else {
                return try picture(of: index..<(index + 1), in: list.items[index].bounds, .letters)
            }
            guard !path.isEmpty else { return }
            write("<path")
            write("fill", value, opacity)
            write(" d=\"")
            write(SVGPathData(path.offsetBy(dx: origin.x, dy: origin.y), decimals: decimals + 1).text)
            write("\"/>")
        case (_, .value(let value, let opacity)):
            // Blanks leave nothing to see, and are kept between words by their places.
            guard run.text.contains(where: { !$0.isWhitespace }) else { return }
            write("<text class=\"\(definitions.className(style(of: run)))\"")
            write("fill", value, opacity)
            text(run, at: origin)
        }
    }

    private func isOutlined(_ run: GlyphRun) -> Bool {
        letters == .outlines || letters == .embedded && run.face.source == nil
    }

    private mutating func style(of run: GlyphRun) -> String {
        guard letters == .embedded, let source = run.face.source else {
            return run.font.style(family: run.face.familyName)
        }
        let name = definitions.fontName(source, run.text, run.font.features.map(\.tag))
        // Without it, browsers would make the letters of a bold or slanted font bolder and slant them again.
        var style = run.font.style(family: name) + ";font-synthesis:none"
        // Layout joins no letters where scripts don't; browsers would, as the font does.
        if run.text.unicodeScalars.allSatisfy({ $0.value < 0x590 || (0x2000..<0x2C00).contains($0.value) }) {
            style += ";font-variant-ligatures:none"
        }
        return style
    }

    /// The characters with their places.
    private mutating func text(_ run: GlyphRun, at origin: CGPoint) {
        let width = run.font.width.isFinite ? min(max(run.font.width, 0.1), 10) : 1
        var start = origin
        start.y += run.glyphs[0].y
        if width != 1 {
            // Wider and narrower letters are stretched: no font has them.
            output[output.count - 1].write(
                transform: CGAffineTransform(a: width, b: 0, c: 0, d: 1, tx: start.x, ty: start.y))
            start = .zero
        }
        func place(_ x: Double) -> Double { start.x + x / width }
        let words = run.words
        guard let first = words.first?.places.first else { return write("/>") }
        number("x", place(first))
        number("y", start.y)
        if run.text.first == " " || run.text.last == " " || run.text.contains("  ") {
            write(" xml:space=\"preserve\"")
        }
        write(">")
        // Viewers that know one place of an element put the rest behind it.
        for (index, word) in words.enumerated() {
            var (text, places) = (word.text[...], word.places[...])
            if index == 0 {
                let count = places.count == 1 ? text.count : 1
                output[output.count - 1].write(escaped: String(text.prefix(count)))
                (text, places) = (text.dropFirst(count), places.dropFirst())
            }
            if text.isEmpty { continue }
            write("<tspan x=\"")
            output[output.count - 1].write(places.map(place), decimals: decimals)
            write("\">")
            output[output.count - 1].write(escaped: String(text))
            write("</tspan>")
        }
        write("</text>")
    }

    private mutating func number(_ name: StaticString, _ value: Double) {
        output[output.count - 1].write(name, value, decimals: decimals)
    }
}

extension GlyphRun {
    /// A stretch of text with a place for each of its characters, or one for all of it.
    fileprivate struct Word {
        var text: String
        /// Points from the run's origin to left edges.
        var places: [Double]
    }

    /// What has places of its own.
    ///
    /// 1. Characters that stand by themselves are one word with many places. 2. A cluster of several characters is a
    /// word with one place. 3. So is a word from right to left, whose letters join: viewers know its direction from its
    /// letters. 4. A character between such words, as a bracket, has no direction of its own, and gets one.
    fileprivate var words: [Word] {
        guard let clusters else {
            // Blanks at the end leave nothing to see.
            return [Word(text: text, places: glyphs.map(\.x))]
        }
        var words: [Word] = []
        // Whether the last word goes on.
        var isOpen = false
        for cluster in clusters {
            if isRightToLeft {
                let isLetter = cluster.text.contains(where: \.isLetter)
                if isOpen, isLetter {
                    // 3
                    words[words.count - 1].text += cluster.text
                    words[words.count - 1].places = [cluster.x]
                } else if isLetter || cluster.text.allSatisfy(\.isWhitespace) {
                    if isLetter { words.append(Word(text: cluster.text, places: [cluster.x])) }
                } else {
                    // 4
                    words.append(Word(text: "\u{200F}\(cluster.text)\u{200F}", places: [cluster.x]))
                }
                isOpen = isLetter
            } else {
                let isSingle = cluster.text.utf16.count == 1
                if isOpen, isSingle {
                    // 1
                    words[words.count - 1].text += cluster.text
                    words[words.count - 1].places.append(cluster.x)
                } else {
                    // 2
                    words.append(Word(text: cluster.text, places: [cluster.x]))
                }
                isOpen = isSingle
            }
        }
        return words
    }
}

extension FontDescriptor {
    /// As declarations of CSS.
    fileprivate func style(family: String?) -> String {
        var families =
            family.map { ["'\($0.filter { $0 != "'" && $0 != "\\" && $0 != "<" && $0 != "&" && $0 != "}" })'"] } ?? []
        switch design {
        case .system, .named: families += ["system-ui", "sans-serif"]
        case .serif: families += ["ui-serif", "serif"]
        case .rounded: families += ["ui-rounded", "system-ui", "sans-serif"]
        case .monospaced: families += ["ui-monospace", "monospace"]
        }
        var size = SVGText()
        size.write(self.size, decimals: 3)
        var style =
            "font-family:\(families.joined(separator: ","));font-size:\(String(decoding: size.bytes, as: UTF8.self))px"
        if weight != 400 { style += ";font-weight:\(Int(max(1, min(1000, weight.rounded()))))" }
        if isItalic { style += ";font-style:italic" }
        for feature in features { style += ";\(feature.style)" }
        return style
    }

    /// What is asked for of the font beside its letters, as fonts and as CSS have it.
    fileprivate var features: [(tag: String, style: String)] {
        let all = [
            (hasMonospacedDigits, "tnum", "font-variant-numeric:tabular-nums"),
            (hasSmallCaps, "smcp", "font-variant-caps:small-caps"),
        ]
        return all.filter(\.0).map { ($0.1, $0.2) }
    }
}
