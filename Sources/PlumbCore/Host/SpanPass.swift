import Foundation
import PlumbGraphics
import PlumbLayout

/// Says what the marks of a page mean. Runs after the draw pass, and only for renderers that ask for it.
///
/// 1. The draw pass has noted which marks are a box's (`DrawnPage`); a node without a box has those of what is in it.
/// 2. What a view is for those who can't see it is known from the semantics tree (`AccessibilityPass`). A view's label
/// is told only where it is not what the texts in it say. 3. Each text is a span, also in an element made of several. A
/// text that the semantics tree leaves out is decoration. 4. Links in a text are spans of their glyphs, line by line.
/// 5. A `Grid` is a table, its rows are rows, and their views cells. 6. A name is that of the view that it was given
/// to, whatever that consists of.
@MainActor
struct SpanPass {
    private let graph: ViewGraph
    private let page: DrawnPage
    private var elements: [UInt64: AccessibilityDraft] = [:]
    /// While a view is looked at, those in it come without those around it.
    private var spans: [DisplaySpan] = []
    /// Elements around the view that is looked at.
    private var elementsAround = 0

    /// What was found in a view.
    private struct Found {
        /// Nil where nothing was drawn.
        var items: Range<Int>?
        /// The words of texts.
        var words: [String] = []
        /// The rows of the cells in it, a cell after the other.
        var rows: [NodeID] = []

        mutating func add(_ other: Found) {
            words += other.words
            rows += other.rows
            guard let new = other.items, !new.isEmpty else { return }
            items = items.map { min($0.lowerBound, new.lowerBound)..<max($0.upperBound, new.upperBound) } ?? new
        }
    }

    /// - Parameter page: where marks are, noted by a draw pass over all of the page.
    private init(_ graph: ViewGraph, _ page: DrawnPage) {
        self.graph = graph
        self.page = page
    }

    /// The spans of a list.
    static func note(in list: inout DisplayList, _ graph: ViewGraph, _ page: DrawnPage) {
        var pass = SpanPass(graph, page)
        pass.keep(AccessibilityPass(graph).drafts())
        for presentation in graph.presentations.presented { _ = pass.visit(presentation.node) }
        var whole = DisplaySpan(.page, list.items.indices)
        whole.language = graph.environment(0).locale.identifier(.bcp47)
        pass.wrap(whole, from: 0)
        list.spans = pass.spans
        list.nestSpans()
    }

    private mutating func keep(_ drafts: [AccessibilityDraft]) {
        for draft in drafts {
            elements[draft.node.id] = draft
            keep(draft.children)
        }
    }

    /// Puts a span around those that have come since.
    private mutating func wrap(_ span: DisplaySpan, from index: Int) {
        for inner in index..<spans.count { spans[inner].depth += 1 }
        spans.insert(span, at: index)
    }

    private mutating func visit(_ id: NodeID) -> Found {
        let node = graph[id]
        guard !node.isAsleep, graph.mayDescend() else { return Found() }
        var found = Found()
        var role: BoxRole?
        if node.box >= 0 {
            // 1
            guard let items = page.items(of: node.box) else { return Found() }
            found.items = items
            role = graph.tree.role(of: node.box)
        }
        let start = spans.count
        let element = elements[AccessibilityDraft.number(of: id)]
        if element != nil { elementsAround += 1 }
        var child = node.firstChild
        while child >= 0 {
            var part = visit(child)
            if node.box >= 0 { part.items = nil }
            found.add(part)
            child = graph[child].nextSibling
        }
        if element != nil { elementsAround -= 1 }
        guard let items = found.items else { return found }
        read(element, role, node.box, items, from: start, &found)
        readTable(node.box, role, items, from: start, &found)
        return found
    }

    private mutating func read(
        _ element: AccessibilityDraft?, _ role: BoxRole?, _ box: BoxID, _ items: Range<Int>, from start: Int,
        _ found: inout Found
    ) {
        switch role {
        case let text as TextRole: readText(text, element, box, items, &found)
        case is ImageRole, is TextInputRole:
            guard let element else { return }
            var span = DisplaySpan(role is ImageRole ? .image : .text, items)
            span.label = element.node.label
            if let value = element.node.text { found.words.append(value) }
            wrap(span, from: start)
        default:
            if let element, !items.isEmpty { readElement(element, items, from: start, &found) }
            if let names = role as? IdentifierRole { name(names.identifier, items, from: start) }
        }
    }

    /// 2
    private mutating func readElement(
        _ element: AccessibilityDraft, _ items: Range<Int>, from start: Int, _ found: inout Found
    ) {
        let traits = element.node.traits
        var span = DisplaySpan(.group, items)
        span.link = element.link
        if element.link != nil {
            span.role = .link
        } else if traits.contains(.isButton) {
            span.role = .button
        } else if traits.contains(.isHeader) {
            span.role = .heading(level: element.node.details.headingLevel)
        } else if traits.contains(.isImage) || (found.words.isEmpty && spans.count == start) {
            span.role = .image
        }
        let value = element.node.details.toggle == nil ? element.node.value : nil
        let words = [element.node.label, value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
        if !words.isEmpty, words != found.words.joined(separator: ", ") { span.label = words }
        if span.role == .image, span.label == nil { return }
        if span.role != .group || span.label != nil { wrap(span, from: start) }
        if found.words.isEmpty, !words.isEmpty { found.words = [words] }
    }

    /// 6
    private mutating func name(_ identifier: String?, _ items: Range<Int>, from start: Int) {
        guard let identifier, !items.isEmpty else { return }
        let isOne = spans[start...].count { $0.depth == 0 } == 1
        if isOne, spans[start].items == items, spans[start].identifier == nil {
            spans[start].identifier = identifier
        } else {
            var span = DisplaySpan(.group, items)
            span.identifier = identifier
            wrap(span, from: start)
        }
    }

    // MARK: Texts

    /// 3
    private mutating func readText(
        _ role: TextRole, _ element: AccessibilityDraft?, _ box: BoxID, _ items: Range<Int>, _ found: inout Found
    ) {
        let characters = role.content.spans.map(\.text).joined()
        guard !items.isEmpty, characters.contains(where: { !$0.isWhitespace }) else { return }
        var span = DisplaySpan(.text, items)
        found.words.append(element?.node.label ?? characters)
        if let element {
            if element.node.traits.contains(.isHeader) {
                span.role = .heading(level: element.node.details.headingLevel)
            }
            if element.node.label != characters { span.label = element.node.label }
        } else if elementsAround == 0 {
            span.role = .decoration
        }
        let start = spans.count
        if span.role != .decoration { addLinks(role, page.places[Int(box)].size, items) }
        wrap(span, from: start)
    }

    /// 4
    private mutating func addLinks(_ role: TextRole, _ size: Lengths, _ items: Range<Int>) {
        guard role.rendering == nil, role.content.looks.contains(where: { $0.link != nil }) else { return }
        // Runs are painted in another order where a style does more than colouring.
        var runs = role.layout(size).lines.enumerated().flatMap { line in line.element.runs.map { ($0, line.offset) } }
        var lastLine: Int?
        for index in items {
            guard case .glyphs(let run, _, _) = page.items[index],
                let place = runs.firstIndex(where: { $0.0.glyphs.text == run.text && $0.0.glyphs.width == run.width })
            else { continue }
            let (drawn, line) = runs.remove(at: place)
            let span = drawn.span
            guard role.content.looks.indices.contains(span), let link = role.content.looks[span].link else { continue }
            if let last = spans.last, last.link == link, last.items.upperBound == index, line == lastLine {
                spans[spans.count - 1].items = last.items.lowerBound..<(index + 1)
            } else {
                var new = DisplaySpan(.link, index..<(index + 1))
                new.link = link
                spans.append(new)
            }
            lastLine = line
        }
    }

    // MARK: Tables

    /// 5
    private mutating func readTable(
        _ box: BoxID, _ role: BoxRole?, _ items: Range<Int>, from start: Int, _ found: inout Found
    ) {
        guard box >= 0 else { return }
        if role is LayoutRole<GridLayout> {
            wrapRows(found.rows, from: start)
            if !found.rows.isEmpty { wrap(DisplaySpan(.table, items), from: start) }
            found.rows = []
        }
        let parent = graph.tree[box].parent
        if parent >= 0, graph.tree.role(of: parent) is LayoutRole<GridLayout>,
            let mark = graph.tree.layoutValue(GridRowMark.Key.self, of: box)
        {
            wrap(DisplaySpan(.cell, items), from: start)
            found.rows.append(mark.row)
        }
    }

    /// Puts rows around cells that stand beside each other.
    private mutating func wrapRows(_ rows: [NodeID], from start: Int) {
        let outer = (start..<spans.count).filter { spans[$0].depth == 0 }
        var cells = outer.filter { spans[$0].role == .cell }[...]
        guard cells.count == rows.count else { return }
        // From the last one, so that indices stay.
        var index = rows.count
        while index > 0, let last = cells.last {
            let count = rows[..<index].reversed().prefix { $0 == rows[index - 1] }.count
            let first = cells[cells.endIndex - count]
            let end = outer.first { $0 > last } ?? spans.count
            let items = spans[first..<end].filter { $0.depth == 0 && !$0.items.isEmpty }.map(\.items)
            let lower = items.map(\.lowerBound).min() ?? spans[first].items.lowerBound
            let row = DisplaySpan(.row, lower..<max(lower, items.map(\.upperBound).max() ?? lower))
            for inner in first..<end { spans[inner].depth += 1 }
            spans.insert(row, at: first)
            cells = cells.dropLast(count)
            index -= count
        }
    }
}

extension DrawnPage {
    /// The marks of a box and of all that is in it; nil for one that was not drawn.
    fileprivate func items(of box: BoxID) -> Range<Int>? {
        guard places.indices.contains(Int(box)), !places[Int(box)].x.isNaN else { return nil }
        return Int(places[Int(box)].start)..<Int(places[Int(box)].end)
    }
}
