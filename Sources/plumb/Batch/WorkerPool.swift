import Foundation
import PlumbHosting
import PlumbRendering

/// Processes that draw views for many rows. What a view does to its process (trap, hang, fill the memory) costs its
/// row, and the pool a new process.
struct WorkerPool {
    struct Job {
        /// Counts rows from 0.
        let number: Int
        let row: ChildRow
    }

    enum Outcome {
        /// The picture, or the layout.
        case result(Data)
        /// What the row has is not what the view is made of.
        case refused(String)
        /// The view can't be drawn.
        case failure(String)
        /// It did not return in time.
        case late(String)
    }

    let count: Int
    /// What each process is asked; its task is `rows`.
    let request: ChildRequest
    /// Seconds that a row may take.
    let timeout: Double
    /// The user's file, for sentences.
    let file: String
    /// What is worth knowing of rows and says nothing wrong.
    private let notes = Notes(most: 100)
    /// Takes what lint has found in the picture of a job.
    private let found: (Int, String) -> Void

    init(
        count: Int, request: ChildRequest, timeout: Double, file: String,
        found: @escaping (Int, String) -> Void = { _, _ in }
    ) {
        self.count = count
        self.request = request
        self.timeout = timeout
        self.file = file
        self.found = found
    }

    /// After so many rows a process ends: what user code keeps does not grow for ever.
    private static let mostRows = 2_000

    private final class Worker {
        let child: WaitingChild
        var received = Data()
        var printed = PrintedLines()
        var isPrinting = true
        var isReady = false
        var isOverflow = false
        var job: Job?
        var outcome: Outcome?
        var start = ContinuousClock.now
        var rows = 0

        init(_ child: WaitingChild) { self.child = child }

        func end() {
            child.end()
            printed.drain(child.printed)
            close(child.connection)
            close(child.printed)
        }
    }

    /// Where rows come from.
    struct Source {
        /// The next row, or nil while none is to be sent.
        let next: () throws -> Job?
        /// Whether there is none any more.
        let isAtEnd: () -> Bool
        /// What has more to read before there is a next row; nil while no more is to be read.
        let descriptor: () -> Int32?
        let read: () -> Void
    }

    /// Draws until there are no more rows.
    ///
    /// 1. Whoever is ready gets the next row, as long as one may be sent. 2. A process is started where there is a row
    /// and none waits for it. 3. What processes say is taken, and those that are over their time are ended. Rows are
    /// read when they come: who waits for a picture before sending the next row gets it.
    ///
    /// - Parameter done: takes what came of a row, and how many milliseconds it took.
    func run(_ source: Source, done: (Job, Outcome, Double) throws -> Void) throws {
        let installation = try Installation.find()
        var workers: [Worker] = []
        var pending: Job?
        defer { for worker in workers { worker.end() } }
        while true {
            // 1
            for worker in workers where worker.isReady && worker.job == nil {
                guard let job = try pending ?? source.next() else { break }
                pending = nil
                try give(job, to: worker)
            }
            if pending == nil, workers.count < count { pending = try source.next() }
            if pending == nil, source.isAtEnd(), workers.allSatisfy({ $0.job == nil }) { return }
            // 2
            if pending != nil, workers.count < count {
                workers.append(try begin(installation))
            }
            // 3
            let isWaiting = pending == nil && (workers.count < count || workers.contains { $0.job == nil })
            // What processes say comes first: a file can always be read.
            let descriptors =
                [isWaiting ? source.descriptor() ?? -1 : -1]
                + workers.flatMap { [$0.child.connection, $0.isPrinting ? $0.child.printed : -1] }
            let oldest = workers.filter { $0.job != nil || !$0.isReady }.map(\.start).min() ?? .now
            switch Deadline(oldest + .seconds(min(timeout, 1e9))).wait(for: descriptors) {
            case .data(0): source.read()
            case .data(let index):
                let worker = workers[(index - 1) / 2]
                if index % 2 == 0 {
                    worker.isPrinting = worker.printed.forward(worker.child.printed)
                } else if try !listen(to: worker, done) {
                    workers.remove(at: (index - 1) / 2)
                }
            case .timeout:
                let now = ContinuousClock.now
                let late = workers.filter {
                    ($0.job != nil || !$0.isReady) && now - $0.start >= .seconds(min(timeout, 1e9))
                }
                for worker in late {
                    worker.end()
                    workers.removeAll { $0 === worker }
                    let sentence = "it did not return within \(PositiveNumber.text(timeout)) s"
                    guard let job = worker.job else { throw Failure(.file, "\(file): \(sentence)") }
                    try done(job, .late(sentence), milliseconds(since: worker.start))
                }
            }
        }
    }

    private func milliseconds(since start: ContinuousClock.Instant) -> Double {
        (ContinuousClock.now - start) / .milliseconds(1)
    }

    private func begin(_ installation: Installation) throws -> Worker {
        let worker = Worker(try WaitingChild.take(installation))
        send(request, to: worker)
        return worker
    }

    private func give(_ job: Job, to worker: Worker) throws {
        worker.job = job
        worker.outcome = nil
        worker.start = .now
        worker.rows += 1
        send(job.row, to: worker)
    }

    private func send(_ value: some Encodable, to worker: Worker) {
        guard var line = try? JSONEncoder().encode(value) else { return }
        line.append(UInt8(ascii: "\n"))
        line.send(on: worker.child.connection)
    }

    /// Takes what a process says; false when it has ended.
    private func listen(to worker: Worker, _ done: (Job, Outcome, Double) throws -> Void) throws -> Bool {
        let isOpen = worker.received.append(from: worker.child.connection)
        var last: String?
        while let message = ChildMessage.take(from: &worker.received) {
            switch message.kind {
            case .ready:
                if let job = worker.job {
                    worker.job = nil
                    let outcome = worker.outcome ?? .failure("it says nothing")
                    try done(job, outcome, milliseconds(since: worker.start))
                }
                worker.isReady = true
                if worker.rows >= Self.mostRows {
                    worker.end()
                    return false
                }
            case .picture, .layout: worker.outcome = .result(message.payload)
            case .wrongInput: worker.outcome = .refused(message.text)
            case .failure, .wrongCall, .nothing:
                last = message.text
                // The first reason is the cause.
                if case .failure = worker.outcome { break }
                worker.outcome = .failure(message.text)
            case .overflow: worker.isOverflow = true
            case .finding: if let job = worker.job { found(job.number, message.text) }
            case .warning, .note, .cut: notes.add(message.text)
            case .placedWarning: notes.add(message.text.replacingOccurrences(of: "\n", with: ": "))
            default: break
            }
        }
        guard !isOpen else { return true }
        let end = ProcessEnd.waiting(for: worker.child.process)
        if worker.isReady, worker.job == nil {
            // Somebody else has ended it.
            worker.end()
            return false
        }
        worker.printed.drain(worker.child.printed)
        let run = ChildRun(installation: try Installation.find(), file: file, timeout: timeout)
        let sentence =
            last
            ?? run.sentence(
                for: end, view: (worker.job?.row.entry ?? request.entries.first)?.name, isOverflow: worker.isOverflow,
                isRefused: worker.printed.hasRefusal)
        worker.end()
        guard let job = worker.job else { throw Failure(.file, sentence) }
        try done(job, .failure(sentence), milliseconds(since: worker.start))
        return false
    }
}
