/// The time of a host, in seconds since it was made. It stands still until the host moves it (`ViewHost.advance(by:)`):
/// there is no other clock, so that the picture at a time is a value.
@MainActor
final class HostClock {
    /// Frames a second.
    nonisolated static let rate = 60.0

    private(set) var now = 0.0
    private var alarms: [(number: Int, time: Double, action: () -> Void)] = []
    private var followers: [(number: Int, action: (Double) -> Bool)] = []
    private var lastNumber = 0

    /// What was asked for, to take it back.
    struct Token: Hashable { fileprivate let number: Int }

    /// Runs an action once, at a time that has not come yet, or in the next frame.
    @discardableResult
    func schedule(at time: Double, _ action: @escaping () -> Void) -> Token {
        lastNumber += 1
        let time = time.isNaN ? now : max(now, time)
        let index = alarms.firstIndex { $0.time > time } ?? alarms.endIndex
        alarms.insert((lastNumber, time, action), at: index)
        return Token(number: lastNumber)
    }

    /// Runs an action in every frame to come, with the frame's time, until it returns false.
    @discardableResult
    func follow(_ action: @escaping (Double) -> Bool) -> Token {
        lastNumber += 1
        followers.append((lastNumber, action))
        return Token(number: lastNumber)
    }

    func cancel(_ token: Token) {
        alarms.removeAll { $0.number == token.number }
        followers.removeAll { $0.number == token.number }
    }

    /// When there is something to do next; nil for never. Frames come at multiples of 1/60 s.
    var next: Double? {
        let alarm = alarms.first?.time
        guard !followers.isEmpty else { return alarm }
        return min(alarm ?? .infinity, HostClock.frame(after: now))
    }

    /// The first frame after a time.
    static func frame(after time: Double) -> Double {
        let frame = ((time * rate + 1e-6).rounded(.down) + 1) / rate
        // Numbers of this size have no sixtieths.
        return frame > time ? frame : time.nextUp
    }

    /// The time at which something is due: on a frame where it is that but for what clocks are exact to, else in whole
    /// nanoseconds. What is asked for again and again does not drift away from the frames of a film.
    nonisolated static func moment(_ delay: Double, after start: Double) -> Double {
        let time = start + delay
        guard delay > 0, time < 9e6 else { return time }
        let frame = (time * rate).rounded() / rate
        if abs(time - frame) < datePrecision, frame > start { return frame }
        return max((time * 1e9).rounded() / 1e9, start)
    }

    /// Moves the time and does what is due.
    func move(to time: Double) {
        now = max(now, time)
        while let alarm = alarms.first, alarm.time <= now {
            alarms.removeFirst()
            alarm.action()
        }
        for follower in followers where followers.contains(where: { $0.number == follower.number }) {
            if !follower.action(now) { followers.removeAll { $0.number == follower.number } }
        }
    }
}
