import Foundation
import PlumbGraphics

/// Digits and letters for `5.circle` and `a.square`: single strokes, 14 units high, standing on y = 19.
enum CharacterGlyphs {
    static let table: KeyValuePairs<Character, String> = [
        "0": "M12 5C8.8 5 7.5 8 7.5 12S8.8 19 12 19S16.5 16 16.5 12S15.2 5 12 5Z",
        "1": "M8.6 8L12.6 5V19",
        "2": "M7.8 9.2A4.2 4.2 0 0 1 16.2 9.2C16.2 11.4 14.6 12.7 12.6 14.4L7.6 19H16.6",
        "3":
            "M8 7.8C8.6 6 10 5 12 5C14.4 5 16.1 6.3 16.1 8.3C16.1 10.3 14.4 11.6 12 11.6H11M12 11.6C14.8 11.6 16.6 13.1 16.6 15.2C16.6 17.5 14.6 19 12 19C9.7 19 8 17.9 7.4 16",
        "4": "M14.2 19V5L7 15H17.2",
        "5":
            "M15.8 5H9.2L8.4 11.6C9.4 10.7 10.6 10.3 12 10.3C14.8 10.3 16.6 12 16.6 14.6C16.6 17.3 14.6 19 12 19C9.8 19 8.2 18 7.6 16.4",
        "6": "O12 14.5 4.5M7.5 14.5C7.4 8.6 9 5 12.3 5C13.8 5 15 5.7 15.7 7",
        "7": "M7.5 5H16.5L10.5 19",
        "8": "O12 8.4 3.4O12 15.2 3.8",
        "9": "O12 9.5 4.5M16.5 9.5C16.6 15.4 15 19 11.7 19C10.2 19 9 18.3 8.3 17",
        "a": "M6.4 19L12 5L17.6 19M8.4 14.4H15.6",
        "b": "M7.5 5H12.6A3.4 3.4 0 0 1 12.6 11.8H7.5ZM7.5 11.8H13.4A3.6 3.6 0 0 1 13.4 19H7.5Z",
        "c": "M17.6 7.4A7 7 0 1 0 17.6 16.6",
        "d": "M7 5H11A7 7 0 0 1 11 19H7Z",
        "e": "M16.4 5H8V19H16.4M8 11.8H15.4",
        "f": "M16.4 5H8V19M8 12H15.2",
        "g": "M17.4 7.2A7 7 0 1 0 19 12.4H13",
        "h": "M7 5V19M17 5V19M7 12H17",
        "i": "M12 5V19M9 5H15M9 19H15",
        "j": "M15.5 5V14.6A4.1 4.1 0 0 1 7.4 15.6",
        "k": "M7.5 5V19M16.8 5L7.5 14M11 10.6L17.2 19",
        "l": "M8.4 5V19H16.2",
        "m": "M5.8 19V5L12 14.6L18.2 5V19",
        "n": "M7 19V5L17 19V5",
        "o": "O12 12 7",
        "p": "M7.5 19V5H13A4 4 0 0 1 13 13H7.5",
        "q": "O12 12 7M14 14.6L18.6 19.4",
        "r": "M7.5 19V5H13A3.9 3.9 0 0 1 13 12.8H7.5M12.4 12.8L16.8 19",
        "s":
            "M16.2 7.6C15.4 5.9 13.9 5 12 5C9.4 5 7.6 6.5 7.6 8.5C7.6 13.3 16.6 10.5 16.6 15.3C16.6 17.5 14.7 19 12.1 19C9.7 19 8 17.9 7.3 16",
        "t": "M6.5 5H17.5M12 5V19",
        "u": "M7 5V14A5 5 0 0 0 17 14V5",
        "v": "M6.4 5L12 19L17.6 5",
        "w": "M4.5 5L8.3 19L12 7.4L15.7 19L19.5 5",
        "x": "M7 5L17 19M17 5L7 19",
        "y": "M6.5 5L12 12.4L17.5 5M12 12.4V19",
        "z": "M7 5H17L7 19H17",
    ]

    private static let paths = Dictionary(table.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })

    /// One letter, one digit or a number of two digits as one outline; nil for any other text.
    ///
    /// Digits stand side by side with 3.2 units between their outlines.
    static func path(_ text: String) -> Path? {
        let isNumber = text.allSatisfy { $0 >= "0" && $0 <= "9" }
        guard text.count == 1 || (text.count == 2 && isNumber) else { return nil }
        var joined = Path()
        var x = 0.0
        for character in text {
            guard let data = paths[character], let path = GlyphPathParser.path(data), let box = path.extent else {
                return nil
            }
            let shift = x - box.minX
            joined.append(path.mapped { CGPoint(x: $0.x + shift, y: $0.y) })
            x += box.width + 3.2
        }
        return joined
    }
}
