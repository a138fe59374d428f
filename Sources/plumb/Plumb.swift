import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI
import PlumbVersion

/// The command line. Status 0: done; 1: the user's file is wrong; 2: the call is wrong or the output can't be written.
@main
struct Plumb: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plumb",
        abstract: "SwiftUI's layout on Linux: renders and measures the views of a Swift file.",
        version: "plumb \(Version.text())",
        subcommands: [
            Render.self, Layout.self, Explain.self, Lint.self, Snapshot.self, Sheet.self, Run.self, Build.self,
            Schema.self, Batch.self, Serve.self, List.self,
            Devices.self, MCP.self, Manual.self,
        ])

    @MainActor static func main() {
        StandardStreams.prepare()
        if CommandLine.arguments.dropFirst().first == ChildProcess.argument { ChildProcess.run() }
        // What this process starts inherits the limit: user code and the compiler.
        ResourceLimits.raiseStack(to: ChildRun.stack)
        WaitingChild.startEarly(for: CommandLine.arguments)
        do {
            try checkArguments()
            var command = try parseAsRoot()
            try command.run()
        } catch let failure as Failure {
            failure.exit()
        } catch let code as ExitCode where code != .success {
            // All has been said.
            Foundation.exit(code.rawValue)
        } catch {
            end(with: error)
        }
    }

    /// Names of files can be any bytes, but `CommandLine` has put others in the place of what is not UTF-8: a picture
    /// would get another name.
    private static func checkArguments() throws {
        for (index, argument) in CommandLine.arguments.enumerated() where argument.contains("\u{FFFD}") {
            guard let bytes = CommandLine.unsafeArgv[index], String(validatingCString: bytes) == nil else { continue }
            throw Failure(.call, "\(argument) in the call is not UTF-8; give names in UTF-8")
        }
    }

    /// Help goes to stdout with status 0; a wrong call is one sentence on stderr and status 2, not the parser's 64.
    private static func end(with error: any Error) -> Never {
        let arguments = CommandLine.arguments.dropFirst()
        let first = arguments.first == "help" ? arguments.dropFirst().first : arguments.first
        if let first, let sentence = UnknownCommand.sentence(about: first) {
            Failure(.call, "\(sentence); see plumb --help").exit()
        }
        if exitCode(for: error) == .success {
            do {
                try StandardOutput.write(fullMessage(for: error) + "\n")
            } catch {
                (error as? Failure)?.exit()
            }
            Foundation.exit(0)
        }
        let named = arguments.first { name in
            configuration.subcommands.contains { $0.configuration.commandName == name }
        }
        let command = ["plumb", named].compactMap { $0 }.joined(separator: " ")
        // The parser sets long lists of values on lines of their own.
        let message = UnknownCommand.withoutFarFetched(message(for: error)).replacingOccurrences(
            of: "\n  - ", with: " "
        )
        .trimmingCharacters(in: CharacterSet(charactersIn: ".\n "))
        Failure(.call, "\(message); see \(command) --help").exit()
    }
}
