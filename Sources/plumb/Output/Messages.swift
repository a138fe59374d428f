import Foundation
import Synchronization

/// Writes a line to stderr; stdout carries only what was asked for. Where stderr can't be written, there is nobody to
/// tell.
func standardError(_ line: String) { standardError(Data("\(TerminalColors.painted(line))\n".utf8)) }

/// Writes what others say, as it is.
func standardError(_ data: Data) {
    StatusLine.clear()
    _ = StandardStreams.write(data, to: 2)
}

/// The terminal that messages go to.
enum Terminal {
    /// False for a file, a pipe, and a terminal that can't move its cursor.
    static let isThere = isatty(2) == 1 && variable("TERM") != "dumb"

    /// `NO_COLOR` with any value turns colours off (https://no-color.org).
    static let hasColors = isThere && (variable("NO_COLOR") ?? "").isEmpty

    private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}

/// One line at the end of what a terminal shows that says what goes on. Whatever else is said takes its place; a file
/// or a pipe never has it.
enum StatusLine {
    private static let isShown = Atomic(false)

    static func show(_ text: String) {
        guard Terminal.isThere else { return }
        isShown.store(true, ordering: .relaxed)
        // A longer text would be more than one line, which can't be taken back.
        _ = StandardStreams.write(Data("\r\u{1B}[K\(text.prefix(width - 1))".utf8), to: 2)
    }

    static func clear() {
        guard isShown.exchange(false, ordering: .relaxed) else { return }
        _ = StandardStreams.write(Data("\r\u{1B}[K".utf8), to: 2)
    }

    private static var width: Int {
        var size = winsize()
        return ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1 ? Int(size.ws_col) : 80
    }
}

/// Colours of messages, as compilers have them: errors red, warnings magenta, notes cyan, carets green, places bold.
enum TerminalColors {
    private static let kinds: [(word: String, color: String)] = [
        ("error: ", "1;31"), ("warning: ", "1;35"), ("note: ", "1;36"), ("plumb: ", "1"),
    ]

    static func painted(_ text: String) -> String {
        guard Terminal.hasColors else { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(paintedLine).joined(separator: "\n")
    }

    private static func paintedLine(_ line: Substring) -> String {
        func painted(_ text: some StringProtocol, _ color: String) -> String { "\u{1B}[\(color)m\(text)\u{1B}[0m" }
        for (word, color) in kinds where line.hasPrefix(word) {
            return painted(word.dropLast(), color) + " " + line.dropFirst(word.count)
        }
        // PATH:LINE:COLUMN: error: …
        let parts = line.split(separator: ":", maxSplits: 3, omittingEmptySubsequences: false)
        if parts.count == 4, Int(parts[1]) != nil, Int(parts[2]) != nil {
            for (word, color) in kinds where parts[3].hasPrefix(" \(word)") {
                let message = parts[3].dropFirst(word.count + 1)
                let place = parts[..<3].joined(separator: ":") + ":"
                return painted(place, "1") + " " + painted(word.dropLast(), color) + " " + painted(message, "1")
            }
        }
        let isCaret = line.contains("^") && line.allSatisfy { " ^~\t|".contains($0) }
        return isCaret ? painted(line, "1;32") : String(line)
    }
}
