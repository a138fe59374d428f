import Foundation
import PlumbCore

/// The time of which a progress view shows how much is over.
struct ProgressTimer: TimelineSchedule {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    private var duration: Double { interval.upperBound.timeIntervalSince(interval.lowerBound) }

    /// From 0 to 1: what is over, or what is left. An interval without length is over.
    func fraction(at date: Date) -> Double {
        let over = duration > 0 ? min(max(date.timeIntervalSince(interval.lowerBound) / duration, 0), 1) : 1
        return countsDown ? 1 - over : over
    }

    /// Sixty a second, or fewer where a thousandth of the interval is longer; nothing changes before and after it.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        let (end, step) = (interval.upperBound, max(1.0 / 60, duration / 1000))
        let start = interval.lowerBound
        return sequence(first: startDate) { date in
            date < start ? start : date < end ? min(date.addingTimeInterval(step), end) : nil
        }
    }
}

/// How much time is left of an interval, or over: "4:59".
public struct DefaultDateProgressLabel: View {
    fileprivate let timer: ProgressTimer

    public var body: some View { Text(timerInterval: timer.interval, countsDown: timer.countsDown) }
}

extension ProgressView {
    /// How much of an interval of time is left, by the host's clock, with a label and words for it.
    ///
    /// - Parameter countsDown: whether it shows what is left, and not what is over.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            timer: ProgressTimer(interval: timerInterval, countsDown: countsDown), label: label(),
            currentValueLabel: currentValueLabel())
    }

    /// How much of an interval of time is left, by the host's clock, with a label and the time.
    ///
    /// - Parameter countsDown: whether it shows what is left, and not what is over.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel {
        let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
        self.init(timer: timer, label: label(), currentValueLabel: DefaultDateProgressLabel(timer: timer))
    }

    /// How much of an interval of time is left, by the host's clock, with the time.
    ///
    /// - Parameter countsDown: whether it shows what is left, and not what is over.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}
