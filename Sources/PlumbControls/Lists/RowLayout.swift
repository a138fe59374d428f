import Foundation
import PlumbCore
import PlumbPlatform

/// What a view is in a row.
enum RowPart: Equatable {
    /// What the user's view is.
    case content
    /// The ground, which carries what is said about the row.
    case ground(RowGeometry)
    /// A line along the top or the bottom.
    case line(VerticalEdge)
    /// What stands in edit mode before the content, or behind it.
    case accessory(HorizontalEdge)
    /// What moves the row: at the edge of the card, whatever the insets are.
    case grip
    /// Buttons that a swipe shows at a side.
    case actions(HorizontalEdge)
    /// What is there for screen readers only.
    case unseen
}

enum RowPartKey: LayoutValueKey {
    static var defaultValue: RowPart { .content }
}

/// What the views of a row say about its geometry.
struct RowGeometry: Equatable {
    /// Instead of the platform's, on all four sides.
    var insets: EdgeInsets?
    /// Whether there are none above and below unless set.
    var isFilled = false
    /// The least height.
    var minHeight: CGFloat = 0
    /// How that is known where it is the platform's; nil where somebody has set it.
    var heightMark: Platform.Mark?
    /// How much further in the content begins.
    var indent: CGFloat = 0
    /// How far the content moves to make room for what stands before it.
    var shift: CGFloat = 0
}

/// A row, header or footer of a list.
///
/// 1. Across, the row takes the list without the margins of its style; within, the content has what insets and
/// accessories leave. 2. A row is as high as its content with an inset above and below. What is not text has less
/// room up to `rowControlHeight`, and a control behind its label up to `rowLabeledHeight`: there the text decides.
/// 3. The content stands at the leading edge, in the middle between the insets. 4. The line begins at the content's
/// guide `listRowSeparatorLeading` and ends at the row's edge, or where a view has set `listRowSeparatorTrailing`.
/// 5. Headers and footers have the distances of their style. 6. Content that reaches the sides of an inset card is
/// cut off there, and at its corners.
struct RowLayout: CardedLayout, GuideKeepingLayout {
    let look: ListLook
    let member: SectionMember
    let isProminent: Bool
    let pixel: CGFloat
    let platform: Platform
    /// The corners of its part of the card.
    let corners: CardShape
    /// How far the row is moved to the trailing side by a swipe, which is negative to the leading side.
    var slide: CGFloat
    /// How far it is moved down among others.
    var rise: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(slide, rise) }
        set { (slide, rise) = (newValue.first, newValue.second) }
    }

    /// A row's views by what they are.
    struct Parts {
        var content: LayoutSubview?
        var ground: LayoutSubview?
        var geometry = RowGeometry()
        var others: [(LayoutSubview, RowPart)] = []

        init(_ subviews: Subviews) {
            for subview in subviews {
                let part = subview[RowPartKey.self]
                switch part {
                case .content: content = subview
                case .ground(let geometry): (ground, self.geometry) = (subview, geometry)
                default: others.append((subview, part))
                }
            }
        }

        /// The width of what stands behind the content, beside insets.
        func room(_ insets: EdgeInsets) -> CGFloat {
            others.reduce(0) { sum, other in
                switch other.1 {
                case .accessory(.trailing): sum + other.0.sizeThatFits(.unspecified).width
                case .grip: sum + other.0.sizeThatFits(.unspecified).width - insets.trailing
                default: sum
                }
            }
        }
    }

    var metrics: Platform.Metrics { platform.metrics }

    func margin(_ width: CGFloat) -> CGFloat { look.margin(width, platform) }

    var isRow: Bool { look.isRow(member) }

    func card(in bounds: CGRect, around content: CGRect) -> Path? {
        let card = bounds.offsetBy(dx: 0, dy: rise).insetBy(dx: margin(bounds.width), dy: 0)
        // (6)
        let overhang = max(card.minX - content.minX, content.maxX - card.maxX)
        let hasCorners = corners.top > 0 || corners.bottom > 0
        guard isRow, look.isInset, overhang > pixel || hasCorners && overhang > -pixel else { return nil }
        return corners.path(in: card)
    }

    private func insets(_ geometry: RowGeometry, _ width: CGFloat) -> EdgeInsets {
        if member.role == .row, let insets = geometry.insets { return insets }
        let side = look.rowPadding(width, metrics)
        let upright = look == .column ? metrics.columnRowInset : metrics.rowInset
        var insets = EdgeInsets(top: upright, leading: side, bottom: upright, trailing: side)
        switch member.role {
        case _ where isRow: if geometry.isFilled { (insets.top, insets.bottom) = (0, 0) }
        case .header where !look.hasCards:
            insets.top = metrics.plainHeaderTop + metrics.plainHeaderInset
            insets.bottom = metrics.plainHeaderInset
        case .header:
            insets.top = metrics.headerTop
            insets.bottom = isProminent ? metrics.prominentHeaderBottom : metrics.headerBottom
        default:
            insets.top = metrics.footerTop
            insets.bottom = look.hasCards ? metrics.footerBottom : metrics.insetFooterBottom
        }
        return insets
    }

    /// The content's width, from its leading edge.
    func span(_ parts: Parts, _ width: CGFloat) -> (start: CGFloat, length: CGFloat, insets: EdgeInsets) {
        let margin = margin(width)
        let insets = insets(parts.geometry, width)
        let leading = margin + insets.leading + parts.geometry.indent + parts.geometry.shift
        let trailing = margin + insets.trailing + parts.room(insets)
        return (leading, max(0, width - leading - trailing), insets)
    }

    /// What makes a row as high as it is.
    struct Height {
        let insets: EdgeInsets
        let least: CGFloat
        var content: CGFloat = 0
        /// How much of the content counts: what is low, and no text, does not.
        var counted: CGFloat = 0
        /// Up to which height only text counts.
        var uncounted: CGFloat = 0

        /// What is needed, whatever the least height is.
        var needed: CGFloat { counted + insets.top + insets.bottom }
        var total: CGFloat { max(0, least, needed) }
    }

    func height(_ parts: Parts, _ width: CGFloat) -> Height {
        let (_, length, insets) = span(parts, width)
        guard let content = parts.content else {
            return Height(insets: isRow ? insets : EdgeInsets(), least: parts.geometry.minHeight)
        }
        let answer = content.dimensions(in: ProposedViewSize(width: length, height: nil))
        var height = Height(insets: insets, least: parts.geometry.minHeight)
        (height.content, height.counted) = (answer.height, answer.height)
        // (2)
        height.uncounted =
            answer[explicit: .labeledControl] == nil ? metrics.rowControlHeight : metrics.rowLabeledHeight
        if isRow, parts.geometry.insets == nil, answer.height <= height.uncounted {
            let text = answer[explicit: .textTop].flatMap { top in answer[explicit: .textBottom].map { $0 - top } }
            height.counted = min(answer.height, text ?? 0)
        }
        return height
    }

    /// Where the lines of a row begin, from the list's leading edge, and where they end if a view has said so.
    func lineEnds(_ content: ViewDimensions?, _ start: CGFloat) -> (start: CGFloat, end: CGFloat?) {
        // (4)
        (
            start + (content?[explicit: .listRowSeparatorLeading] ?? 0),
            content?[explicit: .listRowSeparatorTrailing].map { start + $0 }
        )
    }

    /// Where lines end in a list of a width, if no view has said so.
    func lineEnd(_ width: CGFloat) -> CGFloat { width - margin(width) - metrics.rowLineEnd }

    func makeCache(subviews: Subviews) -> Parts { Parts(subviews) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache parts: inout Parts) -> CGSize {
        let width = proposal.width.map { $0.isFinite ? $0 : metrics.listSize } ?? metrics.listSize
        return CGSize(width: width, height: height(parts, width).total)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache parts: inout Parts
    ) {
        let bounds = bounds.offsetBy(dx: 0, dy: rise)
        let card = bounds.insetBy(dx: margin(bounds.width), dy: 0)
        let (start, length, insets) = span(parts, bounds.width)
        parts.ground?.place(
            at: CGPoint(x: card.minX + slide, y: card.minY), proposal: ProposedViewSize(card.size))
        var line = lineEnds(nil, start)
        let middle = bounds.minY + (insets.top + bounds.height - insets.bottom) / 2
        if let content = parts.content {
            let proposal = ProposedViewSize(width: length, height: nil)
            let answer = content.dimensions(in: proposal)
            content.place(
                at: CGPoint(x: bounds.minX + start + slide, y: middle - answer.height / 2), proposal: proposal)
            line = lineEnds(answer, start)
        }
        for (subview, part) in parts.others {
            switch part {
            case .line(let edge):
                // On the row's card, wherever the content is moved.
                let start = max(line.start, margin(bounds.width))
                let end = line.end ?? lineEnd(bounds.width)
                let weight = metrics.rowLineWidth > 0 ? metrics.rowLineWidth : pixel
                subview.place(
                    at: CGPoint(
                        x: bounds.minX + start + slide, y: edge == .top ? bounds.minY : bounds.maxY - weight),
                    proposal: ProposedViewSize(width: max(0, end - start), height: weight))
            case .accessory(let edge):
                let width = subview.sizeThatFits(.unspecified).width
                let x = edge == .leading ? card.minX : card.maxX - insets.trailing - width
                subview.place(
                    at: CGPoint(x: x + slide, y: isRow ? bounds.midY : middle), anchor: .leading,
                    proposal: ProposedViewSize(width: width, height: bounds.height))
            case .grip:
                subview.place(
                    at: CGPoint(x: card.maxX + slide, y: bounds.midY), anchor: .trailing,
                    proposal: ProposedViewSize(width: nil, height: bounds.height))
            case .actions(let edge):
                subview.place(
                    at: CGPoint(x: edge == .leading ? card.minX : card.maxX - abs(slide), y: bounds.minY),
                    proposal: ProposedViewSize(width: abs(slide), height: bounds.height))
            case .unseen: subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            case .content, .ground: break
            }
        }
    }
}
