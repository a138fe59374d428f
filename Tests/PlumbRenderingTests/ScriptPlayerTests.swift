import Foundation
import PlumbCore
import Testing

@testable import PlumbRendering

/// A script does to a view what its events say.
@MainActor
struct ScriptPlayerTests {
    private final class Taps { var count = 0 }

    /// A view that waits for taps in a row takes notice of as many, and of no fewer.
    @Test(arguments: [(1, 0), (2, 1), (4, 2), (0, 0)])
    func tapsInARowAreAllDone(count: Int, noticed: Int) throws {
        let taps = Taps()
        let host = ViewHost(
            Color.red.onTapGesture(count: 2) { taps.count += 1 },
            in: World(proposal: ProposedViewSize(width: 50, height: 50)))
        let player = ScriptPlayer(
            host, [ScriptAction(.tap(.point(CGPoint(x: 10, y: 10)), count: count), time: 0, source: "the test")])
        try player.advance(to: 1)
        #expect(taps.count == noticed)
    }
}
