import PlumbGraphics

/// The spans of a page as elements of a PDF file's structure.
///
/// 1. They are in the order of reading. Those that have nothing in them are left out, but for cells, which keep the
/// others in their columns. 2. A text in a heading or a link is a stretch of it, not a paragraph. 3. A view's label is
/// the element's description where the element has marks of its own, else its title.
struct PDFElements {
    /// What is in an element.
    enum Part {
        /// A stretch of marks, by number.
        case mark(Int)
        case span(Int)
    }

    private let spans: [DisplaySpan]
    private let stretches: [PDFTags.Stretch]
    private let parents: [Int?]
    private let links: Set<Int>
    private var marks: [Int?: [Int]] = [:]
    private var kids: [Int?: [Int]] = [:]
    /// The spans that are elements, an outer one before those in it.
    private(set) var shown: [Int] = []

    /// - Parameter links: spans that may be links, since they are seen.
    init(_ spans: [DisplaySpan], _ stretches: [PDFTags.Stretch], links: Set<Int>) {
        self.spans = spans
        self.stretches = stretches
        self.links = links
        parents = spans.parents
        for (mark, stretch) in stretches.enumerated() { marks[stretch.span, default: []].append(mark) }
        // 1
        for span in spans.indices.reversed() {
            let role = spans[span].role
            guard role != .page, role != .decoration else { continue }
            guard role == .cell || marks[span] != nil || kids[span] != nil || isLink(span) else { continue }
            shown.append(span)
            kids[parent(of: span), default: []].append(span)
        }
        shown.reverse()
        kids = kids.mapValues { $0.reversed() }
    }

    /// The element around; nil for the document.
    func parent(of span: Int) -> Int? {
        var parent = parents[span]
        while let around = parent, spans[around].role == .decoration || spans[around].role == .page {
            parent = parents[around]
        }
        return parent
    }

    /// What is in an element, or in the document: marks before what comes later on the page.
    func content(of span: Int?) -> [Part] {
        var rest = marks[span, default: []][...]
        var parts: [Part] = []
        for kid in kids[span, default: []] {
            let before = rest.prefix { stretches[$0].items.lowerBound < spans[kid].items.lowerBound }
            parts += before.map(Part.mark) + [.span(kid)]
            rest = rest.dropFirst(before.count)
        }
        return parts + rest.map(Part.mark)
    }

    /// Whether it opens an address, and stands in none that does.
    func isLink(_ span: Int) -> Bool {
        links.contains(span) && spans[span].address != nil && !isIn(span) { $0.address != nil }
    }

    private func isIn(_ span: Int, _ isWanted: (DisplaySpan) -> Bool) -> Bool {
        var around = parents[span]
        while let index = around {
            if isWanted(spans[index]) { return true }
            around = parents[index]
        }
        return false
    }

    /// The element's type.
    func name(of span: Int) -> StaticString {
        switch spans[span].role {
        // 2
        case .text: isIn(span) { $0.role == .link || $0.role.isHeading } ? "Span" : "P"
        case .heading(let level): level.map { Self.headings[min(max($0, 1), 6) - 1] } ?? "H"
        case .image: "Figure"
        case .link: isLink(span) ? "Link" : "Span"
        case .table: "Table"
        case .row: "TR"
        case .cell: "TD"
        case .button, .group: marks[span] == nil ? "Div" : isFigure(span) ? "Figure" : "P"
        case .page, .decoration: "NonStruct"
        }
    }

    private static let headings: [StaticString] = ["H1", "H2", "H3", "H4", "H5", "H6"]

    /// Whether it is a picture, or drawn as one.
    func isFigure(_ span: Int) -> Bool {
        switch spans[span].role {
        case .image: true
        case .button, .group: marks[span] != nil && !spans.hasText(in: span)
        case .text, .heading, .link, .table, .row, .cell, .page, .decoration: false
        }
    }

    /// 3
    func words(of span: Int) -> (key: String, words: String)? {
        spans[span].label.map { (marks[span] == nil ? "T" : "Alt", $0) }
    }
}

extension DisplaySpan.Role {
    var isHeading: Bool { if case .heading = self { true } else { false } }
}
