import Foundation
import PlumbGraphics

/// Says in a PDF file what the marks of its pages mean: structure for those who read it by ear, and links.
///
/// 1. A link is a place on the page that opens the address, and an element of the structure. One within another is part
/// of that. 2. The other elements are those of `PDFElements`. 3. For each page, and for each link, the file says whose
/// marks they are. 4. A page that Cairo can only write with pictures of parts of it has few marks in its content, or
/// none: it has its links, a paragraph for each of these marks, and no other elements.
///
/// Source: ISO 32000-1, 12.5 and 14.7 to 14.9.
struct PDFStructure {
    private var update: PDFUpdate
    private let root: Int
    private let document: Int
    private var top: [Int] = []
    /// By page: who has its marks.
    private var owners: [Int: [Int]] = [:]
    /// The elements of links.
    private var links: [Int] = []
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
        let count = try update.markCount(of: page)
        let stretches = count == meaning.stretches.count ? meaning.stretches : []
        let elements = PDFElements(spans, stretches, links: Set(places.keys))
        let numbers = elements.shown.reduce(into: [Int: Int]()) { $0[$1] = update.reserve() }
        var annotations: [Int] = []
        var marks = Array(repeating: document, count: count)

        func add(_ name: StaticString, _ parent: Int, _ number: Int, _ write: (inout [UInt8]) -> Void) {
            update.set(number) {
                $0.append("<< /Type /StructElem /S /")
                $0.append(name)
                $0.append(" /P ")
                $0.append(reference: parent)
                $0.append(" /Pg ")
                $0.append(reference: page.number)
                write(&$0)
                $0.append(" ] >>")
            }
        }
        func addParagraph(_ mark: Int) {
            let paragraph = update.reserve()
            add("P", document, paragraph) {
                $0.append(" /K [ ")
                $0.append(number: mark)
            }
            top.append(paragraph)
            marks[mark] = paragraph
        }
        // 4
        if stretches.isEmpty { for mark in 0..<count { addParagraph(mark) } }
        for part in elements.content(of: nil) {
            switch part {
            case .span(let span): top.append(numbers[span] ?? 0)
            // Several views in one group, which stand in none.
            case .mark(let mark): addParagraph(mark)
            }
        }
        for span in elements.shown {
            guard let number = numbers[span] else { continue }
            var link: Int?
            if elements.isLink(span), let address = spans[span].address, let place = places[span] {
                // 1
                let key = pageCount + links.count
                let added = update.add(Self.link(to: address, at: place, on: size, key, words: spans[span].label))
                links.append(number)
                annotations.append(added)
                link = added
            }
            let parent = elements.parent(of: span).flatMap { numbers[$0] } ?? document
            let name = elements.name(of: span)
            var attributes = elements.words(of: span).map { " /\($0.key) \(PDFText.string($0.words))" } ?? ""
            if elements.isFigure(span), let place = places[span] {
                attributes += " /A << /O /Layout /Placement /Block /BBox \(Self.rect(place, on: size)) >>"
            }
            add(name, parent, number) {
                $0.append(attributes)
                $0.append(" /K [ ")
                for (index, part) in elements.content(of: span).enumerated() {
                    if index > 0 { $0.append(" ") }
                    switch part {
                    case .span(let inner): $0.append(reference: numbers[inner] ?? 0)
                    case .mark(let mark):
                        marks[mark] = number
                        $0.append(number: mark)
                    }
                }
                if let link { $0.append(" << /Type /OBJR /Obj \(link) 0 R /Pg \(page.number) 0 R >>") }
            }
        }
        update.set(page.number) {
            $0 += page.opened
            $0.append(" /Tabs /S")
            if !marks.isEmpty { $0.append(" /StructParents \(index)") }
            if !annotations.isEmpty {
                $0.append(" /Annots ")
                $0.append(references: annotations)
            }
            $0.append(" >>")
        }
        // 3
        if !marks.isEmpty { owners[index] = marks }
    }

    /// The file so far, with the entries of its catalogue.
    mutating func end(_ language: String?, hasTitle: Bool) -> PDFUpdate {
        let tree = update.reserve()
        let (owners, links, pageCount, root, top) = (owners, links, pageCount, root, top)
        update.set(tree) {
            $0.append("<< /Nums [")
            for (page, marks) in owners.sorted(by: { $0.key < $1.key }) {
                $0.append(" \(page) ")
                $0.append(references: marks)
            }
            for (index, link) in links.enumerated() { $0.append(" \(pageCount + index) \(link) 0 R") }
            $0.append(" ] >>")
        }
        update.set(
            root,
            "<< /Type /StructTreeRoot /K [ \(document) 0 R ] /ParentTree \(tree) 0 R "
                + "/ParentTreeNextKey \(pageCount + links.count) >>")
        update.set(document) {
            $0.append("<< /Type /StructElem /S /Document /P \(root) 0 R /K ")
            $0.append(references: top)
            $0.append(" >>")
        }
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
