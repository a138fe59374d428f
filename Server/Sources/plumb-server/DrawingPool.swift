import Foundation
import Metrics
import Synchronization

/// The processes that draw, behind a socket to plumb.
///
/// There are never more pictures under way than there are processes, so that plumb always reads what it is sent. The
/// others wait here, in the order in which they came; so many, and no longer than they are patient.
final class DrawingPool: Sendable {
    /// What came of a job.
    struct Answer: Sendable {
        var status: ServerAnswer.Status
        /// Why there is no picture.
        var sentence: String
        var data: Data
    }

    /// There is no room for another request.
    struct Overload: Error {}

    private typealias Waiter = CheckedContinuation<Answer, any Error>

    private struct State {
        var last = 0
        var free: Int
        var running: [Int: Waiter] = [:]
        var waiting: [(job: ServerJob, waiter: Waiter)] = []
        var hasEnded = false
    }

    private let descriptor: Int32
    private let queue: Int
    private let patience: Duration
    private let state: Mutex<State>
    private let sending = Mutex(())
    private let waitingGauge = Gauge(label: "plumb_requests_waiting")

    /// - Parameters:
    ///   - descriptor: the socket.
    ///   - received: what has been read from it already.
    ///   - ended: called when plumb has closed it.
    init(
        descriptor: Int32, received: Data = Data(), jobs: Int, queue: Int, patience: Double,
        ended: @escaping @Sendable () -> Void
    ) {
        self.descriptor = descriptor
        self.queue = queue
        self.patience = .seconds(patience)
        state = Mutex(State(free: jobs))
        Thread.detachNewThread { [self] in
            listen(received)
            ended()
        }
    }

    /// - Throws: `Overload`.
    func draw(_ job: ServerJob) async throws -> Answer {
        try await withCheckedThrowingContinuation { waiter in
            var job = job
            let isSent: Bool? = state.withLock { state in
                guard !state.hasEnded else { return nil }
                state.last += 1
                job.id = state.last
                if state.free > 0 {
                    state.free -= 1
                    state.running[job.id] = waiter
                    return true
                }
                guard state.waiting.count < queue else { return nil }
                state.waiting.append((job, waiter))
                waitingGauge.record(state.waiting.count)
                return false
            }
            switch isSent {
            case true?: send(job)
            case false?: giveUp(on: job.id)
            case nil: waiter.resume(throwing: Overload())
            }
        }
    }

    /// A request that waits for longer than it may is refused.
    private func giveUp(on id: Int) {
        Task {
            try? await Task.sleep(for: patience)
            let waiter: Waiter? = state.withLock { state in
                guard let index = state.waiting.firstIndex(where: { $0.job.id == id }) else { return nil }
                defer { waitingGauge.record(state.waiting.count) }
                return state.waiting.remove(at: index).waiter
            }
            waiter?.resume(throwing: Overload())
        }
    }

    private func send(_ job: ServerJob) {
        guard var line = try? JSONEncoder().encode(job) else { return }
        line.append(UInt8(ascii: "\n"))
        // Where plumb has ended, the other thread finds out.
        sending.withLock { _ in line.send(on: descriptor) }
    }

    /// Takes answers until there are no more.
    private func listen(_ received: Data) {
        var reader = SocketReader(descriptor: descriptor, received: received)
        while let line = reader.line(), let header = try? JSONDecoder().decode(ServerAnswer.self, from: line),
            let data = reader.bytes(header.bytes)
        {
            let (waiter, next) = state.withLock { state -> (Waiter?, ServerJob?) in
                let waiter = state.running.removeValue(forKey: header.id)
                guard !state.waiting.isEmpty else {
                    state.free += 1
                    return (waiter, nil)
                }
                let next = state.waiting.removeFirst()
                state.running[next.job.id] = next.waiter
                waitingGauge.record(state.waiting.count)
                return (waiter, next.job)
            }
            if let next { send(next) }
            waiter?.resume(returning: Answer(status: header.status, sentence: header.sentence ?? "", data: data))
        }
        let rest = state.withLock { state in
            defer { (state.running, state.waiting, state.hasEnded) = ([:], [], true) }
            return state.running.values + state.waiting.map(\.waiter)
        }
        for waiter in rest { waiter.resume(throwing: Overload()) }
    }
}

/// Lines and bytes of a socket, one after the other.
struct SocketReader {
    let descriptor: Int32
    private(set) var received: Data

    init(descriptor: Int32, received: Data = Data()) {
        (self.descriptor, self.received) = (descriptor, received)
    }

    /// Without its line feed; nil at the end.
    mutating func line() -> Data? {
        var looked = 0
        while true {
            if let end = received.dropFirst(looked).firstIndex(of: UInt8(ascii: "\n")) {
                defer { received = Data(received[(end + 1)...]) }
                return Data(received[..<end])
            }
            looked = received.count
            guard received.append(from: descriptor) else { return nil }
        }
    }

    mutating func bytes(_ count: Int) -> Data? {
        while received.count < count { guard received.append(from: descriptor) else { return nil } }
        defer { received = Data(received.dropFirst(count)) }
        return Data(received.prefix(count))
    }
}
