import Foundation

/// A spring that moves a value from 0 to a target: with a mass at its end, in something that brakes it.
///
/// Units: seconds; radians a second for frequencies. Sources: the closed forms are those that Respring's tests compare
/// for equality with `SwiftUI.Spring`. Nothing traps: parameters that no spring has (a duration of 0, a mass of 0,
/// numbers that are none) give answers that aren't numbers, as SwiftUI's do.
public struct Spring: Hashable, Sendable {
    /// Of the oscillation: positive when it bounces, 0 when critically damped, negative when over-damped.
    let angularFrequency: Double
    /// How fast the way left shrinks: as e^(−decayConstant · t).
    let decayConstant: Double
    /// The mass at the end of the spring.
    public let mass: Double

    init(angularFrequency: Double, decayConstant: Double, mass: Double = 1) {
        self.angularFrequency = angularFrequency
        self.decayConstant = decayConstant
        self.mass = mass
    }
}

// MARK: - Duration and bounce

extension Spring {
    /// - Parameters:
    ///   - duration: seconds; about the time until the value rests, for much bounce the period of the oscillation.
    ///   - bounce: 0 for none, up to 1 for an oscillation that never ends, down to −1 for ever slower springs.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        self.init(response: duration, dampingRatio: Spring.dampingRatio(bounce: bounce))
    }

    /// Seconds: what `init(duration:bounce:)` was given.
    public var duration: TimeInterval { response }

    /// From −1 to 1: what `init(duration:bounce:)` was given.
    public var bounce: Double {
        let ratio = dampingRatio
        return angularFrequency < 0 ? 1 / ratio - 1 : 1 - ratio
    }

    /// The damping for a bounce from −1 to 1; bounces beyond count as −1 and 1.
    static func dampingRatio(bounce: Double) -> Double {
        if bounce <= -1 { return .infinity }
        return bounce < 0 ? 1 / (1 + bounce) : max(1 - bounce, 0)
    }
}

// MARK: - Response and damping ratio

extension Spring {
    /// - Parameters:
    ///   - response: seconds; stiffness stated as a time.
    ///   - dampingRatio: the brake as a part of what is just enough for no bounce.
    public init(response: Double, dampingRatio: Double) {
        let frequency = 2 * .pi * abs(1 - dampingRatio * dampingRatio).squareRoot() / response
        self.init(
            angularFrequency: dampingRatio > 1 ? -frequency : frequency,
            decayConstant: 2 * .pi * dampingRatio / response)
    }

    /// Seconds: stiffness stated as a time.
    public var response: Double {
        2 * .pi
            / (decayConstant * decayConstant + angularFrequency * abs(angularFrequency)).squareRoot()
    }

    /// The brake as a part of what is just enough for no bounce.
    public var dampingRatio: Double { decayConstant * response / (2 * .pi) }
}

// MARK: - Mass, stiffness, damping

extension Spring {
    /// - Parameter allowOverDamping: false treats a brake that is more than enough as just enough.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let natural = (stiffness / mass).squareRoot()
        let decay = damping / (2 * mass)
        if decay > natural, !allowOverDamping {
            self.init(angularFrequency: 0, decayConstant: natural, mass: mass)
        } else {
            let frequency = abs(stiffness / mass - decay * decay).squareRoot()
            self.init(
                angularFrequency: decay > natural ? -frequency : frequency, decayConstant: decay, mass: mass)
        }
    }

    /// The coefficient of the spring. Of an over-damped spring it is larger than what made it: the sign of the
    /// frequency is lost, as in SwiftUI.
    public var stiffness: Double {
        mass * (angularFrequency * angularFrequency + decayConstant * decayConstant)
    }

    /// The coefficient of the brake.
    public var damping: Double { 2 * decayConstant * mass }
}

// MARK: - Presets

extension Spring {
    /// Half a second without bounce.
    public static var smooth: Spring { smooth() }
    /// Half a second with a bounce of 0.15.
    public static var snappy: Spring { snappy() }
    /// Half a second with a bounce of 0.3.
    public static var bouncy: Spring { bouncy() }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: added to a bounce of 0.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: added to a bounce of 0.15.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// - Parameters:
    ///   - duration: seconds.
    ///   - extraBounce: added to a bounce of 0.3.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}
