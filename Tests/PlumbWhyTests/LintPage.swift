import Foundation

@testable import PlumbCore
@testable import PlumbWhy

/// A page of Docs/Lint: its views before and after, and its command with what that prints. Scripts/lint-pages.sh writes
/// `all` from the pages.
struct LintPage: Sendable {
    var rule: String
    /// The lines of the command's block; the first is the command. Or one line with what the command says of 320 × 200
    /// points, in words.
    var console: [String]
    var before: LintExample.Make
    var after: LintExample.Make

    /// The values of the command's options: `--size 320x200`.
    var options: [String: String] {
        if spoken != nil { return ["--size": "320x200", "--text": "fixed"] }
        let words = (console.first ?? "").split(separator: " ").map(String.init)
        return Dictionary(zip(words, words.dropFirst()).filter { $0.0.hasPrefix("--") }) { first, _ in first }
    }

    private var spoken: Substring? {
        let start = "`plumb lint` prints: "
        return console.first.flatMap { $0.hasPrefix(start) ? $0.dropFirst(start.count) : nil }
    }

    /// What `plumb lint` prints of the page's rule.
    fileprivate var printed: (message: String, tried: String?)? {
        if let parts = spoken?.split(separator: " It tries ") {
            return (String(parts[0]), parts.dropFirst().first.map { String($0.dropLast()) })
        }
        let end = " [\(rule)]"
        guard let index = console.firstIndex(where: { $0.hasSuffix(end) && $0.contains(#/^Before\.swift:\d+:\d+: /#) }),
            let message = console[index].dropLast(end.count).firstMatch(of: /: (?:error|warning|note): (.*)/)?.1
        else { return nil }
        let remedy = "    remedy (tried): "
        let next = console[(index + 1)...].first
        return (String(message), next.flatMap { $0.hasPrefix(remedy) ? String($0.dropFirst(remedy.count)) : nil })
    }
}

extension LintExample {
    /// Nil for a page of a rule that is tested elsewhere, and for one whose command does more than laying out a view
    /// once with the fixed texts.
    init?(_ page: LintPage) {
        var options = page.options
        guard let rule = LintRule.ID(rawValue: page.rule), !LintExamples.elsewhere.contains(rule),
            !LintExamples.places.contains(rule),
            options.removeValue(forKey: "--text") == "fixed",
            let sides = options.removeValue(forKey: "--size")?.split(separator: "x").compactMap({ Double($0) }),
            sides.count == 2
        else { return nil }
        let insets = options.removeValue(forKey: "--safe-area")?.split(separator: ",").compactMap { Double($0) }
        for name in ["--level", "--rule", "--of", "--view"] { options[name] = nil }
        guard options.isEmpty else { return nil }
        self.init(
            rule: rule, says: page.printed.map { [$0.message] } ?? [], tried: page.printed?.tried,
            size: CGSize(width: sides[0], height: sides[1]), before: page.before, after: page.after)
        if let insets, insets.count == 4 {
            self.insets = EdgeInsets(top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
        }
    }
}
