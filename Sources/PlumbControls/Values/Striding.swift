import Foundation

extension Strideable {
    /// The value one step on, or one back. A whole number stays within what its type can hold, as far as it goes; what
    /// is no number any more is no step.
    func stepped(by step: Stride, isForward: Bool) -> Self {
        if let whole = self as? any FixedWidthInteger, let step = step as? Int {
            return whole.stepped(by: step, isForward: isForward) as? Self ?? self
        }
        let new = advanced(by: isForward ? step : 0 - step)
        if let number = new as? any FloatingPoint, !number.isFinite { return self }
        return new
    }
}

extension FixedWidthInteger {
    fileprivate func stepped(by step: Int, isForward: Bool) -> Self {
        let isUp = (step > 0) == isForward
        // How far it is to the end: as a number without a sign, it is right beyond half of all values too.
        let room = Magnitude(truncatingIfNeeded: isUp ? Self.max &- self : self &- Self.min)
        guard step.magnitude < room else { return isUp ? .max : .min }
        let way = Self(truncatingIfNeeded: step.magnitude)
        return isUp ? self &+ way : self &- way
    }
}
