import SwiftUI

/// How high rows are, and what modifiers say about them.
struct RowsPicture: View {
    @State private var spots = Spots()

    var body: some View {
        Screens {
            HStack(alignment: .top, spacing: 44) {
                Panel("List { … }", "11 above and below, 44 at least") {
                    Phone(248, 396, screen: 248, hasStatus: false) { Heights(spots: spots) }.spot("screen", spots)
                }
                Panel("Text(…).badge(3) …", "modifiers of rows") {
                    Phone(280, 396, screen: 360, hasStatus: false) { Modified() }
                }
            }
        }
        .overlay { lengths }
    }

    @ViewBuilder private var lengths: some View {
        if let screen = spots.frames["screen"] {
            ForEach(Heights.names, id: \.self) { name in
                if let row = spots.frames[name] {
                    Length(.trailing, x: screen.maxX + 8, from: row.minY, to: row.maxY)
                }
            }
        }
    }
}

/// Rows of several heights.
private struct Heights: View {
    let spots: Spots
    static let names = ["line", "lines", "picture", "switch", "symbol"]

    var body: some View {
        List {
            Text("One line").listRowBackground(Color.white.spot("line", spots))
            VStack(alignment: .leading) {
                Text("Two lines")
                Text("one below the other").font(.subheadline).foregroundStyle(.secondary)
            }
            .listRowBackground(Color.white.spot("lines", spots))
            RoundedRectangle(cornerRadius: 8).fill(.teal.gradient)
                .frame(width: 90, height: 90)
                .listRowBackground(Color.white.spot("picture", spots))
            Toggle("Switch", isOn: .constant(true)).listRowBackground(Color.white.spot("switch", spots))
            Label {
                Text("Symbol")
            } icon: {
                Image(systemName: "gear")
                    .foregroundStyle(.white)
                    .frame(width: 28, height: 28)
                    .background(.gray, in: RoundedRectangle(cornerRadius: 6))
            }
            .listRowBackground(Color.white.spot("symbol", spots))
        }
    }
}

/// A row for each modifier, which it names.
private struct Modified: View {
    var body: some View {
        List {
            Group {
                Text(".badge(3)").badge(3)
                Text(".listRowBackground(…)").listRowBackground(Color.yellow.opacity(0.4))
                Text(".listRowInsets(…)")
                    .listRowInsets(EdgeInsets(top: 0, leading: 60, bottom: 0, trailing: 0))
                Text(".listRowSeparatorTint(.red)").listRowSeparatorTint(.red)
                Text(".listRowSeparator(.hidden)").listRowSeparator(.hidden, edges: .bottom)
                Label("a Label", systemImage: "star")
                Label("with a guide", systemImage: "star")
                    .alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
                DisclosureGroup("DisclosureGroup", isExpanded: .constant(true)) {
                    Text("its rows are")
                    Text("further in")
                }
            }
            .font(.system(size: 15, design: .monospaced))
        }
    }
}
