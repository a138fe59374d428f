import Testing

@testable import PlumbCore

/// Where values stand in a key.
struct FormatStringTests {
    private static let replaced = "\u{FFFD}"
    /// No literal may have these characters.
    private static let (opening, closing) = (character(0xFDD1), character(0xFDD2))

    private static func character(_ value: UInt32) -> String { Unicode.Scalar(value).map { String($0) } ?? "" }

    /// A format, how many values there are, and its stretches: `0` is the first value.
    static let formats: [(format: String, count: Int, pieces: [String])] = [
        ("", 1, []), ("plain", 1, ["plain"]), ("%@", 1, ["0"]), ("a %@", 1, ["a ", "0"]), ("%@ b", 1, ["0", " b"]),
        ("%lld of %lld", 2, ["0", " of ", "1"]), ("%2$@ %1$@", 2, ["1", " ", "0"]), ("100%% %@", 1, ["100% ", "0"]),
        ("%", 1, ["%"]), ("%%", 1, ["%"]), ("%@%", 1, ["0", "%"]), ("%@%%", 1, ["0", "%"]), ("%%@", 1, ["%@"]),
        ("50% off %@", 1, ["50", "0", "ff "]), ("%k %@", 1, ["%k ", "0"]), ("%@ %@", 1, ["0", " "]),
        ("%9$@x", 1, ["x"]), ("%-5.2f|%05d", 2, ["0", "|", "1"]), ("é%@👩‍👩‍👧", 1, ["é", "0", "👩‍👩‍👧"]),
        ("e\u{301}%@\u{301}", 1, ["e\u{301}", "0", "\u{301}"]),
        // Marks of the text's own are none.
        (opening + "0" + closing + "%@", 1, [replaced + "0" + replaced, "0"]), ("a" + closing, 1, ["a" + replaced]),
    ]

    @Test(arguments: formats) func values(_ row: (format: String, count: Int, pieces: [String])) {
        let found = FormatString.pieces(FormatString.marked(row.format, count: row.count)).map { piece in
            switch piece {
            case .text(let text): String(text)
            case .argument(let number): "\(number)"
            }
        }
        #expect(found == row.pieces)
    }
}
