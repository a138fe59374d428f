import Foundation
import Testing

@testable import PlumbCore

/// Texts of tables outside of views: `String(localized:)`, resources.
@Suite @MainActor
struct LocalizedWordsTests {
    private final class Tables: StringTables {
        func text(
            forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?], locale: Locale
        ) -> String? {
            let language = locale.language.languageCode?.identifier ?? ""
            return [
                "de|Hello": "Hallo", "de|%lld items": "%lld Dinge", "de|Other|Hello": "Moin", "de|KEY": "Schlüssel %@",
                "fr|Hello": "Salut",
            ]["\(language)|\(table.map { $0 + "|" } ?? "")\(key)"]
        }
    }

    /// Without anything that waits: other tests make hosts at the same time, and the last one's language counts.
    private func inGerman<T>(_ body: () -> T) -> T {
        let tables = Tables()
        RunStrings.set(Locale(identifier: "de_DE"), tables)
        defer { RunStrings.set(Locale(identifier: "en_US"), nil) }
        return body()
    }

    @Test func textsOutsideOfViews() {
        let name = "Ann"
        let found = inGerman {
            [
                String(localized: "Hello"), String(localized: "Hello", table: "Other"),
                String(localized: "\(1234) items"),
                String(localized: "\(1234) items", locale: Locale(identifier: "en_GB")),
                String(localized: "KEY", defaultValue: "Hello, \(name)!"),
                String(localized: "NONE", defaultValue: "Hello, \(name)!"), String(localized: "nobody *knows* 100%"),
                String(localized: String.LocalizationValue(name)),
            ]
        }
        #expect(
            found == [
                "Hallo", "Moin", "1.234 Dinge", "1,234 Dinge", "Schlüssel Ann", "Hello, Ann!", "nobody *knows* 100%",
                "Ann",
            ])
    }

    @Test func resources() {
        var resource = LocalizedStringResource("Hello", comment: "a greeting")
        #expect(inGerman { String(localized: resource) } == "Hallo")
        #expect("\(resource.key)" == "Hello")
        resource.locale = Locale(identifier: "fr_FR")
        let name = "Ann"
        let own: LocalizedStringResource = "Hi \(name)"
        #expect(String(localized: own) == "Hi Ann")
        var values = EnvironmentValues()
        values.strings = Tables()
        values.locale = Locale(identifier: "de_DE")
        func words(_ text: Text) -> String { TextResolver(text, in: values).pieces.map(\.text).joined() }
        #expect(words(Text(LocalizedStringResource("Hello"))) == "Hallo")
        // In its own language where it has one.
        #expect(words(Text(resource)) == "Salut")
        #expect(words(Text("a \(resource) b \(1) c")) == "a Salut b 1 c")
        #expect(words(Text(LocalizedStringResource("KEY", defaultValue: "Hi \(name)"))) == "Schlüssel Ann")
        #expect(words(Text(LocalizedStringResource("NONE", defaultValue: "Hi **\(name)**"))) == "Hi Ann")
    }
}
