import Foundation
import PlumbLayout

/// An effect that plays a number of times: when something happens, or while it is active.
///
/// 1. A bounce that is told to play while it swings is hit once more: both add up. 2. Anything else that plays goes on,
/// and has its number of times from the end of the round that runs. 3. What ceases to be active dies down where it is.
@MainActor
final class PlayedSymbolEffect: SymbolEffectSource {
    private struct Run {
        var start: Double
        var speed: Double
        /// Rounds; infinite for without end.
        var times: Double
    }

    private let configuration: SymbolEffectConfiguration
    private var runs: [Run] = []
    /// How much of it is seen.
    private var strength = LayeredMotion(at: 1)

    init(_ configuration: SymbolEffectConfiguration, in graph: ViewGraph) {
        self.configuration = configuration
        super.init(graph)
    }

    /// Seconds of a round, at a speed of 1.
    private var duration: Double {
        switch configuration.kind {
        case .bounce: SymbolCurves.bounceDuration
        case .pulse: SymbolCurves.pulseDuration
        case .breathe: SymbolCurves.breathDuration
        case .wiggle: SymbolCurves.wiggleDuration
        case .rotate: SymbolCurves.turnDuration
        case .variableColor(let color): VariableColorWave.duration(color)
        case .automatic, .scale, .hide, .replace: 0
        }
    }

    /// Layers in front begin later, and end later.
    private var lastDelay: Double {
        if case .variableColor = configuration.kind { return 0 }
        return configuration.isByLayer ? SymbolCurves.layerDelay : 0
    }

    private func end(_ run: Run) -> Double { run.start + (run.times * duration + lastDelay) / run.speed }
    private var isOver: Bool { runs.allSatisfy { now >= end($0) - 1e-9 } }

    override var isMoving: Bool { !isOver && (strength.isRunning || strength.aim > 0) }

    override func move(to time: Double) { strength.move(to: time) }

    // MARK: What starts and ends it

    func play(times: Double, speed: Double) {
        runs.removeAll { now >= end($0) - 1e-9 }
        if case .bounce = configuration.kind {
            // 1. What has no end needs no second one.
            if !runs.contains(where: { $0.times == .infinity }) || times.isFinite {
                runs.append(Run(start: now, speed: speed, times: times))
            }
        } else if let last = runs.last {
            // 2
            let rounds = ((now - last.start) * last.speed / duration).rounded(.up)
            runs[runs.count - 1].times = max(last.times, rounds + times)
        } else {
            runs = [Run(start: now, speed: speed, times: times)]
        }
        follow()
    }

    func setActive(_ isActive: Bool, times: Double, speed: Double, isAnimated: Bool) {
        if isActive, runs.isEmpty || isOver || (strength.aim == 0 && !strength.isRunning) {
            strength = LayeredMotion(at: 1)
            runs = [Run(start: now, speed: speed, times: times)]
        } else {
            // 3
            move(to: now)
            strength.go(
                to: isActive ? 1 : 0, by: isAnimated ? .linear(duration: SymbolCurves.fadeDuration) : nil,
                isByLayer: false, at: now, in: EnvironmentValues())
        }
        follow()
    }

    // MARK: What is seen

    private var shownStrength: Double { min(max(strength[0], 0), 1) }

    /// Seconds of a run that a layer has had, at a speed of 1; nil before and after.
    private func time(of run: Run, rank: Int) -> Double? {
        let delay = rank > 0 ? lastDelay : 0
        let time = (now - run.start) * run.speed - delay
        return time >= 0 && time < run.times * duration ? time : nil
    }

    override func look(ofLayer rank: Int) -> SymbolLook {
        var look = SymbolLook()
        for run in runs {
            guard let time = time(of: run, rank: rank) else { continue }
            switch configuration.kind {
            case .bounce(let isDown):
                let growth = SymbolCurves.bounce(at: time.truncatingRemainder(dividingBy: duration))
                look.scale += isDown ? -growth : growth
            case .pulse: look.opacity = 1 - shownStrength * SymbolCurves.pulse(at: time)
            case .breathe(let isPulsing):
                look = SymbolCurves.breathing(at: time, isPulsing: isPulsing, strength: shownStrength)
            case .wiggle(let wiggle):
                look = SymbolCurves.wiggling(
                    at: time.truncatingRemainder(dividingBy: duration), wiggle, strength: shownStrength)
            case .rotate(let isClockwise):
                // What ceases to be active turns back.
                look = SymbolCurves.turning(
                    at: time.truncatingRemainder(dividingBy: duration), isClockwise: isClockwise)
                look.turn *= shownStrength
            case .automatic, .variableColor, .scale, .hide, .replace: break
            }
        }
        look.scale = max(look.scale, 0)
        return look
    }

    override var wave: VariableColorWave? {
        guard case .variableColor(let color) = configuration.kind, let run = runs.last,
            let time = time(of: run, rank: 0)
        else { return nil }
        // It begins from what is opaque, and ends there.
        let rise = min(time, run.times * duration - time) / SymbolCurves.fadeDuration
        return VariableColorWave(
            color: color, time: time.truncatingRemainder(dividingBy: duration),
            strength: min(max(rise, 0), 1) * shownStrength)
    }
}

/// An effect that is a state: larger, smaller, hidden. A spring brings symbols there, and back.
@MainActor
final class HeldSymbolEffect: SymbolEffectSource {
    private let configuration: SymbolEffectConfiguration
    /// 1 is the state.
    private var part: LayeredMotion

    /// It is in its state at once.
    init(_ configuration: SymbolEffectConfiguration, isActive: Bool, in graph: ViewGraph) {
        self.configuration = configuration
        part = LayeredMotion(at: isActive ? 1 : 0)
        super.init(graph)
    }

    override var isMoving: Bool { part.isRunning }
    override func move(to time: Double) { part.move(to: time) }

    func setActive(_ isActive: Bool, speed: Double, isAnimated: Bool) {
        let spring: Animation =
            if case .scale = configuration.kind {
                .spring(duration: 0.35, bounce: 0.3)
            } else {
                .spring(duration: 0.35, bounce: 0)
            }
        move(to: now)
        part.go(
            to: isActive ? 1 : 0, by: isAnimated ? (speed == 1 ? spring : spring.speed(speed)) : nil,
            isByLayer: configuration.isByLayer, at: now, in: EnvironmentValues())
        follow()
    }

    override func look(ofLayer rank: Int) -> SymbolLook {
        switch configuration.kind {
        case .scale(let factor): SymbolLook(scale: max(0, 1 + (factor - 1) * part[rank]))
        case .hide(let scale): SymbolCurves.presence(1 - part[rank], hiddenAt: scale)
        case .automatic, .bounce, .pulse, .variableColor, .breathe, .wiggle, .rotate, .replace: SymbolLook()
        }
    }
}
