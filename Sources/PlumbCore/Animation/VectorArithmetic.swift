import Foundation
import PlumbLayout

/// Something that can be added and scaled, so that values between two others exist.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies every component.
    mutating func scale(by rhs: Double)
    /// The square of the length.
    var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
    /// The value with every component multiplied.
    public func scaled(by rhs: Double) -> Self {
        var result = self
        result.scale(by: rhs)
        return result
    }

    /// Moves a part of the way to another value: 0 stays, 1 arrives; parts outside of 0…1 go beyond.
    public mutating func interpolate(towards other: Self, amount: Double) {
        self += (other - self).scaled(by: amount)
    }

    /// The value a part of the way to another.
    public func interpolated(towards other: Self, amount: Double) -> Self {
        self + (other - self).scaled(by: amount)
    }
}

extension VectorArithmetic {
    /// 128: animatable data of quantities whose interesting range is about 1 (angles in radians, unit points,
    /// components of a colour) is multiplied by it, so that a spring that stops at a fixed small distance stops late
    /// enough (SwiftUI's `Angle.animatableData` of 1.5 radians is 192).
    static var unitScale: Double { 128 }
    func unitScaled() -> Self { scaled(by: Self.unitScale) }
    func unitUnscaled() -> Self { scaled(by: 1 / Self.unitScale) }
}

extension Double: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= rhs }
    public var magnitudeSquared: Double { self * self }
}
extension Float: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
extension CGFloat: VectorArithmetic {
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
    public var magnitudeSquared: Double { Double(self * self) }
}
