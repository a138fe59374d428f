import SwiftUI

/// The five styles of lists, and one in the dark.
struct ListPicture: View {
    var body: some View {
        Screens {
            HStack(spacing: 17) {
                panel(".insetGrouped", "also .automatic") { shopping.listStyle(.insetGrouped) }
                panel(".grouped", "cards from side to side") { shopping.listStyle(.grouped) }
                panel(".plain", "headers stay in sight") { shopping.listStyle(.plain) }
            }
            HStack(spacing: 17) {
                panel(".inset", "headers move with their rows") { shopping.listStyle(.inset) }
                panel(".sidebar", "sections that can be closed") { shopping.listStyle(.sidebar) }
                panel(".insetGrouped", "in the dark") { shopping.environment(\.colorScheme, .dark) }
            }
        }
    }

    private func panel(_ style: String, _ note: String, content: () -> some View) -> some View {
        Panel(style, note) { Phone(186, 190, screen: 330, hasStatus: false, content: content) }
    }

    private var shopping: some View {
        List {
            Section("Fruit", isExpanded: .constant(true)) {
                Label("Apples", systemImage: "basket").badge(6)
                Label("Pears", systemImage: "leaf").badge(2)
            }
            Section {
                Text("Bread")
                Text("Milk")
            } header: {
                Text("Other things")
            } footer: {
                Text("From the shop at the corner.")
            }
        }
    }
}
