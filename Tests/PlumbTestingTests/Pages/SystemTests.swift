import PlumbTesting
import SwiftUI
import Testing

struct SystemRow: View {
    var body: some View {
        List { Text("Row").accessibilityIdentifier("row") }
    }
}

@MainActor struct SystemTests {
    @Test(arguments: [(SystemVersion.iOS17, CGFloat(40)), (.iOS26, 32)])
    func aRowBeginsWhereTheSystemSays(_ system: SystemVersion, _ x: CGFloat) throws {
        var world = World(proposal: ProposedViewSize(width: 393, height: 852))
        world.system = system
        let host = try TestHost(SystemRow(), world: world)
        #expect(host.frame(of: "row")?.minX == x)
    }
}
