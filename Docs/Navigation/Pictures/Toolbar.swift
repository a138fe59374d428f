import SwiftUI

/// The places of a toolbar's items, with their names.
struct ToolbarPicture: View {
    @State private var spots = Spots()

    var body: some View {
        Screens {
            Phone(393, 226, hasStatus: false) { Article(spots: spots) }
                .spot("screen", spots)
                .padding(.trailing, 16)
                .padding(.vertical, 26)
            HStack(spacing: 20) {
                Panel(".cancellationAction, .confirmationAction", "the latter in bold") {
                    Phone(286, 150, screen: 375) { Note() }
                }
                Panel(".toolbarBackground(.teal, for: …)", "and .toolbarColorScheme(.dark, for: …)") {
                    Phone(286, 150, screen: 375) { Coloured() }
                }
            }
        }
        .overlay { names }
    }

    @ViewBuilder private var names: some View {
        if let screen = spots.frames["screen"], let leading = spots.frames["leading"],
            let principal = spots.frames["principal"], let trailing = spots.frames["trailing"],
            let flag = spots.frames["flag"], let status = spots.frames["status"], let trash = spots.frames["trash"]
        {
            Callout(".topBarLeading", of: leading, .leading, of: screen)
            Callout(".principal", of: principal, .top, of: screen)
            Callout(".primaryAction", of: trailing, .top, of: screen)
            // The button of the menu is the bar's own: it ends where items end.
            Callout(".secondaryAction", of: menu(after: trailing, in: screen), .trailing, of: screen)
            Callout(".bottomBar", of: flag, .leading, of: screen)
            Callout(".status", of: status, .bottom, of: screen)
            Callout(".bottomBar", of: trash, .trailing, of: screen)
        }
    }

    private func menu(after item: CGRect, in screen: CGRect) -> CGRect {
        CGRect(x: screen.maxX - 16, y: item.minY, width: 0, height: item.height)
    }
}

private struct Article: View {
    let spots: Spots

    var body: some View {
        NavigationStack {
            List { ForEach(1..<9) { Text("Line \($0)") } }
                .listStyle(.plain)
                .navigationTitle("Article")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Close") {}.spot("leading", spots) }
                    ToolbarItem(placement: .principal) {
                        VStack(spacing: 0) {
                            Text("Article").font(.headline)
                            Text("1 of 9").font(.caption).foregroundStyle(.secondary)
                        }
                        .spot("principal", spots)
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Button("Share", systemImage: "square.and.arrow.up") {}.spot("trailing", spots)
                    }
                    ToolbarItem(placement: .secondaryAction) { Button("Print", systemImage: "printer") {} }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Flag", systemImage: "flag") {}.spot("flag", spots)
                        Spacer()
                        Button("Delete", systemImage: "trash") {}.spot("trash", spots)
                    }
                    ToolbarItem(placement: .status) { Text("Saved").font(.caption).spot("status", spots) }
                }
        }
    }
}

private struct Note: View {
    var body: some View {
        NavigationStack {
            Form { TextField("Words", text: .constant("")) }
                .navigationTitle("Note")
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
                }
        }
    }
}

private struct Coloured: View {
    var body: some View {
        NavigationStack {
            List { ForEach(1..<9) { Text("Line \($0)") } }
                .navigationTitle("Teal")
                .navigationBarTitleDisplayMode(.inline)
                .toolbarBackground(.teal, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
                .toolbarColorScheme(.dark, for: .navigationBar)
        }
    }
}
