import Foundation
import PlumbCore

/// What a screen is searched by.
struct SearchField {
    let text: Binding<String>
    let isActive: Binding<Bool>
    let placement: SearchFieldPlacement
    let prompt: Text?
    /// What stands in the field before the text.
    var tokens: SearchTokens?
    let source: EnvironmentSource
}

/// The tokens of a field.
struct SearchTokens {
    let views: AnyView
    let isEmpty: Bool
    /// Rows that add a token; nil where none are suggested.
    var suggestions: AnyView?
    let removeLast: @MainActor () -> Void
    /// Adds a value, if the field has tokens like it.
    let add: @MainActor (Any) -> Void
}

enum SearchTrait: TraitKey { typealias Value = SearchField }

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    /// When a search field below a title is there.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        let isAlways: Bool
        /// Until content is scrolled.
        public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
        /// Always.
        public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
    }

    let staysInSight: Bool

    /// Below the title, until content is scrolled.
    public static let automatic = SearchFieldPlacement(staysInSight: false)
    /// Below the title on an iPhone.
    public static let toolbar = SearchFieldPlacement(staysInSight: false)
    /// Below the title of the first column.
    public static let sidebar = SearchFieldPlacement(staysInSight: false)
    /// Below the title, until content is scrolled.
    public static let navigationBarDrawer = SearchFieldPlacement(staysInSight: false)
    /// Below the title.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement(staysInSight: displayMode.isAlways)
    }
}

/// Ends a search: its text goes, and the field is left.
///
/// ```swift
/// @Environment(\.dismissSearch) private var dismissSearch
/// ```
public struct DismissSearchAction {
    let action: (@MainActor () -> Void)?
    /// Ends the search; nothing where nothing is searched.
    @MainActor public func callAsFunction() { action?() }
}

private struct SearchStateKey: ContextEnvironmentKey { static var defaultValue: SearchState? { nil } }

/// The search around a view.
struct SearchState {
    let text: Binding<String>
    let isActive: Binding<Bool>
    var tokens: SearchTokens?
}

extension EnvironmentValues {
    var searchState: SearchState? {
        get { self[SearchStateKey.self] }
        set { self[SearchStateKey.self] = newValue }
    }

    /// Whether somebody searches in the search field around: it is told within the view that is `searchable`.
    public var isSearching: Bool { searchState?.isActive.wrappedValue ?? false }

    /// Ends the search around.
    public var dismissSearch: DismissSearchAction {
        guard let state = searchState else { return DismissSearchAction(action: nil) }
        let (text, isActive) = (state.text, state.isActive)
        return DismissSearchAction {
            text.wrappedValue = ""
            isActive.wrappedValue = false
        }
    }
}

/// Gives the screen around a search field.
struct SearchableModifier: ViewModifier {
    let text: Binding<String>
    var isPresented: Binding<Bool>?
    let placement: SearchFieldPlacement
    let prompt: Text?
    var tokens: SearchTokens?
    @State private var isActive = false

    func body(content: Content) -> some View {
        let active = isPresented ?? $isActive
        let (text, placement, prompt, tokens) = (text, placement, prompt, tokens)
        let field = { @MainActor (source: EnvironmentSource) -> SearchField? in
            SearchField(
                text: text, isActive: active, placement: placement, prompt: prompt, tokens: tokens, source: source)
        }
        return
            content
            .environment(\.searchState, SearchState(text: text, isActive: active))
            .modifier(SearchPart<SearchTrait>(make: field))
    }
}
