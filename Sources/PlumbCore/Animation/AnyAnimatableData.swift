/// Animatable data whose type is hidden: what a layout of hidden type has.
///
/// Data of two different types have nothing between them; the sum and the difference of such is the first.
public struct AnyAnimatableData: VectorArithmetic {
    /// Nil for the zero of every type.
    let content: (any VectorArithmetic)?

    init(_ content: (any VectorArithmetic)?) { self.content = content }

    public static var zero: AnyAnimatableData { AnyAnimatableData(nil) }

    public static func + (a: AnyAnimatableData, b: AnyAnimatableData) -> AnyAnimatableData {
        guard let first = a.content else { return b }
        return AnyAnimatableData(first.adding(b.content))
    }

    public static func - (a: AnyAnimatableData, b: AnyAnimatableData) -> AnyAnimatableData {
        guard let first = a.content else {
            var negative = b
            negative.scale(by: -1)
            return negative
        }
        return AnyAnimatableData(first.subtracting(b.content))
    }

    public mutating func scale(by rhs: Double) {
        guard var scaled = content else { return }
        scaled.scale(by: rhs)
        self = AnyAnimatableData(scaled)
    }

    public var magnitudeSquared: Double { content?.magnitudeSquared ?? 0 }

    public static func == (a: AnyAnimatableData, b: AnyAnimatableData) -> Bool {
        guard let first = a.content else { return b.magnitudeSquared == 0 }
        return first.equals(b.content)
    }
}

extension VectorArithmetic {
    fileprivate func adding(_ other: (any VectorArithmetic)?) -> Self { (other as? Self).map { self + $0 } ?? self }
    fileprivate func subtracting(_ other: (any VectorArithmetic)?) -> Self {
        (other as? Self).map { self - $0 } ?? self
    }
    fileprivate func equals(_ other: (any VectorArithmetic)?) -> Bool {
        guard let other else { return magnitudeSquared == 0 }
        return other as? Self == self
    }
}
