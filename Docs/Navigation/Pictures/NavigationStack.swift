import SwiftUI

/// A screen with its large title, the same one scrolled, and one that is pushed.
struct NavigationStackPicture: View {
    var body: some View {
        Screens {
            HStack(spacing: 17) {
                Panel(".navigationTitle(\"Trips\")", "a large title") {
                    Phone(186, 250) { Trips() }
                }
                Panel("scrolled", "the title is in the bar") {
                    Phone(186, 250) { Trips(first: 4) }
                }
                Panel(".navigationDestination(for:)", "pushed, with a small title") {
                    Phone(186, 250) { Trips(path: ["Lofoten"]) }
                }
            }
        }
    }
}

/// Two columns.
struct ColumnsPicture: View {
    var body: some View {
        Screens {
            Panel("NavigationSplitView { … } detail: { … }", "on an iPad, in landscape") {
                Phone(592, 300, screen: 1080) { Columns() }.environment(\.horizontalSizeClass, .regular)
            }
        }
    }
}

private let names = [
    "Lofoten", "Kyoto", "Patagonia", "Azores", "Iceland", "Sicily", "Jura", "Crete", "Madeira", "Skye", "Corfu",
    "Malta",
    "Bergen", "Riga",
]

private struct Trips: View {
    @State var path: [String] = []
    var first = 0

    var body: some View {
        NavigationStack(path: $path) {
            ScrollViewReader { reader in
                List(names, id: \.self) { NavigationLink($0, value: $0) }
                    .onAppear { if first > 0 { reader.scrollTo(names[first], anchor: .top) } }
            }
            .navigationTitle("Trips")
            .navigationDestination(for: String.self) { Trip(name: $0) }
            .toolbar { Button("Add", systemImage: "plus") {} }
        }
    }
}

private struct Trip: View {
    let name: String

    var body: some View {
        List {
            Section {
                LabeledContent("From", value: "3 June")
                LabeledContent("To", value: "10 June")
            }
            Section("With") {
                Text("Anna")
                Text("Ben")
            }
        }
        .navigationTitle(name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private struct Columns: View {
    @State private var name: String? = "Kyoto"

    var body: some View {
        NavigationSplitView {
            List(names, id: \.self, selection: $name) { Text($0) }.navigationTitle("Trips")
        } detail: {
            NavigationStack { if let name { Trip(name: name) } }
        }
    }
}
