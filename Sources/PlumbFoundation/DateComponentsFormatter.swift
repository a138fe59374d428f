import Foundation

/// Lengths of time: "1:05", "9 hours, 41 minutes". Linux's Foundation names it and has none. The words are those of
/// Unicode's library, in all its languages. Source: Apple (Foundation).
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Safe: what it is told is kept and used by whoever has it, as with formatters of Apple's: nobody tells it anything
    // else while others use it.
    /// How units are told.
    public enum UnitsStyle: Int, Sendable {
        /// "9:41:30".
        case positional
        /// "9h 41m 30s".
        case abbreviated
        /// "9 hr, 41 min, 30 sec".
        case short
        /// "9 hours, 41 minutes, 30 seconds".
        case full
        /// "nine hours, forty-one minutes, thirty seconds".
        case spellOut
        /// "9hr 41min 30sec".
        case brief
    }

    /// What is done with units that are zero.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// With positions, leading ones are left out, but for minutes; in words all are.
        public static var `default`: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 1) }
        /// Zeros before the first unit that is not zero are left out.
        public static var dropLeading: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 2) }
        /// Zeros between units that are not zero are left out.
        public static var dropMiddle: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 4) }
        /// Zeros behind the last unit that is not zero are left out.
        public static var dropTrailing: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 8) }
        /// All zeros are left out; of nothing at all the smallest unit stays.
        public static var dropAll: ZeroFormattingBehavior { [.dropLeading, .dropMiddle, .dropTrailing] }
        /// All are told; positions have two digits each.
        public static var pad: ZeroFormattingBehavior { ZeroFormattingBehavior(rawValue: 65536) }
    }

    /// How units are told; with positions unless set.
    open var unitsStyle = UnitsStyle.positional
    /// Years, months, weeks, days, hours, minutes and seconds; none for all of them but weeks.
    open var allowedUnits: NSCalendar.Unit = []
    /// What is done with units that are zero.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The calendar in which lengths are counted; its locale says the language. Nil counts as Gregorian.
    open var calendar: Calendar? = Calendar(identifier: .gregorian)
    /// From when on a length is counted: months have several.
    open var referenceDate: Date?
    /// How many units are told at most, the greatest first; 0 for all.
    open var maximumUnitCount = 0
    /// Whether a greatest unit of 1 is told in the next one: "90 minutes".
    open var collapsesLargestUnit = false

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private struct Part {
        var unit: Calendar.Component
        var value: Int
    }

    private static let units: [(NSCalendar.Unit, Calendar.Component)] = [
        (.year, .year), (.month, .month), (.weekOfMonth, .weekOfMonth), (.day, .day), (.hour, .hour),
        (.minute, .minute), (.second, .second),
    ]

    private var components: [Calendar.Component] {
        if allowedUnits.isEmpty { return Self.units.map(\.1).filter { $0 != .weekOfMonth } }
        return Self.units.filter { allowedUnits.contains($0.0) }.map(\.1)
    }

    /// - Parameter ti: seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e12 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return words(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)), in: clock)
    }

    /// The length from one date to another in the calendar's units, with a minus where the second is earlier; nil for
    /// dates that no calendar reaches.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        words(from: startDate, to: endDate, in: calendar ?? Calendar(identifier: .gregorian))
    }

    /// A length that is given in units, in those that are allowed; nil where it is too long to be counted.
    open func string(from components: DateComponents) -> String? {
        // What units are not allowed is told in those that are.
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        // Calendars count no further than some hundred thousand years.
        let sizes = [31_556_952.0, 2_629_746, 604_800, 86_400, 3600, 60, 1]
        let isUsable = zip(Self.units, sizes).allSatisfy { unit, size in
            abs(Double(components.value(for: unit.1) ?? 0) * size) < 1e12
        }
        guard isUsable, let end = clock.date(byAdding: components, to: start) else { return nil }
        return words(from: start, to: end, in: clock)
    }

    /// The calendar of lengths that begin nowhere: days have 24 hours.
    private var clock: Calendar {
        var calendar = calendar ?? Calendar(identifier: .gregorian)
        if referenceDate == nil { calendar.timeZone = .gmt }
        return calendar
    }

    private func words(from start: Date, to end: Date, in calendar: Calendar) -> String? {
        guard start.isUsable, end.isUsable, !components.isEmpty else { return nil }
        return words(of: calendar.dateComponents(Set(components), from: start, to: end))
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let seconds as TimeInterval: string(from: seconds)
        default: nil
        }
    }

    /// A length in a style, with all units.
    open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    // MARK: Words

    private func words(of found: DateComponents) -> String? {
        var parts = components.map { Part(unit: $0, value: found.value(for: $0) ?? 0) }
        let isNegative = parts.contains { $0.value < 0 }
        for index in parts.indices { parts[index].value = abs(parts[index].value) }
        if collapsesLargestUnit { collapse(&parts) }
        parts = kept(parts)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        let text = unitsStyle == .positional ? positions(parts) : units(parts)
        return isNegative ? "-" + text : text
    }

    /// A greatest unit of 1 goes into the next one.
    private func collapse(_ parts: inout [Part]) {
        guard let first = parts.firstIndex(where: { $0.value != 0 }), parts[first].value == 1, first + 1 < parts.count
        else { return }
        let sizes: [Calendar.Component: Int] = [
            .weekOfMonth: 604_800, .day: 86_400, .hour: 3600, .minute: 60, .second: 1,
        ]
        guard let size = sizes[parts[first].unit], let next = sizes[parts[first + 1].unit] else { return }
        parts[first + 1].value += size / next
        parts[first].value = 0
    }

    private func kept(_ parts: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.pad) { return parts }
        if behavior.contains(.default) { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        let first = parts.firstIndex { $0.value != 0 }
        let last = parts.lastIndex { $0.value != 0 }
        var kept: [Part] = []
        for (index, part) in parts.enumerated() {
            let isDropped =
                if part.value != 0 { false } else if let first, let last {
                    index < first
                        ? behavior.contains(.dropLeading)
                        : index > last ? behavior.contains(.dropTrailing) : behavior.contains(.dropMiddle)
                } else { !behavior.intersection(.dropAll).isEmpty }
            if !isDropped { kept.append(part) }
        }
        // Nothing is told as no seconds; a time of seconds alone has its minutes before it.
        if kept.isEmpty, let last = parts.last { kept = [last] }
        if unitsStyle == .positional, zeroFormattingBehavior.contains(.default), kept.count == 1,
            kept[0].unit == .second, let minutes = parts.first(where: { $0.unit == .minute })
        {
            kept.insert(minutes, at: 0)
        }
        return kept
    }

    private func positions(_ parts: [Part]) -> String {
        let times: Set<Calendar.Component> = [.hour, .minute, .second]
        let pads = zeroFormattingBehavior.contains(.pad)
        let clock = parts.filter { times.contains($0.unit) }.enumerated().map { index, part in
            (index > 0 || pads) && part.value < 10 ? "0\(part.value)" : "\(part.value)"
        }.joined(separator: ":")
        let dates = parts.filter { !times.contains($0.unit) }.map { unit($0, .narrow) }
        return (dates + (clock.isEmpty ? [] : [clock])).joined(separator: " ")
    }

    private func units(_ parts: [Part]) -> String {
        let locale = RunLocale.resolved(calendar?.locale)
        let width: ICU.Width =
            switch unitsStyle {
            case .full, .spellOut, .positional: .wide
            case .short: .short
            case .abbreviated, .brief: .narrow
            }
        let texts = parts.map { part in
            switch unitsStyle {
            case .spellOut: spelled(part, locale)
            case .brief: unit(part, .short).replacingOccurrences(of: " ", with: "")
            default: unit(part, width)
            }
        }
        return ICU.unitList(texts, width, locale) ?? texts.joined(separator: ", ")
    }

    private func spelled(_ part: Part, _ locale: Locale) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .spellOut
        formatter.locale = locale
        let digits = IntegerFormatStyle<Int>(locale: locale).format(part.value)
        let words = formatter.string(from: NSNumber(value: part.value)) ?? digits
        return unit(part, .wide).replacingOccurrences(of: digits, with: words)
    }

    private func unit(_ part: Part, _ width: ICU.Width) -> String {
        let name = part.unit == .weekOfMonth ? "week" : "\(part.unit)"
        let widths: [ICU.Width: String] = [
            .wide: "unit-width-full-name", .short: "unit-width-short", .narrow: "unit-width-narrow",
        ]
        return ICU.number(
            Double(part.value), "unit/\(name) \(widths[width] ?? "")", RunLocale.resolved(calendar?.locale))
            ?? "\(part.value) \(name)\(part.value == 1 ? "" : "s")"
    }
}
