import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What the views take for the present: options of every command that shows views.
struct TimeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The date when the view appears: 2026-03-01T09:41, 2026-03-01, 09:41, now. (default: 2007-01-09T09:41, in run now)"
        ),
        transform: NowOption.init(argument:))
    var now: NowOption?

    @Option(
        help: "The time zone: Europe/Berlin, GMT. (default: GMT; in run, the machine's)",
        transform: TimeZoneOption.init(argument:))
    var timeZone: TimeZoneOption?

    func set(_ options: inout ShowOptions) {
        (options.isDateGiven, options.isTimeZoneGiven) = (now != nil, timeZone != nil)
        if let now { options.world.date = now.date(in: timeZone?.zone ?? .gmt) }
        if let timeZone { options.world.timeZone = timeZone.zone }
    }
}

/// A date as people write it in calls: a day, a time of day, or both with a `T` or a space between; the time zone's
/// unless it ends in `Z` or in a difference like `+02:00`.
struct NowOption {
    private var day = (year: 2007, month: 1, day: 9)
    private var time = (hour: 9, minute: 41, second: 0)
    /// Seconds east of GMT, if the date says so.
    private var offset: Int?
    private var isMachine = false

    init(argument: String) throws {
        let wrong = ValidationError(
            "write a day and a time, or one of them: 2026-03-01T09:41, 2026-03-01, 09:41; or now")
        if argument == "now" {
            isMachine = true
            return
        }
        let pattern =
            /(?:(\d{4})-(\d\d)-(\d\d))?(?:[T ]?(\d\d):(\d\d)(?::(\d\d))?)?(?:(Z)|([+-])(\d\d):?(\d\d))?/
        guard let match = argument.wholeMatch(of: pattern)?.output, match.1 != nil || match.4 != nil else {
            throw wrong
        }
        func number(_ text: Substring?) -> Int { text.flatMap { Int($0) } ?? 0 }
        if match.1 != nil { day = (number(match.1), number(match.2), number(match.3)) }
        if match.4 != nil { time = (number(match.4), number(match.5), number(match.6)) }
        if match.7 != nil { offset = 0 }
        if let sign = match.8 { offset = (sign == "-" ? -60 : 60) * (number(match.9) * 60 + number(match.10)) }
        // A day that there is, and a time of day.
        let parts = DateComponents(
            timeZone: .gmt, year: day.year, month: day.month, day: day.day, hour: time.hour, minute: time.minute,
            second: time.second)
        guard day.year > 0, abs(offset ?? 0) < 86_400, parts.isValidDate(in: Calendar(identifier: .gregorian)) else {
            throw wrong
        }
    }

    func date(in zone: TimeZone) -> Date {
        if isMachine { return Date() }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = offset.flatMap { TimeZone(secondsFromGMT: $0) } ?? zone
        let parts = DateComponents(
            year: day.year, month: day.month, day: day.day, hour: time.hour, minute: time.minute, second: time.second)
        return calendar.date(from: parts) ?? World.pinnedDate
    }
}

/// A time zone by its name in the IANA's database.
struct TimeZoneOption {
    let zone: TimeZone

    init(argument: String) throws {
        let known = TimeZone(identifier: argument)
        guard let known, argument == "GMT" || TimeZone.knownTimeZoneIdentifiers.contains(argument) || argument == "UTC"
        else { throw ValidationError("write a place of the time zone database, as Europe/Berlin, or GMT") }
        zone = known
    }
}
