import Foundation
import PlumbCore
import PlumbPlatform

/// The tabs with their bar, and what is kept of them.
struct TabBarView: View {
    let members: [TabMember]
    let choice: TabChoice
    @State private var model = TabModel()

    var body: some View { TabPages(members: members, choice: choice, model: model) }
}

/// The tabs with their bar.
private struct TabPages: View {
    let members: [TabMember]
    let choice: TabChoice
    let model: TabModel
    private let tags: Traits
    /// Whether the list of tabs that the bar has no room for is shown, whatever is chosen.
    @State private var isListShown = false
    @Environment(\.platform) private var platform
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.tabAccessory) private var accessory

    @MainActor init(members: [TabMember], choice: TabChoice, model: TabModel) {
        self.members = members
        self.choice = choice
        self.model = model
        tags = Traits(model.tags)
    }

    var body: some View {
        let tags = tags[TabTagsTrait.self] ?? [:]
        let tabs = members.map { $0.tagged(by: tags) }
        let chosen = choice.chosen(of: tabs)
        let (bar, rest) = split(tabs)
        let isMore = !rest.isEmpty && (isListShown || rest.contains { $0.id == chosen?.id })
        let _ = model.visit(isMore ? nil : chosen, tabs)
        let traits = model.traits(isMore && isListShown ? nil : chosen)
        Pages {
            ForEach(tabs) { tab in
                if model.isMade(tab), !rest.contains(where: { $0.id == tab.id }) {
                    Page(isShown: !isMore && tab.id == chosen?.id) {
                        TabPage(view: view(of: tab), traits: model.traits(tab))
                    }
                }
            }
            if !rest.isEmpty {
                Page(isShown: isMore) {
                    MoreTabs(tabs: rest, chosen: isMore && !isListShown ? chosen : nil, model: model) { tab in
                        if let tab { choose(tab) } else { isListShown = true }
                    }
                }
            }
        }
        .overlay(alignment: .bottom) {
            if let accessory {
                TabAccessory(view: accessory, traits: traits)
            }
            TabBar(
                tabs: bar, chosen: isMore ? nil : chosen, more: rest.isEmpty ? nil : isMore, model: model,
                traits: traits
            ) { tab in
                if let tab { choose(tab, again: !isMore && tab.id == chosen?.id) } else { isListShown = true }
            }
        }
        .onChange(of: choice.value) { isListShown = false }
    }

    /// - Parameter again: whether the tab is shown already. Its stack goes back to the first screen then, or to the top
    ///   of that. Whoever has the selection is told first, and may have done so.
    private func choose(_ tab: TabMember, again: Bool = false) {
        isListShown = false
        choice.choose(tab)
        if again { model.traits(tab).value(TabStackTrait.self)?.goToBeginning() }
    }

    /// A tab's view, whose body may say the tab's tag.
    @ViewBuilder private func view(of tab: TabMember) -> some View {
        if let tag = choice.tag, tab.hasNoTag {
            CarriedValues(of: tab.view) { model.note(tag($0), of: tab) }
        } else {
            tab.view
        }
    }

    /// The tabs of the bar, and those that it has no room for.
    private func split(_ tabs: [TabMember]) -> (bar: [TabMember], rest: [TabMember]) {
        let shown = tabs.filter { !$0.said.isHidden }
        let most = platform.metrics.tabBarMost
        guard width != .regular, shown.count > Int(most) else { return (shown, []) }
        return (Array(shown.prefix(Int(most) - 1)), Array(shown.dropFirst(Int(most) - 1)))
    }
}

/// What a `TabView` keeps of its tabs.
@MainActor
final class TabModel {
    private var stores: [Member.ID: TraitStore] = [:]
    private var made: Set<Member.ID> = []
    /// Of the list of tabs that the bar has no room for.
    private let list = TraitStore()

    nonisolated init() {}

    /// A tab is made when it is chosen first, or if only its views know what stands in the bar for it.
    func visit(_ chosen: TabMember?, _ tabs: [TabMember]) {
        if let chosen { made.insert(chosen.id) }
        for tab in tabs where tab.item == nil { made.insert(tab.id) }
    }

    func isMade(_ tab: TabMember) -> Bool { made.contains(tab.id) }

    /// The tags that bodies say.
    let tags = TraitStore()

    func note(_ tag: AnyHashable?, of tab: TabMember) {
        var all = tags.value(TabTagsTrait.self) ?? [:]
        guard all[tab.id] != tag else { return }
        all[tab.id] = tag
        tags.set(all, for: TabTagsTrait.self)
    }

    /// What is said about a tab; about the list of tabs for nil.
    func traits(_ tab: TabMember?) -> TraitStore {
        guard let tab else { return list }
        if let store = stores[tab.id] { return store }
        let store = TraitStore()
        stores[tab.id] = store
        return store
    }
}

/// A tab, clear of the bar.
struct TabPage<Content: View>: View {
    let view: Content
    let traits: TraitStore

    var body: some View {
        let traits = traits
        StoredInsets(traits) { traits, values in
            EdgeInsets(top: 0, leading: 0, bottom: TabBarFacts(traits, values).inset, trailing: 0)
        } notes: { traits, values in
            TabBarFacts(traits, values).notes
        } content: {
            view
                .followContentBelow(traits)
                .inTab(traits)
        }
    }
}

/// The outermost stack in a tab; read when the tab is chosen.
enum TabStackTrait: TraitKey {
    typealias Value = NavigationModel
    static var isSeen: Bool { false }
}

/// How much content lies under a bar at the bottom, up to a point.
enum ContentBelowTrait: TraitKey { typealias Value = CGFloat }

extension View {
    /// Has views say what they have for a tab and its bar.
    func inTab(_ traits: TraitStore) -> some View { environment(\.tab, traits).environment(\.barTab, traits) }

    /// Tells bars at the bottom whether content lies under them.
    func followContentBelow(_ traits: TraitStore) -> some View {
        onScrollGeometryChange(for: CGFloat.self) {
            let below = $0.contentSize.height - $0.contentOffset.y - $0.containerSize.height
            return min(max(0, below - $0.contentInsets.top), 1)
        } action: {
            traits.set($1, for: ContentBelowTrait.self)
        }
    }
}

/// What the tab bar is for a tab.
@MainActor
struct TabBarFacts {
    let style: BarStyle
    let height: CGFloat
    /// What the home indicator takes below.
    let bottom: CGFloat
    /// Whether words stand beside symbols: at compact height, and on a tablet. Else they stand below.
    let isRow: Bool
    /// What a program has set for tabs.
    let tabs: BarAppearance.Tabs
    /// What the bar takes from the tab's view: nothing while a keyboard covers it.
    let inset: CGFloat
    /// Whose height it is.
    private let look: LayoutNote.Look

    init(_ traits: TraitStore, _ values: EnvironmentValues) {
        style = BarStyle(of: .tabs, in: traits)
        let metrics = values.platform.metrics
        let (isFlat, isTablet) = (values.verticalSizeClass == .compact, values.horizontalSizeClass == .regular)
        isRow = isFlat || isTablet
        let appearance = BarAppearances.tabBar()
        tabs = isFlat ? appearance.tabsInLowRow : isTablet ? appearance.tabsInRow : appearance.tabs
        let marks = values.platform.marks
        let (whole, mark) =
            isFlat
            ? (metrics.tabBarCompactHeight, marks.tabBarCompactHeight)
            : isTablet
                ? (metrics.tabBarTabletHeight, marks.tabBarTabletHeight) : (metrics.tabBarHeight, marks.tabBarHeight)
        bottom = values.screenSafeArea.bottom
        let floating = metrics.tabPlatter > 0 ? metrics.tabPlatter + metrics.tabPlatterBottom - bottom : 0
        height = style.visibility == .hidden ? 0 : max(whole, floating)
        let accessory = values.tabAccessory == nil ? 0 : metrics.tabAccessoryHeight + metrics.tabAccessoryGap
        inset = values.screenKeyboard > 0 ? 0 : height + accessory
        look = LayoutNote.Look(values.platform, floating > whole ? max(marks.tabPlatter, marks.tabPlatterBottom) : mark)
    }

    /// What takes it, for those who ask why.
    var notes: [LayoutNote] {
        guard inset > 0 else { return [] }
        return [LayoutNote(.edge(.bottom), inset, "the tab bar \(inset)", look: look)]
    }
}
