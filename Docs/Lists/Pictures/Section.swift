import SwiftUI

/// The parts of sections with their lengths, and what changes them.
struct SectionPicture: View {
    @State private var spots = Spots()

    var body: some View {
        Screens {
            Phone(393, 452, hasStatus: false) { Parts(spots: spots) }
                .spot("screen", spots)
                .padding(.bottom, 22)
            HStack(spacing: 17) {
                panel(".headerProminence(.increased)", "headers are titles") {
                    People().headerProminence(.increased)
                }
                panel(".listSectionSpacing(8)", "cards close to each other") {
                    People().listSectionSpacing(8)
                }
                panel("Section(isExpanded: $isOpen)", "closed, in the sidebar style") {
                    People(isOpen: false).listStyle(.sidebar)
                }
            }
        }
        .overlay { lengths }
    }

    private func panel(_ code: String, _ note: String, content: () -> some View) -> some View {
        Panel(code, note) { Phone(186, 150, screen: 330, hasStatus: false, content: content) }.frame(width: 186)
    }

    @ViewBuilder private var lengths: some View {
        if let screen = frame("screen"), let header = frame("header"), let first = frame("first"),
            let last = frame("last"), let footer = frame("footer"), let second = frame("second"),
            let third = frame("third"), let title = frame("title"), let fourth = frame("fourth")
        {
            let x = screen.minX - 12
            Length(.leading, x: x, from: screen.minY, to: header.minY)
            Length(.leading, x: x, from: header.maxY, to: first.minY)
            Length(.leading, x: x, from: last.maxY, to: footer.minY)
            Length(.leading, x: x, from: footer.maxY, to: second.minY)
            Length(.leading, x: x, from: second.maxY, to: third.minY)
            Length(.leading, x: x, from: third.maxY, to: title.minY)
            Length(.leading, x: x, from: title.maxY, to: fourth.minY)
            Length(.trailing, x: screen.maxX + 12, from: first.minY, to: first.maxY)
            Length(.bottom, y: screen.maxY + 12, from: screen.minX, to: fourth.minX)
            Length(.bottom, y: screen.maxY + 12, from: fourth.minX, to: title.minX)
        }
    }

    private func frame(_ name: String) -> CGRect? { spots.frames[name] }
}

/// Sections with and without words between them.
private struct Parts: View {
    let spots: Spots

    var body: some View {
        List {
            Section {
                Text("Anna").listRowBackground(Color.white.spot("first", spots))
                Text("Ben").listRowBackground(Color.white.spot("last", spots))
            } header: {
                Text("A header").spot("header", spots)
            } footer: {
                Text("A footer says what the rows are for, and takes as many lines as it needs.").spot("footer", spots)
            }
            Section {
                Text("Chris").listRowBackground(Color.white.spot("second", spots))
            }
            Section {
                Text("Dora").listRowBackground(Color.white.spot("third", spots))
            }
            Section {
                Text("Emil").listRowBackground(Color.white.spot("fourth", spots))
            } header: {
                Text("Another header").spot("title", spots)
            }
        }
    }
}

private struct People: View {
    @State var isOpen = true

    var body: some View {
        List {
            Section("Friends", isExpanded: $isOpen) {
                Text("Anna")
                Text("Ben")
            }
            Section("Family", isExpanded: .constant(true)) {
                Text("Chris")
            }
        }
    }
}
