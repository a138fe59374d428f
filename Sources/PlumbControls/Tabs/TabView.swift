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
/// Docs/Navigation/TabView.md has all distances and where they are from.
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

private struct TabTraitsKey: ContextEnvironmentKey { static var defaultValue: TraitStore? { nil } }
private struct BarTabKey: ContextEnvironmentKey { static var defaultValue: TraitStore? { nil } }

extension EnvironmentValues {
    /// What is said about the tab around; nil outside of any.
    var tab: TraitStore? {
        get { self[TabTraitsKey.self] }
        set { self[TabTraitsKey.self] = newValue }
    }

    /// Where views here say what the bar of the tab around is; nil in a stack, whose topmost screen says it.
    var barTab: TraitStore? {
        get { self[BarTabKey.self] }
        set { self[BarTabKey.self] = newValue }
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
