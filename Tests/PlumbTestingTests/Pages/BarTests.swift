import PlumbTesting
import SwiftUI
import Testing

struct Bar: View {
    @State private var isFull = false

    var body: some View {
        Color.blue
            .frame(width: isFull ? 120 : 20, height: 20)
            .accessibilityIdentifier("bar")
            .onTapGesture { withAnimation(.linear(duration: 1)) { isFull = true } }
    }
}

@MainActor struct BarTests {
    @Test func theBarGrowsEvenly() throws {
        let host = try TestHost(Bar(), size: .unspecified)
        try host.tap("bar")
        host.advance(by: 0.5)
        #expect(host.frame(of: "bar")?.width == 70)
    }
}
