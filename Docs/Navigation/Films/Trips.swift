import SwiftUI

/// A screen is pushed, pulled half way back and let go, and left by the back button.
struct Trips: View {
    var body: some View {
        Phone(340, 400) {
            NavigationStack {
                List(["Lofoten", "Kyoto", "Patagonia", "Azores", "Iceland"], id: \.self) {
                    NavigationLink($0, value: $0)
                }
                .navigationTitle("Trips")
                .navigationDestination(for: String.self) { Trip(name: $0) }
            }
        }
    }
}

private struct Trip: View {
    let name: String

    var body: some View {
        List {
            LabeledContent("From", value: "3 June")
            LabeledContent("To", value: "10 June")
            Section("With") { Text("Anna") }
        }
        .navigationTitle(name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
