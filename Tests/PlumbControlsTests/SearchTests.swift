import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Search fields of screens.
@MainActor
@Suite struct SearchTests {
    private struct Names: View {
        @State private var text = ""
        let log: LifeLog
        var suggestions: [String] = []

        var body: some View {
            NavigationStack {
                Results(names: ["Anna", "Bob", "Clara"].filter { text.isEmpty || $0.hasPrefix(text) })
                    .navigationTitle("Names")
                    .searchable(text: $text, prompt: "Find")
                    .searchSuggestions { ForEach(suggestions, id: \.self) { Text($0).searchCompletion("Cl") } }
                    .onSubmit(of: .search) { log.add("search \(text)") }
                    .onSubmit { log.add("text") }
            }
        }
    }

    private struct Results: View {
        let names: [String]
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            VStack {
                Text(isSearching ? "searching" : "resting").accessibilityIdentifier("state")
                ForEach(names, id: \.self) { Text($0) }
                Button("End") { dismissSearch() }
            }
        }
    }

    @Test func aFieldStandsBelowTheTitle() {
        let host = screenOf(Names(log: LifeLog()))
        let field = host.spoken.first { $0.traits.contains(.isSearchField) }?.frame
        // 16 from the sides, 1 below the title's zone, 36 high.
        #expect(field.map { $0.minY >= 151 && $0.maxY <= 187 } == true)
        #expect(host.labels.contains("Find"))
    }

    /// It leaves room for the button that ends the search: six characters of 10, and 10 before them.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func cancelStandsBesideTheField(
        direction: LayoutDirection
    ) throws {
        let host = screenOf(Names(log: LifeLog()), direction: direction)
        func field() throws -> CGRect {
            try #require(host.spoken.first { $0.traits.contains(.isSearchField) }).frame
        }
        let before = try field()
        host.go("Find")
        let (after, cancel) = (try field(), try #require(host.element("Cancel")).frame)
        #expect(cancel.width == 60 && before.width - after.width == 70)
        // Both keep to the margins of 16, from right to left as well.
        if direction == .leftToRight {
            #expect(after.minX == before.minX && cancel.maxX == 393 - 16)
        } else {
            #expect(after.maxX == before.maxX && cancel.minX == 16)
        }
    }

    /// What scrolls goes up with the field: its first row stays as far below it.
    @Test func contentGoesWithTheField() {
        struct Rows: View {
            @State private var text = ""
            var body: some View {
                NavigationStack {
                    List { ForEach(0..<9) { Text(verbatim: "\($0)").accessibilityIdentifier("\($0)") } }
                        .navigationTitle("Names")
                        .searchable(text: $text)
                }
            }
        }
        let host = screenOf(Rows())
        func row() -> Double { host.frame("0")?[1] ?? .nan }
        func distance() -> Double {
            row() - (host.spoken.first { $0.traits.contains(.isSearchField) }?.frame.maxY ?? .nan)
        }
        let (before, top) = (distance(), row())
        host.tapElement("Search")
        for _ in 0..<4 {
            host.advance(by: 0.05)
            #expect(abs(distance() - before) < 0.5)
        }
        let middle = row()
        host.advance(by: 1)
        #expect(row() < middle - 1 && middle < top - 1)
        #expect(abs(distance() - before) < 2)
    }

    @Test func typingFiltersAndSubmits() {
        let log = LifeLog()
        let host = screenOf(Names(log: log))
        host.go("Find")
        #expect(host.labels.contains("searching") && host.labels.contains("Cancel"))
        #expect(!host.labels.contains("Names"))
        host.type("B")
        host.advance(by: 0.1)
        #expect(host.labels.contains("Bob") && !host.labels.contains("Anna"))
        host.press(.return)
        host.advance(by: 0.5)
        #expect(log.take() == ["search B"])
        host.go("Cancel")
        #expect(host.labels.contains("resting") && host.labels.contains("Anna") && host.labels.contains("Names"))
    }

    @Test func searchesAreEndedFromWithin() {
        let host = screenOf(Names(log: LifeLog()))
        host.go("Find")
        host.type("An")
        host.advance(by: 0.1)
        host.go("End")
        #expect(host.labels.contains("resting") && host.labels.contains("Bob"), "\(host.labels)")
    }

    @Test func suggestionsLieOverTheScreen() {
        let host = screenOf(Names(log: LifeLog(), suggestions: ["Clara?"]))
        #expect(!host.labels.contains("Clara?"))
        host.go("Find")
        #expect(host.labels.contains("Clara?"))
        host.go("Clara?")
        #expect(host.spoken.contains { $0.value == "Cl" })
    }

    @Test func scopesStandBelowTheField() {
        struct Scoped: View {
            @State private var text = ""
            @State private var scope = 0
            var body: some View {
                NavigationStack {
                    Text("scope \(scope)").searchable(text: $text).searchScopes($scope) {
                        Text("All").tag(0)
                        Text("New").tag(1)
                    }
                }
            }
        }
        let host = screenOf(Scoped())
        #expect(!host.labels.contains("New"))
        host.go("Search")
        host.go("New")
        #expect(host.labels.contains("scope 1"))
    }

    /// A search on the stack itself is its first screen's.
    @Test func aStackIsSearched() {
        let host = screenOf(NavigationStack { Text("A").navigationTitle("T") }.searchable(text: .constant("")))
        #expect(host.labels.contains("Search"))
    }

    /// Nor need scopes, suggestions and the focus stand in the screen.
    @Test func whatIsSaidAroundAStackIsItsFirstScreens() {
        struct Around: View {
            @State private var scope = 0
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                NavigationStack { Button("Type \(scope)") { isFocused = true }.navigationTitle("T") }
                    .searchable(text: $text)
                    .searchScopes($scope) {
                        Text("All").tag(0)
                        Text("New").tag(1)
                    }
                    .searchSuggestions { Text("more") }
                    .searchFocused($isFocused)
            }
        }
        let host = screenOf(Around())
        host.go("Type 0")
        #expect(["Cancel", "New", "more"].filter(host.labels.contains) == ["Cancel", "New", "more"])
        host.type("x")
        #expect(host.spoken.contains { $0.traits.contains(.isSearchField) && $0.value == "x" })
    }

    /// What is said nearest to a stack is its first screen's.
    @Test func theNearestSearchCounts() {
        let host = screenOf(
            VStack {
                NavigationStack { Text("A").navigationTitle("T") }.searchable(text: .constant(""), prompt: "near")
            }
            .searchable(text: .constant(""), prompt: "far"))
        #expect(host.labels.contains("near") && !host.labels.contains("far"))
    }

    private enum Place: Hashable { case search, other }

    private struct Focused: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        @FocusState private var place: Place?
        var isByValue = false

        var body: some View {
            NavigationStack {
                let list = VStack {
                    Text(isByValue ? "\(place == .search)" : "\(isFocused)")
                    Button("Begin") { if isByValue { place = .search } else { isFocused = true } }
                    Button("End") { if isByValue { place = nil } else { isFocused = false } }
                }
                if isByValue {
                    list.searchable(text: $text).searchFocused($place, equals: .search)
                } else {
                    list.searchFocused($isFocused).searchable(text: $text)
                }
            }
        }
    }

    /// The focus of the field is bound, whichever modifier is the outer one.
    @Test(arguments: [false, true]) func theFocusIsBound(isByValue: Bool) {
        let host = screenOf(Focused(isByValue: isByValue))
        #expect(host.labels.contains("false"))
        host.go("Begin")
        #expect(host.labels.contains("true") && host.labels.contains("Cancel"))
        host.type("ab")
        #expect(host.spoken.contains { $0.value == "ab" })
        host.go("End")
        #expect(host.labels.contains("false"), "\(host.labels)")
        host.go("Search")
        #expect(host.labels.contains("true"), "\(host.labels)")
    }

    private struct Suggesting: View {
        @State private var text = ""
        let hidden: SearchSuggestionsPlacement.Set
        var visibility = Visibility.hidden

        struct Row: View {
            @Environment(\.searchSuggestionsPlacement) private var placement
            var body: some View { Text(placement == .content ? "in content" : "elsewhere") }
        }

        var body: some View {
            NavigationStack {
                Row()
                    .searchable(text: $text)
                    .searchSuggestions { Row() }
                    .searchSuggestions(visibility, for: hidden)
            }
        }
    }

    /// Suggestions stand in the content, and are not there where the content hides them.
    @Test(
        arguments: [
            ([], Visibility.hidden, true), (.menu, .hidden, true), (.content, .hidden, false),
            ([.menu, .content], .hidden, false), (.content, .visible, true), (.content, .automatic, true),
        ] as [(SearchSuggestionsPlacement.Set, Visibility, Bool)])
    func suggestionsAreHidden(places: SearchSuggestionsPlacement.Set, visibility: Visibility, areThere: Bool) {
        #expect(SearchSuggestionsPlacement.Set.menu.isDisjoint(with: .content))
        #expect(SearchScopeActivation.onTextEntry.isOnText)
        #expect(!SearchScopeActivation.automatic.isOnText && !SearchScopeActivation.onSearchPresentation.isOnText)
        let host = screenOf(Suggesting(hidden: places, visibility: visibility))
        #expect(host.labels.contains("elsewhere"))
        host.go("Search")
        #expect(host.labels.contains("in content") == areThere)
    }

    @Test func presentationsAreBound() {
        let record = Record<Bool>()
        let host = screenOf(
            Holding(true, record) { isPresented in
                NavigationStack { Text("A").searchable(text: .constant(""), isPresented: isPresented) }
            })
        host.update()
        #expect(host.labels.contains("Cancel"))
        host.go("Cancel")
        #expect(record.values == [false])
    }

    // MARK: Tokens

    private struct Tag: Identifiable, Equatable {
        let id: String
        var isOn = true
    }

    private struct Tagged: View {
        @State var tokens: [Tag] = []
        @State var text = ""
        @State var suggested = [Tag(id: "new"), Tag(id: "old")]
        var body: some View {
            NavigationStack {
                Text("\(tokens.map(\.id).joined(separator: " ")), \(text)")
                    .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.id) }
                    .searchSuggestions { Text("more").searchCompletion(Tag(id: "more")) }
            }
        }
    }

    /// Rows of suggested tokens add them, and so do completions; the delete key takes the last one away.
    @Test func tokensAreSuggested() {
        let host = screenOf(Tagged())
        #expect(!host.labels.contains("old"))
        host.go("Search")
        #expect(host.labels.filter { ["new", "old", "more"].contains($0) } == ["new", "old", "more"])
        host.type("ab")
        host.go("old")
        host.go("more")
        #expect(host.labels.contains("old more, "))
        host.press(.delete)
        host.rest()
        #expect(host.labels.contains("old, "))
    }

    /// The views of tokens can change them; a token that has gone is left alone.
    @Test func tokensChange() {
        struct Editable: View {
            @State var tokens = [Tag(id: "a"), Tag(id: "b")]
            @State var text = ""
            var body: some View {
                NavigationStack {
                    Text(tokens.map { "\($0.id) \($0.isOn)" }.joined(separator: ", "))
                        .searchable(text: $text, editableTokens: $tokens) { $token in
                            Button("turn \(token.id)") { token.isOn.toggle() }
                        }
                }
            }
        }
        let host = screenOf(Editable())
        host.go("turn b")
        #expect(host.labels.contains("a true, b false"))
    }
}
