import Foundation
import PlumbCore
import PlumbPlatform
import Synchronization

/// Rows on cards, in a view that scrolls.
///
/// Cards are views behind the rows, one before each section and one behind it, so that they come, go and move as rows
/// do.
struct GroupedForm<Content: View>: View {
    let content: Content
    @Environment(\.platform) private var platform

    var body: some View {
        ScrollView {
            FormLayout(platform: platform) {
                FormPart(content: EmptyView()).environment(\.sectionPart, SectionPart.looseCard)
                content.modifier(FormMember())
                    .environment(\.sectionPart, SectionPart.looseOnCards)
            }
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

/// A row, a header, a footer or a card.
private struct FormPart<Content: View>: View {
    let content: Content
    @State private var line = FormLine()
    @Environment(\.sectionPart) private var part
    @Environment(\.headerProminence) private var prominence
    @Environment(\.layoutDirection) private var direction
    @Environment(\.pixelLength) private var pixel
    @Environment(\.platform) private var platform

    var body: some View {
        let part = part ?? .loose
        dressed(part.kind)
            .environment(\.sectionPart, nil)
            .layoutValue(key: FormPartKey.self, value: FormPartValue(part: part, line: line))
    }

    @ViewBuilder private func dressed(_ kind: SectionPart.Kind) -> some View {
        switch kind {
        case .row:
            content
                .environment(\.isInFormRow, true)
                .padding(.horizontal, platform.metrics.rowPadding)
                .padding(.vertical, platform.metrics.rowVerticalPadding)
                .frame(maxWidth: .infinity, minHeight: platform.metrics.rowHeight, alignment: .leading)
                .background {
                    FormLineShape(
                        line: line, thickness: pixel, inset: platform.metrics.rowPadding,
                        isMirrored: direction == .rightToLeft
                    ).fill(Color.line)
                }
        case .header:
            let isLarge = prominence == .increased
            content
                .font(isLarge ? .title3.weight(.semibold) : .footnote)
                .foregroundStyle(isLarge ? Color.primary : .secondary)
                .textCase(isLarge ? nil : .uppercase)
                .padding(.horizontal, platform.metrics.rowPadding)
                .frame(maxWidth: .infinity, alignment: .leading)
                .accessibilityAddTraits(.isHeader)
        case .footer:
            content
                .font(.footnote)
                .foregroundStyle(Color.secondary)
                .padding(.horizontal, platform.metrics.rowPadding)
                .frame(maxWidth: .infinity, alignment: .leading)
        case .card:
            RoundedRectangle(cornerRadius: platform.metrics.cardRadius, style: .continuous).fill(Color.groupedCard)
        }
    }
}

/// Whether a row has a line above it: written when it is laid out, read when it is painted.
private final class FormLine: Sendable {
    let isThere = Atomic(false)
}

private struct FormPartValue {
    var part: SectionPart
    var line: FormLine?
}

private struct FormPartKey: LayoutValueKey {
    static var defaultValue: FormPartValue { FormPartValue(part: .loose, line: nil) }
}

/// 1. Rows of one section stand without a gap; behind them is the card that comes before them. 2. A header stands a
/// header's gap below what is before it and close above its rows, a footer close below its rows; what comes after a
/// card or a footer otherwise stands a section's distance below. 3. As much is left free at both ends. 4. A card
/// without rows has no height.
private struct FormLayout: Layout {
    let platform: Platform

    private struct Row {
        var part: SectionPart
        var y: CGFloat
        var height: CGFloat
    }

    private func margin(_ width: CGFloat) -> CGFloat {
        width >= platform.metrics.wideScreen ? platform.metrics.wideCardMargin : platform.metrics.cardMargin
    }

    private func gap(_ before: SectionPart?, _ part: SectionPart) -> CGFloat {
        if part.kind == .header { return platform.metrics.headerGap }
        guard let before, before.section == part.section else { return platform.metrics.sectionSpacing }
        switch (before.kind, part.kind) {
        case (.row, .row): return 0
        case (.header, _), (_, .footer): return platform.metrics.headerSpacing
        default: return platform.metrics.sectionSpacing
        }
    }

    private func places(_ width: CGFloat, _ subviews: Subviews) -> (places: [Row], height: CGFloat) {
        let inner = ProposedViewSize(width: max(width - 2 * margin(width), 0), height: nil)
        var y: CGFloat = 0
        var before: SectionPart?
        let places = subviews.map { subview in
            let part = subview[FormPartKey.self].part
            // (4)
            guard part.kind != .card else { return Row(part: part, y: y, height: 0) }
            y += gap(before, part)
            before = part
            let place = Row(part: part, y: y, height: subview.sizeThatFits(inner).height)
            y += place.height
            return place
        }
        return (places, y + (before == nil ? 0 : platform.metrics.sectionSpacing))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.replacingUnspecifiedDimensions(by: CGSize(width: platform.metrics.formWidth, height: 0))
            .width
        return CGSize(width: width, height: places(width, subviews).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let margin = margin(bounds.width)
        let width = max(bounds.width - 2 * margin, 0)
        var places = places(bounds.width, subviews).places
        // (1)
        var before: SectionPart?
        var lastCard: Int?
        var card: Int?
        for index in places.indices {
            let place = places[index]
            if place.part.kind == .card {
                lastCard = index
                continue
            }
            defer { before = place.part }
            guard place.part.kind == .row else { continue }
            let goesOn = before == place.part
            subviews[index][FormPartKey.self].line?.isThere.store(goesOn, ordering: .relaxed)
            if !goesOn {
                card = lastCard
                lastCard = nil
                if let card { places[card].y = place.y }
            }
            if let card { places[card].height = place.y + place.height - places[card].y }
        }
        for (subview, place) in zip(subviews, places) {
            subview.place(
                at: CGPoint(x: bounds.minX + margin, y: bounds.minY + place.y),
                proposal: ProposedViewSize(width: width, height: place.height))
        }
    }
}

/// The line between a row and the one above it, on the upper one's last pixel.
private struct FormLineShape: Shape {
    let line: FormLine
    let thickness: CGFloat
    let inset: CGFloat
    let isMirrored: Bool

    /// It mirrors itself.
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    nonisolated func path(in rect: CGRect) -> Path {
        guard line.isThere.load(ordering: .relaxed) else { return Path() }
        let length = max(rect.width - inset, 0)
        let x = isMirrored ? rect.minX : rect.maxX - length
        return Path(CGRect(x: x, y: rect.minY - thickness, width: length, height: thickness))
    }
}
