import CHostTime
import Foundation
import PlumbCombine
import PlumbLayout
import Synchronization

/// What is to happen in a host's views at some time, from wherever it was asked for: ticks of timers, what was left to
/// the main queue and the main run loop, values that were received there, steps of tasks. The host lets it happen
/// between two frames (`ViewGraph.runEvents`), in the order of its times, and of those that are the same in the order
/// in which it was asked for. (Docs/Rules.md, section 29.)
final class HostEvents: EventClock, @unchecked Sendable {
    // Safe: the lock guards what changes, but for what only the main actor touches.
    /// The host whose views began the task that runs; tasks that it begins inherit it.
    @TaskLocal static var beginner: HostEvents?

    /// The host whose views asked for what runs here: an action, a task that was begun by one, or a task begun by such.
    static var current: HostEvents? { beginner ?? working }

    /// The host that is at work on this thread.
    static var working: HostEvents? { plumb_is_worker() ? nil : owner }

    /// The host that is at work on this thread, or that began the work in the background which runs here.
    static var owner: HostEvents? {
        plumb_owner().map { Unmanaged<HostEvents>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The date of second 0, the host's (`World.date`): the dates of timers are the same every time.
    var start: Date {
        get { lock.withLock { startDate } }
        set {
            lock.withLock { startDate = newValue }
            // As far as nanoseconds reach: the year 2262.
            let seconds = min(max(newValue.timeIntervalSince1970, -9.2e9), 9.2e9)
            plumb_time_set_date(time, Int64((seconds * 1e9).rounded()))
        }
    }

    /// Whether code that the host runs sees its time, and leaves to it what is to be done later; a window's sees the
    /// machine's.
    private(set) var isVirtual = true

    /// Lets code that the host runs see the machine's time, and the date that was set go on from now.
    func followMachine() {
        isVirtual = false
        let difference = start.timeIntervalSince1970 - Double(plumb_machine_date()) / 1e9
        plumb_time_follow_machine(time, abs(difference) < 1 ? 0 : Int64(min(max(difference, -4e9), 4e9) * 1e9))
    }

    /// The host makes its views itself: none of their dates is the machine's.
    var makesRoot = false

    private var startDate = Date.pinned
    private let lock = NSLock()
    private var now = 0.0
    private var waiting: [(number: Int, time: Double, action: () -> Void)] = []
    private var lastNumber = 0
    /// Steps that follow from the one of no actor which is being run; nil while none is.
    private var followers: [TaskStep]?
    private var isClosed = false
    private var realTime: (@Sendable () -> Double)?
    /// What code sees while the host is at work.
    private var time: OpaquePointer! = nil
    /// Nanoseconds of real time that the host waits for work in the background before it shows a picture.
    var patience: Int64 = HostEvents.longestWork * 1_000_000_000

    /// Seconds by which a time may be over that is meant to be one: sums have a last digit of their own.
    private static let exactness = 5e-10

    /// Seconds of real time that work in the background may take.
    static let longestWork: Int64 = 5

    init() {
        TimeHooks.install
        time = plumb_time_make(Unmanaged.passUnretained(self).toOpaque())
        start = .pinned
    }

    deinit { plumb_time_free(time) }

    /// Whether the host is at work here.
    var isWorkingHere: Bool { HostEvents.working === self }

    var seconds: Double { lock.withLock { now } }

    /// When there is something to do next; nil for never.
    var next: Double? { lock.withLock { waiting.lazy.map(\.time).min() } }

    /// Whether there is something to do now.
    var isDue: Bool { lock.withLock { waiting.contains { $0.time <= now + HostEvents.exactness } } }

    /// Whether the host is gone.
    var isOver: Bool { lock.withLock { isClosed } }

    /// Counts what is asked for while the host sleeps from the time that it is then.
    func follow(_ time: (@Sendable () -> Double)?) { lock.withLock { realTime = time } }

    /// Takes what threads ask of the main queue that no work of a host has begun.
    func takeMainQueue() {
        plumb_set_default(time)
        HostEvents.mainQueueOwner = self
    }

    /// The last host that took the main queue. Used on the main actor only.
    // Safe: used on the main actor only.
    nonisolated(unsafe) private(set) weak static var mainQueueOwner: HostEvents?

    func schedule(after delay: Double, _ action: @escaping () -> Void) -> Int {
        let delay = delay > 0 ? delay : 0
        let isWorking = isWorkingHere
        let (number, isClosed, isFollowing) = lock.withLock {
            lastNumber += 1
            let start = isWorking ? now : max(now, realTime?() ?? now)
            if !self.isClosed { waiting.append((lastNumber, HostClock.moment(delay, after: start), action)) }
            return (lastNumber, self.isClosed, realTime != nil)
        }
        if isClosed {
            runInRealTime(after: delay, action)
        } else if !isWorking {
            plumb_work_changed(time)
            // A window may be waiting for something to happen.
            if isFollowing { MachineQueue.main {} }
        }
        return number
    }

    func cancel(_ number: Int) { _ = takeBack(number) }

    /// Returns whether it was still to come.
    func takeBack(_ number: Int) -> Bool {
        // What an action holds may cancel something itself when it goes.
        let removed = lock.withLock {
            let index = waiting.firstIndex { $0.number == number }
            return index.map { waiting.remove(at: $0).action }
        }
        return withExtendedLifetime(removed) { removed != nil }
    }

    /// A step on the main actor. One that follows from a step of no actor has that one's turn: such code would have
    /// been done on another thread by now.
    func add(_ step: TaskStep) {
        if isWorkingHere, lock.withLock({ followers?.append(step) }) != nil { return }
        _ = schedule(after: 0) { MainActorSteps.run(step) }
    }

    fileprivate func runWithFollowers(_ step: TaskStep) {
        lock.withLock { followers = [] }
        step.run(on: self)
        let all = lock.withLock {
            defer { followers = nil }
            return followers ?? []
        }
        for step in all { MainActorSteps.run(step) }
    }

    /// Moves the time.
    func move(to time: Double) {
        let reached = lock.withLock {
            now = max(now, time)
            return now
        }
        plumb_time_move(self.time, Int64((min(reached, 9e9) * 1e9).rounded()))
    }

    /// Does what is due, and no more than was due at the beginning. Returns whether there was anything.
    @MainActor func run() -> Bool {
        let due = lock.withLock {
            waiting.filter { $0.time <= now + HostEvents.exactness }.sorted {
                ($0.time, $0.number) < ($1.time, $1.number)
            }
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
        return !due.isEmpty
    }

    // MARK: Work in the background

    /// Waits, in real time, until nothing that the host's work has begun in the background is under way, or there is
    /// something to do.
    ///
    /// - Parameter end: when to give up, by the machine's clock; set when the waiting begins.
    /// - Returns: false for who gave up.
    @MainActor func awaitWork(_ end: inout Int64?) -> Bool {
        guard isVirtual, plumb_work_count(time) > 0 else { return true }
        let last = end ?? plumb_machine_time() + patience
        end = last
        while true {
            let generation = plumb_work_generation(time)
            guard !isDue, plumb_work_count(time) > 0 else { return true }
            guard plumb_machine_time() < last else {
                plumb_work_abandon(time)
                // Whoever has no end seldom comes alone.
                patience = 50_000_000
                return false
            }
            plumb_work_wait(time, generation, last)
        }
    }

    /// Counts work in the background of which no queue knows. Gives what ends it.
    func openWork() -> Int64 { plumb_work_open(time) }
    func endWork(_ epoch: Int64) { plumb_work_end(time, epoch) }

    /// Lets `body` be the work of this host.
    @MainActor func working<T>(_ body: () throws -> T) rethrows -> T {
        let place = plumb_enter(time)
        defer { plumb_leave(place) }
        return try EventClocks.with(self, body)
    }

    /// The host is gone: nobody moves the time any more. What still waits goes on in real time.
    func close() {
        let (waiting, now) = lock.withLock {
            isClosed = true
            defer { self.waiting = [] }
            return (self.waiting, self.now)
        }
        isVirtual = false
        plumb_time_follow_machine(time, 0)
        for event in waiting { runInRealTime(after: event.time - now, event.action) }
    }

    private func runInRealTime(after delay: Double, _ action: @escaping () -> Void) {
        MachineQueue.main(after: min(max(0, delay), 1e9), action)
    }
}

/// Code of a view's task that belongs to no actor is run by the host as well: with threads of its own, what a picture
/// at a time shows would depend on their speed. Its steps stand in the main queue too, as the main actor's do
/// (`MainActorSteps`).
extension HostEvents: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        let step = TaskStep(job)
        _ = schedule(after: 0) { [self] in runWithFollowers(step) }
        MachineQueue.main { step.run(on: self) }
    }
}

/// A step of a task, to be run once.
final class TaskStep: Sendable {
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
