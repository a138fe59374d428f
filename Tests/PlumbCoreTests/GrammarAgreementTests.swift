import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 23: words that agree with numbers.
@Suite @MainActor
struct GrammarAgreementTests {
    private func words(_ text: Text, _ locale: String = "en_US", _ tables: StringFolder? = nil) -> String {
        var values = EnvironmentValues()
        values.locale = Locale(identifier: locale)
        values.strings = tables
        return TextResolver(text, in: values).pieces.map(\.text).joined()
    }

    @Test(arguments: [
        (0, "0 apples"), (1, "1 apple"), (2, "2 apples"), (-1, "-1 apple"), (1234, "1,234 apples"),
    ])
    func nounsAgreeWithNumbers(count: Int, words: String) {
        #expect(self.words(Text("^[\(count) apple](inflect: true)")) == words)
    }

    nonisolated static let plurals = [
        ("apple", "apples"), ("child", "children"), ("person", "people"), ("mouse", "mice"), ("foot", "feet"),
        ("tooth", "teeth"), ("goose", "geese"), ("man", "men"), ("woman", "women"), ("ox", "oxen"), ("sheep", "sheep"),
        ("fish", "fish"), ("deer", "deer"), ("series", "series"), ("city", "cities"), ("day", "days"), ("key", "keys"),
        ("toy", "toys"), ("guy", "guys"), ("y", "ys"), ("soliloquy", "soliloquies"), ("bus", "buses"),
        ("class", "classes"),
        ("box", "boxes"), ("waltz", "waltzes"), ("quiz", "quizzes"), ("match", "matches"), ("stomach", "stomachs"),
        ("dish", "dishes"), ("leaf", "leaves"), ("wolf", "wolves"), ("knife", "knives"), ("life", "lives"),
        ("roof", "roofs"), ("safe", "safes"), ("potato", "potatoes"), ("hero", "heroes"), ("photo", "photos"),
        ("video", "videos"), ("analysis", "analyses"), ("medium", "media"), ("grandchild", "grandchildren"),
        ("salesperson", "salespeople"), ("fireman", "firemen"), ("human", "humans"), ("German", "Germans"),
        ("bookshelf", "bookshelves"), ("mongoose", "mongooses"), ("Person", "People"), ("Child", "Children"),
        ("CITY", "CITIES"), ("BOX", "BOXES"), ("PERSON", "PEOPLE"), ("App", "Apps"), ("café", "cafés"), ("Ox", "Oxen"),
        // What is a plural already.
        ("items", "items"), ("people", "people"),
    ]

    @Test(arguments: plurals)
    func nounsHaveTheirPlurals(_ word: String, _ plural: String) {
        #expect(EnglishPlural.plural(of: word) == plural)
        #expect(words(Text("^[\(2) \(word)](inflect: true)")) == "2 \(plural)")
        #expect(words(Text("^[\(1) \(word)](inflect: true)")) == "1 \(word)")
    }

    /// Numbers and nouns at any place.
    @Test func nounsAreTheLastWords() {
        let count = 3
        let noun = "red apple"
        #expect(words(Text("You have ^[\(count) red apple](inflect: true).")) == "You have 3 red apples.")
        #expect(words(Text("^[apple × \(count)](inflect: true)")) == "apples × 3")
        #expect(words(Text("^[\(count) \(noun)](inflect: true)")) == "3 red apples")
        #expect(words(Text("^[\(count) cup of coffee](inflect: true)")) == "3 cups of coffee")
        #expect(words(Text("^[\(count) **apple**](inflect: true) _left_")) == "3 apples left")
        #expect(words(Text("^[**\(count)** apple](inflect: true)")) == "3 apples")
        #expect(words(Text("^[2 apple](inflect: true), ^[1 pear](inflect: true)")) == "2 apples, 1 pear")
        #expect(words(Text("^[\(1.5, specifier: "%.1f") mile](inflect: true)")) == "1.5 miles")
        #expect(words(Text("^[\(count, format: .number) file](inflect: true)")) == "3 files")
        #expect(words(Text("^[\(1, format: .number) file](inflect: true)")) == "1 file")
        #expect(words(Text("^[\(NSNumber(value: 2), formatter: NumberFormatter()) file](inflect: true)")) == "2 files")
        #expect(words(Text("^[\("2") file](inflect: true)")) == "2 files")
        #expect(words(Text("\("a")^[\(count) file](inflect: true) in \("b")")) == "a3 files in b")
        // Without a number nothing agrees.
        #expect(words(Text("^[apple](inflect: true)")) == "apple")
        // 100% stays.
        #expect(words(Text("100% of ^[\(count) file](inflect: true)")) == "100% of 3 files")
    }

    /// Other attributes have no words; what is none stays as it is written.
    @Test func markup() {
        #expect(words(Text("^[welcome](inflect: true, inflectionAlternative: 'hi (you)')")) == "welcome")
        #expect(words(Text("^[a](rainbow: 'extreme')")) == "a")
        #expect(words(Text("^[\(2) ^[medium](morphology: { partOfSpeech: \"noun\" })](inflect: true)")) == "2 media")
        for text in ["^[a]", "^[a", "^[a](b", "^[a](http://b c)", "a^b [c]", "\\^[a", "^["] {
            #expect(words(Text(LocalizedStringKey(text))) == text.replacingOccurrences(of: "\\", with: ""), "\(text)")
        }
        // A link is none, and its address has no nouns.
        #expect(words(Text("2^[3](4)")) == "2^3")
        #expect(words(Text("^[\(2) [file](https://a.b)](inflect: true)")) == "2 files")
        #expect(words(Text(verbatim: "^[2 apple](inflect: true)")) == "^[2 apple](inflect: true)")
    }

    /// Styles of a value that agrees stay.
    @Test func valuesKeepTheirStyles() {
        let text = Text("^[\(2) \(Text("apple").bold())](inflect: true)")
        let pieces = TextResolver(text, in: EnvironmentValues()).pieces
        #expect(pieces.map(\.text) == ["2 ", "apples"])
        #expect(pieces.last?.styling?.styling.traits.isBold == true)
    }

    private func folder(_ files: [String: String], _ body: (StringFolder) -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-grammar-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        for (path, text) in files {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        body(StringFolder(url))
    }

    /// In other languages texts are shown without the markup, with a sentence.
    @Test func otherLanguages() throws {
        try folder([
            "fr.lproj/Localizable.strings": #""^[%lld apple](inflect: true)" = "^[%lld pomme](inflect: true)";"#
        ]) { tables in
            #expect(words(Text("^[\(2) apple](inflect: true)"), "fr_FR", tables) == "2 pomme")
            // The source speaks English wherever it is shown.
            #expect(words(Text("^[\(2) pear](inflect: true)"), "fr_FR", tables) == "2 pears")
            var configuration = World(proposal: ProposedViewSize(width: 200, height: 100))
            configuration.strings = tables
            let host = ViewHost(
                Text("^[\(2) apple](inflect: true)").environment(\.locale, Locale(identifier: "fr_FR")),
                in: configuration)
            host.update()
            _ = host.displayList()
            let sentences = host.diagnostics.map(\.message).filter { $0.contains("English only") }
            #expect(sentences.count == 1 && sentences[0].contains("“fr”"))
        }
        try folder(["Localizable.xcstrings": #"{"version": "1.0", "sourceLanguage": "de", "strings": {}}"#]) { tables in
            #expect(words(Text("^[\(2) Apfel](inflect: true)"), "de_DE", tables) == "2 Apfel")
        }
    }

    @Test func attributedStrings() throws {
        let count = 2
        #expect(String(AttributedString(localized: "^[\(count) apple](inflect: true)").characters) == "2 apples")
        #expect(
            String(AttributedString(localized: "KEY", defaultValue: "^[\(1) apple](inflect: true)").characters)
                == "1 apple")
        let styled = AttributedString(localized: "**^[\(count) city](inflect: true)** here")
        #expect(String(styled.characters) == "2 cities here")
        #expect(styled.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
        let resource: LocalizedStringResource = "^[\(count) box](inflect: true)"
        #expect(String(AttributedString(localized: resource).characters) == "2 boxes")
        #expect(words(Text(resource)) == "2 boxes")
        // A string is as it is written, as on iOS.
        #expect(String(localized: "^[\(count) apple](inflect: true)") == "^[2 apple](inflect: true)")
        let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
        #expect(String(try AttributedString(markdown: "a ^[b](c: 1)", options: options).characters) == "a b")
    }

    /// Texts that nobody writes end soon, and are as they are written.
    @Test(arguments: ["^[", "^[a](b: c)", "](inflect: true)", "^[1 a](", "^[^[2 a](inflect: true)"])
    func hostileTexts(_ part: String) {
        let text = String(repeating: part, count: 20_000)
        #expect(!words(Text(LocalizedStringKey(text))).isEmpty)
        let nested =
            String(repeating: "^[", count: 20_000) + "2 a" + String(repeating: "](inflect: true)", count: 20_000)
        #expect(words(Text(LocalizedStringKey(nested))).contains("2 a"))
    }
}
