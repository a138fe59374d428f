import Foundation

/// Markdown, read by cmark-gfm: CommonMark with GitHub's lines through text and bare addresses.
package enum Markdown {
    /// What is said of a stretch of text.
    package struct Traits: OptionSet, Hashable, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }

        package static let emphasis = Traits(rawValue: 1)
        package static let strong = Traits(rawValue: 2)
        package static let code = Traits(rawValue: 4)
        package static let strikethrough = Traits(rawValue: 8)
        package static let softBreak = Traits(rawValue: 16)
        package static let lineBreak = Traits(rawValue: 32)
        package static let inlineHTML = Traits(rawValue: 64)
        package static let blockHTML = Traits(rawValue: 128)
    }

    /// A block that a stretch of text stands in.
    package struct Block: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case paragraph
            case header(level: Int)
            case orderedList, unorderedList
            case listItem(ordinal: Int)
            case codeBlock(language: String?)
            case blockQuote, thematicBreak
        }
        package var kind: Kind
        /// Another number for each block of a text.
        package var identity: Int
    }

    /// A stretch of text of which the same is said.
    package struct Run: Equatable, Sendable {
        package var text: String
        package var traits: Traits = []
        package var link: String?
        /// The address of a picture, whose description the text is.
        package var image: String?
        /// The innermost first; none where only the inline grammar was read.
        package var blocks: [Block] = []
    }

    /// One sentence.
    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    /// UTF-8 bytes: longer texts are none that anybody reads.
    package static let longest = 1 << 20
    /// Each at sign costs cmark as much as some hundred other characters: with so many of them it takes about half a
    /// second.
    static let mostAtSigns = 1 << 15

    /// The runs of a text of which only the inline grammar is read. White space stays as it is; so do headings, lists
    /// and quotes.
    ///
    /// cmark reads blocks first. A text on one line that begins with white space of a rare kind is a paragraph whatever
    /// is in it: line breaks become such spaces, too, and are put back afterwards.
    package static func inline(_ text: String) throws(Failure) -> [Run] {
        try check(text)
        guard let space = rareSpaces.first(where: { !text.unicodeScalars.contains($0) }) else {
            throw Failure(description: "the text has all spaces that Unicode knows; it is drawn as it is written")
        }
        var line = String.UnicodeScalarView([space])
        for scalar in text.unicodeScalars where scalar != "\r" { line.append(scalar == "\n" ? space : scalar) }
        line.append(space)
        var runs = try read(String(line))
        for index in runs.indices {
            runs[index].blocks = []
            runs[index].text.replace(space, with: "\n")
        }
        if runs.first?.text.first == "\n" { runs[0].text.removeFirst() }
        if let last = runs.indices.last, runs[last].text.last == "\n" { runs[last].text.removeLast() }
        return runs.filter { !$0.text.isEmpty }
    }

    /// Spaces that are no separators of lines; cmark knows them as white space.
    private static let rareSpaces: [Unicode.Scalar] = ["\u{1680}", "\u{2001}", "\u{2000}", "\u{205F}", "\u{2006}"]

    /// The runs of a text, with the blocks that they stand in. Blocks follow each other without anything between.
    package static func document(_ text: String) throws(Failure) -> [Run] {
        try check(text)
        return try read(text)
    }

    private static func check(_ text: String) throws(Failure) {
        let count = text.utf8.count
        guard count <= longest else {
            throw Failure(description: "\(count / 1024) KB of Markdown are too much; it is drawn as it is written")
        }
        guard count > mostAtSigns else { return }
        let signs = text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "@") ? 1 : 0) }
        guard signs <= mostAtSigns else {
            throw Failure(description: "\(signs) at signs in Markdown are too much; it is drawn as it is written")
        }
    }

    private static func read(_ text: String) throws(Failure) -> [Run] {
        guard let cmark = CMark.shared else {
            throw Failure(
                description:
                    "cmark-gfm, which reads Markdown, is not installed (apt install libcmark-gfm-dev libcmark-gfm-extensions-dev); it is drawn as it is written"
            )
        }
        guard let covered = try OpenMarkup.covered(text) else { return read(text, cmark) }
        return read(covered.text, cmark).map { run in
            var run = run
            run.text.replace(covered.cover, with: "<")
            run.link?.replace(covered.cover, with: "<")
            run.image?.replace(covered.cover, with: "<")
            return run
        }
    }

    private static func read(_ text: String, _ cmark: CMark) -> [Run] {
        // What HTML or smart quotes would be is left alone: no options.
        guard let parser = cmark.newParser(0) else { return [Run(text: text)] }
        defer { cmark.freeParser(parser) }
        for name in ["strikethrough", "autolink"] {
            if let found = cmark.findExtension(name) { _ = cmark.attach(parser, found) }
        }
        var text = text
        text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { cmark.feed(parser, $0.baseAddress, $0.count) }
        }
        guard let root = cmark.finish(parser) else { return [] }
        defer { cmark.freeNode(root) }
        var reader = MarkdownReader(cmark)
        reader.read(root)
        return reader.runs
    }
}

extension String {
    /// Puts a scalar in the place of another, wherever it stands.
    fileprivate mutating func replace(_ old: Unicode.Scalar, with new: Unicode.Scalar) {
        guard unicodeScalars.contains(old) else { return }
        self = String(UnicodeScalarView(unicodeScalars.map { $0 == old ? new : $0 }))
    }
}

/// Walks over the nodes that cmark has made, in the order of the text.
private struct MarkdownReader {
    private let cmark: CMark
    private(set) var runs: [Markdown.Run] = []
    /// How many nodes of each trait are open: they can be nested.
    private var open: [Markdown.Traits: Int] = [:]
    private var traits: Markdown.Traits = []
    private var links: [String] = []
    private var images: [String] = []
    private var blocks: [Markdown.Block] = []
    /// The next item's number in each list that is open.
    private var ordinals: [Int] = []
    private var identity = 0

    init(_ cmark: CMark) { self.cmark = cmark }

    mutating func read(_ root: CMark.Node) {
        guard let iterator = cmark.newIterator(root) else { return }
        defer { cmark.freeIterator(iterator) }
        while true {
            let event = cmark.next(iterator)
            guard event != CMark.done, let node = cmark.node(iterator) else { return }
            visit(node, isEntering: event == CMark.enter)
        }
    }

    private func string(_ text: UnsafePointer<CChar>?) -> String { text.map { String(cString: $0) } ?? "" }

    private mutating func visit(_ node: CMark.Node, isEntering: Bool) {
        switch string(cmark.typeName(node)) {
        case "text": append(string(cmark.literal(node)))
        case "code": append(string(cmark.literal(node)), .code)
        case "softbreak": append(" ", .softBreak)
        case "linebreak": append("\n", .lineBreak)
        case "html_inline": append(string(cmark.literal(node)), .inlineHTML)
        case "html_block": inBlock(.paragraph) { $0.append($0.string($0.cmark.literal(node)), .blockHTML) }
        case "code_block":
            let info = string(cmark.fenceInfo(node)).split(separator: " ").first.map(String.init)
            inBlock(.codeBlock(language: info)) { $0.append($0.string($0.cmark.literal(node))) }
        case "thematic_break": inBlock(.thematicBreak) { $0.append("⸻") }
        case "emph": change(.emphasis, isEntering)
        case "strong": change(.strong, isEntering)
        case "strikethrough": change(.strikethrough, isEntering)
        case "link":
            if isEntering { links.append(string(cmark.url(node))) } else { _ = links.popLast() }
        case "image":
            if isEntering { images.append(string(cmark.url(node))) } else { _ = images.popLast() }
        case "paragraph": block(.paragraph, isEntering)
        case "heading": block(.header(level: Int(cmark.headingLevel(node))), isEntering)
        case "block_quote": block(.blockQuote, isEntering)
        case "list":
            let isOrdered = cmark.listType(node) == 2
            if isEntering {
                ordinals.append(isOrdered ? Int(cmark.listStart(node)) : 1)
            } else {
                _ = ordinals.popLast()
            }
            block(isOrdered ? .orderedList : .unorderedList, isEntering)
        case "item":
            if isEntering {
                let ordinal = ordinals.last ?? 1
                if !ordinals.isEmpty { ordinals[ordinals.count - 1] = ordinal &+ 1 }
                block(.listItem(ordinal: ordinal), true)
            } else {
                block(.paragraph, false)
            }
        default: break
        }
    }

    private mutating func change(_ trait: Markdown.Traits, _ isEntering: Bool) {
        let count = (open[trait] ?? 0) + (isEntering ? 1 : -1)
        open[trait] = count
        if count > 0 { traits.insert(trait) } else { traits.remove(trait) }
    }

    private mutating func block(_ kind: Markdown.Block.Kind, _ isEntering: Bool) {
        if isEntering {
            identity += 1
            blocks.append(Markdown.Block(kind: kind, identity: identity))
        } else {
            _ = blocks.popLast()
        }
    }

    private mutating func inBlock(_ kind: Markdown.Block.Kind, _ body: (inout MarkdownReader) -> Void) {
        block(kind, true)
        body(&self)
        block(kind, false)
    }

    /// Neighbours of which the same is said are one run. Blocks nest as deep as somebody writes: the innermost ones are
    /// told.
    private mutating func append(_ text: String, _ more: Markdown.Traits = []) {
        let run = Markdown.Run(
            text: text, traits: traits.union(more), link: links.last, image: images.last,
            blocks: blocks.suffix(32).reversed())
        if let last = runs.last, last.traits == run.traits, last.link == run.link, last.image == run.image,
            last.blocks == run.blocks
        {
            runs[runs.count - 1].text += text
        } else {
            runs.append(run)
        }
    }
}
