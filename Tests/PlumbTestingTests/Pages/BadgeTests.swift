import PlumbTesting
import SwiftUI
import Testing

struct Badge: View {
    @State private var isOn = false

    var body: some View {
        Label("New", systemImage: isOn ? "star.fill" : "star")
            .padding()
            .accessibilityIdentifier("badge")
            .contentShape(Rectangle())
            .onTapGesture { isOn.toggle() }
    }
}

@MainActor struct BadgeTests {
    @Test func twoTapsGiveTheSamePictureAgain() throws {
        let host = try TestHost(Badge(), size: .unspecified, text: .system)
        let first = try host.picture()
        try host.tap("badge")
        #expect(try host.picture() != first)
        try host.tap("badge")
        #expect(try host.picture() == first)
    }
}
