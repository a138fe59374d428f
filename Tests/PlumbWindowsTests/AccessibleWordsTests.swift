import Testing

@testable import PlumbWindows

/// Texts as AT-SPI counts them.
struct AccessibleWordsTests {
    private static let cases: [(text: String, offset: Int, unit: AccessibleWords.Unit, part: String)] = [
        ("Hello big world", 0, .word, "Hello "),
        ("Hello big world", 5, .word, "Hello "),
        ("Hello big world", 6, .word, "big "),
        ("Hello big world", 14, .word, "world"),
        ("Hello big world", 15, .word, "world"),
        ("Hello", 2, .character, "l"),
        ("Hello", 5, .character, ""),
        ("Hello", -3, .character, "H"),
        ("One. Two! Three", 0, .sentence, "One. "),
        ("One. Two! Three", 6, .sentence, "Two! "),
        ("One. Two! Three", 99, .sentence, "Three"),
        ("a\nb\n", 0, .line, "a\n"),
        ("a\nb\n", 2, .line, "b\n"),
        ("a\nb\n", 4, .line, ""),
        ("", 0, .word, ""),
        ("", 7, .line, ""),
    ]

    @Test func partsAroundAPlace() {
        for (text, offset, unit, part) in Self.cases {
            let words = AccessibleWords(text, selected: nil)
            let range = words.range(around: offset, unit)
            #expect(words.part(range.lowerBound, range.upperBound) == part, "\(text) at \(offset), \(unit)")
        }
    }

    /// A flag is one character of the view's and two of AT-SPI's.
    @Test func placesAreCountedInUnicodesNumbers() {
        let words = AccessibleWords("🇩🇪a", selected: 1..<2)
        #expect(words.scalars.count == 3)
        #expect(words.selection == 2..<3)
        #expect(words.characters(2..<3) == 1..<2)
        #expect(words.clamped(1, -1) == 1..<3)
        #expect(words.clamped(9, 2) == 2..<2)
        #expect(words.clamped(-5, 99) == 0..<3)
        #expect(words.part(2, -1) == "a")
    }
}
