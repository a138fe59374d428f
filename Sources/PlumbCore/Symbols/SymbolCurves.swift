import Foundation

/// How much larger and more opaque than at rest a symbol, or a layer of it, is seen.
struct SymbolLook: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// Clockwise, in radians.
    var turn = 0.0
    /// How far it is moved to the right, down, and in the reading direction: in parts of its height.
    var right = 0.0
    var down = 0.0
    var forward = 0.0

    static func * (a: SymbolLook, b: SymbolLook) -> SymbolLook {
        SymbolLook(
            scale: a.scale * b.scale, opacity: a.opacity * b.opacity, turn: a.turn + b.turn, right: a.right + b.right,
            down: a.down + b.down, forward: a.forward + b.forward)
    }

    /// Whether it stands where it stands at rest.
    var isInPlace: Bool { turn == 0 && right == 0 && down == 0 && forward == 0 }
}

/// The curves of effects, as functions of the seconds since they have begun. Apple publishes none: all of them are
/// Plumb's choice.
enum SymbolCurves {
    static let scaledUp = 1.2
    static let scaledDown = 0.8
    /// Where symbols appear from and disappear to.
    static let smallScale = SymbolReplacement.smallScale
    static let largeScale = 1.5
    /// Seconds by which a layer follows the one behind it.
    static let layerDelay = 0.08
    /// Seconds in which an effect that is not active any more dies down.
    static let fadeDuration = 0.2

    // MARK: Bounce

    /// Seconds until a bounce is at rest.
    static let bounceDuration = 1.0
    private static let bounceHeight = 0.2
    private static let bounceSpring = Spring(duration: 0.6, bounce: 0.5)
    /// The velocity of a blow that moves the spring by 1 at most. A blow of 1 moves it by the sine at the time of the
    /// turn.
    private static let blow: Double = {
        let (d, w) = (bounceSpring.decayConstant, bounceSpring.angularFrequency)
        let turn = atan2(w, d) / w
        return 1 / (sin(w * turn) / w * exp(-d * turn))
    }()

    /// How much larger a symbol is: what a spring does that is hit at 0. 20 per cent at most, after a tenth of a
    /// second.
    static func bounce(at time: Double) -> Double {
        guard time > 0, time < bounceDuration else { return 0 }
        return bounceHeight * bounceSpring.value(target: 0.0, initialVelocity: blow, time: time)
    }

    // MARK: Pulse

    /// Seconds from opaque to opaque.
    static let pulseDuration = 1.5
    private static let pulseDepth = 0.6

    /// How much opacity is taken: a wave from 0 to 0.6 and back.
    static func pulse(at time: Double) -> Double {
        pulseDepth * (1 - cos(2 * .pi * time / pulseDuration)) / 2
    }

    // MARK: Breathing

    /// Seconds from rest to rest.
    static let breathDuration = 2.0
    private static let breathHeight = 0.12

    /// How much of a breath is taken: a wave from 0 to 1 and back.
    private static func breath(at time: Double) -> Double { (1 - cos(2 * .pi * time / breathDuration)) / 2 }

    /// 12 per cent larger at most; where it pulses, its opacity goes down to 0.4 meanwhile.
    static func breathing(at time: Double, isPulsing: Bool, strength: Double) -> SymbolLook {
        let breath = strength * breath(at: time)
        return SymbolLook(scale: 1 + breathHeight * breath, opacity: isPulsing ? 1 - pulseDepth * breath : 1)
    }

    // MARK: Wiggling

    /// Seconds of a wiggle.
    static let wiggleDuration = 0.9
    private static let wiggleTurn = 14 * Double.pi / 180
    private static let wiggleWay = 0.12
    private static let wiggleSwings = 3.0

    /// Three swings to and fro, each smaller than the one before: of a turn by 14 degrees, or a way of 12 per cent of
    /// the height.
    static func wiggling(at time: Double, _ wiggle: SymbolWiggle, strength: Double) -> SymbolLook {
        let part = time / wiggleDuration
        let swing = strength * sin(2 * .pi * wiggleSwings * part) * (1 - part)
        switch wiggle {
        case .turn(let isClockwise): return SymbolLook(turn: (isClockwise ? 1 : -1) * wiggleTurn * swing)
        case .move(let x, let y): return SymbolLook(right: x * wiggleWay * swing, down: y * wiggleWay * swing)
        case .along(let way): return SymbolLook(forward: way * wiggleWay * swing)
        }
    }

    // MARK: Turning

    /// Seconds of a whole turn.
    static let turnDuration = 2.0

    /// A whole turn, at one speed.
    static func turning(at time: Double, isClockwise: Bool) -> SymbolLook {
        SymbolLook(turn: (isClockwise ? 2 : -2) * .pi * time / turnDuration)
    }

    // MARK: Hiding

    /// A layer of which so much is there; beyond 1 while a spring swings over.
    static func presence(_ part: Double, hiddenAt scale: Double) -> SymbolLook {
        SymbolLook(scale: scale + (1 - scale) * part, opacity: min(max(part, 0), 1))
    }

    // MARK: Replacing

    /// Seconds in which an old symbol goes.
    static let leavingDuration = 0.2
    /// Seconds after which a new symbol comes, where an old one makes room for it.
    static let comingDelay = 0.15
    /// Seconds in which it comes.
    static let comingDuration = 0.35

    /// The old symbol; nil when it is gone.
    static func leaving(at time: Double, to scale: Double) -> SymbolLook? {
        guard time < leavingDuration else { return nil }
        return presence(1 - UnitCurve.easeIn.value(at: time / leavingDuration), hiddenAt: scale)
    }

    /// The new symbol, by the time since it began to come.
    static func coming(at time: Double) -> SymbolLook {
        presence(UnitCurve.easeOut.value(at: time / comingDuration), hiddenAt: smallScale)
    }
}

/// Which parts of a symbol are how opaque, while `variableColor` runs.
struct VariableColorWave: Equatable {
    let color: VariableColor
    /// Seconds since the round has begun.
    let time: Double
    /// How much of the effect is seen, from 0 to 1.
    let strength: Double

    /// Seconds of a round there, or there and back.
    static func duration(_ color: VariableColor) -> Double { color.isReversing ? 2.4 : 1.5 }

    /// The opacity of a part.
    ///
    /// 1. A round has a step for each part, there and back where it is so, and a step in which all are dim; cumulative
    /// parts also one in which all are opaque. 2. A part is opaque from its step on until the next part's, or until the
    /// end (on the way back until its own step there). 3. It becomes so, and ceases to be, in two thirds of a step.
    func opacity(of part: Int, among count: Int) -> Double {
        let (i, n) = (Double(part), Double(count))
        // 1
        let steps: Double =
            switch (color.isCumulative, color.isReversing) {
            case (true, false): n + 2
            case (true, true): 2 * n + 2
            case (false, false): n + 1
            case (false, true): 2 * n
            }
        let step = VariableColorWave.duration(color) / steps
        // 2
        var level: Double
        switch (color.isCumulative, color.isReversing) {
        case (true, false): level = window(i, n + 1, step)
        case (true, true): level = window(i, 2 * n + 1 - i, step)
        case (false, false): level = window(i, i + 1, step)
        case (false, true):
            level = window(i, i + 1, step)
            if part < count - 1 { level += window(2 * n - 2 - i, 2 * n - 1 - i, step) }
        }
        level = min(level, 1)
        return 1 - strength * (1 - color.inactiveOpacity) * (1 - level)
    }

    /// 3
    private func window(_ start: Double, _ end: Double, _ step: Double) -> Double {
        func ramp(_ begin: Double) -> Double { min(max((time - begin * step) / (step * 2 / 3), 0), 1) }
        return ramp(start) - ramp(end)
    }
}
