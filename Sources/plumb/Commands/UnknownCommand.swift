import ArgumentParser
import Foundation
import SwiftUI

/// What to say about a call whose first word is no command.
enum UnknownCommand {
    /// 1. A path: the command was left out. 2. A word that is almost a command's name: the name. 3. Else nothing, and the parser has its say.
    static func sentence(about word: String) -> String? {
        let commands = Plumb.configuration.subcommands.map { $0.configuration }.filter { $0.shouldDisplay }
            .compactMap { $0.commandName }
        guard !word.hasPrefix("-"), !commands.contains(word), word != "help", word != Manual.name else { return nil }
        // 1
        if word.hasSuffix(".swift") || word.contains("/") || FileManager.default.fileExists(atPath: word) {
            return "give a command before \(word), as in plumb render \(word) -o picture.png"
        }
        // 2
        let near = commands.map { ($0, EditDistance.between($0, word.lowercased())) }
        guard let best = near.min(by: { $0.1 < $1.1 }), best.1 <= max(1, word.count / 3) else { return nil }
        return "there is no command \(word); did you mean \(best.0)?"
    }
}
