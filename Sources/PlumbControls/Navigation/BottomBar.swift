import Foundation
import PlumbCore
import PlumbPlatform

/// The bar at the bottom of a screen, where items are meant for it.
struct BottomBarView: View, Equatable {
    let screen: NavigationScreen
    private let traits: Traits
    @Environment(\.self) private var values
    @Environment(\.platform) private var platform

    nonisolated static func == (a: BottomBarView, b: BottomBarView) -> Bool { a.screen === b.screen }

    init(screen: NavigationScreen) {
        self.screen = screen
        traits = Traits(screen.traits)
    }

    var body: some View {
        let facts = BarFacts(screen, values)
        if facts.hasKeyboardBar { KeyboardBar(items: facts.items(.keyboard)) }
        if facts.searchesAtBottom, let search = facts.search {
            // Not below a keyboard, but above it.
            SearchBar(search: search, scopes: nil, focus: facts.searchFocus, isFloating: true)
                .inheriting(from: search.source) { $0.font = nil }
                .overlay(alignment: .top) {
                    if facts.isSearching, facts.showsScopes, let scopes = facts.scopes {
                        ScopesRow(scopes: scopes)
                            .padding(.horizontal, platform.metrics.bottomPlatterMargin)
                            // Above the field.
                            .frame(height: 0, alignment: .bottom)
                    }
                }
                .frame(height: facts.bottomBarRow)
                .frame(height: facts.bottomBarHeight, alignment: .bottom)
                .modifier(BottomGround(style: facts.bottomStyle, content: traits[ContentBelowTrait.self]))
                .frame(maxHeight: .infinity, alignment: .bottom)
        } else if facts.hasBottomBar {
            let (items, status) = (facts.items(.bottom), facts.items(.status))
            let metrics = platform.metrics
            // Before these stands what the program has put there.
            let afterGaps = Set(zip(items, items.dropFirst()).filter { $0.0.entry.gap != nil }.map(\.1.id))
            ZStack {
                HStack(spacing: 0) {
                    ForEach(items) { item in
                        if let gap = item.entry.gap {
                            BottomGap(gap: gap)
                        } else {
                            if item.id != items.first?.id, !afterGaps.contains(item.id) { BottomGap(gap: .wide) }
                            BottomItem(item: item)
                        }
                    }
                    // An item alone stands in the middle, unless a status does.
                    if items.count == 1, !status.isEmpty { Spacer(minLength: metrics.barItemGap) }
                }
                HStack(spacing: metrics.barTextGap) { ForEach(status) { BarItemView(item: $0) } }
            }
            .padding(.horizontal, metrics.bottomPlatter > 0 ? metrics.bottomPlatterMargin : metrics.barMargin)
            .frame(maxWidth: .infinity)
            .frame(height: facts.bottomBarRow)
            .frame(height: facts.bottomBarHeight, alignment: .bottom)
            .modifier(BottomGround(style: facts.bottomStyle, content: traits[ContentBelowTrait.self]))
            .modifier(BelowKeyboard())
        }
    }
}

/// What parts two items at the bottom: all that is left, or as much as stands between panes.
private struct BottomGap: View {
    let gap: ToolbarEntry.Gap
    @Environment(\.platform) private var platform

    var body: some View {
        let width = platform.metrics.barItemGap
        switch gap {
        case .narrow: Color.clear.frame(width: width, height: 0)
        case .wide: Spacer(minLength: width)
        }
    }
}

/// An item at the bottom: on a pane of glass where the platform's bars have such.
private struct BottomItem: View {
    let item: BarItem
    @Environment(\.platform) private var platform

    var body: some View {
        if platform.metrics.bottomPlatter > 0 {
            MemberReader(item.entry.view) { members in
                let runs = Self.runs(members)
                ForEach(runs.indices, id: \.self) { index in
                    if index > 0 { BottomGap(gap: .wide) }
                    if !runs[index].isEmpty {
                        BarPlatter(
                            isProminent: item.entry.placement.isProminent, hasGround: item.entry.hasGround
                        ) {
                            BarItemView(item: item, members: runs[index])
                        }
                    }
                }
            }
        } else {
            BarItemView(item: item)
        }
    }
}

extension BottomItem {
    /// What stands together: a spacer parts what is before it from what is behind it.
    fileprivate static func runs(_ members: [Member]) -> [[Member]] {
        members.reduce(into: [[]]) { runs, member in
            if member.base is Spacer { runs.append([]) } else { runs[runs.count - 1].append(member) }
        }
    }
}

/// Items above the keyboard, from the leading end on.
private struct KeyboardBar: View {
    let items: [BarItem]
    @Environment(\.platform) private var platform

    var body: some View {
        HStack(spacing: platform.metrics.barTextGap) {
            ForEach(items) { BarItemView(item: $0) }
        }
        .padding(.horizontal, platform.metrics.barMargin)
        .frame(maxWidth: .infinity, alignment: .leading)
        .frame(height: platform.metrics.keyboardBarHeight)
        .background { BarBackground(edge: nil) }
        .frame(maxHeight: .infinity, alignment: .bottom)
    }
}

/// Leaves a bar at the bottom where it is when a keyboard comes, which covers it.
struct BelowKeyboard: ViewModifier {
    func body(content: Content) -> some View {
        content.frame(maxHeight: .infinity, alignment: .bottom).ignoresSafeArea(.keyboard, edges: .bottom)
    }
}

/// The background of a bar at the bottom, and the colours of what stands on it.
struct BottomGround: ViewModifier {
    let style: BarStyle
    /// How much content lies under the bar; nil for nothing that scrolls.
    let below: CGFloat?

    init(style: BarStyle, content: CGFloat?) { (self.style, below) = (style, content) }

    func body(content: Content) -> some View {
        let isPainted = style.isPainted(over: below)
        content
            .background {
                BarBackground(style: style, isOverContent: (below ?? 0) > 0, edge: .bottom)
                    .opacity(isPainted ? 1 : 0)
            }
            .modifier(BarScheme(scheme: isPainted ? style.colorScheme ?? nil : nil))
    }
}
