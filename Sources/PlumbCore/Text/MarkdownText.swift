import Foundation
import PlumbFoundation

/// Inline Markdown in texts.
enum MarkdownText {
    struct Run: Equatable, Sendable {
        var text: String
        var intents: InlinePresentationIntent
        var link: String?
    }

    /// Whether a text can have Markdown in it: most have no character that it is made of.
    static func mayHaveMarkup(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { bytes in
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
                    UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "@"):
                    return true
                // An address begins after "://" or "www.".
                case UInt8(ascii: "/"):
                    if index > 0, bytes[index - 1] == UInt8(ascii: ":") { return true }
                case UInt8(ascii: "."):
                    if index > 2, bytes[index - 1] | 0x20 == UInt8(ascii: "w") { return true }
                default: break
                }
            }
            return false
        }
    }

    /// The runs of a text of which only the inline grammar is read; white space stays as it is. A text is read once,
    /// however often it is evaluated.
    static func inline(_ text: String, _ report: (String) -> Void) -> [Run] {
        let reading = memory.reading(of: text) {
            do {
                let runs = try Markdown.inline(text).map {
                    Run(text: $0.text, intents: InlinePresentationIntent($0.traits), link: $0.link)
                }
                return MarkdownReading(runs: runs)
            } catch {
                return MarkdownReading(runs: [Run(text: text, intents: [], link: nil)], problem: "\(error)")
            }
        }
        if let problem = reading.problem { report("Text(\"\(text.prefix(40))…\"): \(problem)") }
        return reading.runs
    }

    private static let memory = MarkdownMemory()
}

extension InlinePresentationIntent {
    init(_ traits: Markdown.Traits) {
        self = []
        if traits.contains(.emphasis) { insert(.emphasized) }
        if traits.contains(.strong) { insert(.stronglyEmphasized) }
        if traits.contains(.code) { insert(.code) }
        if traits.contains(.strikethrough) { insert(.strikethrough) }
        if traits.contains(.softBreak) { insert(.softBreak) }
        if traits.contains(.lineBreak) { insert(.lineBreak) }
        if traits.contains(.inlineHTML) { insert(.inlineHTML) }
        if traits.contains(.blockHTML) { insert(.blockHTML) }
    }
}

extension TextStyling {
    /// How Markdown is drawn (Docs/Rules.md, section 21).
    init(_ intents: InlinePresentationIntent) {
        self.init()
        if intents.contains(.emphasized) { traits.isItalic = true }
        if intents.contains(.stronglyEmphasized) { traits.isBold = true }
        if intents.contains(.code) { traits.isMonospaced = true }
        if intents.contains(.strikethrough) { strikethrough = .some(.single) }
    }
}
