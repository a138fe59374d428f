import Foundation
import Synchronization

/// A server of the Model Context Protocol on stdin and stdout: one JSON-RPC message a line.
///
/// Source: Model Context Protocol, revisions 2024-11-05, 2025-03-26 and 2025-06-18. Nothing but messages is written to
/// stdout.
@main
struct Server {
    /// The revisions that are spoken; the newest one is offered to whoever asks for another.
    static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    private let output = LineWriter()
    private let calls = RunningCalls()
    /// The one that the client speaks.
    private var revision = Server.revisions[0]

    static func main() {
        signal(SIGPIPE, SIG_IGN)
        var server = Server()
        while let line = readLine(strippingNewline: true) {
            if line.allSatisfy(\.isWhitespace) { continue }
            // What is not UTF-8 has been given another character.
            if line.contains("\u{FFFD}") {
                server.fail(NSNull(), -32700, "this is not UTF-8", to: server.output)
            } else {
                server.receive(Data(line.utf8))
            }
        }
        // What was asked before the end is still answered.
        server.calls.waitForAll()
    }

    private mutating func receive(_ line: Data) {
        guard let value = try? JSONSerialization.jsonObject(with: line, options: [.fragmentsAllowed]) else {
            return fail(NSNull(), -32700, "this is no JSON", to: output)
        }
        guard let batch = value as? [Any] else { return handle(value, to: output) }
        // Only this revision has batches.
        guard revision == "2025-03-26" else {
            return fail(NSNull(), -32600, "send one message a line, not a batch", to: output)
        }
        guard !batch.isEmpty else { return fail(NSNull(), -32600, "a batch has at least one message", to: output) }
        let answers = BatchWriter(count: batch.count, output)
        for value in batch { handle(value, to: answers) }
    }

    /// Each message is answered, or left out, once.
    private mutating func handle(_ value: Any, to answers: any AnswerWriter) {
        guard let message = value as? [String: Any], message["jsonrpc"] as? String == "2.0" else {
            return fail(NSNull(), -32600, "a message is an object with \"jsonrpc\": \"2.0\"", to: answers)
        }
        // Answers to questions that were never asked.
        guard let method = message["method"] as? String else { return answers.leaveOut() }
        let parameters = message["params"] as? [String: Any] ?? [:]
        guard let id = message["id"] else {
            if method == "notifications/cancelled", let request = parameters["requestId"] { calls.cancel(key(request)) }
            return answers.leaveOut()
        }
        guard id is String || Arguments.isWhole(id) else {
            return fail(NSNull(), -32600, "an id is a string or a whole number", to: answers)
        }
        if let value = message["params"], !(value is [String: Any]) {
            return fail(id, -32602, "params is an object", to: answers)
        }
        switch method {
        case "initialize":
            let asked = parameters["protocolVersion"] as? String ?? ""
            revision = Server.revisions.contains(asked) ? asked : Server.revisions[0]
            answer(id, greeting, to: answers)
        case "ping": answer(id, [:], to: answers)
        case "tools/list": answer(id, ["tools": Tool.all.map(\.description)], to: answers)
        case "tools/call": call(id, parameters, to: answers)
        default: fail(id, -32601, "there is no method \(method)", to: answers)
        }
    }

    private var greeting: [String: Any] {
        [
            "protocolVersion": revision,
            "capabilities": ["tools": ["listChanged": false]],
            "serverInfo": ["name": "plumb", "title": "Plumb: SwiftUI's layout", "version": PlumbCall.version],
            "instructions": """
            Plumb lays out SwiftUI files on Linux as an iPhone does. Use explain to learn why a view is as large as it is and stands where it \
            stands, lint to find what has no effect, render to look at the view, and docs for the rules.
            """,
        ]
    }

    private func call(_ id: Any, _ parameters: [String: Any], to answers: any AnswerWriter) {
        guard let name = parameters["name"] as? String, let tool = Tool.all.first(where: { $0.name == name }) else {
            let names = Tool.all.map(\.name).joined(separator: ", ")
            return fail(
                id, -32602, "there is no tool \(parameters["name"] as? String ?? "without a name"); there are \(names)",
                to: answers)
        }
        guard let arguments = (parameters["arguments"] ?? [String: Any]()) as? [String: Any] else {
            return fail(id, -32602, "arguments is an object", to: answers)
        }
        let running = calls.begin(key(id))
        // Safe: from here on only the new thread uses them.
        nonisolated(unsafe) let (id, arguments_) = (id, arguments)
        Thread.detachNewThread { [self] in
            let result = tool.run(arguments_, running)
            // Nobody waits for what was cancelled.
            if running.isCancelled { answers.leaveOut() } else { answer(id, result, to: answers) }
            calls.end(running)
        }
    }

    private func key(_ id: Any) -> String { id is String ? "s\(id)" : "n\(id)" }

    private func answer(_ id: Any, _ result: [String: Any], to answers: any AnswerWriter) {
        answers.write(["jsonrpc": "2.0", "id": id, "result": result])
    }

    private func fail(_ id: Any, _ code: Int, _ message: String, to answers: any AnswerWriter) {
        answers.write(["jsonrpc": "2.0", "id": id, "error": ["code": code, "message": message]])
    }
}

/// The calls that are being answered, and their processes.
final class RunningCalls: Sendable {
    /// One of them.
    final class Call: Sendable {
        let key: String
        private let state = Mutex<(process: Process?, isEnded: Bool)>((nil, false))
        /// Whether the client waits no more.
        var isCancelled: Bool { state.withLock { $0.isEnded } }

        init(_ key: String) { self.key = key }

        /// Starts a process, unless the call was cancelled.
        func start(_ process: Process) throws -> Bool {
            try state.withLock { state in
                if state.isEnded { return false }
                try process.run()
                state.process = process
                return true
            }
        }

        func cancel() {
            state.withLock { state in
                state.isEnded = true
                if let process = state.process, process.isRunning { process.terminate() }
            }
        }
    }

    private let running = Mutex<[String: Call]>([:])

    func begin(_ key: String) -> Call {
        let call = Call(key)
        running.withLock { $0[key] = call }
        return call
    }

    func end(_ call: Call) { running.withLock { $0[call.key] = nil } }

    func cancel(_ key: String) { running.withLock { $0[key] }?.cancel() }

    func waitForAll() {
        while !running.withLock({ $0.isEmpty }) { usleep(10_000) }
    }
}
