import Foundation

extension ViewGraph {
    /// The date that the clock shows.
    var date: Date { startDate.addingTimeInterval(clock.now) }

    /// The time of the clock at a date: on a frame, where the date is one but for its last digit.
    func time(of date: Date) -> Double {
        let time = date.timeIntervalSince(startDate)
        let frame = (time * HostClock.rate).rounded() / HostClock.rate
        return abs(time - frame) < HostClock.datePrecision ? frame : time
    }
}
