import PlumbTesting
import SwiftUI
import Testing

struct Switch: View {
    @State private var isOn = false

    var body: some View {
        Color.blue
            .frame(width: isOn ? 60 : 20, height: 20)
            .accessibilityIdentifier("switch")
            .onTapGesture { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
    }
}

@MainActor struct ReplayTests {
    @Test func aLogGivesTheSameFrames() throws {
        let host = try TestHost(Switch(), size: .unspecified)
        host.log = HostLog()
        host.tap(at: CGPoint(x: 10, y: 10))
        host.advance(by: 0.5)
        let lines = try #require(host.log).lines()

        let other = try TestHost(Switch(), size: .unspecified)
        other.apply(try HostLog(lines: lines))
        #expect(other.frame(of: "switch")?.width == 40)
        #expect(try other.picture() == host.picture())
    }

    @Test func aLogCanBeWrittenByHand() throws {
        let host = try TestHost(Switch(), size: .unspecified)
        host.apply(
            try HostLog(
                lines: """
                    {"hostLog":1}
                    {"at":1,"event":{"tap":{"at":{"identifier":"switch"},"count":1}}}
                    {"at":1.25,"event":{"surroundings":{"to":{"colorScheme":"dark"}}}}
                    """))
        #expect(host.frame(of: "switch")?.width == 30)
    }
}
