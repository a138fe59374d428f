import Foundation
import PlumbCore
import PlumbPlatform

/// What a list puts around the view of a row: the ground, lines, what stands beside it, and what the whole row does.
struct RowDressing: View {
    let member: SectionMember
    let element: RowElement
    /// What the row below says of the line between the two.
    let saidBelow: EdgeLines.Line?
    @Binding var swipe: RowSwipe
    /// Tells the content whether the tint lies behind it.
    let hasTint: Binding<Bool>?
    private var traits = RowTraits()
    @State private var isPressed = false
    @Environment(\.listContext) private var list
    @Environment(\.defaultMinListRowHeight) private var minHeight
    @Environment(\.defaultMinListHeaderHeight) private var minHeaderHeight
    @Environment(\.sectionExpansion) private var expansion
    @Environment(\.platform) private var platform

    init(
        member: SectionMember, element: RowElement, saidBelow: EdgeLines.Line?, swipe: Binding<RowSwipe>,
        hasTint: Binding<Bool>?
    ) {
        self.member = member
        self.element = element
        self.saidBelow = saidBelow
        _swipe = swipe
        self.hasTint = hasTint
    }

    private var isRow: Bool { list.look.isRow(member) }

    var body: some View {
        let _ = element.setSectionSpacing(traits[SectionSpacingTrait.self]?.length(platform))
        let parts = RowParts(
            member: member, list: list, traits: traits, element: element,
            expansion: member.role == .header ? expansion : nil)
        ground(parts)
            .zIndex(-1)
            .layoutValue(key: RowPartKey.self, value: .ground(geometry(parts)))
        if let hasTint {
            Color.clear
                .onChange(of: parts.hasTint, initial: true) { _, new in hasTint.wrappedValue = new }
                .layoutValue(key: RowPartKey.self, value: .unseen)
        }
        if isRow {
            let lines = RowLines(list.look, member, traits, below: saidBelow)
            let _ = element.tellRowBefore(lines.saidAbove)
            if let color = lines.bottom { color.layoutValue(key: RowPartKey.self, value: .line(.bottom)) }
            if let color = lines.top { color.layoutValue(key: RowPartKey.self, value: .line(.top)) }
        }
        if parts.hasAccessories { RowAccessories(parts: parts, swipe: $swipe) }
        if let edge = swipe.edge {
            SwipeButtons(edge: edge, actions: parts.actions(edge), isFull: swipe.isFull) {
                swipe.setWidth($0, platform)
            } close: {
                swipe.close(platform)
            }
            .zIndex(-2)
            .layoutValue(key: RowPartKey.self, value: .actions(edge))
        }
        if !parts.givenActions.isEmpty {
            ZStack { ForEach(parts.givenActions.indices, id: \.self) { parts.givenActions[$0].content } }
                .spokenByRow()
                .layoutValue(key: RowPartKey.self, value: .unseen)
        }
    }

    @ViewBuilder private func ground(_ parts: RowParts) -> some View {
        let ground = RowGround(parts: parts, isPressed: isPressed)
        if parts.hasDeeds || swipe.edge != nil {
            ground.modifier(RowTouches(parts: parts, swipe: $swipe, isPressed: $isPressed))
        } else {
            ground
        }
    }

    /// What was set, or what rows of the look have.
    private var leastHeight: CGFloat {
        let metrics = platform.metrics
        return list.look == .column && minHeight == metrics.rowHeight ? metrics.columnRowHeight : minHeight
    }

    private func geometry(_ parts: RowParts) -> RowGeometry {
        var geometry = RowGeometry()
        geometry.insets = traits[RowInsetsTrait.self]
        geometry.isFilled = traits[RowFillTrait.self] == true
        geometry.minHeight = isRow ? leastHeight : member.role == .header ? minHeaderHeight ?? 0 : 0
        geometry.indent = CGFloat(traits.all(RowIndentTrait.self).reduce(0, +)) * platform.metrics.outlineIndent
        if parts.showsDelete || parts.showsChoice { geometry.shift = platform.metrics.editShift }
        return geometry
    }
}

/// What lies behind the content of a row. A view of its own: gestures stay on it whatever it looks like.
private struct RowGround: View {
    let parts: RowParts
    let isPressed: Bool
    @Environment(\.platform) private var platform

    private var member: SectionMember { parts.member }
    private var look: ListLook { parts.list.look }

    var body: some View {
        let shape = CardShape(parts.list, member, platform)
        if parts.hasTint {
            shape.fill(Color.accentColor)
        } else if isPressed || parts.isChosen {
            shape.fill(Color(system: .gray4))
        } else if member.role == .row, let background = parts.traits[RowBackgroundTrait.self] {
            background.clipShape(shape)
        } else if member.role == .row, look.hasCards, look != .column {
            shape.fill(Color.groupedCard)
        } else if member.role == .header, look == .plain {
            Color(system: .background).padding(.top, platform.metrics.plainHeaderTop)
        } else {
            Color.clear
        }
    }
}

/// What a row has, as its views and its list say.
@MainActor
struct RowParts {
    let member: SectionMember
    let list: ListContext
    let traits: RowTraits
    let element: RowElement
    /// Whether the rows of the section are there, for a header that closes them.
    let expansion: Binding<Bool>?
    /// What deletes the row's element.
    let delete: (() -> Void)?
    let isMovable: Bool

    private var isRow: Bool { member.role == .row }

    /// What is asked for several times is looked up once.
    init(
        member: SectionMember, list: ListContext, traits: RowTraits, element: RowElement, expansion: Binding<Bool>?
    ) {
        (self.member, self.list, self.traits) = (member, list, traits)
        (self.element, self.expansion) = (element, expansion)
        let isRow = member.role == .row
        delete = isRow && traits[DeleteDisabledTrait.self] != true ? element.delete : nil
        isMovable = isRow && traits[MoveDisabledTrait.self] != true && element.movable != nil
    }

    var width: CGFloat { traits.size.width }
    var height: CGFloat { traits.size.height }

    /// The buttons that the whole row stands for.
    var buttons: [RowButton] { traits.all(RowButtonTrait.self) }

    /// What the row stands for where rows can be chosen.
    var choice: AnyHashable? {
        guard isRow, let selection = list.selection, traits[SelectionDisabledTrait.self] != true else { return nil }
        return selection.value(traits, element)
    }

    /// Whether a tap chooses the row.
    var isChoosable: Bool { choice != nil && list.selection.map { !$0.isMultiple || list.isEditing } ?? false }
    var isChosen: Bool { choice.map { list.selection?.contains($0) ?? false } ?? false }
    /// Whether the tint lies behind the row.
    var hasTint: Bool { list.look == .column && isChosen }
    var showsChoice: Bool { list.isEditing && list.selection?.isMultiple == true && choice != nil }

    var showsDelete: Bool { list.isEditing && !showsChoice && delete != nil }

    var showsGrip: Bool { list.isEditing && isMovable }

    /// Whether a finger or a reader can do something to the row, or know it to be chosen.
    var hasDeeds: Bool {
        choice != nil || expansion != nil || delete != nil || isMovable || !buttons.isEmpty || !givenActions.isEmpty
    }

    var badge: Text? { traits[BadgeTrait.self] }
    /// The row's own arrow, or that of a header that closes its section.
    var chevron: RowChevron? {
        traits[RowChevronTrait.self] ?? expansion.map { RowChevron(turned: $0.wrappedValue, isTinted: true) }
    }
    var hasAccessories: Bool { showsDelete || showsChoice || showsGrip || badge != nil || chevron != nil }

    /// The buttons that were given: then the row has none that deletes.
    /// Those of the leading side come first.
    var givenActions: [SwipeActions] {
        guard isRow else { return [] }
        let all = traits.all(SwipeActionsTrait.self)
        return all.filter { $0.edge == .leading } + all.filter { $0.edge == .trailing }
    }

    /// The buttons at a side: those that were given, else one that deletes.
    func actions(_ edge: HorizontalEdge) -> [SwipeActions] {
        let given = givenActions
        if given.isEmpty, edge == .trailing, let delete {
            let button = Button("Delete", role: .destructive) { withAnimation { delete() } }
            return [
                SwipeActions(
                    edge: .trailing, allowsFullSwipe: true,
                    content: AnyView(button.environment(\.swipeStaysOpen, true)))
            ]
        }
        return given.filter { $0.edge == edge }
    }
}

/// The lines at the edges of a row, in their colours.
struct RowLines {
    var top: Color?
    var bottom: Color?
    /// What the row says of the line below the row before it.
    var saidAbove: EdgeLines.Line?

    /// 1. A row has a line below, but for the last of a card; the first of a list without cards has one above.
    /// 2. What is said about rows holds between them, what is said about sections at their edges. 3. The line between
    /// two rows is the lower edge of one and the upper edge of the other: either hides it, and the upper row's colour
    /// counts first.
    @MainActor
    init(_ look: ListLook, _ member: SectionMember, _ traits: RowTraits, below: EdgeLines.Line?) {
        let rows = EdgeLines(traits.all(RowLineTrait.self))
        let sections = EdgeLines(traits.all(SectionLineTrait.self))
        func color(_ isEdge: Bool, _ row: EdgeLines.Line, _ section: EdgeLines.Line) -> Color? {
            if look == .column || isEdge && look.hasCards { return nil }
            let visibility = row.visibility ?? (isEdge ? section.visibility : nil)
            return visibility == .hidden ? nil : row.tint ?? (isEdge ? section.tint : nil) ?? Color.line
        }
        // (3)
        var between = rows.bottom
        if let below, !member.isLast {
            if between.visibility == nil || below.visibility == .hidden { between.visibility = below.visibility }
            between.tint = between.tint ?? below.tint
        }
        bottom = color(member.isLast, between, sections.bottom)
        if rows.top != EdgeLines.Line() { saidAbove = rows.top }
        top = member.isTop && !look.hasCards ? color(true, rows.top, sections.top) : nil
    }
}
