import Foundation

/// A server of the Model Context Protocol on stdin and stdout: one JSON-RPC message a line.
///
/// Source: Model Context Protocol, revisions 2024-11-05, 2025-03-26 and 2025-06-18. Nothing but messages is written to stdout.
@main
struct Server {
    /// The revisions that are spoken; the newest one is offered to whoever asks for another.
    static let revisions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    private let output = LineWriter()
    private let calls = RunningCalls()

    static func main() {
        signal(SIGPIPE, SIG_IGN)
        let server = Server()
        while let line = readLine(strippingNewline: true) {
            if line.allSatisfy(\.isWhitespace) { continue }
            // What is not UTF-8 has been given another character.
            if line.contains("\u{FFFD}") {
                server.fail(NSNull(), -32700, "this is not UTF-8")
            } else {
                server.receive(Data(line.utf8))
            }
        }
        // What was asked before the end is still answered.
        server.calls.waitForAll()
    }

    private func receive(_ line: Data) {
        guard let value = try? JSONSerialization.jsonObject(with: line, options: [.fragmentsAllowed]) else {
            return fail(NSNull(), -32700, "this is no JSON")
        }
        // The newest revision has no batches any more.
        if value is [Any] { return fail(NSNull(), -32600, "send one message a line, not a batch") }
        handle(value)
    }

    private func handle(_ value: Any) {
        guard let message = value as? [String: Any], message["jsonrpc"] as? String == "2.0" else {
            return fail(NSNull(), -32600, "a message is an object with \"jsonrpc\": \"2.0\"")
        }
        // Answers to questions that were never asked.
        guard let method = message["method"] as? String else { return }
        let parameters = message["params"] as? [String: Any] ?? [:]
        guard let id = message["id"] else {
            if method == "notifications/cancelled", let request = parameters["requestId"] { calls.cancel(key(request)) }
            return
        }
        guard id is String || Arguments.isWhole(id) else {
            return fail(NSNull(), -32600, "an id is a string or a whole number")
        }
        if let value = message["params"], !(value is [String: Any]) {
            return fail(id, -32602, "params is an object")
        }
        switch method {
        case "initialize": answer(id, initialized(parameters))
        case "ping": answer(id, [:])
        case "tools/list": answer(id, ["tools": Tool.all.map(\.description)])
        case "tools/call": call(id, parameters)
        default: fail(id, -32601, "there is no method \(method)")
        }
    }

    private func initialized(_ parameters: [String: Any]) -> [String: Any] {
        let asked = parameters["protocolVersion"] as? String ?? ""
        return [
            "protocolVersion": Server.revisions.contains(asked) ? asked : Server.revisions[0],
            "capabilities": ["tools": ["listChanged": false]],
            "serverInfo": ["name": "plumb", "title": "Plumb: SwiftUI's layout", "version": PlumbCall.version],
            "instructions": """
            Plumb lays out SwiftUI files on Linux as an iPhone does. Use explain to learn why a view is as large as it is and stands where it \
            stands, lint to find what has no effect, render to look at the view, and docs for the rules.
            """,
        ]
    }

    private func call(_ id: Any, _ parameters: [String: Any]) {
        guard let name = parameters["name"] as? String, let tool = Tool.all.first(where: { $0.name == name }) else {
            let names = Tool.all.map(\.name).joined(separator: ", ")
            return fail(
                id, -32602, "there is no tool \(parameters["name"] as? String ?? "without a name"); there are \(names)")
        }
        guard let arguments = (parameters["arguments"] ?? [String: Any]()) as? [String: Any] else {
            return fail(id, -32602, "arguments is an object")
        }
        let running = calls.begin(key(id))
        nonisolated(unsafe) let (id, arguments_) = (id, arguments)
        Thread.detachNewThread {
            let result = tool.run(arguments_, running)
            // Nobody waits for what was cancelled.
            if !running.isCancelled { answer(id, result) }
            calls.end(running)
        }
    }

    private func key(_ id: Any) -> String { id is String ? "s\(id)" : "n\(id)" }

    private func answer(_ id: Any, _ result: [String: Any]) {
        output.write(["jsonrpc": "2.0", "id": id, "result": result])
    }

    private func fail(_ id: Any, _ code: Int, _ message: String) {
        output.write(["jsonrpc": "2.0", "id": id, "error": ["code": code, "message": message]])
    }
}

/// Writes one message a line; several threads may.
final class LineWriter: @unchecked Sendable {
    private let lock = NSLock()

    func write(_ message: [String: Any]) {
        guard
            var line = try? JSONSerialization.data(
                withJSONObject: message, options: [.withoutEscapingSlashes, .sortedKeys])
        else { return }
        line.append(UInt8(ascii: "\n"))
        lock.withLock { try? FileHandle.standardOutput.write(contentsOf: line) }
    }
}

/// The calls that are being answered, and their processes.
final class RunningCalls: @unchecked Sendable {
    /// One of them.
    final class Call: @unchecked Sendable {
        let key: String
        private let lock = NSLock()
        private var process: Process?
        private var isEnded = false
        /// Whether the client waits no more.
        var isCancelled: Bool { lock.withLock { isEnded } }

        init(_ key: String) { self.key = key }

        /// Starts a process, unless the call was cancelled.
        func start(_ process: Process) throws -> Bool {
            try lock.withLock {
                if isEnded { return false }
                try process.run()
                self.process = process
                return true
            }
        }

        func cancel() {
            lock.withLock {
                isEnded = true
                if let process, process.isRunning { process.terminate() }
            }
        }
    }

    private let lock = NSLock()
    private var running: [String: Call] = [:]

    func begin(_ key: String) -> Call {
        let call = Call(key)
        lock.withLock { running[key] = call }
        return call
    }

    func end(_ call: Call) { lock.withLock { running[call.key] = nil } }

    func cancel(_ key: String) { lock.withLock { running[key] }?.cancel() }

    func waitForAll() {
        while !lock.withLock({ running.isEmpty }) { usleep(10_000) }
    }
}
