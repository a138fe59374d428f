import Foundation
import PlumbCore
import PlumbPlatform

/// The bar of a `TabView`, at its bottom.
struct TabBar: View {
    let tabs: [TabMember]
    let chosen: TabMember?
    /// Whether the list of the other tabs is shown; nil where the bar has all of them.
    let more: Bool?
    let model: TabModel
    private let traits: Traits
    /// Nil for the list of the other tabs.
    let choose: @MainActor (TabMember?) -> Void
    @Environment(\.self) private var values

    init(
        tabs: [TabMember], chosen: TabMember?, more: Bool?, model: TabModel, traits: TraitStore,
        choose: @escaping @MainActor (TabMember?) -> Void
    ) {
        self.tabs = tabs
        self.chosen = chosen
        self.more = more
        self.model = model
        self.traits = Traits(traits)
        self.choose = choose
    }

    var body: some View {
        let facts = TabBarFacts(traits.store, values)
        if facts.height > 0, !tabs.isEmpty {
            HStack(spacing: 0) {
                ForEach(tabs) { tab in
                    TabButton(
                        item: tab.item, said: tab.said, traits: model.traits(tab), isChosen: tab.id == chosen?.id
                    ) { choose(tab) }
                }
                if let more {
                    TabButton(
                        item: AnyView(Label("More", systemImage: "ellipsis")), said: TabFacts(),
                        traits: model.traits(nil),
                        isChosen: more
                    ) { choose(nil) }
                }
            }
            .frame(height: facts.height)
            .modifier(BottomGround(style: facts.style, content: traits[ContentBelowTrait.self]))
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isTabBar)
            .modifier(BelowKeyboard())
        }
    }
}

/// What stands in the bar for a tab.
private struct TabButton: View {
    let item: AnyView?
    let said: TabFacts
    private let traits: Traits
    let isChosen: Bool
    let choose: @MainActor () -> Void
    @Environment(\.platform) private var platform

    init(
        item: AnyView?, said: TabFacts, traits: TraitStore, isChosen: Bool, choose: @escaping @MainActor () -> Void
    ) {
        self.item = item
        self.said = said
        self.traits = Traits(traits)
        self.isChosen = isChosen
        self.choose = choose
    }

    var body: some View {
        let metrics = platform.metrics
        let item = traits[TabItemTrait.self] ?? item ?? AnyView(EmptyView())
        Button(action: choose) {
            TabItemLayout(platform: platform) {
                MemberReader(item) { members in
                    let hasWords = members.contains { ($0.base as? any SpokenView)?.spokenText != nil }
                    ForEach(members) { member in
                        if (member.base as? any SpokenView)?.spokenText != nil {
                            member.view
                        } else {
                            member.view.font(.system(size: metrics.tabIconSize)).accessibilityHidden(hasWords)
                        }
                    }
                }
            }
            .labelStyle(TabLabelStyle())
            .font(.system(size: metrics.tabLabelSize, weight: .medium))
            .symbolVariant(.fill)
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: .top) { if let badge = said.badge { TabBadge(text: badge) } }
            .contentShape(Rectangle())
        }
        .buttonStyle(TabButtonStyle(isChosen: isChosen))
        .disabled(said.isDisabled)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .modifier(TabAccessibility(said: said))
    }
}

/// What is said to readers about a tab.
private struct TabAccessibility: ViewModifier {
    let said: TabFacts

    func body(content: Content) -> some View {
        described(content)
            .accessibilityLabel(said.label ?? Text(""), isEnabled: said.label != nil)
            .accessibilityValue(said.value ?? Text(""), isEnabled: said.value != nil)
            .accessibilityHint(said.hint ?? Text(""), isEnabled: said.hint != nil)
            .accessibilityIdentifier(said.identifier ?? "", isEnabled: said.identifier != nil)
    }

    @ViewBuilder private func described(_ content: Content) -> some View {
        if let labels = said.inputLabels { content.accessibilityInputLabels(labels) } else { content }
    }
}

private struct TabButtonStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(
            isChosen ? Color.accentColor : BarAppearances.tabBar().unselected ?? Color(system: .tabLabel))
    }
}

/// A number or a word on a tab.
private struct TabBadge: View {
    let text: Text
    @Environment(\.platform) private var platform

    var body: some View {
        let metrics = platform.metrics
        text
            .accessibilityValuePart()
            .font(.system(size: metrics.tabBadgeFont))
            .foregroundStyle(.white)
            .padding(.horizontal, metrics.tabBadgePadding)
            .frame(minWidth: metrics.tabBadgeSize)
            .frame(height: metrics.tabBadgeSize)
            .background(Color.red, in: Capsule())
            .fixedSize()
            .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - metrics.tabBadgeX }
            .padding(.top, metrics.tabBadgeTop)
    }
}

/// A tab's label: the symbol above the words.
private struct TabLabelStyle: LabelStyle {
    @Environment(\.platform) private var platform

    func makeBody(configuration: Configuration) -> some View {
        TabItemLayout(platform: platform) {
            configuration.icon.font(.system(size: platform.metrics.tabIconSize))
            configuration.title
        }
    }
}

/// What stands for a tab: pictures around their height in the bar, texts on their line. A label does both itself, and
/// has all of the room.
private struct TabItemLayout: Layout {
    let platform: Platform

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let metrics = platform.metrics
        for subview in subviews {
            let proposal = ProposedViewSize(width: bounds.width, height: nil)
            let answer = subview.dimensions(in: proposal)
            if answer[explicit: .textTop] != nil {
                let y = bounds.minY + metrics.tabLabelBaseline - answer[.firstTextBaseline]
                subview.place(
                    at: CGPoint(x: bounds.midX, y: y), anchor: .top,
                    proposal: ProposedViewSize(width: bounds.width, height: nil))
            } else if subviews.count == 1, answer.width >= bounds.width {
                subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            } else {
                subview.place(
                    at: CGPoint(x: bounds.midX, y: bounds.minY + metrics.tabIconCentre), anchor: .center,
                    proposal: .unspecified)
            }
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }
}
