import Foundation
import PlumbCore
import PlumbPlatform

/// The items at an end of a bar's row.
struct BarItems: View {
    let leading: Bool
    let facts: BarFacts
    let screen: NavigationScreen
    let model: NavigationModel
    @Environment(\.sidebarToggle) private var sidebar
    @Environment(\.platform) private var platform

    var body: some View {
        let items = facts.items(leading ? .leading : .trailing)
        let menu = leading ? [] : facts.items(.menu)
        let below = leading ? facts.below(screen) : nil
        let sidebar = leading && screen.isRoot ? sidebar : nil
        if below != nil || sidebar != nil || !items.isEmpty || !menu.isEmpty {
            let metrics = platform.metrics
            let hasPlatters = metrics.barPlatter > 0
            HStack(spacing: hasPlatters ? metrics.barItemGap : metrics.barTextGap) {
                if let sidebar {
                    BarPane { SidebarButton(toggle: sidebar) }
                }
                if let below {
                    BarPane {
                        BackButton(
                            title: below.traits.value(TitleTrait.self), screen: screen,
                            isPlain: facts.hasPlainBackButton || hasPlatters
                        ) {
                            model.goBack()
                        }
                    }
                }
                ForEach(BarItemGroup.groups(items, areParted: hasPlatters)) { group in
                    BarPlatter(isProminent: group.isProminent, hasGround: group.hasGround) {
                        ForEach(group.items) { BarItemView(item: $0) }
                    }
                }
                if !menu.isEmpty {
                    BarPane { BarMenu(items: menu) }
                }
            }
            .padding(.leading, leading && !facts.hasArrow(screen) ? metrics.barMargin : 0)
            .padding(.trailing, leading ? 0 : platform.metrics.barMargin)
        }
    }
}

/// Items of a bar that stand on one pane of glass: those that follow each other, but for what ends what the screen is
/// for, which has a pane of its own.
struct BarItemGroup: Identifiable {
    var items: [BarItem]
    let isProminent: Bool
    var id: Int { items[0].id }
    @MainActor var hasGround: Bool { items[0].entry.hasGround }

    /// - Parameter areParted: false for all items in one group.
    @MainActor
    static func groups(_ items: [BarItem], areParted: Bool) -> [BarItemGroup] {
        var groups: [BarItemGroup] = []
        var hasGap = false
        for item in items {
            if item.entry.gap != nil {
                hasGap = areParted
                continue
            }
            let isProminent = areParted && item.entry.placement.isProminent
            if let index = groups.indices.last, !hasGap, !isProminent, !groups[index].isProminent,
                !areParted || groups[index].hasGround == item.entry.hasGround
            {
                groups[index].items.append(item)
            } else {
                groups.append(BarItemGroup(items: [item], isProminent: isProminent))
            }
            hasGap = false
        }
        return groups
    }
}

/// The button behind which items are that stand in no bar.
private struct BarMenu: View {
    let items: [BarItem]
    @Environment(\.platform) private var platform

    var body: some View {
        Menu {
            ForEach(items) { $0.entry.view }
        } label: {
            Image(systemName: platform.metrics.barPlatter > 0 ? "ellipsis" : "ellipsis.circle")
                .modifier(BarItemLook(isProminent: false))
        }
        .inheriting(from: items[0].source) {
            $0.keepForPresentations(\.font, \.imageScale, \.labelStyles, \.lineLimit)
            $0.font = nil
        }
    }
}

/// Shows and hides the first columns, unless a view in them takes the button away.
private struct SidebarButton: View {
    let toggle: SidebarToggle
    private var said = TraitsAround(\.columns, of: [RemovedItemTrait.self])

    init(toggle: SidebarToggle) { self.toggle = toggle }

    var body: some View {
        if said[RemovedItemTrait.self] == nil {
            Button(action: toggle.action) {
                Image(systemName: "sidebar.leading").modifier(BarItemLook(isProminent: false))
            }
            .accessibilityLabel(toggle.isShown ? "Hide Sidebar" : "Show Sidebar")
        }
    }
}

/// An item of a bar.
struct BarItemView: View {
    let item: BarItem
    /// Those of its views that are shown; nil for all.
    var members: [Member]?
    @Environment(\.platform) private var platform
    @Environment(\.barScheme) private var scheme

    var body: some View {
        BarItemParts {
            if let members { ForEach(members) { $0.view } } else { item.entry.view }
        }
        .modifier(BarItemLook(isProminent: item.entry.placement.isProminent))
        .inheriting(from: item.source) { [isProminent = item.entry.placement.isProminent] in
            $0.keepForPresentations(
                \.font, \.imageScale, \.labelStyles, \.buttonStyles, \.lineLimit, \.isInRow, \.colorScheme,
                \.tintStyle)
            $0.font = nil
            $0.isInRow = false
            if $0.platform.metrics.barPlatter > 0 {
                $0.tint = isProminent ? .white : Color(system: .barItem)
                if isProminent { $0.buttonStyles.add(ProminentBarButton()) }
            } else if $0.buttonStyles.isEmpty {
                $0.buttonStyles.add(BarButton())
            }
            scheme.set(in: &$0)
        }
    }
}

/// What words and pictures in bars look like.
struct BarItemLook: ViewModifier {
    let isProminent: Bool
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        content
            .font(.system(size: platform.metrics.barTitleSize, weight: isProminent ? .semibold : .regular))
            .imageScale(.large)
            .labelStyle(.iconOnly)
            .lineLimit(1)
    }
}

/// The button that goes back: an arrow and the title of the screen below, or "Back", or the arrow alone, as there is
/// room. Held, it opens a menu of all screens below.
private struct BackButton: View {
    let title: Text?
    let screen: NavigationScreen
    /// Whether it is the arrow alone in any case.
    let isPlain: Bool
    let action: @MainActor () -> Void
    @State private var isOpen = false
    @Environment(\.platform) private var platform

    init(title: Text?, screen: NavigationScreen, isPlain: Bool, action: @escaping @MainActor () -> Void) {
        (self.title, self.screen, self.isPlain) = (title, screen, isPlain)
        self.action = action
    }

    /// Whether there are no words, whatever room there is.
    private var isAlone: Bool { platform.metrics.barPlatter > 0 }

    var body: some View {
        let metrics = platform.metrics
        MenuButton(isOpen: $isOpen, primaryAction: { action() }) {
            HStack(spacing: 0) {
                BackArrow(line: metrics.backChevronLine)
                    .stroke(style: StrokeStyle(lineWidth: metrics.backChevronLine, lineCap: .round, lineJoin: .round))
                    .frame(width: metrics.backChevronWidth, height: metrics.backChevronHeight)
                    .padding(
                        .trailing, isAlone ? 0 : metrics.backLabelX - metrics.backChevronX - metrics.backChevronWidth)
                ViewThatFits(in: .horizontal) {
                    if !isPlain {
                        if let title { title.lineLimit(1) }
                        Text("Back")
                    }
                    Color.clear.frame(width: 0, height: 0)
                }
                .font(.system(size: metrics.barTitleSize))
            }
            .frame(height: metrics.barRow)
        } content: {
            BackMenu(screen: screen)
        }
        .padding(.leading, metrics.barPlatter > 0 ? 0 : metrics.backChevronX)
        .accessibilityLabel(title ?? Text("Back"))
    }
}

/// The screens to which one can go back, the nearest first.
private struct BackMenu: View {
    let screen: NavigationScreen

    var body: some View {
        let history = screen.history
        ForEach(history.indices, id: \.self) { index in
            Button {
                history[index].way?.action()
            } label: {
                history[index].screen.traits.value(TitleTrait.self) ?? Text("Back")
            }
        }
    }
}

/// Two lines that meet at the leading edge.
private struct BackArrow: Shape {
    let line: CGFloat

    nonisolated func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: line / 2, dy: line / 2)
        return Path { path in
            path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        }
    }
}
