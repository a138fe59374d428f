import Foundation
import PlumbCore
import PlumbPlatform

/// A calendar, and the time below it.
struct GraphicalDatePicker: View {
    let configuration: DatePickerStyleConfiguration
    private let plan = DatePlan.Reader()
    @Environment(\.platform) private var platform

    init(configuration: DatePickerStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        let plan = plan(configuration.minimumDate, configuration.maximumDate)
        VStack(spacing: 0) {
            if configuration.displayedComponents.contains(.date) {
                DateCalendar(selection: configuration.$selection, plan: plan)
            }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                HStack {
                    Text(verbatim: "Time").accessibilityHidden(true)
                    Spacer(minLength: 0)
                    TimeChip(configuration: configuration, plan: plan)
                }
                .padding(.horizontal, platform.metrics.calendarPadding)
                .frame(minHeight: platform.metrics.calendarTime)
            }
        }
        .calendarFrame(configuration.words, platform)
    }
}

extension View {
    /// A calendar that stands by itself: as wide as proposed, a group with a label. The line below its row begins where
    /// it does, and at none of its words.
    func calendarFrame(_ label: Text?, _ platform: Platform) -> some View {
        var control = AccessibilityControl(.group)
        control.label = label
        return frame(minWidth: 0, idealWidth: platform.metrics.calendarWidth, maxWidth: .infinity)
            .ordinarySpacing()
            .accessibilityControl(control)
            .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
    }
}

/// A calendar in which one day is chosen.
struct DateCalendar: View {
    @Binding var selection: Date
    let plan: DatePlan

    var body: some View {
        let shown = plan.clamped(selection)
        let day = plan.start(of: .day, shown)
        MonthCalendar(plan: plan, date: shown, isChosen: { $0 == day }) {
            let new = plan.clamped(plan.day($0, atTimeOf: shown))
            if new != selection { selection = new }
        }
    }
}

/// The days of a month, a row a week; above them the month, which opens wheels, and arrows to the next ones.
///
/// 1. It begins with the month of a date, and goes there when that becomes another. 2. A finger that goes sideways
/// turns to the next month, as an arrow does. 3. Days outside of the bounds are grey, and can't be chosen.
struct MonthCalendar: View {
    let plan: DatePlan
    let date: Date
    let isChosen: (Date) -> Bool
    /// Is given the beginning of a day.
    let choose: (Date) -> Void
    /// When the month in sight begins, once it has been turned to.
    @State private var page: Date?
    @State private var isForward = true
    @State private var hasWheels = false
    @Environment(\.platform) private var platform
    @Environment(\.layoutDirection) private var direction

    init(plan: DatePlan, date: Date, isChosen: @escaping (Date) -> Bool, choose: @escaping (Date) -> Void) {
        self.plan = plan
        self.date = date
        self.isChosen = isChosen
        self.choose = choose
    }

    var body: some View {
        let month = plan.start(of: .month, page ?? date)
        VStack(spacing: 0) {
            header(month)
            if hasWheels {
                DateWheels(
                    selection: Binding(get: { month }, set: { page = plan.start(of: .month, $0) }), plan: plan,
                    wheels: plan.wheels(.date).filter { $0 == .month || $0 == .year }, label: nil
                )
                .frame(maxWidth: .infinity)
                .padding(.vertical, platform.metrics.calendarFoot)
            } else {
                days(month)
                    .padding(.horizontal, platform.metrics.calendarInset)
                    .padding(.bottom, platform.metrics.calendarFoot)
                    .clipped()
                    .contentShape(Rectangle())
                    .gesture(swipe(month))
            }
        }
        // (1)
        .onChange(of: plan.start(of: .month, date)) { page = nil }
    }

    // MARK: The header

    private func header(_ month: Date) -> some View {
        HStack(spacing: 0) {
            CalendarButton(label: nil) {
                withAnimation { hasWheels.toggle() }
            } content: {
                HStack(spacing: platform.metrics.calendarArrowGap) {
                    Text(verbatim: plan.words(.template("yMMMM"), month))
                        .font(.system(size: platform.metrics.calendarTitle, weight: .semibold))
                        .foregroundStyle(hasWheels ? Color.accentColor : .primary)
                        .lineLimit(1)
                    Image(systemName: "chevron.forward")
                        .font(.system(size: platform.metrics.calendarTitleArrow, weight: .bold))
                        .foregroundStyle(Color.accentColor)
                        .rotationEffect(.degrees(hasWheels ? quarterTurn : 0))
                        .accessibilityHidden(true)
                }
                .frame(maxHeight: .infinity)
            }
            Spacer(minLength: 0)
            if !hasWheels {
                arrow("chevron.backward", "Previous Month", month, by: -1)
                arrow("chevron.forward", "Next Month", month, by: 1)
            }
        }
        .padding(.leading, platform.metrics.calendarPadding)
        .padding(.trailing, platform.metrics.calendarInset)
        .frame(height: platform.metrics.calendarHeader)
    }

    /// Downwards, whichever way it points.
    private var quarterTurn: Double {
        platform.metrics.disclosureTurn * (direction == .rightToLeft ? -1 : 1)
    }

    private func arrow(_ symbol: String, _ name: String, _ month: Date, by way: Int) -> some View {
        CalendarButton(label: name) {
            turn(month, by: way)
        } content: {
            Image(systemName: symbol)
                .font(.system(size: platform.metrics.calendarArrow, weight: .medium))
                .foregroundStyle(canTurn(month, by: way) ? Color.accentColor : .faintLabel)
                .frame(width: platform.metrics.calendarArrowWidth)
                .frame(maxHeight: .infinity)
        }
        .disabled(!canTurn(month, by: way))
    }

    private func canTurn(_ month: Date, by way: Int) -> Bool {
        plan.allows(.month, of: plan.date(way, .month, after: month))
    }

    private func turn(_ month: Date, by way: Int) {
        guard canTurn(month, by: way) else { return }
        isForward = way > 0
        withAnimation(.easeInOut(duration: platform.metrics.calendarTurn)) {
            page = plan.start(of: .month, plan.date(way, .month, after: month))
        }
    }

    /// (2)
    private func swipe(_ month: Date) -> some Gesture {
        DragGesture(minimumDistance: CGFloat(platform.metrics.calendarSwipe)).onEnded { drag in
            let way = drag.predictedEndTranslation
            guard abs(way.width) > abs(way.height) else { return }
            turn(month, by: (way.width < 0) == (direction == .leftToRight) ? 1 : -1)
        }
    }

    // MARK: The days

    private func days(_ month: Date) -> some View {
        VStack(spacing: 0) {
            weekdays
            VStack(spacing: 0) {
                let weeks = weeks(of: month)
                ForEach(weeks.indices, id: \.self) { week in
                    HStack(spacing: 0) {
                        ForEach(weeks[week].indices, id: \.self) { column in
                            day(weeks[week][column])
                                .frame(maxWidth: .infinity)
                                .frame(height: platform.metrics.calendarRow)
                        }
                    }
                }
            }
            .id(month)
            .transition(
                .asymmetric(
                    insertion: .move(edge: isForward ? .trailing : .leading),
                    removal: .move(edge: isForward ? .leading : .trailing)))
        }
    }

    /// The names of the days, from the first day of the week on.
    private var weekdays: some View {
        let names = plan.calendar.shortStandaloneWeekdaySymbols
        let first = plan.calendar.firstWeekday - 1
        return HStack(spacing: 0) {
            ForEach(names.indices, id: \.self) { index in
                Text(verbatim: names[(index + first) % names.count].uppercased(with: plan.locale))
                    .font(.system(size: platform.metrics.calendarWeekday, weight: .semibold))
                    .foregroundStyle(Color.faintLabel)
                    .lineLimit(1)
                    .minimumScaleFactor(platform.metrics.dateWheelScale)
                    .padding(.horizontal, 2)
                    .frame(maxWidth: .infinity)
            }
        }
        .frame(height: platform.metrics.calendarWeekdays)
        .accessibilityHidden(true)
    }

    /// The beginnings of the days of a month, week by week; nil for days of other months.
    private func weeks(of month: Date) -> [[Date?]] {
        let length = max(plan.calendar.shortStandaloneWeekdaySymbols.count, 1)
        let before = (plan.calendar.component(.weekday, from: month) - plan.calendar.firstWeekday + length) % length
        var days = [Date?](repeating: nil, count: before)
        for day in 0..<plan.days(inMonthOf: month) {
            days.append(plan.start(of: .day, plan.date(day, .day, after: month)))
        }
        while !days.count.isMultiple(of: length) { days.append(nil) }
        return stride(from: 0, to: days.count, by: length).map { Array(days[$0..<$0 + length]) }
    }

    @ViewBuilder private func day(_ day: Date?) -> some View {
        if let day {
            CalendarDay(
                number: plan.words(.pattern("d"), day), name: plan.words(.full, day), isChosen: isChosen(day),
                isToday: day == plan.start(of: .day, Date()), isAllowed: plan.allows(.day, of: day)
            ) { choose(day) }
        } else {
            Color.clear
        }
    }
}
