import ArgumentParser
import Foundation

/// `plumb manual`: the page that `man plumb` shows, made of what the commands say about themselves. `make install` puts
/// it in its place.
struct Manual: ParsableCommand {
    static let name = "manual"
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Prints the manual page.", shouldDisplay: false)

    func run() throws {
        // The parser's own description of all commands, as JSON.
        var described = ""
        do {
            _ = try Plumb.parseAsRoot(["--experimental-dump-help"])
        } catch {
            described = Plumb.fullMessage(for: error)
        }
        let tool = try JSONDecoder().decode(DescribedTool.self, from: Data(described.utf8))
        try StandardOutput.write(ManualPage(of: tool.command).text)
    }
}

/// What `ManualPage` needs of the parser's description.
struct DescribedTool: Decodable {
    var command: Command

    struct Command: Decodable {
        var commandName: String
        var abstract: String?
        var discussion: String?
        var shouldDisplay: Bool
        var subcommands: [Command]?
        var arguments: [Argument]?
    }

    struct Argument: Decodable, Equatable {
        enum Kind: String, Decodable { case positional, option, flag }
        struct Name: Decodable, Equatable {
            var kind: String
            var name: String
            var text: String { (kind == "long" ? "--" : "-") + name }
        }
        var kind: Kind
        var shouldDisplay: Bool
        var isOptional: Bool
        var isRepeating: Bool
        var names: [Name]?
        var valueName: String?
        var defaultValue: String?
        var allValues: [String]?
        var abstract: String?
    }
}
