import Foundation

/// What a range of a display list's items means, for renderers whose files can say it: a link that works, a heading, a
/// picture in words. It changes no mark.
public struct DisplaySpan: Sendable, Equatable {
    /// What the items are.
    public enum Role: Sendable, Equatable {
        /// All that is on the page. Its label is the page's title.
        case page
        /// A paragraph.
        case text
        /// A heading. The level is 1 to 6, or nil where none was said.
        case heading(level: Int?)
        /// A picture, or what is described as one.
        case image
        /// What opens an address.
        case link
        /// What is tapped.
        case button
        /// Rows of cells.
        case table
        /// Cells that stand side by side in a table.
        case row
        /// A cell of a row.
        case cell
        /// Other views that belong together.
        case group
        /// What says nothing to those who can't see it.
        case decoration
    }

    /// What the items are.
    public var role: Role
    /// Indices into the list's items. A group's items are all in it, or none is.
    public var items: Range<Int>
    /// How many spans are around it; the next one before it with fewer is the nearest.
    public var depth: Int
    /// What the view says instead of its characters; nil for these.
    public var label: String?
    /// The view's name for tests and tools.
    public var identifier: String?
    /// What is opened; as it was given, whatever it is.
    public var link: URL?
    /// The language, as BCP 47 writes it; nil for that of what is around.
    public var language: String?

    /// A span without label, identifier, link and language.
    public init(_ role: Role, _ items: Range<Int>, depth: Int = 0) {
        self.role = role
        self.items = items
        self.depth = depth
    }
}

extension DisplaySpan {
    /// What a link may open in a file that is read somewhere else: web pages, mails and calls. Scripts are none.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// The link in ASCII, if a file may have it.
    package var address: String? {
        guard let link, let scheme = link.scheme?.lowercased(), Self.schemes.contains(scheme) else { return nil }
        return link.absoluteString.unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isASCII, scalar.value > 0x20, scalar.value != 0x7F {
                text.unicodeScalars.append(scalar)
            } else {
                for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    let digits = String(byte, radix: 16, uppercase: true)
                    text += byte < 16 ? "%0\(digits)" : "%\(digits)"
                }
            }
        }
    }
}

extension [DisplaySpan] {
    /// The page, if anything is known of it.
    package var page: DisplaySpan? { first { $0.role == .page } }

    /// The nearest span around each; nil where there is none.
    package var parents: [Int?] {
        var around: [Int] = []
        return indices.map { index in
            while let last = around.last, self[last].depth >= self[index].depth { around.removeLast() }
            defer { around.append(index) }
            return around.last
        }
    }

    /// Whether there is a text in a span.
    package func hasText(in index: Int) -> Bool {
        self[(index + 1)...].prefix { $0.depth > self[index].depth }.contains { span in
            switch span.role {
            case .text, .heading: true
            case .page, .image, .link, .button, .table, .row, .cell, .group, .decoration: false
            }
        }
    }

    /// One sentence that names links that no file may have; nil where there are none.
    package var refusedLinks: String? {
        let refused = filter { $0.link != nil && $0.address == nil }
        guard let first = refused.first?.link else { return nil }
        let others = Set(refused.compactMap(\.link)).count - 1
        let words = others > 0 ? " and \(others) other\(others == 1 ? "" : "s")" : ""
        return "a file's links are http, https, mailto or tel: \(first.absoluteString.prefix(80))\(words) left out"
    }
}

extension DisplayList {
    /// What the page is called, for renderers that say it; nil where nothing is known of the page's meaning, too.
    package var title: String? {
        get { spans.page?.label }
        set {
            guard let page = spans.firstIndex(where: { $0.role == .page }) else { return }
            spans[page].label = newValue
        }
    }

    /// Puts items before and after all others: a page below them, or a group around them.
    package mutating func surround(with before: [DisplayItem], _ after: [DisplayItem] = []) {
        items = before + items + after
        for index in spans.indices {
            let range = spans[index].items
            let isPage = spans[index].role == .page
            spans[index].items =
                isPage
                ? 0..<items.count : range.lowerBound + before.count..<range.upperBound + before.count
        }
    }

    /// Leaves items out, whose groups stay closed, and moves the spans.
    ///
    /// - Parameter isKept: by index.
    mutating func moveSpans(keeping isKept: (Int) -> Bool) {
        guard !spans.isEmpty else { return }
        var places = [0]
        places.reserveCapacity(items.count + 1)
        for index in items.indices { places.append(places[index] + (isKept(index) ? 1 : 0)) }
        for index in spans.indices {
            let range = spans[index].items.clamped(to: items.indices)
            spans[index].items = places[range.lowerBound]..<places[range.upperBound]
        }
    }

    /// Leaves out spans that lie across others, and those without items, but for cells: an empty one keeps its place.
    package mutating func nestSpans() {
        let order = spans.indices.sorted { first, second in
            let (a, b) = (spans[first].items, spans[second].items)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            return a.upperBound == b.upperBound ? first < second : a.upperBound > b.upperBound
        }
        var isKept = spans.map { !$0.items.isEmpty || $0.role == .cell || $0.role == .page }
        var open: [Int] = []
        for index in order where isKept[index] && !spans[index].items.isEmpty {
            let range = spans[index].items
            while let last = open.last, spans[last].items.upperBound <= range.lowerBound { open.removeLast() }
            if let last = open.last, spans[last].items.upperBound < range.upperBound {
                isKept[index] = false
            } else {
                open.append(index)
            }
        }
        spans = spans.indices.filter { isKept[$0] }.map { spans[$0] }
        for (index, parent) in spans.parents.enumerated() {
            spans[index].depth = parent.map { spans[$0].depth + 1 } ?? 0
        }
    }
}
