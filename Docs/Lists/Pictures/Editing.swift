import SwiftUI

/// A row that is swiped, a list in edit mode, and rows that are chosen.
struct EditingPicture: View {
    var body: some View {
        Screens {
            HStack(spacing: 17) {
                Panel(".swipeActions { … }", "a finger has pulled a row aside") {
                    Phone(186, 138, screen: 390, hasStatus: false) { swiped }
                }
                Panel(".onDelete, .onMove", "in edit mode") {
                    Phone(186, 138, screen: 390, hasStatus: false) { edited }
                }
                Panel("List(selection: $chosen)", "a Set, in edit mode") {
                    Phone(186, 138, screen: 390, hasStatus: false) { Chosen() }
                }
            }
        }
    }

    private var swiped: some View {
        List {
            Section("Inbox") {
                Text("Anna").badge(Text("9:15"))
                Text("Ben").badge(Text("8:50"))
                    .swipeActions {
                        Button("Delete", role: .destructive) {}
                        Button("Flag") {}.tint(.orange)
                    }
                Text("Chris").badge(Text("8:02"))
                Text("Dora").badge(Text("7:30"))
            }
        }
    }

    private var edited: some View {
        List {
            Section("Inbox") {
                ForEach(["Anna", "Ben", "Chris", "Dora"], id: \.self) { Text($0) }
                    .onDelete { _ in }
                    .onMove { _, _ in }
            }
        }
        .environment(\.editMode, .constant(.active))
    }
}

private struct Chosen: View {
    @State private var chosen: Set = ["Ben", "Chris"]

    var body: some View {
        List(selection: $chosen) {
            Section("Inbox") { ForEach(["Anna", "Ben", "Chris", "Dora"], id: \.self) { Text($0) } }
        }
        .environment(\.editMode, .constant(.active))
    }
}
