import Foundation
import PlumbGraphics

/// Says in a PDF file what the marks of its pages mean: structure for those who read it by ear, and links.
///
/// 1. A link is a place on the page that opens the address, and an element of the structure. One within another is part
/// of that. 2. The other elements are those of `PDFElements`. 3. For each page, and for each link, the file says whose
/// marks they are. 4. A page that Cairo can only write with pictures of parts of it has no marks in its content: it has
/// its links, and no other elements.
///
/// Source: ISO 32000-1, 12.5 and 14.7 to 14.9.
struct PDFStructure {
    private var update: PDFUpdate
    private let root: Int
    private let document: Int
    private var top: [Int] = []
    /// By page, and behind them by link: who has their marks.
    private var owners: [Int: String] = [:]
    private var links = 0
    private let pageCount: Int

    init(_ update: PDFUpdate, pages: Int) {
        self.update = update
        pageCount = pages
        root = self.update.reserve()
        document = self.update.reserve()
    }

    mutating func add(_ meaning: PDFMeaning, page index: Int) throws {
        let (spans, size, places) = (meaning.spans, meaning.size, meaning.places)
        let page = try update.page(index)
        // 4
        let stretches = try update.markCount(of: page) == meaning.stretches.count ? meaning.stretches : []
        let elements = PDFElements(spans, stretches, links: Set(places.keys))
        let numbers = elements.shown.reduce(into: [Int: Int]()) { $0[$1] = update.reserve() }
        var annotations: [Int] = []
        var marks = Array(repeating: document, count: stretches.count)

        func add(_ name: String, _ parent: Int, _ number: Int, _ attributes: String, _ content: [String]) {
            update.set(
                number,
                "<< /Type /StructElem /S /\(name) /P \(parent) 0 R /Pg \(page.number) 0 R\(attributes) "
                    + "/K [ \(content.joined(separator: " ")) ] >>")
        }
        func content(of span: Int?, _ number: Int) -> [String] {
            elements.content(of: span).map { part in
                switch part {
                case .span(let inner):
                    if span == nil { top.append(numbers[inner] ?? 0) }
                    return "\(numbers[inner] ?? 0) 0 R"
                case .mark(let mark) where span == nil:
                    // Several views in one group, which stand in none.
                    let paragraph = update.reserve()
                    add("P", number, paragraph, "", ["\(mark)"])
                    top.append(paragraph)
                    marks[mark] = paragraph
                    return ""
                case .mark(let mark):
                    marks[mark] = number
                    return "\(mark)"
                }
            }
        }
        _ = content(of: nil, document)
        for span in elements.shown {
            guard let number = numbers[span] else { continue }
            var parts = content(of: span, number)
            if elements.isLink(span), let address = spans[span].address, let place = places[span] {
                // 1
                let link = update.add(
                    Self.link(
                        to: address, at: place, on: size, pageCount + links, words: spans[span].label))
                owners[pageCount + links] = "\(number) 0 R"
                links += 1
                annotations.append(link)
                parts.append("<< /Type /OBJR /Obj \(link) 0 R /Pg \(page.number) 0 R >>")
            }
            let parent = elements.parent(of: span).flatMap { numbers[$0] } ?? document
            let name = elements.name(of: span)
            var attributes = elements.words(of: span).map { " /\($0.key) \(PDFText.string($0.words))" } ?? ""
            if name == "Figure", let place = places[span] {
                attributes += " /A << /O /Layout /Placement /Block /BBox \(Self.rect(place, on: size)) >>"
            }
            add(name, parent, number, attributes, parts)
        }
        // 3
        var entries = " /Tabs /S"
        if !stretches.isEmpty {
            owners[index] = "[ \(marks.map { "\($0) 0 R" }.joined(separator: " ")) ]"
            entries += " /StructParents \(index)"
        }
        if !annotations.isEmpty {
            entries += " /Annots [ \(annotations.map { "\($0) 0 R" }.joined(separator: " ")) ]"
        }
        update.set(page.number, page.with(entries))
    }

    /// The file so far, with the entries of its catalogue.
    mutating func end(_ language: String?, hasTitle: Bool) -> PDFUpdate {
        let nums = owners.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: " ")
        let tree = update.add("<< /Nums [ \(nums) ] >>")
        let kids = top.map { "\($0) 0 R" }.joined(separator: " ")
        update.set(
            root,
            "<< /Type /StructTreeRoot /K [ \(document) 0 R ] /ParentTree \(tree) 0 R "
                + "/ParentTreeNextKey \(pageCount + links) >>")
        update.set(document, "<< /Type /StructElem /S /Document /P \(root) 0 R /K [ \(kids) ] >>")
        update.catalog += " /StructTreeRoot \(root) 0 R /MarkInfo << /Marked true >>"
        if let language { update.catalog += " /Lang \(PDFText.string(language))" }
        if hasTitle { update.catalog += " /ViewerPreferences << /DisplayDocTitle true >>" }
        return update
    }

    private static func link(
        to address: String, at place: CGRect, on page: CGSize, _ key: Int, words: String?
    ) -> String {
        "<< /Type /Annot /Subtype /Link /Rect \(rect(place, on: page)) /Border [ 0 0 0 ] /F 4 /StructParent \(key) "
            + "/Contents \(PDFText.string(words ?? address)) "
            + "/A << /Type /Action /S /URI /URI \(PDFText.ascii(address)) >> >>"
    }

    /// Points from the bottom left corner.
    private static func rect(_ rect: CGRect, on page: CGSize) -> String {
        let sides = [rect.minX, page.height - rect.maxY, rect.maxX, page.height - rect.minY]
        return "[ \(sides.map { PDFText.number(Double($0)) }.joined(separator: " ")) ]"
    }
}
