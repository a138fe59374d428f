import SwiftUI

/// A section that is opened, and a list that is pulled down to load what is new.
struct Mail: View {
    @State private var showsToday = false
    @State private var showsEarlier = true
    @State private var today = ["Anna", "Ben", "Chris"]

    var body: some View {
        Phone(340, 400, screen: 393) {
            NavigationStack {
                List {
                    Section("Today", isExpanded: $showsToday) { ForEach(today, id: \.self) { Text($0) } }
                    Section("Earlier", isExpanded: $showsEarlier) {
                        Text("Dora")
                        Text("Emil")
                    }
                }
                .listStyle(.sidebar)
                .refreshable {
                    try? await Task.sleep(for: .seconds(1.2))
                    withAnimation { today.insert("Zoe", at: 0) }
                }
                .navigationTitle("Inbox")
                .navigationBarTitleDisplayMode(.inline)
            }
        }
    }
}
