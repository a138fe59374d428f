import Foundation

extension HostClock {
    /// Seconds by which two dates can differ that are meant to be one: dates of our time are exact to 10⁻⁷ s.
    nonisolated static let datePrecision = 1e-5
}

extension Date {
    /// 9 January 2007, 9:41 in UTC: what clocks of a host show first unless it says another.
    static let pinned = Date(timeIntervalSinceReferenceDate: 190_028_460)
}
