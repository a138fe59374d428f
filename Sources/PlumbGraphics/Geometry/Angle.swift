import Foundation

/// An angle, stored in radians. Positive turns clockwise on screen.
public struct Angle: Equatable, Hashable, Comparable, Sendable {
    /// A whole turn is 2π.
    public var radians: Double

    /// A whole turn is 360.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// No turn.
    public init() { radians = 0 }
    /// An angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// An angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// An angle in radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// An angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// No turn.
    public static let zero = Angle()

    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// One turn after the other.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// The turn that leads from `b` to `a`.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// A turn made so many times.
    public static func * (a: Angle, s: Double) -> Angle { Angle(radians: a.radians * s) }
    /// A part of a turn.
    public static func / (a: Angle, s: Double) -> Angle { Angle(radians: a.radians / s) }
    /// The turn back.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// Turns further.
    public static func += (a: inout Angle, b: Angle) { a = a + b }
    /// Turns back.
    public static func -= (a: inout Angle, b: Angle) { a = a - b }
}
