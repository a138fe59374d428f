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
            let tabs = members.enumerated().map { TabMember($0.element, index: $0.offset) }
            switch look {
            case .bar: TabBarView(tabs: tabs, choice: choice)
            case .pages(let dots): PagedTabs(tabs: tabs, choice: choice, dots: dots)
            }
        }
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

    @MainActor
    init<Value: Hashable>(_ selection: Binding<Value>?, own: Binding<AnyHashable?>) {
        if let selection {
            value = AnyHashable(selection.wrappedValue)
            choose = { if let value = $0.value(as: Value.self) { selection.wrappedValue = value } }
        } else {
            value = own.wrappedValue
            choose = { own.wrappedValue = $0.tag ?? AnyHashable($0.index) }
        }
    }

    /// The tab that is chosen; the first where the selection is none of them.
    func chosen(of tabs: [TabMember]) -> TabMember? { tabs.first { isChosen($0) } ?? tabs.first }

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
    let tag: AnyHashable?
    /// What stands for it in the bar; nil where it is not known before the view is made.
    let item: AnyView?
    let badge: Text?

    @MainActor
    init(_ member: Member, index: Int) {
        id = member.id
        view = member.view
        self.index = index
        tag = member.tag ?? member.elementID
        item = member.containerValues.tabItem
        badge = member.containerValues.tabBadge
    }

    func value<Value: Hashable>(as type: Value.Type) -> Value? {
        if let tag { return tag.base as? Value }
        return index as? Value
    }
}

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
private struct TabBadgeKey: ContainerValueKey { static var defaultValue: Text? { nil } }

extension ContainerValues {
    /// What stands for a view in the bar of a `TabView`.
    var tabItem: AnyView? {
        get { self[TabItemKey.self] }
        set { self[TabItemKey.self] = newValue }
    }

    /// A number or a word on it.
    var tabBadge: Text? {
        get { self[TabBadgeKey.self] }
        set { self[TabBadgeKey.self] = newValue }
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

/// The tabs with their bar.
private struct TabBarView: View {
    let tabs: [TabMember]
    let choice: TabChoice
    @State private var model = TabModel()

    var body: some View {
        let chosen = choice.chosen(of: tabs)
        let _ = model.visit(chosen, tabs)
        Pages {
            ForEach(tabs) { tab in
                if model.isMade(tab) {
                    Page(isShown: tab.id == chosen?.id) { TabPage(tab: tab, traits: model.traits(tab)) }
                }
            }
        }
        .overlay(alignment: .bottom) {
            TabBar(tabs: tabs, chosen: chosen, model: model) { choice.choose($0) }
        }
    }
}

/// What a `TabView` keeps of its tabs.
@MainActor
final class TabModel {
    private var stores: [Member.ID: TraitStore] = [:]
    private var made: Set<Member.ID> = []

    nonisolated init() {}

    /// A tab is made when it is chosen first, or if only its views know what stands in the bar for it.
    func visit(_ chosen: TabMember?, _ tabs: [TabMember]) {
        if let chosen { made.insert(chosen.id) }
        for tab in tabs where tab.item == nil { made.insert(tab.id) }
    }

    func isMade(_ tab: TabMember) -> Bool { made.contains(tab.id) }

    func traits(_ tab: TabMember) -> TraitStore {
        if let store = stores[tab.id] { return store }
        let store = TraitStore()
        stores[tab.id] = store
        return store
    }
}

/// A tab, clear of the bar.
private struct TabPage: View {
    let tab: TabMember
    let traits: TraitStore

    var body: some View {
        let traits = traits
        StoredInsets(traits) { traits, values in
            EdgeInsets(top: 0, leading: 0, bottom: TabBarFacts(traits, values).height, trailing: 0)
        } notes: { traits, values in
            let height = TabBarFacts(traits, values).height
            return height > 0 ? [LayoutNote(.edge(.bottom), height, "the tab bar \(height)")] : []
        } content: {
            tab.view
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

    init(_ traits: TraitStore, _ values: EnvironmentValues) {
        style = BarStyle(of: .tabs, in: traits)
        height = style.visibility == .hidden ? 0 : values.platform.metrics.tabBarHeight
    }
}
