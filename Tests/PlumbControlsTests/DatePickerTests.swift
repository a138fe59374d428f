import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// Date pickers on a screen of 393 × 852, with characters of 10 × 20. A host's date is Tuesday, 9 January 2007, 9:41 in
/// UTC, a month whose first day is a Monday.
@MainActor
@Suite struct DatePickerTests {
    nonisolated static let day = Date(timeIntervalSinceReferenceDate: 190_028_460)

    /// A moment in UTC: year, month, day, hour and minute.
    nonisolated static func moment(_ parts: Int...) -> Date {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(
            from: DateComponents(
                year: parts[0], month: parts[1], day: parts[2], hour: parts.count > 3 ? parts[3] : 0,
                minute: parts.count > 4 ? parts[4] : 0))!
    }

    /// What a date picker stands in.
    struct Place: Sendable {
        var locale = "en_US"
        var calendar = Calendar.Identifier.gregorian
        var zone = "GMT"
        var direction = LayoutDirection.leftToRight
        var size = CGSize(width: 393, height: 852)
        var today = DatePickerTests.day
        var firstWeekday: Int?
    }

    private func host<V: View>(_ view: V, in place: Place = Place()) -> ViewHost {
        var world = World(
            proposal: ProposedViewSize(width: place.size.width, height: place.size.height),
            layoutDirection: place.direction)
        world.locale = Locale(identifier: place.locale)
        world.timeZone = TimeZone(identifier: place.zone)!
        world.date = place.today
        var calendar = Calendar(identifier: place.calendar)
        if let firstWeekday = place.firstWeekday { calendar.firstWeekday = firstWeekday }
        return ViewHost(view.environment(\.calendar, calendar), in: world)
    }

    private func host<S: DatePickerStyle>(
        _ date: Date, _ style: S, _ record: Record<Date> = Record(), from lower: Date = .distantPast,
        to upper: Date = .distantFuture, _ components: DatePickerComponents = [.hourAndMinute, .date],
        alignment: Alignment = .top, in place: Place = Place()
    ) -> ViewHost {
        host(
            Holding(date, record) {
                DatePicker(
                    "Date", selection: $0, in: ClosedRange(uncheckedBounds: (lower, upper)),
                    displayedComponents: components
                )
                .datePickerStyle(style)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            }, in: place)
    }

    private func elements(_ host: ViewHost) -> [AccessibilityNode] {
        host.accessibilityTree().flatMap(\.all).filter { !$0.details.isGroup }
    }

    private func element(_ label: String, _ host: ViewHost) throws -> AccessibilityNode {
        try #require(elements(host).first { $0.label == label }, "there is no \(label)")
    }

    private func tap(_ label: String, _ host: ViewHost) throws {
        host.tap(at: try element(label, host).activationPoint)
        host.advance(by: 1)
    }

    // MARK: Sizes

    /// The sizes that were measured on Apple's pictures.
    nonisolated static let sizes = [
        // "Jan 9, 2007" has 11 characters, "9:41 AM" 7; 12 at both sides of each, 4 between them.
        ControlCase("chips", in: nil, is: (134 + 4 + 94, 36)) { picker().labelsHidden() },
        ControlCase("the chip of the date", in: nil, is: (134, 34.33)) { picker(.date).labelsHidden() },
        ControlCase("the chip of the time", in: nil, is: (94, 36)) { picker(.hourAndMinute).labelsHidden() },
        ControlCase("chips with a label", is: (300, 36)) { picker() },
        ControlCase("a calendar of five weeks", in: nil, is: (320, 314)) { picker(.date).datePickerStyle(.graphical) },
        ControlCase("a calendar of six weeks", in: 361, is: (361, 359.8)) {
            picker(.date, moment(2006, 12, 9)).datePickerStyle(.graphical)
        },
        ControlCase("a calendar of four weeks", in: nil, is: (320, 268.2)) {
            picker(.date, moment(2009, 2, 9)).datePickerStyle(.graphical)
        },
        ControlCase("a calendar with the time", in: nil, is: (320, 358)) { picker().datePickerStyle(.graphical) },
        ControlCase("wheels", in: nil, is: (320, 216)) { picker(.date).datePickerStyle(.wheel).labelsHidden() },
        ControlCase("wheels on a wide page", in: 393, is: (320, 216)) {
            picker(.date).datePickerStyle(.wheel).labelsHidden()
        },
        ControlCase("wheels with a label", in: 393, is: (393, 216)) { picker(.date).datePickerStyle(.wheel) },
        ControlCase("many days", in: nil, is: (320, 314)) { MultiDatePicker("Days", selection: .constant([])) },
    ]

    @MainActor private static func picker(
        _ components: DatePickerComponents = [.hourAndMinute, .date], _ date: Date = day
    ) -> some View {
        DatePicker("Date", selection: .constant(date), displayedComponents: components)
    }

    @Test(arguments: sizes) func size(_ example: ControlCase) { example.check() }

    /// At the sizes of text for accessibility the chips stand below the label: 20, 8 between them, 36. Both are 232
    /// wide, and the picker is as wide as proposed, as at other sizes.
    @Test func largeTextStandsAboveTheChips() {
        let view = Self.picker().environment(\.dynamicTypeSize, .accessibility3)
        #expect(hostOf(view, in: 300, nil).layout().size == CGSize(width: 300, height: 64))
        #expect(hostOf(view, in: nil, nil).layout().size == CGSize(width: 232, height: 64))
        #expect(hostOf(view.labelsHidden(), in: 300, nil).layout().size == CGSize(width: 232, height: 36))
        // The label begins where the chips begin, from right to left as well: words are 40, 110 and 70 wide, and chips
        // have 12 before and after theirs.
        func places(_ direction: LayoutDirection) -> [CGFloat] {
            hostOf(view, in: 300, nil, direction: direction).displayList().items.compactMap { (item) -> CGFloat? in
                if case .glyphs(_, let place, _) = item { place.x } else { nil }
            }
        }
        #expect(places(.leftToRight) == [0, 12, 134 + 4 + 12])
        #expect(places(.rightToLeft) == [260, 178, 80])
    }

    /// Where they don't fit on one line, they stand below each other, whole: 134 and 94 wide, 34.33 and 36 high, 4
    /// apart.
    @Test func largeChipsStandBelowEachOther() {
        let view = Self.picker().environment(\.dynamicTypeSize, .accessibility3)
        func size(_ width: CGFloat) -> CGSize { hostOf(view, in: width, nil).layout().size }
        #expect(size(232) == CGSize(width: 232, height: 64))
        #expect(size(231).width == 231)
        #expect(isNear(Double(size(231).height), 20 + 8 + 34.33 + 4 + 36))
        func words(_ direction: LayoutDirection) -> [String: CGFloat] {
            var result: [String: CGFloat] = [:]
            for case .glyphs(let run, let place, _) in hostOf(view, in: 200, nil, direction: direction).displayList()
                .items
            {
                result[run.text] = place.x
            }
            return result
        }
        // Nothing of the words is cut off.
        #expect(words(.leftToRight).count == 3)
        #expect(Set(words(.leftToRight).values) == [0, 12])
        #expect(Set(words(.rightToLeft).values) == [160, 78, 118])
        #expect(!words(.leftToRight).keys.contains { $0.contains("…") })
    }

    /// Columns 42.7 apart, rows 45.8, the first one in the middle of 92 (each exact to 0.7 in the picture).
    @Test func daysStandInColumns() throws {
        var place = Place()
        place.size = CGSize(width: 320, height: 314)
        let host = host(Self.day, .graphical, .date, in: place)
        func middle(_ label: String) throws -> CGPoint { try element(label, host).activationPoint }
        let first = try middle("Monday, January 1, 2007")
        let next = try middle("Tuesday, January 2, 2007")
        let below = try middle("Monday, January 8, 2007")
        #expect(abs(next.x - first.x - 42.7) <= 0.7 && abs(below.y - first.y - 45.8) <= 0.7)
        #expect(abs(first.y - 92) <= 0.7 && abs(first.x - (10.55 + 1.5 * 42.7)) <= 0.7)
    }

    private func host<S: DatePickerStyle>(
        _ date: Date, _ style: S, _ components: DatePickerComponents, in place: Place = Place()
    ) -> ViewHost { host(date, style, Record(), components, in: place) }

    // MARK: Calendars and languages

    struct Words: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let place: Place
        /// What the chips say.
        let chips: [String]
        /// What the wheels say, from the left.
        let date: [String]
        let time: [String]
        /// The column in which Monday the first stands, from the left.
        var column: Int
    }

    nonisolated static let words = [
        Words(
            testDescription: "American", place: Place(), chips: ["Jan 9, 2007", "9:41\u{202F}AM"],
            date: ["January", "9", "2007"], time: ["9", "41", "AM"], column: 1),
        Words(
            testDescription: "British", place: Place(locale: "en_GB"), chips: ["9 Jan 2007", "09:41"],
            date: ["9", "January", "2007"], time: ["09", "41"], column: 0),
        Words(
            testDescription: "German", place: Place(locale: "de_DE"), chips: ["09.01.2007", "09:41"],
            date: ["9", "Januar", "2007"], time: ["09", "41"], column: 0),
        Words(
            testDescription: "a week that begins on Wednesday", place: Place(locale: "de_DE", firstWeekday: 4),
            chips: ["09.01.2007", "09:41"], date: ["9", "Januar", "2007"], time: ["09", "41"], column: 5),
        Words(
            testDescription: "Buddhist", place: Place(locale: "th_TH", calendar: .buddhist),
            chips: ["9 ม.ค. 2550", "09:41"], date: ["9", "มกราคม", "พ.ศ. 2550"], time: ["09", "41"], column: 1),
        Words(
            testDescription: "Buddhist in English", place: Place(locale: "en_US", calendar: .buddhist),
            chips: ["Jan 9, 2550 BE", "9:41\u{202F}AM"], date: ["January", "9", "2550 BE"], time: ["9", "41", "AM"],
            column: 1),
        Words(
            testDescription: "Japanese", place: Place(locale: "ja_JP"), chips: ["2007/01/09", "9:41"],
            date: ["2007年", "1月", "9日"], time: ["09", "41"], column: 1),
        Words(
            testDescription: "Korean", place: Place(locale: "ko_KR"), chips: ["2007. 1. 9.", "오전 9:41"],
            date: ["2007년", "1월", "9일"], time: ["오전", "9", "41"], column: 1),
        Words(
            testDescription: "Arabic, from right to left", place: Place(locale: "ar_EG", direction: .rightToLeft),
            chips: ["\u{0660}\u{0669}\u{200F}/\u{0660}\u{0661}\u{200F}/\u{0662}\u{0660}\u{0660}\u{0667}", "٩:٤١ ص"],
            date: ["٢٠٠٧", "يناير", "٩"], time: ["ص", "٤١", "٩"], column: 4),
        Words(
            testDescription: "in New York", place: Place(zone: "America/New_York"),
            chips: ["Jan 9, 2007", "4:41\u{202F}AM"], date: ["January", "9", "2007"], time: ["4", "41", "AM"],
            column: 1),
    ]

    /// Spaces of any kind are one: which one stands before AM differs between versions of the calendar's data.
    private func plain(_ words: String?) -> String {
        String((words ?? "").map { $0.isWhitespace ? " " : $0 })
    }

    @Test(arguments: words) func speaksTheLanguage(_ line: Words) throws {
        let compact = elements(host(Self.day, .compact, [.hourAndMinute, .date], in: line.place))
        #expect(compact.map { plain($0.value) } == line.chips.map { plain($0) })
        func wheels(_ components: DatePickerComponents) -> [String] {
            elements(host(Self.day, .wheel, components, in: line.place)).filter { $0.value != nil }
                .sorted { $0.frame.midX < $1.frame.midX }.map { plain($0.value) }
        }
        #expect(wheels(.date) == line.date)
        #expect(wheels(.hourAndMinute) == line.time)
        let grid = host(Self.day, .graphical, .date, in: line.place)
        let days = elements(grid).filter { $0.frame.width < 60 && $0.frame.minY > 60 }
        let first = try #require(
            days.min { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }?.frame)
        let width = (393 - 2 * 10.55) / 7
        // From right to left the first row ends where the week does: the first of the month is its rightmost day.
        let row = days.filter { $0.frame.minY == first.minY }.map(\.frame.midX)
        let x = try #require(line.place.direction == .rightToLeft ? row.max() : row.min())
        #expect(Int(((x - 10.55) / width).rounded(.down)) == line.column)
    }

    /// Chosen days and today have the tint colour; today is white when it is chosen, on a full circle.
    @Test(
        arguments: [
            (false, false, true, "#000000"), (true, false, true, "#007AFF"), (false, true, true, "#007AFF"),
            (true, true, true, "#FFFFFF"), (false, false, false, "#3C3C43/0.3"), (true, true, false, "#3C3C43/0.3"),
        ] as [(Bool, Bool, Bool, String)])
    func daysHaveTheirColours(isChosen: Bool, isToday: Bool, isAllowed: Bool, color: String) {
        let day = CalendarDay(
            number: "17", name: "", isChosen: isChosen, isToday: isToday, isAllowed: isAllowed, choose: {})
        let lines = hostOf(day, in: 44, 44).dump.split(separator: "\n").filter { $0.contains("\"17\"") }
        #expect(lines.count == 1 && lines.allSatisfy { $0.hasSuffix(" \(color)") }, "\(lines)")
    }

    /// A host's own clock says what today is.
    @Test func todayIsTheHosts() {
        func dump(_ today: Date) -> String {
            var place = Place()
            place.today = today
            return host(Self.day, .graphical, .date, in: place).dump
        }
        let dumps = [Self.moment(2007, 1, 8), Self.moment(2007, 1, 9), Self.moment(2007, 1, 10)].map(dump)
        #expect(Set(dumps).count == 3)
        #expect(dump(Self.moment(2007, 1, 8, 23)) == dumps[0])
        #expect(dump(Self.moment(2026, 11, 25)) == dump(Self.moment(1999, 1, 1)))
    }

    // MARK: What it writes

    struct Act: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var style = "graphical"
        var date = DatePickerTests.day
        var lower = Date.distantPast
        var upper = Date.distantFuture
        var components: DatePickerComponents = [.hourAndMinute, .date]
        var place = Place()
        /// Labels that are tapped one after the other; "+" and "-" are steps of the element with the value that
        /// follows.
        let taps: [String]
        let written: [Date]
    }

    nonisolated static let acts = [
        Act(
            testDescription: "another day at the same time", taps: ["Sunday, January 21, 2007"],
            written: [moment(2007, 1, 21, 9, 41)]),
        Act(testDescription: "the same day", taps: ["Tuesday, January 9, 2007"], written: []),
        Act(
            testDescription: "the next month", taps: ["Next Month", "Thursday, February 1, 2007"],
            written: [moment(2007, 2, 1, 9, 41)]),
        Act(
            testDescription: "the year before", taps: ["Previous Month", "Sunday, December 31, 2006"],
            written: [moment(2006, 12, 31, 9, 41)]),
        Act(
            testDescription: "a day whose time is too early", lower: moment(2007, 1, 5, 12),
            taps: ["Friday, January 5, 2007"], written: [moment(2007, 1, 5, 12)]),
        Act(
            testDescription: "a day whose time is too late", upper: moment(2007, 1, 20, 8),
            taps: ["Saturday, January 20, 2007"], written: [moment(2007, 1, 20, 8)]),
        Act(
            testDescription: "days out of range", lower: moment(2007, 1, 5), upper: moment(2007, 1, 20),
            taps: ["Thursday, January 4, 2007", "Sunday, January 21, 2007"], written: []),
        Act(
            testDescription: "months out of range", lower: moment(2007, 1, 5), upper: moment(2007, 1, 20),
            taps: ["Next Month", "Previous Month", "Wednesday, January 10, 2007"],
            written: [moment(2007, 1, 10, 9, 41)]),
        Act(
            testDescription: "a selection outside of the range is shown inside", date: moment(1999, 1, 1),
            lower: moment(2007, 1, 5), taps: ["Wednesday, January 10, 2007"], written: [moment(2007, 1, 10)]),
        Act(
            testDescription: "a time that a day does not have", date: moment(2026, 3, 7, 7, 30),
            place: Place(zone: "America/New_York"), taps: ["Sunday, March 8, 2026"], written: [moment(2026, 3, 8, 7)]),
        Act(
            testDescription: "a time after the clocks went back", date: moment(2026, 10, 31, 13, 30),
            place: Place(zone: "America/New_York"), taps: ["Next Month", "Sunday, November 1, 2026"],
            written: [moment(2026, 11, 1, 14, 30)]),
        Act(
            testDescription: "wheels: a shorter month", style: "wheel", date: moment(2007, 1, 31, 9, 41),
            components: .date, taps: ["+January"], written: [moment(2007, 2, 28, 9, 41)]),
        Act(
            testDescription: "wheels: from December to January", style: "wheel", date: moment(2007, 12, 31),
            components: .date, taps: ["+December"], written: [moment(2007, 1, 31)]),
        Act(
            testDescription: "wheels: a leap day", style: "wheel", date: moment(2004, 2, 29), components: .date,
            taps: ["+2004", "-2005"], written: [moment(2005, 2, 28), moment(2004, 2, 28)]),
        Act(
            testDescription: "wheels: a day that the month does not have", style: "wheel",
            date: moment(2007, 2, 28), components: .date, taps: ["+28"], written: []),
        Act(
            testDescription: "wheels: after noon", style: "wheel", components: .hourAndMinute, taps: ["+AM", "-9"],
            written: [moment(2007, 1, 9, 21, 41), moment(2007, 1, 9, 20, 41)]),
        Act(
            testDescription: "wheels: the days one after the other", style: "wheel", taps: ["+Tue, Jan 9"],
            written: [moment(2007, 1, 10, 9, 41)]),
        Act(
            testDescription: "wheels: out of range", style: "wheel", upper: moment(2007, 1, 9, 10),
            components: .hourAndMinute, taps: ["+9"], written: [moment(2007, 1, 9, 10)]),
        Act(
            testDescription: "chips by voice", style: "compact", taps: ["+Jan 9, 2007", "-9:41 AM"],
            written: [moment(2007, 1, 10, 9, 41), moment(2007, 1, 10, 9, 40)]),
        Act(
            testDescription: "a chip's calendar", style: "compact", taps: ["Date", "Monday, January 1, 2007"],
            written: [moment(2007, 1, 1, 9, 41)]),
        Act(
            testDescription: "a chip's calendar by voice", style: "compact",
            taps: ["!Jan 9, 2007", "Monday, January 1, 2007"], written: [moment(2007, 1, 1, 9, 41)]),
    ]

    private func host(_ act: Act, _ record: Record<Date>) -> ViewHost {
        func make<S: DatePickerStyle>(_ style: S) -> ViewHost {
            host(act.date, style, record, from: act.lower, to: act.upper, act.components, in: act.place)
        }
        return switch act.style {
        case "wheel": make(.wheel)
        case "compact": make(.compact)
        default: make(.graphical)
        }
    }

    @Test(arguments: acts) func writes(_ act: Act) throws {
        let record = Record<Date>()
        let host = host(act, record)
        let ways: [Character: String] = ["+": "increment", "-": "decrement", "!": "activate"]
        for step in act.taps {
            let name = String(step.dropFirst())
            switch step.first.flatMap({ ways[$0] }) {
            case let way?:
                let node = try #require(elements(host).first { plain($0.value) == name }, "\(step)")
                host.apply(.perform(way, on: .element(node.id)))
                host.advance(by: 1)
            default: try tap(step, host)
            }
        }
        #expect(record.values == act.written)
    }

    /// A wheel is turned by a finger, and back again where the range does not allow it.
    @Test func wheelsAreTurnedByAFinger() throws {
        let record = Record<Date>()
        let host = host(Self.day, .wheel, record, to: Self.moment(2007, 1, 20), .date)
        func turn(_ value: String, by rows: CGFloat) throws {
            let node = try #require(elements(host).first { $0.value == value })
            let start = CGPoint(x: node.frame.midX, y: 108)
            host.send(.touch(.began, at: start))
            let way = rows * 32 + (rows > 0 ? 10 : -10)
            for step in 1...8 {
                host.advance(by: 1.0 / 60)
                host.send(.touch(.changed, at: CGPoint(x: start.x, y: start.y - way * CGFloat(step) / 8)))
            }
            host.advance(by: 0.5)
            host.send(.touch(.ended, at: CGPoint(x: start.x, y: start.y - way)))
            host.advance(by: 3)
        }
        try turn("9", by: 3)
        try turn("12", by: 20)
        #expect(record.values == [Self.moment(2007, 1, 12, 9, 41), Self.moment(2007, 1, 1, 9, 41)])
        try turn("January", by: 1)
        #expect(elements(host).compactMap(\.value) == ["January", "20", "2007"])
        #expect(record.values.last == Self.moment(2007, 1, 20))
    }

    /// Month and year above a calendar open wheels for both, which turn the calendar and choose nothing.
    @Test func monthAndYearHaveWheels() throws {
        let record = Record<Date>()
        let host = host(Self.day, .graphical, record, .date)
        try tap("January 2007", host)
        let year = try #require(elements(host).first { $0.value == "2007" })
        // 42.5 of the month's name, 15.9 above and below the wheels, which are 216 high.
        #expect(isNear(year.frame.minY, 42.5 + 15.9) && isNear(year.frame.height, 216))
        host.apply(.perform("increment", on: .element(year.id)))
        host.advance(by: 1)
        try tap("January 2008", host)
        try tap("Tuesday, January 1, 2008", host)
        #expect(record.values == [Self.moment(2008, 1, 1, 9, 41)])
    }

    /// The name of the month has all the room that the arrows leave: 16 before it, twelve characters, 4 to its arrow,
    /// two arrows of 44 and 10.55.
    @Test func theMonthIsCutWhereItMust() {
        let arrow = Image(systemName: "chevron.forward").font(.system(size: 13, weight: .bold))
        let width = 16 + 120 + 4 + hostOf(arrow, in: nil, nil).layout().size.width + 2 * 44 + 10.55
        func isWhole(_ width: CGFloat) -> Bool {
            let picker = DatePicker("Date", selection: .constant(Self.day), displayedComponents: .date)
            return hostOf(picker.datePickerStyle(.graphical), in: width, 400).dump.contains("\"January 2007\"")
        }
        #expect(isWhole(width) && !isWhole(width - 0.5))
    }

    /// A finger that goes sideways turns to another month, from right to left the other way.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func swipesTurnMonths(_ direction: LayoutDirection) {
        var place = Place()
        place.direction = direction
        let host = host(Self.day, .graphical, .date, in: place)
        host.swipe(from: CGPoint(x: 300, y: 150), to: CGPoint(x: 100, y: 160))
        host.advance(by: 1)
        let month = direction == .leftToRight ? "February 2007" : "December 2006"
        #expect(elements(host).contains { $0.label == month })
    }

    /// Another date from outside brings its month.
    @Test func somebodyElseChooses() throws {
        let host = host(
            Holding(Self.day, Record()) { date in
                DatePicker("Date", selection: date, displayedComponents: .date).datePickerStyle(.graphical)
                Button("Later") { date.wrappedValue = Self.moment(2010, 6, 15) }
            })
        try tap("Next Month", host)
        #expect(elements(host).contains { $0.label == "February 2007" })
        try tap("Later", host)
        #expect(try element("Tuesday, June 15, 2010", host).traits.contains(.isSelected))
    }

    // MARK: Cards

    struct Card: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let alignment: @MainActor @Sendable () -> Alignment
        var size = CGSize(width: 393, height: 852)
        var direction = LayoutDirection.leftToRight
        /// The left and upper edge of the calendar: it is 320 × 314.
        let origin: (Double, Double)
    }

    nonisolated static let cards = [
        // The chip ends at 393 and is 134 wide; the card keeps 8 from the edge, and stands 8 below the chip.
        Card(testDescription: "below", alignment: { .top }, origin: (393 - 8 - 320, 34.33 + 8)),
        Card(testDescription: "above", alignment: { .bottom }, origin: (65, 852 - 34.33 - 8 - 314)),
        Card(testDescription: "from right to left", alignment: { .top }, direction: .rightToLeft, origin: (8, 42.33)),
        // 300 of 560 are left on neither side.
        Card(
            testDescription: "over the chip", alignment: { .center }, size: CGSize(width: 320, height: 560),
            origin: (8, 560 - 8 - 314)),
    ]

    @Test(arguments: cards) func cardsStandAtTheirChip(_ line: Card) throws {
        var place = Place()
        place.size = line.size
        place.direction = line.direction
        let host = host(Self.day, .compact, Record(), .date, alignment: line.alignment(), in: place)
        try tap("Date", host)
        let day = try element("Monday, January 1, 2007", host).activationPoint
        let column = line.direction == .rightToLeft ? 320 - 10.55 - 1.5 * 42.7 : 10.55 + 1.5 * 42.7
        #expect(abs(day.x - line.origin.0 - column) <= 0.7)
        #expect(abs(day.y - line.origin.1 - 92) <= 0.7)
        // What lies beside it closes it, and so does the escape key.
        host.tap(at: CGPoint(x: 2, y: 2))
        #expect(!elements(host).contains { $0.label == "Next Month" })
        try tap("Date", host)
        #expect(host.press(.escape))
        #expect(!elements(host).contains { $0.label == "Next Month" })
    }

    /// The card of the time has wheels.
    @Test func theTimeHasWheels() throws {
        let record = Record<Date>()
        let host = host(Self.day, .compact, record, .hourAndMinute)
        try tap("Date", host)
        let minute = try #require(elements(host).first { $0.value == "41" })
        host.apply(.perform("increment", on: .element(minute.id)))
        host.advance(by: 1)
        #expect(record.values == [Self.moment(2007, 1, 9, 9, 42)])
        #expect(elements(host).compactMap(\.value).contains("42"))
    }

    // MARK: Semantics

    @Test func screenReadersReadIt() {
        func lines<S: DatePickerStyle>(_ style: S, _ components: DatePickerComponents) -> [String] {
            host(Self.day, style, components).accessibilityTree().flatMap(\.lines).map { plain($0) }
        }
        #expect(
            lines(.compact, [.date, .hourAndMinute]) == [
                #""Date" = "Jan 9, 2007" [isButton] {activate, increment, decrement}"#,
                #""Date" = "9:41 AM" [isButton] {activate, increment, decrement}"#,
            ])
        #expect(
            lines(.wheel, .date) == [
                #""Date" = "January" {increment, decrement}"#, #""Date" = "9" {increment, decrement}"#,
                #""Date" = "2007" {increment, decrement}"#,
            ])
        let calendar = lines(.graphical, .date)
        #expect(
            Array(calendar.prefix(5)) == [
                #""Date""#, #"  "January 2007" [isButton] {activate}"#, #"  "Previous Month" [isButton] {activate}"#,
                #"  "Next Month" [isButton] {activate}"#, #"  "Monday, January 1, 2007" [isButton] {activate}"#,
            ])
        #expect(calendar.contains(#"  "Tuesday, January 9, 2007" [isButton isSelected] {activate}"#))
        #expect(calendar.count == 4 + 31)
    }

    /// A style of one's own, and the platform's in its body.
    @Test func stylesOfOnesOwn() {
        struct Named: DatePickerStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    Text(configuration.displayedComponents == .date ? "date" : "other")
                    Button("Reset") { configuration.selection = configuration.minimumDate ?? .distantPast }
                    DatePicker(selection: configuration.$selection) { configuration.label }
                }
            }
        }
        let record = Record<Date>()
        let host = host(Self.day, Named(), record, from: Self.moment(2001, 1, 1), .date)
        #expect(elements(host).compactMap(\.label).contains("date"))
        host.apply(.perform("activate", on: .label("Reset")))
        #expect(record.values == [Self.moment(2001, 1, 1)])
        #expect(elements(host).compactMap(\.value).contains("Jan 1, 2001"))
    }

    // MARK: Hostile dates

    nonisolated static let hostile: [Date] = [
        .distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: .nan),
        Date(timeIntervalSinceReferenceDate: .infinity), Date(timeIntervalSinceReferenceDate: -.infinity),
        Date(timeIntervalSinceReferenceDate: 1e300), Date(timeIntervalSinceReferenceDate: -1e18),
        Date(timeIntervalSinceReferenceDate: 1e12), moment(1582, 10, 10), moment(1, 1, 1),
    ]

    /// Any selection, and any range, one without length too: a picture, steps, and
    /// dates within the range.
    @Test(arguments: hostile.indices) func anyDateIsShown(_ index: Int) throws {
        let date = Self.hostile[index]
        let other = Self.hostile[(index + 3) % Self.hostile.count]
        let ranges = [
            (Date.distantPast, Date.distantFuture, date), (date, date, Self.day), (date, other, date),
            (other, date, Self.day),
        ]
        for (lower, upper, selection) in ranges where lower <= upper {
            let record = Record<Date>()
            let bounds = ClosedRange(uncheckedBounds: (lower, upper))
            let host = host(
                Holding(selection, record) { binding in
                    ScrollView {
                        DatePicker("A", selection: binding, in: bounds)
                        DatePicker("A", selection: binding, in: bounds).datePickerStyle(.graphical)
                        DatePicker("A", selection: binding, in: bounds, displayedComponents: .date)
                            .datePickerStyle(.wheel)
                        DatePicker("A", selection: binding, in: bounds).datePickerStyle(.wheel)
                        DatePicker("A", selection: binding, in: bounds, displayedComponents: [])
                    }
                })
            for node in elements(host) where !node.actions.isEmpty && node.label != "A" || node.value != nil {
                for action in node.actions where action != "activate" {
                    host.apply(.perform(action, on: .element(node.id)))
                }
            }
            try tap("Next Month", host)
            _ = host.displayList()
            for written in record.values where lower.isUsable && upper.isUsable {
                #expect(bounds.contains(written))
            }
        }
    }

    // MARK: Many days

    @Test func manyDays() throws {
        let record = Record<Set<DateComponents>>()
        let host = host(
            Holding(
                [DateComponents(year: 2007, month: 1, day: 3), DateComponents(era: .min, year: .max, day: 1)], record
            ) {
                MultiDatePicker("Days", selection: $0, in: Self.moment(2007, 1, 2)..<Self.moment(2007, 1, 20))
            })
        #expect(try element("Wednesday, January 3, 2007", host).traits.contains(.isSelected))
        try tap("Thursday, January 4, 2007", host)
        let last = try #require(record.values.last)
        #expect(last.count == 3 && last.contains { $0.day == 4 && $0.month == 1 && $0.year == 2007 && $0.era == 1 })
        #expect(try element("Thursday, January 4, 2007", host).traits.contains(.isSelected))
        try tap("Wednesday, January 3, 2007", host)
        #expect(record.values.last?.count == 2)
        for day in ["Monday, January 1, 2007", "Saturday, January 20, 2007"] { try tap(day, host) }
        #expect(record.values.count == 2)
        try tap("Friday, January 19, 2007", host)
        #expect(record.values.count == 3)
    }
}

extension Date {
    /// Within the years that date pickers show.
    fileprivate var isUsable: Bool { self >= .distantPast && self <= .distantFuture }
}
