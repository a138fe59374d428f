import Dispatch
import Foundation
import Testing

// What a model's file asks of Foundation, Dispatch and the standard library: it imports no SwiftUI, and every call is
// theirs.

/// What happened, and when by `Date()`.
final class TimeLog: @unchecked Sendable {
    private let lock = NSLock()
    private let start = Date()
    private var all: [String] = []

    var lines: [String] { lock.withLock { all } }

    func note(_ name: String) {
        let time = (Date().timeIntervalSince(start) * 1e4).rounded() / 1e4
        lock.withLock { all.append("\(name) \(time)") }
    }
}

/// A way to have something done later.
struct TimeSource: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let begin: @Sendable (TimeLog) -> Void
    /// What is noted down within three seconds.
    let lines: [String]

    init(_ name: String, _ lines: [String], _ begin: @escaping @Sendable (TimeLog) -> Void) {
        testDescription = name
        self.lines = lines
        self.begin = begin
    }

    static let all = queues + timers + runLoops + sources + tasks + background

    static let queues = [
        TimeSource("async", ["a 0.0", "b 0.0"]) { log in
            DispatchQueue.main.async {
                log.note("a")
                DispatchQueue.main.async { log.note("b") }
            }
        },
        TimeSource("asyncAfter", ["b 0.5", "a 1.0", "c 2.0"]) { log in
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                log.note("a")
                DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(1)) { log.note("c") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500), qos: .userInitiated) { log.note("b") }
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { log.note("never") }
        },
        TimeSource("asyncAfter, by the calendar", ["a 1.5"]) { log in
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1.5) { log.note("a") }
        },
        TimeSource("a deadline that is over", ["a 0.0"]) { log in
            DispatchQueue.main.asyncAfter(deadline: .now() - 1) { log.note("a") }
        },
        TimeSource("a tenth of a second, ten times", ["a 1.0"]) { log in
            @Sendable func go(_ left: Int) {
                if left == 0 { return log.note("a") }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { go(left - 1) }
            }
            go(10)
        },
        TimeSource("work items", ["a 0.5", "told 0.5"]) { log in
            let item = DispatchWorkItem { log.note("a") }
            item.notify(queue: .main) { log.note("told") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: item)
            let cancelled = DispatchWorkItem { log.note("cancelled") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.5, execute: cancelled)
            cancelled.cancel()
        },
        TimeSource("the main operation queue", ["a 0.0", "b 0.0"]) { log in
            OperationQueue.main.addOperation { log.note("a") }
            OperationQueue.main.addOperation { log.note("b") }
        },
        TimeSource("in the order of the calls", ["a 0.0", "b 0.0", "c 0.0", "d 0.0"]) { log in
            DispatchQueue.main.async { log.note("a") }
            RunLoop.main.perform { log.note("b") }
            Task { @MainActor in log.note("c") }
            DispatchQueue.main.async { log.note("d") }
        },
    ]

    static let timers = [
        TimeSource("a timer", ["1 1.0", "2 2.0", "3 3.0"]) { log in
            nonisolated(unsafe) var count = 0
            _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
                count += 1
                log.note("\(count)")
            }
        },
        TimeSource("a timer that fires once", ["a 0.5"]) { log in
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: false) { timer in
                log.note("a")
                if !timer.isValid { log.note("invalid") }
            }
        },
        TimeSource("a timer that is taken back", ["1 0.5", "2 1.0"]) { log in
            nonisolated(unsafe) var count = 0
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                count += 1
                log.note("\(count)")
                if count == 2 { timer.invalidate() }
            }
        },
        TimeSource("a timer that is set forward", ["a 0.5", "a 2.0", "a 2.5", "a 3.0"]) { log in
            nonisolated(unsafe) var isFirst = true
            _ = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { timer in
                log.note("a")
                if isFirst { timer.fireDate = Date().addingTimeInterval(1.5) }
                isFirst = false
            }
        },
        TimeSource("a timer in two modes", ["a 1.0", "a 3.0"]) { log in
            let timer = Timer(timeInterval: 2, repeats: true) { _ in log.note("a") }
            timer.fireDate = Date().addingTimeInterval(1)
            RunLoop.main.add(timer, forMode: .default)
            RunLoop.main.add(timer, forMode: .common)
        },
        TimeSource("a timer that is fired by hand", ["a 0.0", "a 2.0"]) { log in
            Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in log.note("a") }.fire()
        },
        TimeSource("a timer on a date", ["a 1.25"]) { log in
            let timer = Timer(fire: Date() + 1.25, interval: 0, repeats: false) { _ in log.note("a") }
            RunLoop.main.add(timer, forMode: .common)
        },
        TimeSource("a tenth of a second, thirty times", ["30 3.0"]) { log in
            nonisolated(unsafe) var count = 0
            _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in
                count += 1
                if count == 30 { log.note("30") }
            }
        },
    ]

    static let runLoops = [
        TimeSource("perform", ["a 0.0"]) { log in RunLoop.main.perform { log.note("a") } },
        TimeSource("perform in modes", ["a 0.0"]) { log in
            RunLoop.main.perform(inModes: [.common]) { log.note("a") }
        },
    ]

    static let sources = [
        TimeSource("a timer source", ["a 0.5", "a 1.5", "a 2.5"]) { log in
            nonisolated(unsafe) let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 0.5, repeating: 1)
            source.setEventHandler { log.note("a") }
            source.resume()
            Kept.shared.keep(source)
        },
        TimeSource("a timer source that is cancelled", ["a 0.5", "cancelled 1.0"]) { log in
            nonisolated(unsafe) let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 0.5, repeating: .milliseconds(500))
            source.setCancelHandler { log.note("cancelled") }
            nonisolated(unsafe) var count = 0
            source.setEventHandler {
                count += 1
                if count == 2 { source.cancel() } else { log.note("a") }
            }
            source.activate()
        },
        TimeSource("a timer source that is suspended", ["a 0.5", "a 2.0"]) { log in
            nonisolated(unsafe) let source = DispatchSource.makeTimerSource(queue: .main)
            source.schedule(deadline: .now() + 0.5)
            source.setEventHandler {
                log.note("a")
                source.suspend()
                source.schedule(deadline: .now() + 0.5)
                DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { source.resume() }
            }
            source.resume()
            Kept.shared.keep(source)
        },
        TimeSource("a timer source of another queue", ["a 1.0", "a 2.0", "a 3.0"]) { log in
            nonisolated(unsafe) let source = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "ticks"))
            source.schedule(deadline: .now() + 1, repeating: 1)
            source.setEventHandler { log.note("a") }
            source.resume()
            Kept.shared.keep(source)
        },
    ]

    static let tasks = [
        TimeSource("a task", ["a 0.0", "b 1.0", "c 1.5"]) { log in
            Task { @MainActor in
                log.note("a")
                try await Task.sleep(for: .seconds(1))
                log.note("b")
                try await Task.sleep(nanoseconds: 500_000_000)
                log.note("c")
            }
        },
        TimeSource("a clock", ["1.0 seconds 1.0"]) { log in
            Task { @MainActor in
                let clock = ContinuousClock()
                let start = clock.now
                try await clock.sleep(until: start.advanced(by: .seconds(1)))
                log.note("\(clock.now - start)")
            }
        },
        TimeSource("a task off the main actor", ["a 0.0", "b 1.0", "c 1.0"]) { log in
            Task.detached {
                log.note("a")
                try await Task.sleep(for: .seconds(1))
                log.note("b")
                await MainActor.run { log.note("c") }
            }
        },
        TimeSource("a group of tasks", ["6 3.0"]) { log in
            Task.detached {
                let sum = await withTaskGroup(of: Int.self) { group in
                    for number in 1...3 {
                        group.addTask {
                            try? await Task.sleep(for: .seconds(number))
                            return number
                        }
                    }
                    var sum = 0
                    for await number in group { sum += number }
                    return sum
                }
                log.note("\(sum)")
            }
        },
        TimeSource("a cancelled sleep", ["cancelled 1.0"]) { log in
            let task = Task.detached {
                do { try await Task.sleep(for: .seconds(2)) } catch { log.note("cancelled") }
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
        },
        TimeSource("an actor", ["3 0.0", "4 1.0"]) { log in
            let counter = Counter()
            Task.detached {
                for _ in 0..<3 { await counter.add() }
                log.note("\(await counter.count)")
                try await Task.sleep(for: .seconds(1))
                await counter.add()
                log.note("\(await counter.count)")
            }
        },
    ]

    static let background = [
        TimeSource("work in the background", ["a 0.0", "b 0.0"]) { log in
            DispatchQueue.global().async {
                MachineTime.spend(0.05)
                log.note("a")
                DispatchQueue.main.async { log.note("b") }
            }
        },
        TimeSource("work in the background, later", ["a 1.0", "b 1.0", "c 2.5"]) { log in
            let queue = DispatchQueue(label: "work")
            queue.asyncAfter(deadline: .now() + 1) {
                MachineTime.spend(0.02)
                log.note("a")
                DispatchQueue.main.async { log.note("b") }
                queue.asyncAfter(deadline: .now() + 1.5) { log.note("c") }
            }
        },
        TimeSource("sleep in the background", ["a 1.0", "b 2.0", "c 2.5"]) { log in
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 1)
                log.note("a")
                sleep(1)
                log.note("b")
                usleep(500_000)
                DispatchQueue.main.async { log.note("c") }
            }
        },
        TimeSource("the main queue, waiting", ["main 1.0", "back 1.0"]) { log in
            DispatchQueue.global().async {
                Thread.sleep(forTimeInterval: 1)
                DispatchQueue.main.sync { log.note("main") }
                log.note("back")
            }
        },
        TimeSource("a group", ["all 1.5"]) { log in
            let group = DispatchGroup()
            for number in 1...3 {
                DispatchQueue.global().async(group: group) { Thread.sleep(forTimeInterval: Double(number) / 2) }
            }
            group.notify(queue: .main) { log.note("all") }
        },
        TimeSource("a group that is entered and left", ["all 2.0"]) { log in
            let group = DispatchGroup()
            for number in 1...2 {
                group.enter()
                DispatchQueue.main.asyncAfter(deadline: .now() + Double(number)) { group.leave() }
            }
            group.notify(queue: .main) { log.note("all") }
        },
        TimeSource("an operation queue", ["a 0.0", "b 0.0"]) { log in
            let queue = OperationQueue()
            queue.maxConcurrentOperationCount = 1
            queue.addOperation {
                MachineTime.spend(0.02)
                log.note("a")
            }
            queue.addOperation { OperationQueue.main.addOperation { log.note("b") } }
        },
    ]
}

private actor Counter {
    var count = 0
    func add() { count += 1 }
}

/// Keeps sources: they end when nobody holds them.
private final class Kept: @unchecked Sendable {
    static let shared = Kept()
    private let lock = NSLock()
    private var all: [any DispatchSourceTimer] = []
    func keep(_ source: any DispatchSourceTimer) { lock.withLock { all.append(source) } }
}

/// The machine's time, which no host moves.
enum MachineTime {
    static var seconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC_RAW, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Works for so long.
    static func spend(_ duration: Double) {
        let end = seconds + duration
        while seconds < end {}
    }
}
