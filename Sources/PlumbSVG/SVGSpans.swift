import PlumbGraphics

/// The elements around items that say what these mean, as WAI-ARIA names it.
///
/// 1. A link is `<a>`; one within another is part of that. 2. A heading, a table, its rows and its cells have these
/// roles; what has a label has a role that lets it be read instead of what is in it: a picture if it has no text. 3. A
/// name is the element's id, after the file's own beginning; signs that no id may have become low lines. 4. A paragraph
/// and a button are what is in them: a file is no app.
struct SVGSpans {
    private let spans: [DisplaySpan]
    /// The spans that begin at an item, outer ones first.
    private let starts: [Int: [Int]]
    private var open: [(span: Int, element: String, start: Int, written: Int)] = []
    private var names: [String: Int] = [:]

    init(_ list: DisplayList) {
        let spans = list.spans
        var starts: [Int: [Int]] = [:]
        for (index, span) in spans.enumerated() where !span.items.isEmpty && span.role != .page {
            starts[span.items.lowerBound, default: []].append(index)
        }
        // The order is that of reading, in which a group may come before what is around it.
        self.starts = starts.mapValues { indices in
            indices.enumerated().sorted { first, second in
                let (a, b) = (spans[first.element].items.upperBound, spans[second.element].items.upperBound)
                return a == b ? first.offset < second.offset : a > b
            }.map(\.element)
        }
        self.spans = spans
    }

    /// The page, if anything is known of it.
    var page: DisplaySpan? { spans.page }

    /// Ends what ends before an item, and begins what begins with it.
    mutating func come(to index: Int, in text: inout SVGText) {
        while let last = open.last, spans[last.span].items.upperBound <= index {
            open.removeLast()
            if text.bytes.count == last.written {
                text.removeLast(text.bytes.count - last.start)
            } else {
                text.write("</\(last.element)>")
            }
        }
        for span in starts[index] ?? [] { begin(span, in: &text) }
    }

    private mutating func begin(_ index: Int, in text: inout SVGText) {
        let span = spans[index]
        let start = text.bytes.count
        // 1
        let address = open.contains { $0.element == "a" } ? nil : span.address
        var (role, label) = (role(of: span, index), span.label)
        if role == nil, address == nil { label = nil }
        guard address != nil || role != nil || span.identifier != nil else { return }
        let element = address == nil ? "g" : "a"
        text.write("<\(element)")
        // 3
        if let name = span.identifier { text.write(" id=\"\(id(name))\"") }
        if let address {
            text.write("href", escaped: address)
            role = nil
        }
        if span.role == .decoration {
            text.write(" aria-hidden=\"true\"")
        } else if let role {
            text.write(" role=\"\(role)\"")
            if case .heading(let level?) = span.role { text.write(" aria-level=\"\(level)\"") }
        }
        if let label { text.write("aria-label", escaped: label) }
        text.write(">")
        open.append((index, element, start, text.bytes.count))
    }

    /// 2, 4
    private func role(of span: DisplaySpan, _ index: Int) -> String? {
        switch span.role {
        case .heading: "heading"
        case .image: span.label == nil ? nil : "img"
        case .table: "table"
        case .row: "row"
        case .cell: "cell"
        case .decoration: "none"
        case .text: span.label == nil ? nil : "img"
        case .link, .button, .group: span.label == nil ? nil : spans.hasText(in: index) ? "group" : "img"
        case .page: nil
        }
    }

    /// 3
    private mutating func id(_ name: String) -> String {
        var id = SVGDefinitions.name(of: "id-")
        for scalar in name.unicodeScalars {
            let isPart =
                scalar.isASCII
                ? scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                    || "-._".unicodeScalars.contains(scalar)
                : scalar.value >= 0xC0 && scalar.properties.isAlphabetic
            id.unicodeScalars.append(isPart ? scalar : "_")
        }
        guard var count = names.updateValue(1, forKey: id) else { return id }
        // Views in a list have the same name: the second one is its second, unless another view is called that.
        var numbered: String
        repeat {
            count += 1
            numbered = "\(id).\(count)"
        } while names[numbered] != nil
        names[id] = count
        names[numbered] = 1
        return numbered
    }
}
