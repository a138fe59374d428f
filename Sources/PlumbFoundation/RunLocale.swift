import Foundation
import Synchronization

/// The locale of the app: what is no view asks here. Whoever runs the app sets it; a host does with each update.
package enum RunLocale {
    private static let locale = Mutex(Locale(identifier: "en_US"))

    /// The locale of an app: that of the views, whatever the machine's is.
    package static var current: Locale {
        get { locale.withLock { $0 } }
        set { locale.withLock { $0 = newValue } }
    }

    /// The calendar of that locale, with its words, in the time zone of the process.
    package static var calendar: Calendar {
        let locale = current
        var calendar = locale.calendar
        calendar.locale = locale
        calendar.timeZone = .current
        return calendar
    }

    /// A locale that was given; the app's for the machine's own, and for none (a calendar has one without a name).
    package static func resolved(_ locale: Locale?) -> Locale {
        guard let locale, !locale.identifier.isEmpty, locale != .current, locale != .autoupdatingCurrent else {
            return current
        }
        return locale
    }
}
