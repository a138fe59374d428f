import Foundation

/// Texts of an app in the languages that it speaks.
public protocol StringTables: AnyObject {
    /// The text of a key, with specifiers in place of values; nil where no table has it.
    ///
    /// - Parameters:
    ///   - table: nil for `Localizable`.
    ///   - bundle: a bundle of somebody else's; nil for the app's.
    ///   - numbers: the values, where they are numbers, in the order of the key.
    func text(forKey key: String, table: String?, bundle: Bundle?, numbers: [Double?], locale: Locale) -> String?
}

private struct StringTablesKey: EnvironmentKey { static var defaultValue: (any StringTables)? { nil } }

extension EnvironmentValues {
    /// Where texts are looked up; nil where there are no tables. A host never changes them: who looks is not noted as a
    /// reader.
    var strings: (any StringTables)? {
        get {
            let entry = storage.entry(EnvironmentKeyID(ObjectIdentifier(StringTablesKey.self)))
            return (entry as? EnvironmentBox<StringTablesKey>)?.value
        }
        set { self[StringTablesKey.self] = newValue }
    }
}

extension StringTables {
    func text(for key: LocalizedStringKey, _ table: StringTableName?, _ values: EnvironmentValues) -> String? {
        text(
            forKey: key.key, table: table?.table, bundle: table?.bundle, numbers: key.arguments.map(\.number),
            locale: values.locale)
    }
}
