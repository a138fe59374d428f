import SwiftUI

/// Rows are deleted by a swipe and in edit mode, and moved.
struct Groceries: View {
    @State private var things = ["Apples", "Bread", "Cheese", "Dates", "Eggs", "Flour"]

    var body: some View {
        Phone(340, 400, screen: 393) {
            NavigationStack {
                List {
                    ForEach(things, id: \.self) { Text($0) }
                        .onDelete { things.remove(atOffsets: $0) }
                        .onMove { things.move(fromOffsets: $0, toOffset: $1) }
                }
                .navigationTitle("Groceries")
                .toolbar { EditButton() }
            }
        }
    }
}
