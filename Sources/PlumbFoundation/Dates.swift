import Foundation

extension Date {
    /// A date that others can be computed from.
    package var isUsable: Bool { abs(timeIntervalSinceReferenceDate) < 1e12 }
}
