import Foundation
import Synchronization

/// The language and the tables of strings of the host that was brought up to date last: what is no view asks here.
enum RunLocale {
    private struct State: @unchecked Sendable {
        var locale = Locale(identifier: "en_US")
        var strings: (any StringTables)?
    }

    private static let state = Mutex(State())

    static func set(_ locale: Locale, _ strings: (any StringTables)?) {
        let new = State(locale: locale, strings: strings)
        state.withLock { $0 = new }
    }

    /// The locale of an app: that of the views, whatever the machine's is.
    static var current: Locale { state.withLock(\.locale) }

    /// A locale that was given; the app's for the machine's own, and for none (a calendar has one without a name).
    static func resolved(_ locale: Locale?) -> Locale {
        guard let locale, !locale.identifier.isEmpty, locale != .current, locale != .autoupdatingCurrent else {
            return current
        }
        return locale
    }

    /// What texts outside of views are looked up with.
    static var values: EnvironmentValues {
        let state = state.withLock { $0 }
        var values = EnvironmentValues()
        values.locale = state.locale
        if let strings = state.strings { values.strings = strings }
        return values
    }
}
