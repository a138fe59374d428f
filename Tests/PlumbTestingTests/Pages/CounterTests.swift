import PlumbTesting
import SwiftUI
import Testing

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("\(count)").accessibilityIdentifier("number")
            Button("more") { count += 1 }.accessibilityIdentifier("more")
        }
    }
}

@MainActor struct CounterTests {
    @Test func tenHasTwoDigits() throws {
        let host = try TestHost(Counter(), size: .unspecified)
        #expect(host.frame(of: "number")?.width == 10)
        for _ in 0..<10 { try host.tap("more") }
        #expect(host.frame(of: "number")?.width == 20)
    }
}
