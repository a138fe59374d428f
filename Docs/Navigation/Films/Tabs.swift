import SwiftUI

/// Tabs are chosen, and pages in one of them are turned.
struct Tabs: View {
    var body: some View {
        Phone(340, 400, isWhole: true) {
            TabView {
                NavigationStack {
                    List(1..<12) { Text("Line \($0)") }.navigationTitle("Home")
                }
                .tabItem { Label("Home", systemImage: "house") }
                Pages()
                    .tabItem { Label("Days", systemImage: "sun.max") }
                NavigationStack {
                    List { Text("Anna") }.navigationTitle("Mail")
                }
                .tabItem { Label("Mail", systemImage: "envelope") }
                .badge(3)
            }
        }
    }
}

private struct Pages: View {
    var body: some View {
        TabView {
            ForEach(["Monday", "Tuesday", "Wednesday"], id: \.self) { day in
                Text(day).font(.largeTitle.bold())
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
    }
}
