import Combine
import Foundation
import PlumbLayout
import Synchronization

/// What is to happen in a host's views at some time, from wherever it was asked for: ticks of timers, values that were received on the
/// main queue, steps of tasks. The host lets it happen between two frames (`ViewGraph.runEvents`), in the order in which it was asked for.
final class HostEvents: EventClock, @unchecked Sendable {
    /// The host whose views began the task that runs; tasks that it begins inherit it.
    @TaskLocal static var beginner: HostEvents?

    /// The host whose views asked for what runs here: an action, a task that was begun by one, or a task begun by such.
    static var current: HostEvents? { beginner ?? working }

    /// The host that is at work on this thread.
    static var working: HostEvents? {
        guard let events = EventClocks.working as? HostEvents, events.isWorkingHere else { return nil }
        return events
    }

    /// The date of second 0, the host's (`HostConfiguration.date`): the dates of timers are the same every time.
    var start: Date {
        get { lock.withLock { startDate } }
        set { lock.withLock { startDate = newValue } }
    }

    private var startDate = Date.pinned
    private let lock = NSLock()
    private var now = 0.0
    private var waiting: [(number: Int, time: Double, action: () -> Void)] = []
    private var steps: [TaskStep] = []
    private var lastNumber = 0
    private var isClosed = false
    private var realTime: (@Sendable () -> Double)?
    /// The thread on which the host is at work; 0 for none.
    private let thread = Atomic<UInt>(0)

    /// Whether the host is at work here.
    var isWorkingHere: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    var seconds: Double { lock.withLock { now } }

    /// When there is something to do next; nil for never.
    var next: Double? {
        lock.withLock { steps.isEmpty ? waiting.lazy.map(\.time).min() : now }
    }

    /// Whether there is something to do now.
    var isDue: Bool { lock.withLock { !steps.isEmpty || waiting.contains { $0.time <= now } } }

    /// Counts what is asked for while the host sleeps from the time that it is then.
    func follow(_ time: (@Sendable () -> Double)?) { lock.withLock { realTime = time } }

    func schedule(after delay: Double, _ action: @escaping () -> Void) -> Int {
        let delay = delay > 0 ? delay : 0
        let isWorking = isWorkingHere
        let (number, isClosed) = lock.withLock {
            lastNumber += 1
            let start = isWorking ? now : max(now, realTime?() ?? now)
            if !self.isClosed { waiting.append((lastNumber, start + delay, action)) }
            return (lastNumber, self.isClosed)
        }
        if isClosed {
            runInRealTime(after: delay, action)
        } else if !isWorkingHere {
            // A window may be waiting for something to happen.
            DispatchQueue.main.async {}
        }
        return number
    }

    func cancel(_ number: Int) {
        // What an action holds may cancel something itself when it goes.
        let removed = lock.withLock {
            let index = waiting.firstIndex { $0.number == number }
            return index.map { waiting.remove(at: $0).action }
        }
        withExtendedLifetime(removed) {}
    }

    func add(_ step: TaskStep) { lock.withLock { steps.append(step) } }

    /// Moves the time.
    func move(to time: Double) { lock.withLock { now = max(now, time) } }

    /// Does what is due, and no more than was due at the beginning. Returns whether there was anything.
    @MainActor func run() -> Bool {
        let (due, steps) = lock.withLock {
            let due = waiting.filter { $0.time <= now }.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
            defer { self.steps = [] }
            return (due, self.steps)
        }
        for event in due {
            // An earlier one may have cancelled it.
            let isThere = lock.withLock {
                let index = waiting.firstIndex { $0.number == event.number }
                if let index { waiting.remove(at: index) }
                return index != nil
            }
            if isThere { event.action() }
        }
        for step in steps { MainActorSteps.run(step) }
        return !due.isEmpty || !steps.isEmpty
    }

    /// Lets `body` be the work of this host.
    @MainActor func working<T>(_ body: () throws -> T) rethrows -> T {
        let outer = thread.exchange(UInt(pthread_self()), ordering: .relaxed)
        defer { thread.store(outer, ordering: .relaxed) }
        return try EventClocks.with(self, body)
    }

    /// The host is gone: nobody moves the time any more. What still waits goes on in real time.
    func close() {
        let (waiting, now) = lock.withLock {
            isClosed = true
            defer { self.waiting = [] }
            return (self.waiting, self.now)
        }
        for event in waiting { runInRealTime(after: event.time - now, event.action) }
    }

    private func runInRealTime(after delay: Double, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        DispatchQueue.main.asyncAfter(deadline: .now() + min(max(0, delay), 1e9)) { action() }
    }
}

/// Code of a view's task that belongs to no actor is run by the host as well: with threads of its own, what a picture at a time shows would
/// depend on their speed. Its steps stand in the main queue too, as the main actor's do (`MainActorSteps`).
extension HostEvents: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let step = TaskStep(job)
        _ = schedule(after: 0) { [self] in step.run(on: self) }
        DispatchQueue.main.async { step.run(on: self) }
    }
}

/// A step of a task, to be run once.
final class TaskStep: @unchecked Sendable {
    private let job: UnownedJob
    private let isDone = Atomic<Bool>(false)

    init(_ job: consuming ExecutorJob) { self.job = UnownedJob(job) }

    func run(on executor: some SerialExecutor) {
        if claim() { job.runSynchronously(on: executor.asUnownedSerialExecutor()) }
    }

    func run(on executor: some TaskExecutor) {
        if claim() { job.runSynchronously(on: executor.asUnownedTaskExecutor()) }
    }

    private func claim() -> Bool { !isDone.exchange(true, ordering: .acquiringAndReleasing) }
}
