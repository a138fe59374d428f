import Foundation
import PlumbLayout

extension PagePass {
    /// 1, 7
    mutating func bindRows(_ box: BoxID, _ children: [BoxID], _ edges: Edges) {
        var row: (edges: Edges, count: Int)?
        var last: CGFloat?
        var before: (box: BoxID, edges: Edges)?
        let places = children.compactMap { child in frame(of: child).map { (child, $0.edges) } }
        func end(_ row: (edges: Edges, count: Int)?) {
            guard let row, row.count > 1, row.edges.bottom - row.edges.top <= room * PageCuts.togetherness else {
                return
            }
            add(row.edges, .together)
        }
        for (child, place) in places.sorted(by: { $0.1.top < $1.1.top }) {
            if let last, place.top >= last - 0.5, leaf(of: child).map({ tree[$0].rule == .divider }) == true {
                add(Edges(top: last - 1, bottom: place.bottom), .view)
            }
            if let before, place.top >= before.edges.bottom - 0.5, isHeading(before.box, of: child) {
                add(Edges(top: before.edges.top, bottom: place.top + 1), .together)
            }
            before = (child, place)
            if let current = row, place.top < current.edges.bottom - 0.5 {
                row = (
                    Edges(top: current.edges.top, bottom: max(current.edges.bottom, place.bottom)), current.count + 1
                )
            } else {
                end(row)
                row = (place, 1)
            }
            last = max(last ?? place.bottom, place.bottom)
        }
        end(row)
        if let role = tree.role(of: box) as? LazyRole { bindHeaders(role.lines) }
    }

    /// Whether a box is a text of one or two lines, and its letters are larger or heavier than those of the text with
    /// which another box begins.
    private func isHeading(_ box: BoxID, of next: BoxID) -> Bool {
        guard let leaf = leaf(of: box), let role = tree.role(of: leaf) as? TextRole,
            role.layout(tree[leaf].size).lineCount <= 2
        else { return false }
        var first = next
        while tree[first].firstChild >= 0 { first = tree[first].firstChild }
        guard let text = tree.role(of: first) as? TextRole else { return false }
        let (own, other) = (Self.weight(of: role), Self.weight(of: text))
        return own.size > other.size || own.size == other.size && own.weight > other.weight
    }

    private static func weight(of text: TextRole) -> (size: Double, weight: Double) {
        let fonts = text.content.spans.map(\.font)
        return (fonts.map(\.size).max() ?? 0, fonts.map(\.weight).max() ?? 0)
    }

    private mutating func bindHeaders(_ lines: LazyLines) {
        let isPinned = lines.pinnedViews.contains(.sectionHeaders)
        guard lines.axis == .vertical else { return }
        for member in lines.membersInSight where lines.list.place(of: member)?.role == .header {
            let box = lines.list.box(of: member)
            guard let (header, mark) = frame(of: box) else { continue }
            if let (row, _) = frame(of: lines.list.box(of: member + 1)) {
                add(Edges(top: header.top, bottom: max(header.bottom, row.bottom)), .together)
            }
            guard isPinned, let end = lines.end(ofSectionAround: member) else { continue }
            let items = Array(items[Int(mark.start)..<Int(mark.end)])
            let place = PageCuts.Heading(
                header.top, header.bottom, end: page.places[Int(lines.box)].y + CGFloat(end))
            headings.append(Heading(place: place, items: items, container: .none))
        }
    }
}
