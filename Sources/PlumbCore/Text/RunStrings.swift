import Foundation
import PlumbFoundation

/// The tables of strings of the host that was brought up to date last, beside its locale: what texts outside of views
/// are looked up with.
enum RunStrings {
    private static let known = Guarded<(any StringTables)?>(nil)

    static func set(_ locale: Locale, _ tables: (any StringTables)?) {
        known.withLock { $0 = tables }
        RunLocale.current = locale
    }

    /// What texts outside of views are looked up with.
    static var values: EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = RunLocale.current
        if let tables = known.withLock({ $0 }) { values.strings = tables }
        return values
    }
}
