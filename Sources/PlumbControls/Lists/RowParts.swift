import Foundation
import PlumbCore
import PlumbPlatform

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
    /// Whether nothing is said about the row, and nothing can be done to it.
    let isPlain: Bool

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
        isPlain = traits.isEmpty && delete == nil && !isMovable && expansion == nil && list.selection == nil
    }

    /// What is dropped on the row goes before its element, or behind it.
    var insertion: (insertion: ListInsertion, index: Int)? { isRow ? element.insertion(ListInsertion.self) : nil }

    var width: CGFloat { traits.size.width }
    var height: CGFloat { traits.size.height }

    /// The buttons that the whole row stands for.
    var buttons: [RowButton] { traits.all(RowButtonTrait.self) }

    /// What the row stands for where rows can be chosen.
    var choice: AnyHashable? {
        guard isRow, let selection = list.selection, traits[SelectionDisabledTrait.self] != true else { return nil }
        return linkChoice ?? selection.value(traits, element)
    }

    /// The value of a link in a column whose rows are chosen.
    private var linkChoice: AnyHashable? {
        guard list.isInColumn, let selection = list.selection else { return nil }
        return buttons.lazy.compactMap(\.value).first { ObjectIdentifier(type(of: $0.base)) == selection.type }
    }

    /// What the arrow opens in a row of an outline that a tap chooses; nil where a tap on the row opens it.
    var opener: Binding<Bool>? { isChoosable ? traits[RowOpenerTrait.self] : nil }

    /// What a tap runs beside choosing the row.
    var actions: [RowButton] { linkChoice == nil && opener == nil ? buttons : [] }

    /// Whether a tap chooses the row.
    var isChoosable: Bool { choice != nil && list.selection.map { !$0.isMultiple || list.isEditing } ?? false }
    /// Whether it is one of the chosen rows.
    var isSelected: Bool { choice.map { list.selection?.contains($0) ?? false } ?? false }
    /// Whether it is marked: chosen, or a link to what the next column shows.
    var isChosen: Bool { isSelected || list.isInColumn && isRow && buttons.contains(where: \.isShown) }
    /// The menu of the row; nil where it has none.
    var menu: SelectionMenu? { choice == nil ? nil : list.menu }
    /// The menu of the row's view.
    var ownMenu: RowLift? { isRow ? traits[RowMenuTrait.self]?.menu : nil }
    /// The rows that the menu is for: all that are chosen, where this one is.
    var menuValues: Set<AnyHashable> { isSelected ? list.selection?.values ?? [] : choice.map { [$0] } ?? [] }
    /// Whether a tap does something beside choosing the row.
    var hasPrimaryAction: Bool { !list.isEditing && menu?.hasPrimaryAction == true }
    /// Whether the tint lies behind the row.
    var hasTint: Bool { list.look == .column && isChosen }
    var showsChoice: Bool { list.isEditing && list.selection?.isMultiple == true && choice != nil }

    var showsDelete: Bool { list.isEditing && !showsChoice && delete != nil }

    var showsGrip: Bool { list.isEditing && isMovable }

    /// Whether a finger or a reader can do something to the row, or know it to be chosen.
    var hasDeeds: Bool {
        !isPlain
            && (choice != nil || expansion != nil || delete != nil || isMovable || !buttons.isEmpty
                || !givenActions.isEmpty || ownMenu != nil)
    }

    var badge: Text? { traits[BadgeTrait.self] }
    // Source: Apple (the sidebars of `UICollectionLayoutListConfiguration`): links have no arrows there.
    private var ownChevron: RowChevron? {
        let own = traits[RowChevronTrait.self]
        return list.look == .column && own?.isTinted == false ? nil : own
    }
    /// The row's own arrow, or that of a header that closes its section.
    var chevron: RowChevron? {
        ownChevron ?? expansion.map { RowChevron(turned: $0.wrappedValue, isTinted: true) }
    }
    var hasAccessories: Bool { showsDelete || showsChoice || showsGrip || badge != nil || chevron != nil }

    /// The buttons that were given: then the row has none that deletes.
    /// Those of the leading side come first.
    var givenActions: [SwipeActions] {
        guard isRow else { return [] }
        let all = traits.all(SwipeActionsTrait.self)
        return all.filter { $0.edge == .leading } + all.filter { $0.edge == .trailing }
    }

    /// Whether a button deletes the row's element: where none were given, and in edit mode, whose circle shows it,
    /// where none were given for its side.
    var offersDelete: Bool {
        guard delete != nil else { return false }
        let given = givenActions
        return given.isEmpty || list.isEditing && given.allSatisfy { $0.edge == .leading }
    }

    /// The buttons at a side: those that were given, else one that deletes.
    func actions(_ edge: HorizontalEdge) -> [SwipeActions] {
        if edge == .trailing, offersDelete, let delete {
            let button = Button("Delete", role: .destructive) { withAnimation { delete() } }
            return [
                SwipeActions(
                    edge: .trailing, allowsFullSwipe: true,
                    content: AnyView(button.environment(\.swipeStaysOpen, true)))
            ]
        }
        return givenActions.filter { $0.edge == edge }
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
            return visibility == .hidden ? nil : row.tint ?? (isEdge ? section.tint : nil) ?? Color(system: .rowLine)
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
