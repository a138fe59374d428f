import Foundation
import PlumbCombine
import Testing

@testable import PlumbCore

/// Code that a host runs sees the host's time, whatever it asks and whatever it leaves for later (Docs/Rules.md,
/// section 29).
@MainActor
@Suite(.serialized)
struct HostTimeTests {
    /// Begins something when it appears.
    private struct Beginner: View {
        let begin: @MainActor () -> Void
        var body: some View { block("a", 10, 10).onAppear { begin() } }
    }

    private func host(_ begin: @escaping @MainActor () -> Void) -> ViewHost {
        ViewHost(in: World(proposal: .unspecified)) { Beginner(begin: begin) }
    }

    @Test(arguments: TimeSource.all) func everySourceOfTimeFollowsTheHost(_ source: TimeSource) {
        var lines: [[String]] = []
        for step in [3, 0.5, 1.0 / 7] {
            var log: TimeLog?
            let host = host {
                let own = TimeLog()
                log = own
                source.begin(own)
            }
            // A machine that runs many tests at once may not have a thread at hand for everything that is begun here.
            host.graph.events.patience = 300_000_000_000
            host.update()
            while host.time < 3 { host.advance(to: min(host.time + step, 3)) }
            lines.append(log?.lines ?? [])
            #expect(host.diagnostics.isEmpty)
        }
        #expect(lines == Array(repeating: source.lines, count: 3))
    }

    /// What happens in real time takes real time: ten hours pass at once.
    @Test func nobodyWaits() {
        let start = MachineTime.seconds
        var isDone = false
        let host = host { DispatchQueue.main.asyncAfter(deadline: .now() + 36_000) { isDone = true } }
        host.advance(to: 35_999)
        #expect(!isDone)
        host.advance(to: 36_000)
        #expect(isDone && MachineTime.seconds - start < 5)
    }

    private struct Reading: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let read: @Sendable () -> Double

        static let all = [
            Reading(testDescription: "Date") { Date().timeIntervalSince(World.pinnedDate) },
            Reading(testDescription: "Date.now") { Date.now.timeIntervalSince(World.pinnedDate) },
            Reading(testDescription: "DispatchTime") { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 - 1000 },
            Reading(testDescription: "systemUptime") { ProcessInfo.processInfo.systemUptime - 1000 },
            Reading(testDescription: "ContinuousClock") {
                unsafeBitCast(ContinuousClock.now, to: Duration.self) / .seconds(1) - 1000
            },
            Reading(testDescription: "SuspendingClock") {
                unsafeBitCast(SuspendingClock.now, to: Duration.self) / .seconds(1) - 1000
            },
            Reading(testDescription: "time") {
                Double(time(nil)) - World.pinnedDate.timeIntervalSince1970
            },
            Reading(testDescription: "gettimeofday") {
                var time = timeval()
                gettimeofday(&time, nil)
                return Double(time.tv_sec) + Double(time.tv_usec) / 1e6
                    - World.pinnedDate.timeIntervalSince1970
            },
            Reading(testDescription: "clock_gettime") {
                var time = timespec()
                clock_gettime(CLOCK_REALTIME, &time)
                return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
                    - World.pinnedDate.timeIntervalSince1970
            },
        ]
    }

    @Test(arguments: Reading.all) private func everyClockShowsTheHostsTime(_ reading: Reading) {
        var read: [Double] = []
        nonisolated(unsafe) var last = 0.0
        let host = host {
            read.append(reading.read())
            for time in [0.5, 2] {
                DispatchQueue.main.asyncAfter(deadline: .now() + time) { read.append(reading.read()) }
            }
            DispatchQueue.global().asyncAfter(deadline: .now() + 3) { @Sendable in
                let value = reading.read()
                DispatchQueue.main.sync { last = value }
            }
        }
        host.advance(to: 4)
        let isWhole = reading.testDescription == "time"
        #expect((read + [last]).isClose(to: [0, isWhole ? 0 : 0.5, 2, 3]))
        // Outside, it is the machine's.
        #expect(abs(Date().timeIntervalSince(World.pinnedDate)) > 1e8)
        let (start, uptime) = (MachineTime.seconds, ProcessInfo.processInfo.systemUptime)
        MachineTime.spend(0.01)
        #expect(abs(ProcessInfo.processInfo.systemUptime - uptime - (MachineTime.seconds - start)) < 1)
    }

    @Test func aDateThatIsSetIsThePresent() {
        let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
        var seen: [Date] = []
        var configuration = World(date: date)
        configuration.timeZone = .gmt
        let host = ViewHost(in: configuration) {
            seen.append(Date())
            return Beginner { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { seen.append(Date()) } }
        }
        host.advance(to: 1)
        #expect(seen == [date, date + 1])
    }

    /// A loop that waits for the clock ends, and a sleep of the main thread takes no time: the clock runs ahead of the
    /// host's.
    @Test func whoWaitsOnTheMainThreadSeesTheClockRunAhead() {
        let start = MachineTime.seconds
        var seen: [Double] = []
        let host = host {
            let begin = Date()
            while Date().timeIntervalSince(begin) < 0.5 {}
            seen.append(Date().timeIntervalSince(begin))
            Thread.sleep(forTimeInterval: 600)
            seen.append(Date().timeIntervalSince(begin))
        }
        host.advance(to: 1)
        #expect(seen.count == 2 && seen[0] >= 0.5 && seen[0] < 0.6)
        #expect(seen.last.map { $0 >= 600.5 && $0 < 601 } == true)
        #expect(host.time == 1 && MachineTime.seconds - start < 10)
    }

    /// A wait with a limit waits in real time for what is done in real time.
    @Test func aSemaphoreWaitsForTheBackground() {
        var results: [DispatchTimeoutResult] = []
        let start = MachineTime.seconds
        let host = host {
            let semaphore = DispatchSemaphore(value: 0)
            DispatchQueue.global().async { @Sendable in
                MachineTime.spend(0.05)
                semaphore.signal()
            }
            results.append(semaphore.wait(timeout: .now() + 20))
            results.append(semaphore.wait(timeout: .now() + 0.05))
            results.append(semaphore.wait(wallTimeout: .now() + 0.05))
        }
        host.update()
        #expect(results == [.success, .timedOut, .timedOut])
        #expect(MachineTime.seconds - start > 0.14 && MachineTime.seconds - start < 15)
    }

    /// Work that leaves its group while the host looks whether there is any: whenever it does, the picture has what
    /// follows.
    @Test func theEndOfAGroupIsNotMissed() {
        for number in 0..<2000 {
            var isDone = false
            let host = host {
                let group = DispatchGroup()
                DispatchQueue.global().async(group: group) { MachineTime.spend(Double(number % 100) * 1e-6) }
                group.notify(queue: .main) { isDone = true }
            }
            host.graph.events.patience = 300_000_000_000
            host.update()
            #expect(isDone, "after \(number % 100) µs")
        }
    }

    @Test func whatNeverEndsEndsInASentence() {
        @MainActor func again(_ delay: Double) {
            DispatchQueue.main.asyncAfter(deadline: .now() + delay) { MainActor.assumeIsolated { again(delay) } }
        }
        let chain = host { again(0) }
        chain.advance(to: 0.1)
        #expect(chain.diagnostics.map(\.message).contains { $0.contains("asks for another turn at once") })
        let fast = host { again(1e-9) }
        fast.advance(to: 0.1)
        #expect(fast.time == 0.1)
        #expect(fast.diagnostics.map(\.message).contains { $0.contains("more than 1000 turns in one frame") })
        let timer = host { _ = Timer.scheduledTimer(withTimeInterval: 1e-12, repeats: true) { _ in } }
        timer.advance(to: 0.1)
        #expect(timer.time == 0.1 && timer.diagnostics.isEmpty)
    }

    /// The picture does not wait longer than so much for the background; what comes later comes later.
    @Test func workWithoutEndIsLeftAlone() {
        let isOver = Flag()
        let log = Flag()
        let host = host {
            DispatchQueue.global().async { @Sendable in while !isOver.isSet { MachineTime.spend(0.001) } }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                DispatchQueue.global().async { @Sendable in
                    MachineTime.spend(0.01)
                    DispatchQueue.main.async { log.set() }
                }
            }
        }
        host.graph.events.patience = 100_000_000
        let start = MachineTime.seconds
        host.update()
        #expect(MachineTime.seconds - start >= 0.1 && MachineTime.seconds - start < 4)
        #expect(
            host.diagnostics.map(\.message) == [
                "work in the background takes longer than 5 s; the picture does not wait for it any longer"
            ])
        // Other work is waited for.
        host.advance(to: 1)
        #expect(log.isSet)
        isOver.set()
    }

    /// What work in the background leaves to the main queue is done while it goes on.
    @Test func theMainQueueNeedNotWaitForTheWork() {
        let isDone = Flag()
        let host = host {
            DispatchQueue.global().async { @Sendable in
                DispatchQueue.main.async { isDone.set() }
                for _ in 0..<20_000 where !isDone.isSet { MachineTime.spend(0.001) }
            }
        }
        host.update()
        #expect(isDone.isSet && host.diagnostics.isEmpty)
    }

    /// Numbers that views store in turns of the main queue.
    private final class Model: ObservableObject {
        @Published var height: CGFloat = 0
        @Published var count = 0
        var bodies = 0
    }

    private struct Reader: View {
        @ObservedObject var model: Model
        let store: @MainActor (Model, GeometryProxy) -> Void
        var body: some View {
            let _ = model.bodies += 1
            GeometryReader { proxy in
                let _ = DispatchQueue.main.async { store(model, proxy) }
                Color.red.frame(height: model.height / 2)
            }
        }
    }

    private func reader(_ model: Model, _ store: @escaping @MainActor (Model, GeometryProxy) -> Void) -> ViewHost {
        ViewHost(in: World(proposal: ProposedViewSize(width: 100, height: 80))) {
            Reader(model: model, store: store)
        }
    }

    /// A reader that stores what it reads is evaluated for it, and stores it again, as long as anybody waits: nobody
    /// waits for what has been seen.
    @Test func turnsThatStoreTheSameEnd() {
        let model = Model()
        let host = reader(model) { $0.height = $1.size.height }
        host.update()
        #expect(model.height == 80 && model.bodies <= 12, "\(model.bodies)")
        #expect(host.diagnostics.count == 1 && host.diagnostics[0].message.contains("asks for another turn at once"))
        // Ten frames more.
        model.bodies = 0
        host.advance(by: 10 / 60)
        #expect(model.bodies <= 10 * 12, "\(model.bodies)")
        #expect(host.diagnostics.count == 1)
    }

    /// What nobody sees counts too: turns that change something have their time, be it other values or other marks.
    @Test func turnsThatChangeSomethingGoOn() {
        let counted = Model()
        reader(counted) { model, _ in if model.count < 200 { model.count += 1 } }.update()
        #expect(counted.count == 200)
        let seen = Model()
        var height: CGFloat = 0
        struct Grower: View {
            @ObservedObject var model: Model
            let height: () -> CGFloat
            var body: some View {
                let _ = DispatchQueue.main.async { if model.bodies < 200 { model.count = 0 } }
                let _ = model.bodies += 1
                Color.red.frame(height: height())
            }
        }
        ViewHost(in: World(proposal: .unspecified)) {
            Grower(model: seen) {
                height += 1
                return height
            }
        }.update()
        #expect(seen.bodies == 200)
    }

    /// Two hosts have two times, and what one has begun stays its own.
    @Test func hostsDoNotMoveEachOther() {
        var seen: [String] = []
        let first = host { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { seen.append("first") } }
        let second = host { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { seen.append("second") } }
        first.update()
        second.advance(to: 2)
        #expect(seen == ["second"])
        first.advance(to: 1)
        #expect(seen == ["second", "first"])
    }

    /// A window's host sees the machine's clock, moved by the date that was set.
    @Test func aWindowFollowsTheMachine() {
        var dates: [Date] = []
        var uptimes: [Double] = []
        for date in [Date(), World.pinnedDate] {
            var configuration = World(date: date)
            configuration.followsMachine = true
            let host = ViewHost(in: configuration) {
                Beginner {
                    dates.append(Date())
                    uptimes.append(ProcessInfo.processInfo.systemUptime)
                }
            }
            host.update()
        }
        #expect(abs(dates[0].timeIntervalSince(Date())) < 60)
        #expect(abs(dates[1].timeIntervalSince(World.pinnedDate)) < 60)
        #expect(uptimes.allSatisfy { abs($0 - ProcessInfo.processInfo.systemUptime) < 60 })
    }

    /// What waits when its host goes holds nothing for ever, and a timer that nobody can take back is not the host's
    /// any more.
    @Test func aHostThatGoesLeavesNothing() async throws {
        weak var graph: ViewGraph?
        weak var events: HostEvents?
        do {
            let host = host {
                _ = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in }
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {}
                let source = DispatchSource.makeTimerSource(queue: .main)
                source.schedule(deadline: .now(), repeating: 0.01)
                source.setEventHandler {}
                source.resume()
            }
            host.update()
            graph = host.graph
            events = host.graph.events
        }
        #expect(graph == nil)
        for _ in 0..<100 where events != nil { try await Task.sleep(for: .milliseconds(20), clock: .continuous) }
        #expect(events == nil)
    }

    /// Sources that go, are cancelled or change their rate while a tick of theirs is on its way, with and without their
    /// host.
    @Test func aSourceMayGoWhileItTicks() async throws {
        for round in 0..<20 {
            var sources: [any DispatchSourceTimer] = []
            do {
                let host = host {
                    for index in 0..<20 {
                        let queue = index % 2 == 0 ? DispatchQueue.main : DispatchQueue.global()
                        let source = DispatchSource.makeTimerSource(queue: queue)
                        source.schedule(deadline: .now(), repeating: 0.001)
                        source.setEventHandler { @Sendable in }
                        source.resume()
                        sources.append(source)
                    }
                }
                host.advance(to: 0.01)
            }
            for (index, source) in sources.enumerated() where (index + round) % 3 != 0 {
                if index % 5 == 0 { source.schedule(deadline: .now() + 0.001, repeating: 0.002) }
                source.cancel()
            }
            sources = []
            try await Task.sleep(for: .milliseconds(3), clock: .continuous)
        }
        // What is still on its way comes as nothing.
        try await Task.sleep(for: .milliseconds(50), clock: .continuous)
    }
}

private final class Flag: @unchecked Sendable {
    private let lock = NSLock()
    private var value = false
    var isSet: Bool { lock.withLock { value } }
    func set() { lock.withLock { value = true } }
}
