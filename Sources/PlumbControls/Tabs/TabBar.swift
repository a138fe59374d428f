import Foundation
import PlumbCore
import PlumbPlatform

/// The bar of a `TabView`, at its bottom.
struct TabBar: View {
    let tabs: [TabMember]
    let chosen: TabMember?
    private let traits: Traits
    let model: TabModel
    let choose: @MainActor (TabMember) -> Void
    @Environment(\.self) private var values
    @Environment(\.platform) private var platform

    init(
        tabs: [TabMember], chosen: TabMember?, model: TabModel, choose: @escaping @MainActor (TabMember) -> Void
    ) {
        self.tabs = tabs
        self.chosen = chosen
        self.model = model
        self.choose = choose
        traits = Traits(chosen.map { model.traits($0) } ?? TraitStore())
    }

    var body: some View {
        let facts = TabBarFacts(traits.store, values)
        if facts.height > 0, !tabs.isEmpty {
            HStack(spacing: 0) {
                ForEach(tabs) { tab in
                    TabButton(tab: tab, traits: model.traits(tab), isChosen: tab.id == chosen?.id) { choose(tab) }
                }
            }
            .frame(height: facts.height)
            .modifier(BottomGround(style: facts.style, content: traits[ContentBelowTrait.self]))
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isTabBar)
        }
    }
}

/// What stands in the bar for a tab.
private struct TabButton: View {
    let tab: TabMember
    private let traits: Traits
    let isChosen: Bool
    let choose: @MainActor () -> Void
    @Environment(\.platform) private var platform

    init(tab: TabMember, traits: TraitStore, isChosen: Bool, choose: @escaping @MainActor () -> Void) {
        self.tab = tab
        self.traits = Traits(traits)
        self.isChosen = isChosen
        self.choose = choose
    }

    var body: some View {
        let metrics = platform.metrics
        let item = traits[TabItemTrait.self] ?? tab.item ?? AnyView(EmptyView())
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
            .overlay(alignment: .top) { if let badge = tab.badge { TabBadge(text: badge) } }
            .contentShape(Rectangle())
        }
        .buttonStyle(TabButtonStyle(isChosen: isChosen))
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

private struct TabButtonStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(isChosen ? Color.accentColor : Color(system: .tabLabel))
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
