import ArgumentParser
import Foundation

/// `plumb mcp`: a server for programs that write programs.
struct MCP: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract:
            "Serves render, layout, explain, lint, accessibility and docs to a coding agent, by the Model Context Protocol.",
        discussion: """
            Runs on stdin and stdout until its client disconnects. An editor or agent starts it: configure the command "plumb" \
            with the argument "mcp" (Docs/Agents.md).
            """)

    func run() throws {
        let server = try Installation.find().companion(
            "plumb-mcp", remedy: "swift build -c release --product plumb-mcp makes it")
        // The server takes this process's place: its client speaks to it, and to nobody else.
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup(server), nil]
        execv(server, &arguments)
        throw Failure(.call, "\(server) can't be started: \(systemError)")
    }
}
