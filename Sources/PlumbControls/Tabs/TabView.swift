import Foundation
import PlumbCore
import PlumbPlatform

/// Views of which one is shown, with a bar to choose it; or pages that are swiped. Takes all that it is proposed.
///
/// 1. Each view is a tab; `tabItem(_:)` says what stands in the bar for it. The tab that is chosen is the one with the
/// tag of the selection; without a selection it is the first, until another one is tapped. 2. A tab is made when it is
/// chosen first, and keeps its state from then on. Tabs that are not chosen have disappeared. 3. The bar stands at the
/// bottom: what is above keeps clear of it, and what scrolls goes under it. Tabs share its width.
///
/// Docs/TabView.md has all distances and where they are from.
@Located
public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var own: AnyHashable?
    @Environment(\.tabLook) private var look

    /// Tabs of which one is chosen by its tag.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    public var body: some View {
        let choice = TabChoice(selection, own: $own)
        MemberReader(content) { members in
            let tabs = TabMember.all(members)
            switch look {
            case .bar: TabBarView(members: tabs, choice: choice)
            case .pages(let dots): PagedTabs(tabs: tabs.filter { !$0.said.isHidden }, choice: choice, dots: dots)
            }
        }
    }
}

extension TabView {
    /// Tabs of iOS 18's form, of which one is chosen by its value.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = TabContentBuilder.Content(content: content())
    }

    /// Tabs of iOS 18's form. The first one is shown first.
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        selection = nil
        self.content = TabContentBuilder.Content(content: content())
    }
}

extension TabView where SelectionValue == Int {
    /// Tabs of which one is chosen in the bar. The first one is shown first.
    public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

/// Which tab is chosen, whatever the type of its tag.
struct TabChoice {
    let value: AnyHashable?
    let choose: @MainActor (TabMember) -> Void
    /// The tag of the selection's type that a view carries; nil where nobody asks for tags.
    private(set) var tag: (@MainActor (ContainerValues) -> AnyHashable?)?

    @MainActor
    init<Value: Hashable>(_ selection: Binding<Value>?, own: Binding<AnyHashable?>) {
        if let selection {
            value = AnyHashable(selection.wrappedValue)
            choose = { if let value = $0.value(as: Value.self) { selection.wrappedValue = value } }
            tag = { $0.tag(for: Value.self).map { AnyHashable($0) } }
        } else {
            value = own.wrappedValue
            choose = { own.wrappedValue = $0.tag ?? AnyHashable($0.index) }
        }
    }

    /// The tab that is chosen; the first in the bar where the selection is none of them.
    func chosen(of tabs: [TabMember]) -> TabMember? {
        tabs.first { isChosen($0) } ?? tabs.first { !$0.said.isHidden } ?? tabs.first
    }

    private func isChosen(_ tab: TabMember) -> Bool {
        guard let value else { return false }
        return value == (tab.tag ?? AnyHashable(tab.index))
    }
}

/// One of the views of a `TabView`.
struct TabMember: Identifiable {
    let id: Member.ID
    let view: AnyView
    let index: Int
    /// What the selection is when the tab is chosen; nil for its number.
    var tag: AnyHashable?
    /// Whether no tag is on the view itself: its body may say one.
    let hasNoTag: Bool
    /// What stands for it in the bar; nil where it is not known before the view is made.
    let item: AnyView?
    let said: TabFacts

    /// The tabs of views; those that search stand last.
    @MainActor
    static func all(_ members: [Member]) -> [TabMember] {
        let tabs = members.enumerated().map { TabMember($0.element, index: $0.offset) }
        return tabs.filter { $0.said.role != .search } + tabs.filter { $0.said.role == .search }
    }

    @MainActor
    private init(_ member: Member, index: Int) {
        id = member.id
        view = member.view
        self.index = index
        tag = member.tag ?? member.elementID
        hasNoTag = member.tag == nil
        item = member.containerValues.tabItem
        said = member.containerValues.tab
    }

    /// The tab with the tag that its body says.
    func tagged(by tags: [Member.ID: AnyHashable]) -> TabMember {
        guard hasNoTag, let tag = tags[id] else { return self }
        var tab = self
        tab.tag = tag
        return tab
    }

    func value<Value: Hashable>(as type: Value.Type) -> Value? {
        if let tag { return tag.base as? Value }
        return index as? Value
    }
}

/// The tags that bodies of tabs say.
enum TabTagsTrait: TraitKey { typealias Value = [Member.ID: AnyHashable] }

enum TabItemTrait: TraitKey { typealias Value = AnyView }

private struct TabTraitsKey: EnvironmentKey { static var defaultValue: TraitStore? { nil } }

extension EnvironmentValues {
    /// What is said about the tab around; nil outside of any.
    var tab: TraitStore? {
        get { self[TabTraitsKey.self] }
        set { self[TabTraitsKey.self] = newValue }
    }
}

private struct TabItemKey: ContainerValueKey { static var defaultValue: AnyView? { nil } }
private struct TabFactsKey: ContainerValueKey { static var defaultValue: TabFacts { TabFacts() } }

/// What is said about a tab, besides what stands for it in the bar.
struct TabFacts {
    /// A number or a word on it.
    var badge: Text?
    var role: TabRole?
    var isDisabled = false
    /// Whether nothing stands for it in the bar.
    var isHidden = false
    /// What readers are told of it, and what it is found by.
    var label: Text?
    var value: Text?
    var hint: Text?
    var inputLabels: [Text]?
    var identifier: String?
}

extension ContainerValues {
    /// What stands for a view in the bar of a `TabView`.
    var tabItem: AnyView? {
        get { self[TabItemKey.self] }
        set { self[TabItemKey.self] = newValue }
    }

    /// What else is said about the tab that a view is.
    var tab: TabFacts {
        get { self[TabFactsKey.self] }
        set { self[TabFactsKey.self] = newValue }
    }
}

extension View {
    /// What stands in the bar of the `TabView` around for this view: a text, a picture, or a label of both. Other views
    /// are not shown. Size and place are the view's.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let item = AnyView(label())
        return trait(TabItemTrait.self, in: \.tab, item).containerValue(\.tabItem, item)
    }
}

/// The tabs with their bar, and what is kept of them.
private struct TabBarView: View {
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
                    MoreTabs(tabs: rest, chosen: isListShown ? nil : chosen, model: model) { tab in
                        if let tab { choose(tab) } else { isListShown = true }
                    }
                }
            }
        }
        .overlay(alignment: .bottom) {
            TabBar(
                tabs: bar, chosen: isMore ? nil : chosen, more: rest.isEmpty ? nil : isMore, model: model,
                traits: model.traits(isMore && isListShown ? nil : chosen)
            ) { tab in
                if let tab { choose(tab) } else { isListShown = true }
            }
        }
        .onChange(of: choice.value) { isListShown = false }
    }

    private func choose(_ tab: TabMember) {
        isListShown = false
        choice.choose(tab)
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
private struct TabPage<Content: View>: View {
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
                .environment(\.tab, traits)
        }
    }
}

/// How much content lies under a bar at the bottom, up to a point.
enum ContentBelowTrait: TraitKey { typealias Value = CGFloat }

extension View {
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
    /// What the bar takes from the tab's view: nothing while a keyboard covers it.
    let inset: CGFloat

    init(_ traits: TraitStore, _ values: EnvironmentValues) {
        style = BarStyle(of: .tabs, in: traits)
        height = style.visibility == .hidden ? 0 : values.platform.metrics.tabBarHeight
        inset = values.screenKeyboard > 0 ? 0 : height
    }

    /// What takes it, for those who ask why.
    var notes: [LayoutNote] { inset > 0 ? [LayoutNote(.edge(.bottom), inset, "the tab bar \(inset)")] : [] }
}
