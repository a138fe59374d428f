import Foundation

extension Text {
    /// How a text shows a date that goes on by itself.
    @available(
        *, unavailable,
        message: "Plumb's texts stand still; write Text(context.date, format: …) in a TimelineView"
    )
    public struct DateStyle: Equatable, Sendable {
        public static let time = DateStyle()
        public static let date = DateStyle()
        public static let relative = DateStyle()
        public static let offset = DateStyle()
        public static let timer = DateStyle()
    }

    @available(
        *, unavailable,
        message: "Plumb's texts stand still; write Text(context.date, format: …) in a TimelineView"
    )
    public init(_ date: Date, style: DateStyle) { self.init(verbatim: "\(date)") }

    @available(
        *, unavailable,
        message: "Plumb's texts stand still; write Text(context.date, format: …) in a TimelineView"
    )
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) { self.init(verbatim: "\(timerInterval)") }
}
