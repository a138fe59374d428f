import Foundation
import PlumbCore

/// A bar, for modifiers that hide or colour it.
public struct ToolbarPlacement: Sendable {
    enum Bar: CaseIterable { case navigation, bottom, tabs }

    let bar: Bar

    /// The navigation bar.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The navigation bar.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The bar at the bottom of a screen.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
    /// The bar of a `TabView`.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
}

/// What views say about a bar; nil for what they don't say.
struct BarStyle {
    var visibility: Visibility?
    var background: Visibility?
    var fill: AnyShapeStyle?
    /// Instead of that, while no content lies under the bar.
    var fillAtEdge: AnyShapeStyle?
    private(set) var line: BarAppearance.Line?
    private(set) var lineAtEdge: BarAppearance.Line?
    var colorScheme: ColorScheme??
    /// How content fades under the bars of the screen, where its views have said so.
    private(set) var edges: [VerticalEdge: ScreenEdgeLook] = [:]

    /// What the outer one does not say, the inner one does.
    func over(_ inner: BarStyle) -> BarStyle {
        BarStyle(
            visibility: visibility ?? inner.visibility, background: background ?? inner.background,
            fill: fill ?? inner.fill, fillAtEdge: fill == nil ? inner.fillAtEdge : nil,
            line: line ?? inner.line, lineAtEdge: lineAtEdge ?? inner.lineAtEdge,
            colorScheme: colorScheme ?? inner.colorScheme)
    }
}

extension BarStyle {
    /// What is said about a bar; of several, the outermost counts.
    @MainActor init(of bar: ToolbarPlacement.Bar, in traits: TraitStore) {
        let appearance: BarAppearance? =
            switch bar {
            case .navigation: BarAppearances.navigationBar()
            case .tabs: BarAppearances.tabBar()
            default: nil
            }
        self = (BarStyle.said(of: bar, in: traits) ?? BarStyle()).over(appearance.map { BarStyle($0) } ?? BarStyle())
        edges = traits.values(ScreenEdgesTrait.self).reduce(into: [:]) { $0.merge($1) { outer, _ in outer } }
    }

    /// What views say about a bar; nil for nothing.
    @MainActor static func said(of bar: ToolbarPlacement.Bar, in traits: TraitStore) -> BarStyle? {
        let said = traits.values(BarStyleTrait.self).filter { $0.bars.contains(bar) }.map { $0.style }
        guard let innermost = said.last else { return nil }
        return said.dropLast().reversed().reduce(innermost) { inner, outer in outer.over(inner) }
    }

    /// What a program has set for all bars.
    private init(_ appearance: BarAppearance) {
        if appearance.isHidden { visibility = .hidden }
        (fill, fillAtEdge) = (appearance.ground?.fill, appearance.groundAtEdge?.fill)
        (line, lineAtEdge) = (appearance.ground?.line, appearance.groundAtEdge?.line)
        if appearance.groundAtEdge?.isThere == true {
            background = .visible
        } else if appearance.ground?.isThere == false {
            background = .hidden
        }
    }

    /// What lies behind the bar; nil for the platform's.
    func fill(isOverContent: Bool) -> AnyShapeStyle? { isOverContent ? fill : fillAtEdge ?? fill }

    /// The line between the bar and content.
    func line(isOverContent: Bool) -> BarAppearance.Line {
        (isOverContent ? line : lineAtEdge ?? line) ?? .platform
    }

    /// Whether the background is there: as somebody says, else while content lies under the bar.
    func isPainted(over content: CGFloat?) -> Bool { background.map { $0 == .visible } ?? ((content ?? 0) > 0) }
}

enum BarStyleTrait: TraitKey { typealias Value = (bars: [ToolbarPlacement.Bar], style: BarStyle) }

/// Tells what is around a stack - a tab, or a screen - what its topmost screen says about the bar of tabs. Covered
/// screens have no word.
struct TabBarOfTop: ViewModifier {
    private let traits: Traits

    @MainActor init(top: NavigationScreen?) {
        traits = Traits(top?.traits ?? TraitStore(), of: [BarStyleTrait.self])
    }

    func body(content: Content) -> some View {
        let value = BarStyle.said(of: .tabs, in: traits.store).map { (bars: [ToolbarPlacement.Bar.tabs], style: $0) }
        content
            .trait(BarStyleTrait.self, in: \.screen, value)
            .trait(BarStyleTrait.self, in: \.barTab, value)
    }
}

/// What a view has for bars.
struct ToolbarItems {
    let entries: [ToolbarEntry]
    let source: EnvironmentSource
}

enum ToolbarTrait: TraitKey { typealias Value = ToolbarItems }

private struct ToolbarModifier<Items: ToolbarContent>: ViewModifier {
    private var items: BoundToolbar<Items>

    init(_ items: Items) { self.items = BoundToolbar(content: items) }

    func body(content: Content) -> some View {
        let entries = items.entries
        content.trait(ToolbarTrait.self, in: \.screen, as: "toolbar") { ToolbarItems(entries: entries, source: $0) }
    }
}

extension View {
    /// Items of the bars of the screen around. Does nothing outside of a stack. Size and place are the view's.
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(content()))
    }

    /// Views as items at the trailing end of the navigation bar of the screen around.
    @_disfavoredOverload
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        modifier(ToolbarModifier(ToolbarItemGroup(content: content)))
    }

    /// Items with names of the bars of the screen around. People can't rearrange them on an iPhone.
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { modifier(ToolbarModifier(content())) }

    /// Whether bars of the screen around are there. A bar that is not takes nothing from the safe area.
    ///
    /// - Parameter bars: the navigation bar where there are none.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(visibility: visibility), bars)
    }

    /// Whether bars of the screen around are there: the newer name.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(visibility: visibility), bars)
    }

    /// Whether the background of bars is there: by itself, it comes when content is scrolled under the bar.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(background: visibility), bars)
    }

    /// Whether the background of bars is there: the newer name.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(background: visibility), bars)
    }

    /// What the background of bars is painted with.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(fill: AnyShapeStyle(style)), bars)
    }

    /// The color scheme of what stands in bars while their background is there.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
        barStyle(BarStyle(colorScheme: .some(colorScheme)), bars)
    }

    /// A menu of the title of the screen around.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        modifier(ToolbarModifier(ToolbarTitleMenu(content: content)))
    }

    private func barStyle(_ style: BarStyle, _ bars: [ToolbarPlacement]) -> some View {
        let value = (bars: bars.isEmpty ? [.navigation] : bars.map(\.bar), style: style)
        return trait(BarStyleTrait.self, in: \.screen, value)
            .trait(BarStyleTrait.self, in: \.barTab, value.bars.contains(.tabs) ? value : nil)
    }
}

// MARK: Roles

/// What a screen is for, which says how its bar is laid out.
public struct ToolbarRole: Sendable {
    enum Role { case automatic, navigationStack, browser, editor }
    let role: Role

    /// A screen of a stack.
    public static var automatic: ToolbarRole { ToolbarRole(role: .automatic) }
    /// A screen of a stack: the back button says the title of the screen below.
    public static var navigationStack: ToolbarRole { ToolbarRole(role: .navigationStack) }
    /// Documents that are looked at: on an iPad, the title stands at the leading end of the bar.
    public static var browser: ToolbarRole { ToolbarRole(role: .browser) }
    /// A document that is edited: the back button is an arrow, and on an iPad the title stands beside it.
    public static var editor: ToolbarRole { ToolbarRole(role: .editor) }
}

enum ToolbarRoleTrait: TraitKey { typealias Value = ToolbarRole }

extension View {
    /// What the screen around is for. Size and place are the view's.
    public func toolbarRole(_ role: ToolbarRole) -> some View {
        trait(ToolbarRoleTrait.self, in: \.screen, role)
    }
}
