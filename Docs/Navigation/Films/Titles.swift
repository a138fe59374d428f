import SwiftUI

/// A large title goes as content is scrolled, and grows when it is pulled down.
struct Titles: View {
    var body: some View {
        Phone(340, 320) {
            NavigationStack {
                List(1..<30) { Text("Line \($0)") }
                    .navigationTitle("Lines")
                    .toolbar { Button("Add", systemImage: "plus") {} }
            }
        }
    }
}
