import Foundation
import PlumbCore
import PlumbPlatform

/// A row, header or footer of a list around a view.
struct ListRow<Content: View>: View {
    let content: Content
    private var place = RowPlace()
    @State private var swipe = RowSwipe()
    /// Whether the tint lies behind the row.
    @State private var hasTint = false
    @Environment(\.listContext) private var list
    @Environment(\.headerProminence) private var prominence
    @Environment(\.pixelLength) private var pixel
    @Environment(\.platform) private var platform

    init(content: Content) { self.content = content }

    var body: some View {
        let member = place.member
        let move = list.move?.wrappedValue
        let rise = move?.shift(of: place.element.movable) ?? 0
        RowScope(clip: swipe.edge == nil ? nil : cardClip(member)) {
            RowLayout(
                look: list.look, member: member, isProminent: isProminent, pixel: pixel,
                platform: platform, slide: swipe.offset, rise: rise
            ) {
                dressed(member.role)
                RowDressing(
                    member: member, element: place.element, saidBelow: place.element.wordOfNextRow as? EdgeLines.Line,
                    swipe: $swipe, hasTint: list.look == .column ? $hasTint : nil)
            }
        }
        // The row that a finger moves lies over those that it passes.
        .zIndex(move?.isOf(place.element.movable) == true ? 1 : 0)
    }

    /// Headers of columns stand out by themselves.
    private var isProminent: Bool { prominence == .increased || list.look == .column }

    /// What is moved is seen on its card only.
    private func cardClip(_ member: SectionMember) -> (CGRect) -> Path {
        let shape = CardShape(list, member, platform)
        let (look, platform) = (list.look, platform)
        return { shape.path(in: $0.insetBy(dx: look.margin($0.width, platform), dy: 0)) }
    }

    @ViewBuilder private func dressed(_ role: SectionMember.Role) -> some View {
        switch role {
        case .row:
            if list.look == .column {
                content.modifier(ColumnRowLook(hasTint: hasTint)).inRow()
            } else {
                content.inRow()
            }
        case .header: content.modifier(HeaderLook(look: list.look, isProminent: isProminent)).inRow()
        case .footer: content.modifier(FooterLook(look: list.look)).inRow()
        }
    }
}

extension View {
    /// What stands in a row is not a row itself.
    fileprivate func inRow() -> some View {
        transformEnvironment(\.self) {
            $0.sectionMember = nil
            $0.isInRow = true
        }
    }
}

/// White where the tint lies behind the row.
private struct ColumnRowLook: ViewModifier {
    let hasTint: Bool

    func body(content: Content) -> some View {
        content
            .defaultForeground(hasTint ? .white : nil)
            .transformEnvironment(\.listItemTint) { if hasTint { $0 = .fixed(.white) } }
    }
}

/// Small grey capitals above cards, and grey words above the rows of plain lists; larger words where they stand out.
private struct HeaderLook: ViewModifier {
    let look: ListLook
    let isProminent: Bool

    func body(content: Content) -> some View {
        let isLarge = isProminent || !look.hasCards
        content
            .font(isProminent ? .title3.weight(.semibold) : look.hasCards ? .footnote : .headline)
            .foregroundStyle(isProminent ? Color.primary : .secondary)
            .lookingLike(isLarge ? nil : .uppercase)
            .accessibilityAddTraits(.isHeader)
    }
}

/// Small grey words; in plain lists black.
private struct FooterLook: ViewModifier {
    let look: ListLook

    func body(content: Content) -> some View {
        content
            .font(.footnote.leading(.tight))
            .foregroundStyle(look == .plain ? Color.primary : .secondary)
    }
}

/// The ground of a row: a part of its card.
struct CardShape: Shape {
    var top: CGFloat
    var bottom: CGFloat

    init(top: CGFloat, bottom: CGFloat) { (self.top, self.bottom) = (top, bottom) }

    init(_ list: ListContext, _ member: SectionMember, _ platform: Platform) {
        let radius = list.look.isInset ? platform.metrics.cardRadius : 0
        let isAlone = list.look == .column || (list.spacing.rows ?? 0) > 0
        self.init(top: member.isFirst || isAlone ? radius : 0, bottom: member.isLast || isAlone ? radius : 0)
    }

    nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(top, bottom) }
        set { (top, bottom) = (newValue.first, newValue.second) }
    }

    nonisolated func path(in rect: CGRect) -> Path {
        guard top > 0 || bottom > 0 else { return Path(rect) }
        return UnevenRoundedRectangle(
            topLeadingRadius: top, bottomLeadingRadius: bottom, bottomTrailingRadius: bottom, topTrailingRadius: top,
            style: .continuous
        ).path(in: rect)
    }
}
