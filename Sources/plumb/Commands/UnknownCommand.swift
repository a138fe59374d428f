import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What to say about a call whose first word is no command, and about options that there aren't.
enum UnknownCommand {
    /// 1. A path: the command was left out. 2. A word that is almost a command's name: the name. 3. Else nothing, and
    ///    the parser has its say.
    static func sentence(about word: String) -> String? {
        let commands = Plumb.configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }
            .compactMap { $0.commandName }
        guard !word.hasPrefix("-"), !commands.contains(word), word != "help", word != Manual.name else { return nil }
        // 1
        if word.hasSuffix(".swift") || word.contains("/") || FileManager.default.fileExists(atPath: word) {
            return "give a command before \(word), as in plumb render \(word) -o picture.png"
        }
        // 2
        guard let best = commands.min(by: { distance($0, word) < distance($1, word) }), isNear(best, word) else {
            return nil
        }
        return "there is no command \(word); did you mean \(best)?"
    }

    /// The parser's sentence about an unknown option, without a suggestion that has little to do with it: it offers
    /// `--rtl` for `--all`.
    static func withoutFarFetched(_ message: String) -> String {
        guard let match = message.firstMatch(of: /Unknown option '-*([^']+)'(\. Did you mean '-*([^']+)'\?)/),
            !isNear(String(match.3), String(match.1))
        else { return message }
        return message.replacingOccurrences(of: match.2, with: "")
    }

    private static func distance(_ name: String, _ word: String) -> Int {
        EditDistance.between(name, word.lowercased())
    }

    private static func isNear(_ name: String, _ word: String) -> Bool {
        distance(name, word) <= max(1, word.count / 3)
    }
}
