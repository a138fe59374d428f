import Foundation
import PlumbHosting
import PlumbRendering

/// The requests of a server as rows of a pool: lines that come over a socket, and answers that go back.
final class ServeQueue {
    private let socket: Int32
    private let views: ServedViews
    private let program: ViewSession.Built
    private let options: ViewOptions
    private var received = Data()
    private var isAtEnd = false

    init(_ socket: Int32, _ views: ServedViews, _ program: ViewSession.Built, _ options: ViewOptions) {
        (self.socket, self.views, self.program, self.options) = (socket, views, program, options)
    }

    var source: WorkerPool.Source {
        WorkerPool.Source(
            next: { self.next() }, isAtEnd: { self.isAtEnd },
            descriptor: { self.isAtEnd ? nil : self.socket },
            read: { self.isAtEnd = !self.received.append(from: self.socket) })
    }

    private func next() -> WorkerPool.Job? {
        while let end = received.firstIndex(of: UInt8(ascii: "\n")) {
            let line = Data(received[..<end])
            received = Data(received[(end + 1)...])
            guard let job = try? JSONDecoder().decode(ServerJob.self, from: line) else { continue }
            do {
                return WorkerPool.Job(number: job.id, row: try row(for: job))
            } catch {
                let sentence = (error as? Failure)?.sentence ?? "\(error)"
                send(ServerAnswer(id: job.id, status: .wrong, sentence: "\(job.view) can't be shown: \(sentence)"))
            }
        }
        return nil
    }

    private func row(for job: ServerJob) throws -> ChildRow {
        guard let item = views.view(named: job.view)?.item else { throw InputProblem("there is no such view") }
        let takesInput = item.takesInput
        if !takesInput, job.input != nil || !job.values.isEmpty {
            let names = job.values.keys.sorted().joined(separator: ", ")
            throw InputProblem("it takes no input, and the request says \(names.isEmpty ? "some" : names)")
        }
        var options = try program.options(of: try ServeParameter.options(job.options, over: options))
        if let format = PictureFormat(rawValue: job.format) { options.format = format }
        let values = try job.values.sorted { $0.key < $1.key }.map { name, text in
            guard let assignment = InputSource.Assignment(name: name, text: text) else {
                throw InputProblem("the request gives a value without a name")
            }
            return assignment
        }
        let json = try job.input.map { try JSONValue(text: Data($0.utf8)) }
        return ChildRow(
            input: takesInput ? InputSource(json: json, values: values) : nil, entry: item.entry, options: options,
            isLayout: job.format == "json")
    }

    func answer(_ id: Int, _ outcome: WorkerPool.Outcome) {
        switch outcome {
        case .result(let data):
            send(ServerAnswer(id: id, status: .drawn, bytes: data.count), data)
        case .refused(let sentence): send(ServerAnswer(id: id, status: .wrong, sentence: sentence))
        case .failure(let sentence): send(ServerAnswer(id: id, status: .failed, sentence: sentence))
        case .late(let sentence): send(ServerAnswer(id: id, status: .late, sentence: sentence))
        }
    }

    private func send(_ answer: ServerAnswer, _ data: Data = Data()) {
        guard var line = try? JSONEncoder().encode(answer) else { return }
        line.append(UInt8(ascii: "\n"))
        (line + data).send(on: socket)
    }
}
