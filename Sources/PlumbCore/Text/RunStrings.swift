import Foundation
import PlumbFoundation
import Synchronization

/// The tables of strings of the host that was brought up to date last, beside its locale: what texts outside of views
/// are looked up with.
enum RunStrings {
    private struct State: @unchecked Sendable { var tables: (any StringTables)? }

    private static let state = Mutex(State())

    static func set(_ locale: Locale, _ tables: (any StringTables)?) {
        let new = State(tables: tables)
        state.withLock { $0 = new }
        RunLocale.current = locale
    }

    /// What texts outside of views are looked up with.
    static var values: EnvironmentValues {
        var values = EnvironmentValues()
        values.locale = RunLocale.current
        if let tables = state.withLock(\.tables) { values.strings = tables }
        return values
    }
}
