import Foundation

/// A line of a table that can't be used: where it is, and what to write.
package struct BadLine: LocalizedError {
    package let errorDescription: String?

    init(_ file: String, _ number: Int, _ sentence: String) {
        errorDescription = "\(file):\(number): error: \(sentence)"
    }

    /// The lines of a table with their numbers and their cells, which tabs separate. Empty lines and remarks, which
    /// begin with `#`, are left out.
    static func lines(of text: String) -> [(number: Int, cells: [String])] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .filter { !$1.isEmpty && !$1.hasPrefix("#") }
            .map { ($0 + 1, $1.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)) }
    }
}
