import PlumbCore

/// Tabs that a bar has no room for: a list of them, with the one that is chosen over it. What is shown over the list
/// ends when one goes back to it.
struct MoreTabs: View {
    let tabs: [TabMember]
    /// The tab that is shown over the list.
    let chosen: TabMember?
    let model: TabModel
    /// Nil for the list.
    let choose: @MainActor (TabMember?) -> Void

    var body: some View { TabPage(view: screens, traits: model.traits(chosen)) }

    private var screens: some View {
        NavigationStack(path: path) {
            List(tabs) { tab in
                NavigationLink(value: tab.id) {
                    HStack { MoreTabLabel(item: tab.item, traits: model.traits(tab)) }
                }
                .disabled(tab.said.isDisabled)
                .badge(tab.said.badge)
            }
            .listStyle(.plain)
            .navigationTitle("More")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Member.ID.self) { id in
                if let tab = tabs.first(where: { $0.id == id }) {
                    tab.view.inTab(model.traits(tab))
                }
            }
        }
    }

    private var path: Binding<[Member.ID]> {
        Binding {
            tabs.contains { $0.id == chosen?.id } ? chosen.map { [$0.id] } ?? [] : []
        } set: { path in
            choose(tabs.first { $0.id == path.last })
        }
    }
}

/// What stands for a tab in the list.
private struct MoreTabLabel: View {
    private let item: AnyView?
    private let traits: Traits

    init(item: AnyView?, traits: TraitStore) {
        self.item = item
        self.traits = Traits(traits)
    }

    var body: some View { traits[TabItemTrait.self] ?? item }
}
