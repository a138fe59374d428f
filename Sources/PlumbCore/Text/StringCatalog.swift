import Foundation

/// A catalogue of texts in all languages (`.xcstrings`): JSON as Xcode writes it.
enum StringCatalog {
    /// - Returns: the development language, and the texts by language and key.
    static func read(
        _ data: Data
    ) throws(StringsFile.Failure) -> (source: String, languages: [String: [String: StringEntry]]) {
        let json = try? JSONSerialization.jsonObject(with: data)
        guard let catalogue = json as? [String: Any], let strings = catalogue["strings"] as? [String: Any] else {
            throw StringsFile.Failure(description: "is no catalogue of strings")
        }
        let source = catalogue["sourceLanguage"] as? String ?? "en"
        var languages: [String: [String: StringEntry]] = [source: [:]]
        for (key, value) in strings {
            guard let value = value as? [String: Any] else { continue }
            for (language, localization) in value["localizations"] as? [String: Any] ?? [:] {
                if let localization = localization as? [String: Any], let entry = entry(localization) {
                    languages[language, default: [:]][key] = entry
                }
            }
        }
        return (source, languages)
    }

    private static func entry(_ localization: [String: Any]) -> StringEntry? {
        guard let entry = unit(localization) else { return nil }
        guard let substitutions = localization["substitutions"] as? [String: Any] else { return entry }
        return .substituted(
            entry,
            substitutions.compactMapValues { value in
                guard let value = value as? [String: Any] else { return nil }
                return StringEntry.Substitution(argument: value["argNum"] as? Int, forms: plurals(value) ?? [:])
            })
    }

    /// A text, or its forms by number or device; of those, an iPhone's.
    private static func unit(_ value: [String: Any]) -> StringEntry? {
        if let unit = value["stringUnit"] as? [String: Any] { return (unit["value"] as? String).map { .text($0) } }
        guard let variations = value["variations"] as? [String: Any] else { return nil }
        if let devices = variations["device"] as? [String: Any] {
            return ["iphone", "other"].lazy.compactMap { devices[$0] as? [String: Any] }.first.flatMap(unit)
        }
        return plurals(value).map { .plural($0) }
    }

    private static func plurals(_ value: [String: Any]) -> [PluralCategory: StringEntry]? {
        guard let forms = (value["variations"] as? [String: Any])?["plural"] as? [String: Any] else { return nil }
        var result: [PluralCategory: StringEntry] = [:]
        for (name, form) in forms {
            if let category = PluralCategory(rawValue: name), let form = form as? [String: Any] {
                result[category] = unit(form)
            }
        }
        return result
    }
}
