import Foundation
import PlumbLayout

extension ViewHost {
    /// Seconds since the host was made. Time stands still until `advance(by:)`.
    public var time: TimeInterval { graph.clock.now }

    /// The date in the host's world: that of its settings, and the time since.
    public var date: Date { graph.date }

    /// When there will be something new to see, in seconds since the host was made; nil when nothing moves and nobody
    /// waits. A time that is not after `time` means that something has changed already.
    public var nextFrame: TimeInterval? { graph.nextFrame }

    /// Times between two frames at which something may happen.
    static let stepLimit = 1000

    /// Lets time pass: frames come sixty times a second as long as something moves, and whenever something was due; the
    /// last one comes at the end. A duration that is negative or no number counts as none.
    ///
    /// - Parameter duration: seconds.
    public func advance(by duration: TimeInterval) { apply(.advance(by: duration)) }

    /// Lets time pass until a time, as `advance(by:)` does; a time that is over, or no number, changes nothing. The
    /// host's time is then this very number, by whatever steps it came there.
    ///
    /// - Parameter end: seconds since the host was made.
    public func advance(to end: TimeInterval) { apply(.wait(until: end)) }

    /// Lets time pass in one frame, whatever would have moved meanwhile: what a window shows when it comes late. A time
    /// that is not after `time`, or no number, lets none pass.
    ///
    /// - Parameter time: seconds since the host was made.
    public func advance(inOneFrameTo time: TimeInterval) { apply(.frame(at: time)) }

    // Each returns whether any time has passed.

    func pass(by duration: TimeInterval) -> Bool {
        update()
        return duration > 0 ? pass(to: time + duration) : false
    }

    @discardableResult
    func pass(to end: TimeInterval) -> Bool {
        update()
        guard end > time, end.isFinite else { return false }
        var frame = time
        var steps = 0
        while let next = graph.nextFrame, next < end {
            if next >= frame {
                frame = HostClock.frame(after: next)
                steps = 0
            }
            steps += 1
            let isTired = steps > ViewHost.stepLimit
            if isTired {
                graph.report(
                    "a timer or a queue asks for more than \(ViewHost.stepLimit) turns in one frame; "
                        + "what comes after them waits for the next frame")
            }
            // What is still due now has had its turns: it goes on in the next frame.
            let isRestless = isTired || graph.agenda.repeatsTurns
            move(to: min(next > time && !isRestless ? next : HostClock.frame(after: time), end))
        }
        move(to: end)
        return true
    }

    func showFrame(at time: TimeInterval) -> Bool {
        update()
        guard time > self.time else { return false }
        move(to: time)
        return true
    }

    private func move(to time: TimeInterval) {
        graph.events.move(to: time)
        graph.working { graph.clock.move(to: time) }
        update()
    }
}
