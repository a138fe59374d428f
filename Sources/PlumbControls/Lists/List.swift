import Foundation
import PlumbCore
import PlumbPlatform

/// Rows below each other that scroll. Takes all that it is proposed; 10 points where nothing is.
///
/// 1. Every view is a row, also those of groups, of `ForEach` and of sections. A row is as high as its view with 11
/// points above and below, and 44 at least; what is not text takes up to 36 of them. 2. Views outside of sections that
/// follow each other are a section. A section's rows are a card, 20 points from the sides (16 in lists narrower than
/// 390), or reach from side to side, as `listStyle(_:)` says. 3. A line stands below each row but the last of a card,
/// from the row's first text to the trailing edge. 4. Rows are made when they come into sight.
///
/// Docs/Lists has all distances and where they are from.
@Located
public struct List<SelectionValue: Hashable, Content: View>: View {
    let content: Content
    let selection: ListSelection?

    init(selection: ListSelection?, content: Content) {
        self.content = content
        self.selection = selection
    }

    public var body: some View { ListRows(selection: selection, content: content) }
}

extension List where SelectionValue == Never {
    /// Views as rows.
    public init(@ViewBuilder content: () -> Content) { self.init(selection: nil, content: content()) }
}

extension List {
    /// Views as rows, of which one can be chosen by a tap.
    ///
    /// - Parameter selection: the tag of the chosen row, or the id of its element.
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }

    /// Views as rows, of which several can be chosen in edit mode.
    ///
    /// - Parameter selection: the tags of the chosen rows, or the ids of their elements.
    public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.init(selection: selection.map { ListSelection($0) }, content: content())
    }
}

/// Rows on the ground of a list: what lists and forms are.
struct ListRows<Content: View>: View {
    var selection: ListSelection?
    let content: Content
    @Environment(\.listLook) private var style
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.listSpacing) private var spacing
    @Environment(\.scrollContentBackground) private var background
    @Environment(\.editMode) private var editMode
    @Environment(\.setsTopMargin) private var setsTopMargin
    @Environment(\.platform) private var platform
    @State private var openRow = OpenRow()
    @State private var move: RowMove?
    /// Whether no other view stands between the bar and its top.
    @State private var isAtTop = true
    @Environment(\.columnChoice) private var column
    @Environment(\.columnLinks) private var columnLinks
    @Environment(\.selectionMenu) private var menu
    @Environment(\.report) private var report
    @Environment(\.navigationScreen) private var screen
    @Environment(\.verticalSizeClass) private var height
    private var barTraits = TraitsAround(\.screen, of: [TitleTrait.self, TitleModeTrait.self, BarStyleTrait.self])

    init(selection: ListSelection? = nil, content: Content) {
        self.selection = selection
        self.content = content
    }

    var body: some View {
        let look = style.inWindow(width)
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        let _ = (spacing.sections?.fault).map { report($0) }
        var selection = selection
        let _ = selection?.chosen = { column?.isPushed.wrappedValue = true }
        let context = ListContext(
            look: look, isEditing: isEditing, selection: selection, spacing: spacing, openRow: openRow,
            move: $move, menu: ownMenu, isInColumn: column != nil || columnLinks != nil)
        let hasLargeTitle = BarFacts.hasLargeTitle(screen, isFlat: height == .compact)
        let sections = ListSections(
            look: look, platform: platform, spacing: spacing,
            beginsAtOnce: setsTopMargin || hasLargeTitle && isAtTop)
        ScrollView {
            LazyRows(
                spacing: spacing.rows ?? 0, sections: sections,
                pinnedViews: look == .plain ? .sectionHeaders : []
            ) {
                content.modifier(DressedMembers<ListMember>())
                    .modifier(ListEnvironment(context: context))
            }
        }
        .environment(\.scrollWatcher, openRow)
        .onChange(of: isEditing) { openRow.closeAny() }
        .modifier(ListMenu(menu: ownMenu))
        .modifier(ColumnSelection(selection: selection, column: column))
        .environment(
            \.scrollIdealSize, CGSize(width: platform.metrics.listSize, height: platform.metrics.listSize)
        )
        .background(background == .hidden ? .clear : look.hasCards ? Color.groupedPage : Color(system: .background))
        .onReachedSafeAreas(isOutermost: false, isAsked: hasLargeTitle) { isAtTop = $0.contains(.top) }
    }

    /// The menu of the rows, if it is one for what they stand for.
    private var ownMenu: SelectionMenu? {
        guard let menu, let selection else { return nil }
        if menu.itemType == selection.type { return menu }
        report(
            "contextMenu(forSelectionType:) is for values of another type than the selection of its list: rows have "
                + "no menu")
        return nil
    }
}

/// The menu of a list that is held beside its rows.
private struct ListMenu: ViewModifier {
    let menu: SelectionMenu?

    func body(content: Content) -> some View {
        if let menu { content.modifier(EmptyAreaMenu(menu: menu)) } else { content }
    }
}

/// Shows the next column of a split view for what is chosen, and lets go of it when people come back.
private struct ColumnSelection: ViewModifier {
    let selection: ListSelection?
    let column: ColumnChoice?

    func body(content: Content) -> some View {
        if let selection, let column {
            content
                .onChange(of: selection.isEmpty, initial: true) { _, isEmpty in column.isPushed.wrappedValue = !isEmpty
                }
                .onChange(of: column.isPushed.wrappedValue) { _, isPushed in if !isPushed { selection.clear() } }
        } else {
            content
        }
    }
}

/// What rows find in the environment.
private struct ListEnvironment: ViewModifier {
    let context: ListContext

    func body(content: Content) -> some View {
        content.transformEnvironment(\.self) {
            $0.listContext = context
            // Once for all rows, which have no scopes of their own.
            $0.isInRow = true
            // It is this list's, not that of a list in a row.
            if $0.selectionMenu != nil { $0.selectionMenu = nil }
            $0.closesSections = context.look.closesSections
        }
    }
}

/// What a list tells its rows.
struct ListContext: Equatable {
    var look = ListLook.insetGrouped
    var isEditing = false
    var selection: ListSelection?
    var spacing = ListSpacing()
    /// The row that a swipe has opened.
    var openRow: OpenRow?
    /// The row that a finger moves.
    var move: Binding<RowMove?>?
    /// The menu of the rows.
    var menu: SelectionMenu?
    /// Whether it stands in a column of a split view, with another one after it.
    var isInColumn = false

    /// Whether rows are more than their content and a ground that is always the same.
    var isSpecial: Bool { look == .column || menu != nil }

    static func == (a: ListContext, b: ListContext) -> Bool {
        a.look == b.look && a.isEditing == b.isEditing && a.selection == b.selection
            && a.spacing == b.spacing && a.openRow === b.openRow && a.move?.wrappedValue == b.move?.wrappedValue
            && a.menu == b.menu && a.isInColumn == b.isInColumn
    }
}

private struct ListContextKey: ContextEnvironmentKey { static var defaultValue: ListContext { ListContext() } }

extension EnvironmentValues {
    /// What the list around tells its rows.
    var listContext: ListContext {
        get { self[ListContextKey.self] }
        set { self[ListContextKey.self] = newValue }
    }
}

/// The distances between the sections of a list.
struct ListSections: SectionSpacing {
    let look: ListLook
    let platform: Platform
    let spacing: ListSpacing
    /// Whether there is no distance above the first card: a margin stands there, or a large title.
    let beginsAtOnce: Bool

    var containerName: String { "List" }

    /// 1. Headers and footers bring their distances along (`RowLayout`). Between two cards stands a section's spacing,
    /// as much as each of the two says half of; beside words on one side of the gap, less. 2. The first card stands as
    /// far from the top, unless a content margin is set there, or a large title stands above. 3. Sections of plain
    /// lists stand without a gap.
    func gap(
        _ upper: SectionMember?, _ lower: SectionMember?, spacing own: (upper: Double?, lower: Double?)
    ) -> Double {
        guard look.hasCards else { return 0 }
        let metrics = platform.metrics
        guard let lower else { return upper?.role == .footer ? 0 : metrics.listBottom }
        guard let upper else { return lower.role == .header || beginsAtOnce ? 0 : metrics.listTop }
        if upper.isBeside(lower) { return 0 }
        let hasWords = (upper.role == .footer ? 1 : 0) + (lower.role == .header ? 1 : 0)
        if hasWords == 2 { return 0 }
        func half(_ own: Double?) -> Double {
            (own ?? spacing.sections?.length(platform)).map { $0 / 2 }
                ?? (hasWords == 0 ? metrics.sectionSpacing : metrics.sectionGap) / 2
        }
        return half(own.upper) + half(own.lower)
    }
}
