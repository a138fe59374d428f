import Foundation
import PlumbCore
import PlumbPlatform

/// A screen, and others that are pushed over it. Takes all that it is proposed.
///
/// 1. A bar stands at the top: what is below keeps clear of it, and what scrolls goes under it. 2. The path says which
/// values are shown: `navigationDestination(for:destination:)` makes their screens. 3. Screens below the topmost keep
/// their state, and have disappeared. A screen that goes takes its state with it.
///
/// Docs/Navigation has all distances and where they are from.
@Located
public struct NavigationStack<Data, Root: View>: View {
    private let path: PathBinding
    private let root: Root
    @State private var ownPath = NavigationPath()

    private enum PathBinding {
        case own
        case given(PathAccess)
    }

    public var body: some View {
        switch path {
        case .own: StackView(path: PathAccess($ownPath), root: root)
        case .given(let access): StackView(path: access, root: root)
        }
    }
}

extension NavigationStack where Data == NavigationPath {
    /// A stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) {
        path = .own
        self.root = root()
    }

    /// A stack with a path of values of any types.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.path = .given(PathAccess(path))
        self.root = root()
    }
}

extension NavigationStack
where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
    /// A stack with a path of values of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        let elements = path.wrappedValue.map { AnyHashable($0) }
        self.path = .given(
            PathAccess(elements: elements) { value in
                guard let element = value as? Data.Element else { return false }
                path.wrappedValue.append(element)
                return true
            } removeLast: {
                path.wrappedValue.removeLast(min($0, path.wrappedValue.count))
            })
        self.root = root()
    }
}

extension PathAccess {
    @MainActor init(_ path: Binding<NavigationPath>) {
        self.init(elements: path.wrappedValue.elements) {
            path.wrappedValue.append(anything: $0)
            return true
        } removeLast: {
            path.wrappedValue.removeLast(min($0, path.wrappedValue.count))
        }
    }
}

private struct NavigationModelKey: ContextEnvironmentKey { static var defaultValue: NavigationModel? { nil } }
private struct NavigationScreenKey: ContextEnvironmentKey { static var defaultValue: NavigationScreen? { nil } }

extension EnvironmentValues {
    /// The stack around; nil outside of any.
    var navigation: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }

    /// The screen around; nil outside of any.
    var navigationScreen: NavigationScreen? {
        get { self[NavigationScreenKey.self] }
        set { self[NavigationScreenKey.self] = newValue }
    }

    /// What is said about the screen around; nil outside of any.
    var screen: TraitStore? { navigationScreen?.traits }

    /// Where the stack around is told which screens are shown for values.
    var destinations: TraitStore? { navigation?.destinations }
}

/// A stack of screens.
struct StackView<Root: View>: View {
    let path: PathAccess
    let root: Root
    @State private var model = NavigationModel()
    @State private var builds = ViewToken()
    @Environment(\.report) private var report
    @Environment(\.isColumn) private var isColumn
    @Environment(\.navigationScreen) private var screen

    var body: some View {
        let _ = model.path = path
        let _ = model.setRoot(AnyView(StackRoot(root: root)), column: isColumn ? screen : nil)
        let _ = model.report = { [report] in report($0) }
        let hidden = BarStyleTrait.Value([.navigation], BarStyle(visibility: .hidden))
        StackScreens(model: model, build: builds.next())
            .environment(\.navigation, model)
            .environment(\.columnLinks, nil)
            .trait(BarStyleTrait.self, in: \.screen, isColumn ? hidden : nil)
            .trait(TabStackTrait.self, in: \.tab, isColumn ? nil : model)
    }
}

/// The first screen's views. They are not looked at again for a push of which nobody outside has heard.
private struct StackRoot<Root: View>: View {
    let root: Root
    var body: some View { root }
}

/// The screens of a stack and their bars.
private struct StackScreens: View {
    let model: NavigationModel
    /// Another number whenever the stack is made anew.
    let build: Int
    @State private var version = 0
    @State private var isThere = Mark()
    /// At which edges no other view stands between it and what the screen's shape takes.
    @State private var reach = VerticalEdge.Set.all
    private var change = ChangeKind()
    @Environment(\.platform) private var platform

    init(model: NavigationModel, build: Int) {
        self.model = model
        self.build = build
    }

    var body: some View {
        let _ = version
        let places = look()
        // What a covered screen asks for counts where the topmost one asks for nothing.
        let scheme = model.screens.dropLast().reversed().lazy.compactMap(\.scheme).first
        Pages {
            ForEach(places) { place in
                Page(isShown: place.isSeen) {
                    ScreenView(screen: place.screen, stamp: place.screen.stamp).equatable()
                        .overlay { ScreenFollower(screen: place.screen, model: model).equatable() }
                        .modifier(ScreenMotion(position: place.position, coverage: place.coverage))
                }
                .transition(.screen)
            }
        }
        .overlay(alignment: .top) {
            ForEach(places.filter(\.isSeen)) { place in
                NavigationBarView(screen: place.screen, model: model).equatable()
                    .opacity(place.barOpacity)
                    .transition(.opacity)
                BarZones(screen: place.screen).equatable()
                    .transition(ZonesTransition(place: place))
            }
        }
        .overlay(alignment: .bottom) {
            ForEach(places.filter(\.isSeen)) { place in
                BottomBarView(screen: place.screen).equatable()
                    .opacity(place.barOpacity)
                    .transition(.opacity)
            }
        }
        .modifier(BackSwipe(model: model))
        .transformPreference(PreferredColorSchemeKey.self) { if $0 == nil { $0 = scheme } }
        .modifier(ContentBelowTop(top: model.top))
        .modifier(TabBarOfTop(top: model.top))
        // What comes before it is seen stands still.
        .onAppear { isThere.isSet = true }
        .transformEnvironment(\.screenSafeArea) { [reach] in
            if !reach.contains(.top) { $0.top = 0 }
            if !reach.contains(.bottom) { $0.bottom = 0 }
        }
        .onReachedSafeAreas(isOutermost: true) { reach = $0 }
    }

    /// Where the screens stand now. Others than before come and go in a change of their own, with its animation.
    private func look() -> [ScreenPlace] {
        let version = $version
        model.look = {
            version.wrappedValue += 1
            return version.wrappedValue
        }
        let wanted = model.wanted(platform)
        let isOther = wanted.map(\.id) != model.screens.map(\.id)
        if model.takesStill(isOther: isOther, look: self.version) || !isThere.isSet || change.disablesAnimations {
            if isOther { _ = model.show(wanted) }
            model.settle()
            return model.places(platform)
        }
        let places = model.places(platform)
        if isOther {
            var move = 0
            withAnimation(.push(platform)) {
                move = model.show(wanted)
                version.wrappedValue += 1
            } completion: { [model] in
                model.settle(move)
            }
        }
        return places
    }
}

/// Tells the tab around whether content of the topmost screen lies under its bar.
private struct ContentBelowTop: ViewModifier {
    private let traits: Traits

    @MainActor init(top: NavigationScreen?) { traits = Traits(top?.traits ?? TraitStore()) }

    func body(content: Content) -> some View {
        content.trait(ContentBelowTrait.self, in: \.tab, traits[ContentBelowTrait.self] ?? 0)
    }
}

/// Follows what is said in a screen, seen or not: shows what its views present, and the suggestions of a search.
private struct ScreenFollower: View, Equatable {
    let screen: NavigationScreen
    let model: NavigationModel
    private let traits: Traits
    @Environment(\.self) private var values

    nonisolated static func == (a: ScreenFollower, b: ScreenFollower) -> Bool {
        a.screen === b.screen && a.model === b.model
    }

    init(screen: NavigationScreen, model: NavigationModel) {
        self.screen = screen
        self.model = model
        traits = Traits(screen.traits)
    }

    var body: some View {
        let _ = model.look(at: screen)
        let suggestions = screen.searchPart(SearchSuggestionsTrait.self, values)
        let tokens = screen.searchPart(SearchTrait.self, values)?.tokens
        let isHidden = screen.searchPart(SuggestionsHiddenTrait.self, values) ?? false
        if !isHidden, suggestions != nil || tokens?.suggestions != nil {
            let facts = BarFacts(screen, values)
            if let search = facts.search, facts.isSearching {
                SuggestionsView(search: search, suggestions: suggestions, insets: facts.insets)
            }
        }
    }
}

/// Whether something has been.
@MainActor
private final class Mark {
    var isSet = false
    nonisolated init() {}
}

/// Where a screen stands.
struct ScreenPlace: Identifiable {
    let screen: NavigationScreen
    let isSeen: Bool
    /// In widths of the stack.
    let position: CGFloat
    /// 1 below another screen, 0 on top.
    let coverage: CGFloat
    var id: Int { screen.id }

    /// Bars stay where they are: the one of a screen that a finger takes away fades as the one below comes.
    var barOpacity: CGFloat { 1 - max(coverage, min(max(0, position), 1)) }
}

extension NavigationModel {
    fileprivate func places(_ platform: Platform) -> [ScreenPlace] {
        screens.map {
            ScreenPlace(
                screen: $0, isSeen: isSeen($0), position: position($0, platform), coverage: coverage($0))
        }
    }
}
