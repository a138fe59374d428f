import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Progress of an interval of time, by the host's clock.
@MainActor
@Suite struct ProgressTimerTests {
    private static let start = World.pinnedDate

    /// The fraction that a style sees.
    private struct Spoken: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            Color.red.frame(width: (configuration.fractionCompleted ?? -1) * 100, height: 10)
                .accessibilityIdentifier("bar")
        }
    }

    nonisolated static let cases: [(Double, Double, Bool, [Double])] = [
        // From and to in seconds after the beginning, whether it counts down, and what is seen after 0, 5 and 20
        // seconds.
        (0, 10, true, [100, 50, 0]), (0, 10, false, [0, 50, 100]), (-10, 10, false, [50, 75, 100]),
        (10, 30, false, [0, 0, 50]), (-20, -10, true, [0, 0, 0]), (0, 0, false, [100, 100, 100]),
    ]

    @Test(arguments: cases)
    func theFractionFollowsTheClock(from: Double, to: Double, countsDown: Bool, widths: [Double]) {
        let interval = Self.start.addingTimeInterval(from)...Self.start.addingTimeInterval(to)
        let host = hostOf(ProgressView(timerInterval: interval, countsDown: countsDown).progressViewStyle(Spoken()))
        var seen: [Double] = []
        for time in [0.0, 5, 20] {
            host.advance(by: time - host.time)
            seen.append(host.frame("bar")?[2] ?? -1)
        }
        #expect(zip(seen, widths).allSatisfy { abs($0 - $1) < 0.2 }, "\(seen)")
        host.advance(by: 40 - host.time)
        // What is over asks for no frame.
        #expect(host.nextFrame == nil)
    }

    /// The time that is left stands below the line.
    @Test func theTimeStandsBelow() {
        let interval = Self.start...Self.start.addingTimeInterval(299)
        let host = hostOf(ProgressView(timerInterval: interval) { Text("Tea") }, in: 300, nil)
        #expect(host.layout().size.height > hostOf(ProgressView(value: 0.5), in: 300, nil).layout().size.height + 30)
    }
}
