import Foundation
import PlumbFoundation
import Testing

/// What Apple's Foundation has and Linux's has not: formatters, measures, names. Words are those of Unicode's library.
@Suite
struct FoundationNamesTests {
    private let english = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    // MARK: Times from now

    @Test(arguments: [
        (-7300.0, "2 hours ago"), (3600, "in 1 hour"), (0, "in 0 seconds"), (-1, "1 second ago"),
        // Of the calendar's units the greatest, without its rest.
        (86_400 * 13, "in 1 week"), (-86_400 * 400, "1 year ago"), (119, "in 1 minute"), (86_400, "in 1 day"),
        (.nan, "in 0 seconds"), (.infinity, "in 0 seconds"),
    ])
    func timesFromNow(seconds: Double, words: String) {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        // Counted from now, in a calendar without summer time.
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
        formatter.calendar = calendar
        #expect(formatter.localizedString(fromTimeInterval: seconds) == words)
    }

    @Test func namedTimes() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 1, hour: 5)) == "tomorrow")
        #expect(formatter.localizedString(from: DateComponents(year: 1)) == "next year")
        #expect(formatter.localizedString(from: DateComponents(second: 0)) == "now")
        formatter.locale = german
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "gestern")
        #expect(formatter.localizedString(from: DateComponents(weekOfMonth: -3)) == "vor 3 Wochen")
    }

    @Test func lengthsOfTimesFromNow() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = english
        let all: [(RelativeDateTimeFormatter.UnitsStyle, String)] = [
            (.full, "2 months ago"), (.spellOut, "two months ago"), (.short, "2 mo. ago"), (.abbreviated, "2mo ago"),
        ]
        for (style, words) in all {
            formatter.unitsStyle = style
            #expect(formatter.localizedString(from: DateComponents(month: -2)) == words)
        }
        #expect(formatter.string(for: "no date") == nil)
    }

    // MARK: Lists

    @Test func lists() {
        let formatter = ListFormatter()
        formatter.locale = english
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b, and c")
        #expect(formatter.string(from: [1, 2]) == "1 and 2")
        #expect(formatter.string(from: []) == "")
        formatter.locale = german
        #expect(formatter.string(from: ["a", "b", "c"]) == "a, b und c")
        formatter.itemFormatter = DateFormatter()
        #expect(formatter.string(from: ["no date"]) == nil)
        #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
    }

    // MARK: Lengths of time

    @Test(
        arguments: [
            (3665, .positional, "1:01:05"), (65, .positional, "1:05"), (5, .positional, "0:05"),
            (0, .positional, "0:00"),
            (-65, .positional, "-1:05"), (34_890, .abbreviated, "9h 41m 30s"), (3600, .abbreviated, "1h"),
            (34_890, .short, "9 hr, 41 min, 30 sec"), (34_890, .full, "9 hours, 41 minutes, 30 seconds"),
            (3660, .full, "1 hour, 1 minute"), (0, .full, "0 seconds"),
            (34_860, .spellOut, "nine hours, forty-one minutes"), (34_860, .brief, "9hr 41min"),
        ] as [(Double, DateComponentsFormatter.UnitsStyle, String)])
    func lengthsOfTime(seconds: Double, style: DateComponentsFormatter.UnitsStyle, words: String) {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = style
        #expect(formatter.string(from: seconds) == words)
    }

    @Test func unitsThatAreZero() {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.day, .hour, .minute, .second]
        formatter.unitsStyle = .abbreviated
        let all: [(DateComponentsFormatter.ZeroFormattingBehavior, Double, String)] = [
            (.default, 3610, "1h 10s"), (.dropLeading, 600, "10m 0s"), (.dropTrailing, 600, "0d 0h 10m"),
            (.dropMiddle, 3610, "0d 1h 10s"), (.dropAll, 600, "10m"), (.pad, 600, "0d 0h 10m 0s"),
        ]
        for (behavior, seconds, words) in all {
            formatter.zeroFormattingBehavior = behavior
            #expect(formatter.string(from: seconds) == words)
        }
        formatter.allowedUnits = [.minute, .second]
        formatter.unitsStyle = .positional
        #expect(formatter.string(from: 260) == "04:20")
    }

    @Test func furtherLengths() {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = .full
        formatter.allowedUnits = [.year, .month, .day]
        let start = Date(timeIntervalSince1970: 0)
        #expect(formatter.string(from: start, to: start.addingTimeInterval(86_400 * 396)) == "1 year, 1 month")
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.maximumUnitCount = 1
        #expect(formatter.string(from: 3725) == "1 hour")
        formatter.maximumUnitCount = 0
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 5400) == "90 minutes")
        #expect(formatter.string(from: DateComponents(hour: 2, minute: 3)) == "2 hours, 3 minutes")
        #expect(formatter.string(from: .nan) == nil)
        #expect(formatter.string(from: 1e300) == nil)
        #expect(formatter.string(from: DateComponents(hour: .max / 2)) == nil)
        #expect(formatter.string(from: DateComponents(day: .min / 2)) == nil)
        formatter.calendar?.locale = german
        #expect(formatter.string(from: 7380) == "2 Stunden und 3 Minuten")
        #expect(
            DateComponentsFormatter.localizedString(from: DateComponents(minute: 5), unitsStyle: .short) == "5 min")
    }

    // MARK: Measures

    @Test func measures() {
        let way = Measurement(value: 5.2, unit: UnitLength.kilometers)
        typealias Style = Measurement<UnitLength>.FormatStyle
        func words(_ width: Style.UnitWidth, _ usage: MeasurementFormatUnitUsage<UnitLength>, _ locale: Locale)
            -> String
        { way.formatted(.measurement(width: width, usage: usage).locale(locale)) }
        #expect(words(.abbreviated, .asProvided, english) == "5.2 km")
        #expect(words(.wide, .asProvided, english) == "5.2 kilometers")
        #expect(words(.narrow, .asProvided, english) == "5.2km")
        #expect(words(.wide, .asProvided, german) == "5,2 Kilometer")
        // In general a locale's own unit.
        #expect(words(.abbreviated, .general, english) == "3.2 mi")
        #expect(words(.abbreviated, .general, german) == "5,2 km")
        let short = FloatingPointFormatStyle<Double>().precision(.fractionLength(0))
        #expect(
            way.formatted(.measurement(width: .wide, usage: .asProvided, numberFormatStyle: short).locale(english))
                == "5 kilometers")
        let heat = Measurement(value: 21.5, unit: UnitTemperature.celsius)
        #expect(heat.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(english)) == "21.5°C")
        #expect(Measurement(value: .nan, unit: UnitLength.meters).formatted() == "nan m")
    }

    @Test func measurementFormatters() {
        let formatter = MeasurementFormatter()
        formatter.locale = english
        formatter.unitOptions = .providedUnit
        let way = Measurement(value: 1234.5678, unit: UnitLength.meters)
        #expect(formatter.string(from: way) == "1,234.568 m")
        formatter.unitStyle = .long
        formatter.numberFormatter.maximumFractionDigits = 0
        #expect(formatter.string(from: way) == "1,235 meters")
        formatter.locale = german
        #expect(formatter.string(from: way) == "1.235 Meter")
        formatter.unitOptions = .temperatureWithoutUnit
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
        #expect(formatter.string(from: UnitLength.miles) == "mi")
        #expect(formatter.string(for: Measurement(value: 2, unit: UnitLength.meters)) == "2 Meter")
        #expect(formatter.string(for: 2) == nil)
        formatter.numberFormatter = nil
        #expect(formatter.string(from: way) == "1,235 Kilometer")
    }

    // MARK: Names

    @Test func names() {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName) = ("Dr.", "Thomas", "Louis")
        (name.familyName, name.nameSuffix, name.nickname) = ("Clark", "Esq.", "Tom")
        func words(_ style: PersonNameComponents.FormatStyle.Style, _ locale: String = "en_US") -> String {
            name.formatted(.name(style: style).locale(Locale(identifier: locale)))
        }
        #expect(words(.short) == "Tom")
        #expect(words(.medium) == "Thomas Clark")
        #expect(words(.long) == "Dr. Thomas Louis Clark Esq.")
        #expect(words(.abbreviated) == "TC")
        #expect(words(.medium, "ja_JP") == "Clark Thomas")
        let formatter = PersonNameComponentsFormatter()
        formatter.locale = english
        formatter.style = .long
        #expect(formatter.string(from: name) == "Dr. Thomas Louis Clark Esq.")
        #expect(formatter.string(for: 1) == nil)
        name = PersonNameComponents()
        #expect(words(.long) == "")
        (name.givenName, name.familyName) = ("太郎", "山田")
        #expect(words(.medium) == "山田太郎")
    }

    // MARK: Defaults

    @Test func defaultsHaveValuesByKeyValueCoding() throws {
        let name = "plumb-test-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: name))
        defer { defaults.removePersistentDomain(forName: name) }
        #expect(defaults.value(forKey: "a") == nil)
        defaults.setValue(3, forKey: "a")
        #expect(defaults.value(forKey: "a") as? Int == 3 && defaults.integer(forKey: "a") == 3)
        defaults.setValue(nil, forKey: "a")
        #expect(defaults.value(forKey: "a") == nil)
    }
}
