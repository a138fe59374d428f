import Foundation
import PlumbCore
import PlumbPlatform

/// Makes a row of every member of a list's content.
enum ListMember: MemberDresser {
    static func add<C: View>(_ member: C, to builder: GraphBuilder) {
        switch builder.memberRole {
        case .row where builder.inherited.listContext.isSpecial: addSpecialRow(member, to: builder)
        case .row: builder.add(RowScope(content: member, dressing: plain))
        case .header: addHeader(member, to: builder)
        case .footer: addFooter(member, to: builder)
        }
    }

    // Made once: a property of a view is looked up where it is made.
    private static let plain = ListRow()
    private static let header = ListRow { $0.headerSurroundings }
    private static let footer = ListRow { $0.footerSurroundings }

    // In functions of their own: their types would be looked up for each row.

    @inline(never)
    private static func addSpecialRow<C: View>(_ member: C, to builder: GraphBuilder) {
        let list = builder.inherited.listContext
        if list.look == .column {
            builder.add(ColumnRow(content: member, hasMenu: list.menu != nil))
        } else {
            builder.add(LiftableRow(content: member))
        }
    }

    @inline(never)
    private static func addHeader<C: View>(_ member: C, to builder: GraphBuilder) {
        builder.add(RowScope(content: member.modifier(HeaderLook()), dressing: header))
    }

    @inline(never)
    private static func addFooter<C: View>(_ member: C, to builder: GraphBuilder) {
        builder.add(RowScope(content: member.modifier(FooterLook()), dressing: footer))
    }
}

/// A row of a column, whose content knows whether the tint lies behind it.
private struct ColumnRow<Content: View>: View {
    let content: Content
    let hasMenu: Bool
    @State private var hasTint = false
    @State private var lift = RowLift()
    @State private var isOpen = false

    init(content: Content, hasMenu: Bool) { (self.content, self.hasMenu) = (content, hasMenu) }

    var body: some View {
        let look = content.modifier(ColumnRowLook(hasTint: hasTint))
        let _ = lift.update($isOpen, content: AnyView(look))
        RowScope(
            content: look.lifted(lift, isOpen),
            dressing: ListRow(hasTint: $hasTint, lift: hasMenu ? lift : nil))
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

/// Grey words above the rows of plain lists; above cards small capitals, where the platform has them; larger words
/// where they stand out.
private struct HeaderLook: ViewModifier {
    @Environment(\.headerSurroundings) private var around

    func body(content: Content) -> some View {
        let (look, isProminent) = (around.list.look, around.isProminent)
        let isSmall = !isProminent && look.hasCards && around.platform.metrics.headerCapitals > 0
        content
            .font(isProminent ? .title3.weight(.semibold) : isSmall ? .footnote : .headline)
            .foregroundStyle(isProminent ? Color.primary : .secondary)
            .lookingLike(isSmall ? .uppercase : nil)
            .accessibilityAddTraits(.isHeader)
    }
}

/// Small grey words; in plain lists black.
private struct FooterLook: ViewModifier {
    @Environment(\.listContext) private var list

    func body(content: Content) -> some View {
        content
            .font(.footnote.leading(.tight))
            .foregroundStyle(list.look == .plain ? Color.primary : .secondary)
    }
}
