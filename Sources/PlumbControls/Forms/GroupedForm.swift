import Foundation
import PlumbCore

/// Rows on cards, in a view that scrolls.
struct GroupedForm<Content: View>: View {
    let content: Content
    @State private var plan = CardPlan()

    var body: some View {
        ScrollView {
            FormLayout(plan: plan) {
                content.modifier(FormMember())
            }
            .environment(\.sectionPart, .loose)
            .background { FormCards(plan: plan) }
        }
        .background(Color.groupedPage)
    }
}

/// Dresses every member of a form's content for what it is.
private struct FormMember: MemberModifier {
    @MainActor static func makeNodes<C: View>(of modifier: FormMember, content: C, in builder: GraphBuilder) {
        builder.add(FormPart(content: content))
    }
}

/// A row, a header or a footer.
private struct FormPart<Content: View>: View {
    let content: Content
    @Environment(\.sectionPart) private var part
    @Environment(\.headerProminence) private var prominence

    var body: some View {
        let part = part ?? .loose
        dressed(part.kind)
            .environment(\.sectionPart, nil)
            .layoutValue(key: FormPartKey.self, value: part)
    }

    @ViewBuilder private func dressed(_ kind: SectionPart.Kind) -> some View {
        switch kind {
        case .row:
            content
                .environment(\.isInFormRow, true)
                .padding(.horizontal, ControlMetrics.rowPadding)
                .padding(.vertical, ControlMetrics.rowVerticalPadding)
                .frame(maxWidth: .infinity, minHeight: ControlMetrics.rowHeight, alignment: .leading)
        case .header:
            let isLarge = prominence == .increased
            content
                .font(isLarge ? .title3.weight(.semibold) : .footnote)
                .foregroundStyle(isLarge ? Color.primary : .secondary)
                .textCase(isLarge ? nil : .uppercase)
                .padding(.horizontal, ControlMetrics.rowPadding)
                .frame(maxWidth: .infinity, alignment: .leading)
        case .footer:
            content
                .font(.footnote)
                .foregroundStyle(Color.secondary)
                .padding(.horizontal, ControlMetrics.rowPadding)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

private struct FormPartKey: LayoutValueKey { static var defaultValue: SectionPart { .loose } }

/// Where a form's cards and the lines on them are, in the form's coordinates from left to right: written when it is laid out, read when it is
/// painted.
final class CardPlan: @unchecked Sendable {
    fileprivate(set) var cards: [CGRect] = []
    /// Where lines between two rows begin and how long they are.
    fileprivate(set) var lines: [(start: CGPoint, length: CGFloat)] = []
}

/// 1. Rows of one section stand without a gap; they are a card. 2. A header stands 24 points below what is before it and 7 above its rows, a footer 7
/// below its rows; what comes after a card or a footer otherwise stands 35 below. 3. As much is left free at both ends.
private struct FormLayout: Layout {
    let plan: CardPlan

    private struct Place {
        var y: CGFloat
        var height: CGFloat
    }

    private func margin(_ width: CGFloat) -> CGFloat {
        width >= ControlMetrics.wideScreen ? ControlMetrics.wideCardMargin : ControlMetrics.cardMargin
    }

    private func gap(_ before: SectionPart?, _ part: SectionPart) -> CGFloat {
        if part.kind == .header { return ControlMetrics.headerGap }
        guard let before, before.section == part.section else { return ControlMetrics.sectionSpacing }
        switch (before.kind, part.kind) {
        case (.row, .row): return 0
        case (.header, _), (_, .footer): return ControlMetrics.headerSpacing
        case (.footer, _), (.row, .header): return ControlMetrics.sectionSpacing
        }
    }

    private func places(_ width: CGFloat, _ subviews: Subviews) -> (places: [Place], height: CGFloat) {
        let inner = ProposedViewSize(width: max(width - 2 * margin(width), 0), height: nil)
        var y: CGFloat = 0
        var before: SectionPart?
        let places = subviews.map { subview in
            let part = subview[FormPartKey.self]
            y += gap(before, part)
            before = part
            let place = Place(y: y, height: subview.sizeThatFits(inner).height)
            y += place.height
            return place
        }
        return (places, y + (places.isEmpty ? 0 : ControlMetrics.sectionSpacing))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width
        return CGSize(width: width, height: places(width, subviews).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let margin = margin(bounds.width)
        let width = max(bounds.width - 2 * margin, 0)
        plan.cards = []
        plan.lines = []
        var before: SectionPart?
        for (subview, place) in zip(subviews, places(bounds.width, subviews).places) {
            let frame = CGRect(x: margin, y: place.y, width: width, height: place.height)
            let part = subview[FormPartKey.self]
            if part.kind == .row {
                if before == part, let last = plan.cards.last {
                    plan.cards[plan.cards.count - 1] = last.union(frame)
                    let start = CGPoint(x: margin + ControlMetrics.rowPadding, y: place.y)
                    plan.lines.append((start, max(width - ControlMetrics.rowPadding, 0)))
                } else {
                    plan.cards.append(frame)
                }
            }
            before = part
            subview.place(
                at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
                proposal: ProposedViewSize(width: width, height: place.height))
        }
    }
}

/// The cards of a form and the lines on them.
private struct FormCards: View {
    let plan: CardPlan
    @Environment(\.layoutDirection) private var direction
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        ZStack {
            CardShape(plan: plan, line: nil, isMirrored: direction == .rightToLeft).fill(Color.groupedCard)
            CardShape(plan: plan, line: pixel, isMirrored: direction == .rightToLeft).fill(Color.line)
        }
    }
}

/// All cards, or all lines of a thickness, as one outline.
private struct CardShape: Shape {
    let plan: CardPlan
    let line: CGFloat?
    let isMirrored: Bool

    /// It mirrors itself.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        func placed(_ box: CGRect) -> CGRect {
            CGRect(
                x: isMirrored ? rect.maxX - box.maxX : rect.minX + box.minX, y: rect.minY + box.minY,
                width: box.width, height: box.height)
        }
        if let line {
            for (start, length) in plan.lines {
                path.addRect(placed(CGRect(x: start.x, y: start.y - line, width: length, height: line)))
            }
        } else {
            for card in plan.cards {
                path.addPath(
                    Path(roundedRect: placed(card), cornerRadius: ControlMetrics.cardRadius, style: .continuous))
            }
        }
        return path
    }
}
