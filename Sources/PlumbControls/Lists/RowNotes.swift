import Foundation
import PlumbCore
import PlumbPlatform

/// What rows, headers and footers say to those who ask why.
extension RowLayout: NotedLayout {
    func notes(in size: CGSize, subviews: Subviews) -> [LayoutNote] {
        let parts = Parts(subviews)
        guard let content = parts.content else { return [] }
        let (start, length, insets) = span(parts, size.width)
        let answer = content.dimensions(in: ProposedViewSize(width: length, height: nil))
        let height = height(parts, size.width)
        return [
            LayoutNote(
                .width, length, "Of \(size.width), \(takers(parts, size.width, bothSides: true)): \(length) are left."),
            LayoutNote(
                .place, start,
                "\(upright(insets)), \(start) from the list's edge: \(takers(parts, size.width, bothSides: false))."),
            LayoutNote(
                .row, size.height,
                text(of: height, parts.geometry.heightMark, isSet: parts.geometry.insets != nil)
                    + line(parts, content, answer, start, size.width)),
        ]
    }

    private var name: String {
        switch member.role {
        case .row: "row"
        case .header: "header"
        case .footer: "footer"
        }
    }

    /// Where the content stands from top to bottom.
    private func upright(_ insets: EdgeInsets) -> LayoutNote.Text {
        insets.top == insets.bottom
            ? "In the middle of its \(name)"
            : "In its \(name) between insets of \(insets.top) above and \(insets.bottom) below"
    }

    /// What stands between the edges of the list and the content: at the leading side, or at both.
    private func takers(_ parts: Parts, _ width: CGFloat, bothSides: Bool) -> LayoutNote.Text {
        let (margin, insets) = (margin(width), span(parts, width).insets)
        func sides(_ leading: CGFloat, _ trailing: CGFloat) -> LayoutNote.Text {
            bothSides ? "\(leading) and \(trailing)" : "\(leading)"
        }
        var all: [(name: String, length: LayoutNote.Text)] = []
        if margin > 0 {
            all.append((bothSides ? "the margins of the card" : "the margin of the card", sides(margin, margin)))
        }
        all.append(
            (
                bothSides ? "the insets of the \(name)" : "the inset of the \(name)",
                sides(insets.leading, insets.trailing)
            ))
        if parts.geometry.indent > 0 { all.append(("the groups that it is in", "\(parts.geometry.indent)")) }
        if parts.geometry.shift > 0 { all.append(("what edit mode puts before it", "\(parts.geometry.shift)")) }
        let behind = parts.room(insets)
        if bothSides, behind > 0 { all.append(("what stands behind it", "\(behind)")) }
        let verb = bothSides ? "take" : "takes"
        return all.enumerated().reduce("") { text, taker in
            let (name, length) = taker.element
            let before = taker.offset == 0 ? "" : taker.offset == all.count - 1 ? " and " : ", "
            return text + (taker.offset == 0 ? "\(name) \(verb) \(length)" : "\(before)\(name) \(length)")
        }
    }

    private func text(of height: Height, _ mark: Platform.Mark?, isSet: Bool) -> LayoutNote.Text {
        let (top, bottom) = (height.insets.top, height.insets.bottom)
        let insets: LayoutNote.Text =
            top == 0 && bottom == 0 && !isSet
            ? "no insets"
            : isSet ? "the insets of \(top) and \(bottom) that it was given" : "insets of \(top) and \(bottom)"
        let content: LayoutNote.Text =
            height.counted == height.content
            ? "its content, \(height.content),"
            : height.counted == 0
                ? "its content, \(height.content), which is no text and does not count up to \(height.uncounted),"
                : "the text in it, \(height.counted) of \(height.content), which alone counts up to \(height.uncounted),"
        if height.least > height.needed {
            let look: LayoutNote.Text = mark.map { ", \(LayoutNote.Look(platform, $0).words)" } ?? ""
            return
                "The \(name) is \(height.total) high, the least height of a \(name)\(look): \(content) needs \(height.needed) with \(insets)."
        }
        return "The \(name) is \(height.total) high: \(content) with \(insets)."
    }

    /// Where the line below begins and ends.
    private func line(
        _ parts: Parts, _ content: LayoutSubview, _ answer: ViewDimensions, _ start: CGFloat, _ width: CGFloat
    ) -> LayoutNote.Text {
        guard isRow else { return "" }
        guard parts.others.contains(where: { $0.1 == .line(.bottom) }) else {
            return member.isLast && look.hasCards
                ? " The last row of a card has no line below." : " The line below is hidden."
        }
        let line = lineEnds(answer, start)
        let begin =
            content.sets(.listRowSeparatorLeading)
            ? "at the guide `listRowSeparatorLeading`"
            : answer[explicit: .listRowSeparatorLeading] != nil ? "at its first text" : "where the content begins"
        let end =
            line.end == nil
            ? "at the edge of the \(look.isInset ? "card" : "list")" : "at the guide `listRowSeparatorTrailing`"
        return
            " The line below begins \(begin), \(line.start) from the list's edge, and ends \(end), at \(line.end ?? lineEnd(width))."
    }
}
