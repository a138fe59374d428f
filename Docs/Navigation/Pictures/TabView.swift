import SwiftUI

/// A bar of tabs, more tabs than it has room for, and pages.
struct TabViewPicture: View {
    var body: some View {
        Screens {
            HStack(spacing: 17) {
                Panel("TabView { … }", "the symbols are filled") { Phone(186, 330, isWhole: true) { Tabs(count: 4) } }
                Panel("seven tabs", "the last place is for the others") {
                    Phone(186, 330, isWhole: true) { Tabs(count: 7) }
                }
                Panel(".tabViewStyle(.page)", "pages that a finger turns") {
                    Phone(186, 330, isWhole: true) { Pages() }
                }
            }
        }
    }
}

private let tabs = [
    ("Home", "house"), ("Search", "magnifyingglass"), ("Saved", "bookmark"), ("Mail", "envelope"),
    ("Music", "music.note"),
    ("Maps", "map"), ("Photos", "photo"),
]

private struct Tabs: View {
    let count: Int
    @State private var tab = "Home"

    var body: some View {
        TabView(selection: $tab) {
            ForEach(tabs.prefix(count), id: \.0) { name, symbol in
                Lines(title: name)
                    .tabItem { Label(name, systemImage: symbol) }
                    .badge(name == "Mail" ? 3 : 0)
            }
        }
    }
}

private struct Lines: View {
    let title: String

    var body: some View {
        NavigationStack {
            List(1..<20) { Text("Line \($0)") }.navigationTitle(title)
        }
    }
}

private struct Pages: View {
    @State private var page = 1

    var body: some View {
        TabView(selection: $page) {
            Greeting(symbol: "hand.wave", title: "Hello", color: .orange).tag(0)
            Greeting(symbol: "sun.max.fill", title: "Weather", color: .teal).tag(1)
            Greeting(symbol: "moon", title: "Nights", color: .indigo).tag(2)
        }
        .tabViewStyle(.page)
        .background(.teal)
    }
}

private struct Greeting: View {
    let symbol: String
    let title: String
    let color: Color

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: symbol).font(.system(size: 88))
            Text(title).font(.largeTitle.bold())
            Text("What the day will be like,\nat a glance.").multilineTextAlignment(.center)
        }
        .foregroundStyle(.white)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(color)
    }
}
