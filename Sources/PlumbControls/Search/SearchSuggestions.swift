import PlumbCore

/// What is suggested while somebody searches.
struct SearchSuggestions {
    let views: AnyView
    let source: EnvironmentSource
}

enum SearchSuggestionsTrait: TraitKey { typealias Value = SearchSuggestions }

/// Whether suggestions are not shown over the screen.
enum SuggestionsHiddenTrait: TraitKey { typealias Value = Bool }

/// A place of search suggestions.
///
/// Plumb shows them in the content, over the screen, as an iPhone does: a view among them that asks for
/// `searchSuggestionsPlacement` is told so.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
    private let name: String

    /// Where the platform shows suggestions; it is the value of views that are no suggestions.
    public static var automatic: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "automatic") }
    /// A menu at the search field.
    public static var menu: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "menu") }
    /// Rows over the screen.
    public static var content: SearchSuggestionsPlacement { SearchSuggestionsPlacement(name: "content") }

    /// Some of the places.
    public struct Set: OptionSet, Sendable {
        /// A bit for each place.
        public var rawValue: Int

        /// The places of some bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// A menu at the search field.
        public static var menu: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 1) }
        /// Rows over the screen.
        public static var content: SearchSuggestionsPlacement.Set { SearchSuggestionsPlacement.Set(rawValue: 2) }
    }
}

private struct SuggestionsPlacementKey: ContextEnvironmentKey {
    static var defaultValue: SearchSuggestionsPlacement { .automatic }
}

extension EnvironmentValues {
    /// Where the search suggestions that the view stands among are shown.
    public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
        get { self[SuggestionsPlacementKey.self] }
        set { self[SuggestionsPlacementKey.self] = newValue }
    }
}

/// The parts of what can be found that a search is limited to.
struct SearchScopes {
    let picker: AnyView
    let isOnText: Bool
    let source: EnvironmentSource
}

enum SearchScopesTrait: TraitKey { typealias Value = SearchScopes }

/// When the scopes of a search are there.
public struct SearchScopeActivation: Sendable {
    let isOnText: Bool
    /// While somebody searches.
    public static var automatic: SearchScopeActivation { SearchScopeActivation(isOnText: false) }
    /// While somebody searches for a text.
    public static var onTextEntry: SearchScopeActivation { SearchScopeActivation(isOnText: true) }
    /// While somebody searches.
    public static var onSearchPresentation: SearchScopeActivation { SearchScopeActivation(isOnText: false) }
}

extension View {
    /// Rows below the search field of the screen around, while somebody searches: they lie over the screen. Size and
    /// place are the view's.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        let views = AnyView(suggestions())
        return modifier(
            SearchPart<SearchSuggestionsTrait> { SearchSuggestions(views: views, source: $0) })
    }

    /// Whether suggestions are there in some places: `searchSuggestions(.hidden, for: .content)` leaves the screen as
    /// it is while somebody searches. Size and place are the view's.
    ///
    /// - Parameter placements: `content` is where Plumb shows suggestions, as an iPhone does.
    public func searchSuggestions(
        _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
    ) -> some View {
        let isHidden = placements.contains(.content) ? visibility == .hidden : nil
        return modifier(SearchPart<SuggestionsHiddenTrait> { _ in isHidden })
    }

    /// What the view's row writes into the search field when it is tapped, among suggestions. Size and place are the
    /// view's.
    public func searchCompletion(_ completion: String) -> some View {
        modifier(SearchCompletion { $0.text.wrappedValue = completion })
    }

    /// The token that the view's row adds to the search field when it is tapped, among suggestions; what is typed goes.
    /// Size and place are the view's.
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
        modifier(
            SearchCompletion {
                $0.text.wrappedValue = ""
                $0.tokens?.add(token)
            })
    }

    /// Parts of what can be found, to choose one below the search field of the screen around while somebody searches.
    ///
    /// - Parameters:
    ///   - scope: the tag of the part that is chosen.
    ///   - scopes: a view for each part, with its tag.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { searchScopes(scope, activation: .automatic, scopes) }

    /// Parts of what can be found, to choose one below the search field of the screen around.
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View {
        let picker = AnyView(Picker("Scope", selection: scope, content: scopes).pickerStyle(.segmented))
        return modifier(
            SearchPart<SearchScopesTrait> {
                SearchScopes(picker: picker, isOnText: activation.isOnText, source: $0)
            })
    }
}

private struct SearchCompletion: ViewModifier {
    let complete: @MainActor (SearchState) -> Void
    @Environment(\.searchState) private var search

    func body(content: Content) -> some View {
        let (search, complete) = (search, complete)
        content.rowTrait(RowButtonTrait.self, search.map { search in RowButton { complete(search) } })
    }
}

/// The suggestions of a screen's search, over the screen: tokens first. Nothing where there are none.
struct SuggestionsView: View {
    let search: SearchField
    let suggestions: SearchSuggestions?
    let insets: EdgeInsets

    var body: some View {
        MemberReader(rows) { members in
            if !members.isEmpty {
                List { rows }
                    .listStyle(.plain)
                    .safeAreaPadding(insets)
                    .background(Color(system: .background), ignoresSafeAreaEdges: .all)
                    .inheriting(from: suggestions?.source ?? search.source) {
                        $0.searchState = SearchState(
                            text: search.text, isActive: search.isActive, tokens: search.tokens)
                        $0.searchSuggestionsPlacement = .content
                    }
            }
        }
    }

    @ViewBuilder private var rows: some View {
        search.tokens?.suggestions
        suggestions?.views
    }
}
