import SwiftUI

/// A search field at rest and in use, with suggestions, scopes and tokens.
struct SearchPicture: View {
    var body: some View {
        Screens {
            HStack(spacing: 20) {
                Panel(".searchable(text: $text)", "at rest") { Phone(286, 200) { Fruits() } }
                Panel(".searchSuggestions { … }", "in use") {
                    Phone(286, 200) { Fruits(text: "ap", isActive: true, hasSuggestions: true) }
                }
            }
            HStack(spacing: 20) {
                Panel(".searchScopes($scope) { … }", "in use") {
                    Phone(286, 200) { Scoped() }
                }
                Panel(".searchable(text: $text, tokens: $tokens)", "in use") {
                    Phone(286, 200) { Tokens() }
                }
            }
        }
    }
}

private let fruits = ["Apple", "Apricot", "Banana", "Cherry", "Grape", "Lemon", "Orange", "Pear", "Plum"]

private struct Fruits: View {
    @State var text = ""
    @State var isActive = false
    var hasSuggestions = false

    var body: some View {
        NavigationStack {
            Rows(text: text)
                .navigationTitle("Fruit")
                .searchable(text: $text, isPresented: $isActive)
                .searchSuggestions {
                    if hasSuggestions {
                        ForEach(["Apple", "Apricot", "Grape"], id: \.self) { Text($0).searchCompletion($0) }
                    }
                }
        }
    }
}

private struct Rows: View {
    let text: String

    var body: some View {
        List(fruits.filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }, id: \.self) { Text($0) }
            .listStyle(.plain)
    }
}

private struct Scoped: View {
    @State private var text = "p"
    @State private var isActive = true
    @State private var scope = "All"

    var body: some View {
        NavigationStack {
            Rows(text: text)
                .navigationTitle("Fruit")
                .searchable(text: $text, isPresented: $isActive)
                .searchScopes($scope) { ForEach(["All", "Ripe", "Sold out"], id: \.self) { Text($0) } }
        }
    }
}

private struct Token: Identifiable {
    let id: String
}

private struct Tokens: View {
    @State private var text = "p"
    @State private var isActive = true
    @State private var tokens = [Token(id: "Ripe"), Token(id: "Local")]

    var body: some View {
        NavigationStack {
            Rows(text: text)
                .navigationTitle("Fruit")
                .searchable(text: $text, tokens: $tokens, isPresented: $isActive) { Text($0.id) }
        }
    }
}
