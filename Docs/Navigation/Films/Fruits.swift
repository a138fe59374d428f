import SwiftUI

/// A list is searched.
struct Fruits: View {
    @State private var text = ""

    private var found: [String] {
        ["Apple", "Banana", "Cherry", "Grape", "Lemon", "Orange", "Pear", "Plum"]
            .filter { text.isEmpty || $0.localizedCaseInsensitiveContains(text) }
    }

    var body: some View {
        Phone(340, 400) {
            NavigationStack {
                List(found, id: \.self) { Text($0) }
                    .overlay { if found.isEmpty { ContentUnavailableView.search(text: text) } }
                    .navigationTitle("Fruit")
                    .searchable(text: $text)
            }
        }
    }
}
