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
            let search = tabs.last { $0.said.role == .search && values.platform.metrics.tabSearch > 0 }
            TabBarPane(hasSearch: search != nil) {
                ForEach(tabs) { tab in
                    if tab.id != search?.id { button(tab) }
                }
                if let more {
                    TabButton(
                        item: AnyView(Label("More", systemImage: "ellipsis")), said: TabFacts(),
                        traits: model.traits(nil),
                        isChosen: more
                    ) { choose(nil) }
                }
            } search: {
                if let search { button(search, isAlone: true) }
            }
            .environment(\.tabBarLook, TabBarLook(isRow: facts.isRow, tabs: facts.tabs))
            .modifier(TabBarPlace(height: facts.height, bottom: facts.bottom))
            .modifier(BottomGround(style: facts.style, content: traits[ContentBelowTrait.self]))
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isTabBar)
            .modifier(BelowKeyboard())
        }
    }

    private func button(_ tab: TabMember, isAlone: Bool = false) -> some View {
        TabButton(
            item: tab.item, said: tab.said, traits: model.traits(tab), isChosen: tab.id == chosen?.id, isAlone: isAlone
        ) { choose(tab) }
    }
}

/// What stands in the bar for a tab.
private struct TabButton: View {
    let item: AnyView?
    let said: TabFacts
    private let traits: Traits
    let isChosen: Bool
    /// Whether it stands apart from the others, where no words are seen.
    let isAlone: Bool
    let choose: @MainActor () -> Void
    @Environment(\.platform) private var platform
    @Environment(\.tabBarLook) private var look

    init(
        item: AnyView?, said: TabFacts, traits: TraitStore, isChosen: Bool, isAlone: Bool = false,
        choose: @escaping @MainActor () -> Void
    ) {
        self.isAlone = isAlone
        self.item = item
        self.said = said
        self.traits = Traits(traits)
        self.isChosen = isChosen
        self.choose = choose
    }

    var body: some View {
        let metrics = platform.metrics
        let (isRow, look) = (look.isRow, look.of(isChosen: isChosen))
        let item = traits[TabItemTrait.self] ?? item ?? AnyView(EmptyView())
        Button(action: choose) {
            TabItemLayout(platform: platform, isRow: isRow) {
                MemberReader(item) { members in
                    let hasWords = members.contains { ($0.base as? any SpokenView)?.spokenText != nil }
                    ForEach(members) { member in
                        if (member.base as? any SpokenView)?.spokenText != nil {
                            member.view.modifier(TabWords())
                        } else {
                            member.view.modifier(TabIcon()).accessibilityHidden(hasWords)
                        }
                    }
                }
            }
            .labelStyle(TabLabelStyle(isAlone: isAlone))
            .font(
                isRow
                    ? .system(size: metrics.tabRowLabelSize)
                    : .system(
                        size: metrics.tabLabelSize, weight: isChosen && metrics.tabPlatter > 0 ? .semibold : .medium)
            )
            .environment(\.tabBarLook, look)
            .symbolVariant(.fill)
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay(alignment: Alignment(horizontal: .tabIcon, vertical: .top)) {
                if let badge = said.badge { TabBadge(text: badge, color: look.item.badge ?? .red) }
            }
            .contentShape(Rectangle())
            .background { if isChosen, !isAlone, metrics.tabPlatter > 0 { TabPill() } }
        }
        .buttonStyle(TabButtonStyle())
        .disabled(said.isDisabled)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
        .modifier(TabAccessibility(said: said))
        .padding(.horizontal, isRow ? 0 : metrics.tabButtonMargin)
        .padding(.top, isRow ? 0 : metrics.tabButtonTop)
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

/// Words and symbols have their colours from `TabBarLook`.
private struct TabButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A number or a word on a tab.
private struct TabBadge: View {
    let text: Text
    let color: Color
    @Environment(\.platform) private var platform
    @Environment(\.tabBarLook) private var look

    var body: some View {
        let metrics = platform.metrics
        text
            .accessibilityValuePart()
            .font(.system(size: metrics.tabBadgeFont))
            .foregroundStyle(.white)
            .padding(.horizontal, metrics.tabBadgePadding)
            .frame(minWidth: metrics.tabBadgeSize)
            .frame(height: metrics.tabBadgeSize)
            .background(color, in: Capsule())
            .fixedSize()
            .alignmentGuide(.tabIcon) { $0[.leading] - (look.isRow ? metrics.tabRowBadgeX : metrics.tabBadgeX) }
            .padding(.top, metrics.tabBadgeTop - (look.isRow ? 0 : metrics.tabButtonTop))
    }
}

/// The size of a tab's symbol.
private struct TabIcon: ViewModifier {
    @Environment(\.platform) private var platform
    @Environment(\.tabBarLook) private var look

    func body(content: Content) -> some View {
        content.foregroundStyle(look.item.icon ?? look.color).font(
            .system(size: look.isRow ? platform.metrics.tabRowIconSize : platform.metrics.tabIconSize))
    }
}

/// A tab's label: the symbol above the words, or before them.
private struct TabLabelStyle: LabelStyle {
    let isAlone: Bool
    @Environment(\.platform) private var platform
    @Environment(\.tabBarLook) private var look

    func makeBody(configuration: Configuration) -> some View {
        if isAlone {
            configuration.icon.modifier(TabIcon()).frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            TabItemLayout(platform: platform, isRow: look.isRow) {
                configuration.icon.modifier(TabIcon())
                configuration.title.modifier(TabWords())
            }
        }
    }
}

extension HorizontalAlignment {
    private enum TabIcon: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.center] }
    }
    /// The middle of a tab's symbol.
    fileprivate static let tabIcon = HorizontalAlignment(TabIcon.self)
}

/// What stands for a tab: pictures around their height in the bar, texts on their line; in a row, one beside the other
/// in the middle of the bar. A label does that itself, and has all of the room.
private struct TabItemLayout: Layout {
    let platform: Platform
    let isRow: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let metrics = platform.metrics
        if isRow { return placeRow(in: bounds, subviews) }
        // The bar begins above its buttons.
        let top = bounds.minY - metrics.tabButtonTop
        for subview in subviews {
            let proposal = ProposedViewSize(width: bounds.width, height: nil)
            let answer = subview.dimensions(in: proposal)
            if answer[explicit: .textTop] != nil {
                let y = top + metrics.tabLabelBaseline - answer[.firstTextBaseline]
                subview.place(
                    at: CGPoint(x: bounds.midX, y: y), anchor: .top,
                    proposal: ProposedViewSize(width: bounds.width, height: nil))
            } else if subviews.count == 1, answer.width >= bounds.width {
                subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
            } else {
                subview.place(
                    at: CGPoint(x: bounds.midX, y: top + metrics.tabIconCentre), anchor: .center,
                    proposal: .unspecified)
            }
        }
    }

    private func placeRow(in bounds: CGRect, _ subviews: Subviews) {
        let whole = ProposedViewSize(bounds.size)
        if isWhole(subviews, bounds) { return subviews[0].place(at: bounds.origin, proposal: whole) }
        for (subview, part) in zip(subviews, row(in: bounds, subviews)) {
            subview.place(
                at: CGPoint(x: part.x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: part.width, height: bounds.height))
        }
    }

    /// Whether there is a label, which has all of the room.
    private func isWhole(_ subviews: Subviews, _ bounds: CGRect) -> Bool {
        subviews.count == 1 && subviews[0].sizeThatFits(ProposedViewSize(bounds.size)) == bounds.size
    }

    /// Where what stands beside each other begins, and how wide it is.
    private func row(in bounds: CGRect, _ subviews: Subviews) -> [(x: CGFloat, width: CGFloat)] {
        let gaps = platform.metrics.tabRowGap * CGFloat(max(0, subviews.count - 1))
        var room = max(0, bounds.width - gaps)
        let widths = subviews.map { subview in
            let width = subview.sizeThatFits(ProposedViewSize(width: room, height: bounds.height)).width
            room = max(0, room - width)
            return width
        }
        var x = bounds.midX - (widths.reduce(0, +) + gaps) / 2
        return widths.map { width in
            defer { x += width + platform.metrics.tabRowGap }
            return (x, width)
        }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard isRow, guide == .tabIcon, !subviews.isEmpty else { return nil }
        if isWhole(subviews, bounds) {
            return subviews[0].dimensions(in: ProposedViewSize(bounds.size))[explicit: guide]
        }
        guard subviews.count > 1, let icon = row(in: bounds, subviews).first else { return nil }
        return icon.x + icon.width / 2 - bounds.minX
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? { nil }
}
