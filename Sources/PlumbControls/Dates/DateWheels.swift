import Foundation
import PlumbCore
import PlumbPlatform

/// A part of a date that has a wheel of its own.
enum DateWheel: Hashable {
    case year, month, day
    /// All days, one after the other: "Fri, Oct 13".
    case date
    /// Of a day, or of half a day.
    case hour, halfDayHour
    case minute
    /// Before or after noon.
    case half

    /// - Parameter letter: of a date format.
    init?(letter: Character) {
        switch letter {
        case "y", "u", "U", "r": self = .year
        case "M", "L": self = .month
        case "d": self = .day
        case "H", "k": self = .hour
        case "h", "K": self = .halfDayHour
        case "m": self = .minute
        case "a", "b", "B": self = .half
        default: return nil
        }
    }
}

/// The rows of a wheel, around a date that is shown.
struct DateWheelRows {
    let count: Int
    let selection: Int
    let isEndless: Bool
    private let unit: Calendar.Component
    private let plan: DatePlan
    /// The date that a row leads to, before the bounds are looked at.
    let date: (Int) -> Date
    /// What stands on a row.
    let words: @MainActor (Int) -> String

    @MainActor
    init(_ wheel: DateWheel, of date: Date, in plan: DatePlan) {
        self.plan = plan
        let time = plan.calendar.dateComponents([.hour, .minute, .second], from: date)
        let (hour, minute, second) = (time.hour ?? 0, time.minute ?? 0, time.second ?? 0)
        let hours = plan.calendar.maximumRange(of: .hour)?.count ?? 1
        let half = max(hours / 2, 1)
        func at(hour: Int, minute: Int) -> Date { plan.day(date, hour: hour, minute: minute, second: second) }
        /// For words: all hours are there on it.
        let day = plan.start(of: .day, Date(timeIntervalSinceReferenceDate: 0))
        func words(_ pattern: String, hour: Int, minute: Int = 0) -> String {
            plan.words(.pattern(pattern), plan.day(day, hour: hour, minute: minute, second: 0))
        }
        switch wheel {
        case .year, .date:
            // Rows are counted from the lower bound on.
            let unit = wheel == .year ? Calendar.Component.year : .day
            let first = plan.start(of: unit, plan.lower)
            let place = { plan.count(unit, from: first, to: plan.start(of: unit, $0)) }
            count = max(place(plan.upper) + 1, 1)
            selection = place(date)
            isEndless = false
            self.unit = unit
            let start = { plan.date($0, unit, after: first) }
            if wheel == .year {
                let month = plan.count(.month, from: plan.start(of: .year, date), to: plan.start(of: .month, date))
                self.date = { plan.month(plan.date(month, .month, after: start($0)), atDayOf: date) }
                self.words = { plan.words(.template("y"), start($0)) }
            } else {
                self.date = { plan.day(start($0), atTimeOf: date) }
                self.words = { plan.words(.template("EEEMMMd"), start($0)) }
            }
        case .month:
            let year = plan.start(of: .year, date)
            count = max(plan.calendar.range(of: .month, in: .year, for: date)?.count ?? 1, 1)
            selection = plan.count(.month, from: year, to: plan.start(of: .month, date))
            isEndless = true
            unit = .month
            self.date = { plan.month(plan.date($0, .month, after: year), atDayOf: date) }
            self.words = { plan.words(.template("LLLL"), plan.date($0, .month, after: year)) }
        case .day:
            let (month, year) = (plan.start(of: .month, date), plan.start(of: .year, date))
            let months = (plan.calendar.range(of: .month, in: .year, for: date)?.count ?? 1)
            let all = (0..<max(months, 1)).map { plan.date($0, .month, after: year) }
                .map { (start: $0, days: plan.days(inMonthOf: $0)) }
            // The wheel is that of the longest month.
            let longest = all.max { $0.days < $1.days } ?? (month, 1)
            let last = plan.days(inMonthOf: date) - 1
            count = longest.days
            selection = plan.count(.day, from: month, to: plan.start(of: .day, date))
            isEndless = true
            unit = .day
            self.date = { plan.day(plan.date(min($0, last), .day, after: month), atTimeOf: date) }
            self.words = { plan.words(.template("d"), plan.date($0, .day, after: longest.start)) }
        case .hour:
            (count, selection, isEndless, unit) = (hours, hour, true, .hour)
            self.date = { at(hour: $0, minute: minute) }
            self.words = { words("HH", hour: $0) }
        case .halfDayHour:
            (count, selection, isEndless, unit) = (half, hour % half, true, .hour)
            self.date = { at(hour: hour / half * half + $0, minute: minute) }
            self.words = { words("h", hour: $0) }
        case .minute:
            (count, selection, isEndless, unit) = (
                plan.calendar.maximumRange(of: .minute)?.count ?? 1, minute, true, .minute
            )
            self.date = { at(hour: hour, minute: $0) }
            self.words = { words("mm", hour: 0, minute: $0) }
        case .half:
            (count, selection, isEndless, unit) = (2, hour / half, false, .hour)
            self.date = { at(hour: $0 * half + hour % half, minute: minute) }
            self.words = { words("a", hour: $0 * half) }
        }
    }

    /// Whether a row leads to a date within the bounds.
    func isAllowed(_ row: Int) -> Bool { plan.allows(unit, of: date(row)) }

    /// The row after some others; nil for none.
    func row(after way: Int) -> Int? {
        let row = selection + way
        if isEndless { return ((row % count) + count) % count }
        return (0..<count).contains(row) ? row : nil
    }
}

/// Wheels side by side, with one bar behind what is chosen: parts of a date, in the order of the locale.
struct DateWheels: View {
    @Binding var selection: Date
    let plan: DatePlan
    let wheels: [DateWheel]
    let label: Text?
    @Environment(\.platform) private var platform
    @Environment(\.isEnabled) private var isEnabled

    var body: some View {
        let shown = plan.clamped(selection)
        HStack(spacing: 0) {
            ForEach(wheels, id: \.self) { wheel in
                let rows = DateWheelRows(wheel, of: shown, in: plan)
                Wheel(count: rows.count, selection: rows.selection, isEndless: rows.isEndless, platform) {
                    choose(rows.date($0))
                } row: { row in
                    Text(verbatim: rows.words(row))
                        .monospacedDigit()
                        .minimumScaleFactor(platform.metrics.dateWheelScale)
                        .foregroundStyle(rows.isAllowed(row) ? Color.primary : .faintLabel)
                        .frame(maxWidth: .infinity, alignment: alignment(wheel))
                        .padding(
                            .horizontal,
                            wheel == .month ? platform.metrics.wheelPadding : platform.metrics.dateWheelPadding
                        )
                        .accessibilityValuePart()
                }
                .frame(maxWidth: width(wheel))
                .accessibilityControl(accessibility(rows))
            }
        }
        .frame(maxWidth: platform.metrics.dateWheelBar)
        .background { WheelBar() }
        .frame(minWidth: 0, idealWidth: platform.metrics.wheelWidth, maxWidth: platform.metrics.wheelWidth)
    }

    private func choose(_ date: Date) {
        let new = plan.clamped(date)
        if new != selection { selection = new }
    }

    private func width(_ wheel: DateWheel) -> CGFloat {
        switch wheel {
        case .year: CGFloat(platform.metrics.dateWheelYear)
        case .month: CGFloat(platform.metrics.dateWheelMonth)
        case .day: CGFloat(platform.metrics.dateWheelDay)
        case .date: CGFloat(platform.metrics.dateWheelDate)
        case .hour, .halfDayHour, .minute, .half: CGFloat(platform.metrics.dateWheelTime)
        }
    }

    private func alignment(_ wheel: DateWheel) -> Alignment {
        switch wheel {
        case .month: .leading
        case .date: .trailing
        default: .center
        }
    }

    private func accessibility(_ rows: DateWheelRows) -> AccessibilityControl {
        var control = AccessibilityControl(.none)
        control.label = label
        control.actions = [("increment", 1), ("decrement", -1)].compactMap { name, way in
            guard let row = rows.row(after: way), rows.isAllowed(row) else { return nil }
            return (name, { choose(rows.date(row)) })
        }
        return control
    }
}
