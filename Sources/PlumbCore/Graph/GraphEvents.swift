import PlumbGraphics

extension ViewGraph {
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
