import Foundation
import Testing

@testable import PlumbCombine

/// A clock that is moved by hand.
private final class HandClock: EventClock, @unchecked Sendable {
    var seconds = 0.0
    let start = Date(timeIntervalSinceReferenceDate: 0)
    private var waiting: [Int: (due: Double, action: () -> Void)] = [:]
    private var count = 0

    func schedule(after delay: Double, _ action: @escaping () -> Void) -> Int {
        count += 1
        waiting[count] = (seconds + delay, action)
        return count
    }

    func cancel(_ number: Int) { waiting[number] = nil }

    /// Runs what is due until a second, at most so often.
    func move(to end: Double, most: Int = 100) -> Int {
        var runs = 0
        while runs < most, let next = waiting.min(by: { $0.value.due < $1.value.due }), next.value.due <= end {
            waiting[next.key] = nil
            seconds = max(seconds, next.value.due)
            next.value.action()
            runs += 1
        }
        seconds = end
        return runs
    }
}

/// Delays and intervals as they come from users.
@Suite
struct ScheduledActionTests {
    @Test(arguments: [
        (1.0, nil as Double?, 1), (0, nil, 1), (-1, nil, 1), (.nan, nil, 1), (.infinity, nil, 0), (0.5, 0.25, 7),
        (0, .infinity, 1), (.infinity, 0.25, 0), (0, .nan, 50), (0, 0, 50), (0, -1, 50),
    ])
    func runs(after delay: Double, every interval: Double?, _ expected: Int) {
        let clock = HandClock()
        var runs = 0
        let action = ScheduledAction { runs += 1 }
        action.start(in: clock, after: delay, every: interval, on: .main)
        _ = clock.move(to: 2, most: 50)
        #expect(runs == expected)
        // Whatever the interval is, time goes on.
        #expect(interval == nil || clock.seconds == 2)
    }

    /// An interval that is none is the shortest there is: ten thousand times a second, not without end at one moment.
    @Test func theShortestInterval() {
        let clock = HandClock()
        let action = ScheduledAction {}
        action.start(in: clock, after: 0, every: 0, on: .main)
        #expect((100...101).contains(clock.move(to: 0.01, most: 1000)))
    }
}
