import Foundation
import PlumbGraphics

/// What waits for its time: changes for the next frame, timers and tasks for theirs.
@MainActor
final class Agenda {
    let queue = UpdateQueue()
    let clock = HostClock()
    let events = HostEvents()
    /// The date when the clock was at 0.
    var startDate = Date.distantPast
    /// The turns of the last frame went round in a circle: what is still due waits for the next frame.
    var repeatsTurns = false

    /// The date that the clock shows.
    var date: Date { startDate.addingTimeInterval(clock.now) }

    /// The time of the clock at a date: on a frame, where the date is one but for its last digit.
    func time(of date: Date) -> Double {
        let time = date.timeIntervalSince(startDate)
        let frame = (time * HostClock.rate).rounded() / HostClock.rate
        return abs(time - frame) < HostClock.datePrecision ? frame : time
    }

    /// When something is due; nil for never.
    var next: Double? {
        if !queue.isEmpty { return clock.now }
        return [clock.next, events.next].compactMap(\.self).min()
    }
}

/// The agenda's parts, by the names that most features use.
extension ViewGraph {
    var queue: UpdateQueue { agenda.queue }
    var clock: HostClock { agenda.clock }
    var events: HostEvents { agenda.events }
    var date: Date { agenda.date }
    func time(of date: Date) -> Double { agenda.time(of: date) }

    /// When there will be something new to see; nil for never.
    var nextFrame: Double? {
        let moving = graphMotion.isMoving ? HostClock.frame(after: clock.now) : nil
        guard let due = agenda.next else { return moving }
        return min(due, moving ?? due)
    }

    /// Lets `body` be the work of this host: timers that begin in it tick on its clock, tasks that begin in it are run
    /// by it.
    func working<T>(_ body: () throws -> T) rethrows -> T {
        defer { for sentence in Complaints.takeAll() { report(sentence) } }
        return try Complaints.hearing { try events.working(body) }
    }

    /// Does what waits to be done before the next frame. Returns whether there was anything.
    func runEvents() -> Bool {
        events.move(to: clock.now)
        return events.run()
    }
}
