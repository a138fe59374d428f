import Foundation
import Testing

@testable import PlumbCore

/// Texts in other languages; Docs/Rules.md, section 23.
@Suite @MainActor
struct StringTableTests {
    /// A folder with files, removed in the end.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-strings-\(UUID().uuidString)")

        init(_ files: [String: String]) throws {
            for (path, text) in files {
                let file = url.appendingPathComponent(path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        deinit { try? FileManager.default.removeItem(at: url) }
    }

    private func words(_ text: Text, _ tables: StringFolder, _ locale: String = "de_DE") -> String {
        var values = EnvironmentValues()
        values.strings = tables
        values.locale = Locale(identifier: locale)
        return TextResolver(text, in: values).pieces.map(\.text).joined()
    }

    // MARK: Files of one language

    nonisolated static let strings: [(String, [String: String]?)] = [
        (#""a" = "b";"#, ["a": "b"]), ("", [:]), (#"/* a */ "a" = "b"; // c"#, ["a": "b"]),
        (#""a \"b\"\n" = "c\\d";"#, ["a \"b\"\n": "c\\d"]), (#"a="b";"c"=d;"#, ["a": "b", "c": "d"]),
        (#""a" = "\U00e4\u00F6";"#, ["a": "äö"]), ("\"a\"\n=\n\"b\"\n;\n", ["a": "b"]), (#""a";"#, ["a": "a"]),
        (#""a" = "b""#, nil), (#""a" = "b"#, nil), ("/* a", nil), ("= \"b\";", nil), ("\"a\" =", nil), ("{", nil),
    ]

    @Test(arguments: strings)
    func stringsAreRead(_ text: String, _ entries: [String: String]?) {
        let read = try? StringsFile.strings(Data(text.utf8))
        #expect(read == entries?.mapValues { .text($0) })
    }

    nonisolated static let faults = [
        (#""a" = "b""#, "lacks a semicolon in line 1"), ("\"a\";\n/*", "has a comment without an end in line 2"),
        ("\"a\";\n/", "has something that is no text in line 2"), ("\"a\"\n", "ends after a key in line 2"),
        ("\"a\" =", "ends after an equals sign in line 1"), ("\n\n\"a", "has a text without an end in line 3"),
    ]

    /// A sentence says what is wrong, and in which line.
    @Test(arguments: faults) func faultsAreSaid(_ text: String, _ sentence: String) {
        #expect {
            try StringsFile.strings(Data(text.utf8))
        } throws: {
            ($0 as? StringsFile.Failure)?.description == sentence
        }
    }

    @Test func stringsOfXcodeAreUTF16() throws {
        let data = try #require(#""a" = "ü";"#.data(using: .utf16))
        #expect(try StringsFile.strings(data) == ["a": .text("ü")])
    }

    // MARK: Look-up

    @Test func languagesFit() {
        let all: Set<String> = ["en", "de", "pt-BR", "zh-Hans", "zh-Hant", "fr", "fr-CA"]
        for (locale, language) in [
            ("de_AT", "de"), ("fr_CA", "fr-CA"), ("fr_CH", "fr"), ("pt_PT", "pt-BR"), ("zh_TW", "zh-Hant"),
            ("zh_CN", "zh-Hans"), ("zh-Hant", "zh-Hant"), ("en_GB", "en"), ("ja_JP", nil),
        ] { #expect(StringFolder.best(for: Locale(identifier: locale), of: all) == language, "\(locale)") }
    }

    @Test func keysAreLookedUp() throws {
        let folder = try Folder([
            "de.lproj/Localizable.strings":
                #""Hello" = "Hallo"; "Hi %@" = "Servus **%@**"; "%@ of %@" = "%2$@ hat %1$@"; "100%" = "ganz";"#,
            "en.lproj/Localizable.strings": #""Hello" = "Good day"; "only" = "English";"#,
            "Resources/de.lproj/Other.strings": #""Hello" = "Moin";"#,
        ])
        let tables = StringFolder(folder.url)
        #expect(words(Text("Hello"), tables) == "Hallo")
        #expect(words(Text("Hello"), tables, "en_US") == "Good day")
        // The development language has what a language lacks; what nobody has is the key.
        #expect(words(Text("only"), tables) == "English")
        #expect(words(Text("nobody"), tables) == "nobody")
        #expect(words(Text("Hi \("Ann")"), tables) == "Servus Ann")
        #expect(words(Text("\("a") of \("b")"), tables) == "b hat a")
        #expect(words(Text("100%"), tables) == "ganz")
        #expect(words(Text("Hello", tableName: "Other"), tables) == "Moin")
        #expect(words(Text(verbatim: "Hello"), tables) == "Hello")
        #expect(words(Text(String("Hello")), tables) == "Hello")
        #expect(words(Text("a \(Text("Hello")) b"), tables) == "a Hallo b")
        #expect(tables.problems.isEmpty)
    }

    private static let dictionary = """
        <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>%lld items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@items@ da</string><key>items</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>nichts</string><key>one</key><string>ein Ding</string><key>other</key><string>%lld Dinge</string>
        </dict></dict></dict></plist>
        """

    @Test func pluralsOfLists() throws {
        let folder = try Folder(["de.lproj/Localizable.stringsdict": Self.dictionary])
        let tables = StringFolder(folder.url)
        #expect(
            [0, 1, 2, 1234].map { words(Text("\($0) items"), tables) } == [
                "nichts da", "ein Ding da", "2 Dinge da", "1.234 Dinge da",
            ])
    }

    private static let catalogue = """
        {"version": "1.0", "sourceLanguage": "en", "strings": {
          "plain": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "einfach"}}}},
          "empty": {},
          "%lld files": {"localizations": {
            "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}},
            "pl": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld plik"}}, "few": {"stringUnit": {"value": "%lld pliki"}},
              "many": {"stringUnit": {"value": "%lld plików"}}, "other": {"stringUnit": {"value": "%lld pliku"}}}}}}},
          "%@ has %lld cats and %lld dogs": {"localizations": {"de": {"stringUnit": {"value": "%1$@ hat %#@cats@ und %#@dogs@"},
            "substitutions": {
              "cats": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "eine Katze"}},
                "other": {"stringUnit": {"value": "%arg Katzen"}}}}},
              "dogs": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {"one": {"stringUnit": {"value": "einen Hund"}},
                "other": {"stringUnit": {"value": "%arg Hunde"}}}}}}}}},
          "device": {"localizations": {"de": {"variations": {"device": {"mac": {"stringUnit": {"value": "Klick"}},
            "iphone": {"stringUnit": {"value": "Tipp"}}}}}}}
        }}
        """

    @Test func catalogues() throws {
        let folder = try Folder(["Localizable.xcstrings": Self.catalogue])
        let tables = StringFolder(folder.url)
        #expect(words(Text("plain"), tables) == "einfach")
        #expect(words(Text("empty"), tables) == "empty")
        #expect([1, 2].map { words(Text("\($0) files"), tables, "en_US") } == ["1 file", "2 files"])
        #expect(
            [1, 2, 5, 22, 112].map { words(Text("\($0) files"), tables, "pl_PL") } == [
                "1 plik", "2 pliki", "5 plików", "22 pliki", "112 plików",
            ])
        let (one, two) = (1, 2)
        #expect(words(Text("\("Ann") has \(one) cats and \(two) dogs"), tables) == "Ann hat eine Katze und 2 Hunde")
        #expect(words(Text("device"), tables) == "Tipp")
    }

    nonisolated static let plurals: [(String, [Double], String)] = [
        ("en", [0, 1, 2, 1.5], "other one other other"), ("fr", [0, 1, 1.5, 2, 1_000_000], "one one one other many"),
        ("ja", [1], "other"), ("ru", [1, 2, 5, 11, 21, 22, 1.5], "one few many many one few other"),
        ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"), ("cs", [1, 3, 5, 1.5], "one few other many"),
        ("lt", [1, 2, 10, 11, 21], "one few other other one"), ("he", [1, 2, 3], "one two other"),
        ("sl", [1, 2, 3, 5, 101], "one two few other one"), ("ro", [1, 0, 19, 20], "one few few other"),
        ("tr", [0, 1, 2, 1.5], "other one other other"), ("da", [1, 0.5, 2, 2.5], "one one other other"),
        ("cy", [0, 1, 2, 3, 6, 7], "zero one two few many other"), ("de", [.nan, .infinity], "other other"),
    ]

    @Test(arguments: plurals)
    func categories(_ language: String, _ numbers: [Double], _ categories: String) {
        let found = numbers.map { PluralRules.category(of: $0, in: language).rawValue }
        #expect(found.joined(separator: " ") == categories)
    }

    // MARK: Hostile files

    @Test func brokenFilesAreSentences() throws {
        let deep = String(repeating: "[", count: 100_000)
        let nested = "<?xml version=\"1.0\"?><plist>" + String(repeating: "<dict><key>a</key>", count: 50_000)
        let folder = try Folder([
            "Localizable.xcstrings": "{\"strings\": " + deep, "Other.xcstrings": "[1, 2]",
            "de.lproj/Localizable.strings": "\"a\" = ", "de.lproj/Localizable.stringsdict": nested,
            "de.lproj/Third.strings": "\"a\" = \"b\";",
        ])
        let tables = StringFolder(folder.url)
        #expect(words(Text("a"), tables) == "a")
        #expect(words(Text("a", tableName: "Third"), tables) == "b")
        #expect(tables.problems.count == 4)
        #expect(Set(tables.problems.map { $0.split(separator: " ")[0] }).count == 4)
    }

    @Test func substitutionsInThemselvesEnd() {
        let rule = StringEntry.Substitution(argument: 1, forms: [.other: .text("%#@a@%#@a@")])
        let entry = StringEntry.substituted(.text("x%#@a@"), ["a": rule])
        #expect(entry.text([3], "en") == "x")
    }

    /// Specifiers get positions; signs of per cent stay, also those that begin none.
    @Test(arguments: [
        ("5 %% of %d %", "5 %% of %1$@ %%"), ("%@ %lld", "%1$@ %2$@"), ("%2$@ %@", "%2$@ %1$@"), ("%arg", "%1$@rg"),
        ("%#@a@ %d", "1: %1$@ %1$@ %2$@"), ("%2$#@a@ %d", "2: %2$@ %2$@ %3$@"), ("%#@b@", "none %3$@"),
    ])
    func specifiersGetPositions(text: String, expanded: String) {
        let forms: [PluralCategory: StringEntry] = [.one: .text("1: %arg %d"), .other: .text("2: %arg %d")]
        let entry = StringEntry.substituted(
            .text(text),
            ["a": .init(argument: nil, forms: forms), "b": .init(argument: 3, forms: [.zero: .text("none %d")])])
        #expect(entry.text([1, 2, 0], "en") == expanded)
    }

    @Test func formatsOfTranslatorsEnd() throws {
        let folder = try Folder([
            "de.lproj/Localizable.strings":
                #""%@" = "%9$@ %s %n %"; "%lld" = "%@ %#@none@ %99999999999$@ %1$"; "%lld %lld" = "%2$lld";"#
        ])
        let tables = StringFolder(folder.url)
        let (one, two) = (1, 2)
        #expect(words(Text("\("a")"), tables) == " a %n %")
        #expect(words(Text("\(one)"), tables).hasPrefix("1  "))
        #expect(words(Text("\(one) \(two)"), tables) == "2")
    }

    @Test func viewsAreInTheHostsLanguage() throws {
        let folder = try Folder(["de.lproj/Localizable.strings": #""Hello" = "Hallo";"#])
        var configuration = World()
        configuration.strings = StringFolder(folder.url)
        configuration.locale = Locale(identifier: "de_DE")
        let host = ViewHost(Text("Hello"), in: configuration)
        let shown = host.displayList().items.compactMap { item -> String? in
            if case .glyphs(let run, _, _) = item { return run.text }
            return nil
        }
        #expect(shown == ["Hallo"])
    }

    // MARK: Windows

    private struct Titled: App {
        nonisolated init() {}
        var body: some Scene { WindowGroup("Hello") { Color.red } }
    }

    @Test(arguments: [("de_DE", "Hallo"), ("fr_FR", "Hello")])
    func titlesOfWindowsAreLookedUp(locale: String, title: String) throws {
        let folder = try Folder(["de.lproj/Localizable.strings": #""Hello" = "Hallo";"#])
        var configuration = World()
        configuration.strings = StringFolder(folder.url)
        configuration.locale = Locale(identifier: locale)
        let windows = AppWindows()
        let host = ViewHost(AppContent(Titled(), windows: windows), in: configuration)
        host.layout()
        #expect(windows.first?.title(in: host.surroundings) == title)
    }
}
