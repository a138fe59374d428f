import Foundation
import PlumbCore

/// The effects of symbols.
enum SymbolEffectProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        addEffectsOfIOS18(to: &probes)
        probes.row("BounceSymbolEffect", "var up: BounceSymbolEffect { get }") { _ in
            let value: BounceSymbolEffect = .bounce.up
            _ = value
        }
        probes.row("BounceSymbolEffect", "var down: BounceSymbolEffect { get }") { _ in
            let value: BounceSymbolEffect = .bounce.down
            _ = value
        }
        probes.row("BounceSymbolEffect", "var byLayer: BounceSymbolEffect { get }") { _ in
            let value: BounceSymbolEffect = .bounce.byLayer
            _ = value
        }
        probes.row("BounceSymbolEffect", "var wholeSymbol: BounceSymbolEffect { get }") { _ in
            let value: BounceSymbolEffect = .bounce.wholeSymbol
            _ = value
        }
        probes.row("BounceSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = BounceSymbolEffect.bounce.configuration
        }
        probes.row("SymbolEffect", "static var bounce: BounceSymbolEffect { get }") { _ in
            let value: BounceSymbolEffect = .bounce
            _ = value
        }
        probes.row("PulseSymbolEffect", "var byLayer: PulseSymbolEffect { get }") { _ in
            let value: PulseSymbolEffect = .pulse.byLayer
            _ = value
        }
        probes.row("PulseSymbolEffect", "var wholeSymbol: PulseSymbolEffect { get }") { _ in
            let value: PulseSymbolEffect = .pulse.wholeSymbol
            _ = value
        }
        probes.row("PulseSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = PulseSymbolEffect.pulse.configuration
        }
        probes.row("SymbolEffect", "static var pulse: PulseSymbolEffect { get }") { _ in
            let value: PulseSymbolEffect = .pulse
            _ = value
        }
        probes.row("VariableColorSymbolEffect", "var iterative: VariableColorSymbolEffect { get }") { _ in
            let value: VariableColorSymbolEffect = .variableColor.iterative
            _ = value
        }
        probes.row("VariableColorSymbolEffect", "var cumulative: VariableColorSymbolEffect { get }") { _ in
            let value: VariableColorSymbolEffect = .variableColor.cumulative
            _ = value
        }
        probes.row("VariableColorSymbolEffect", "var reversing: VariableColorSymbolEffect { get }") { _ in
            let value: VariableColorSymbolEffect = .variableColor.reversing
            _ = value
        }
        probes.row("VariableColorSymbolEffect", "var nonReversing: VariableColorSymbolEffect { get }") { _ in
            let value: VariableColorSymbolEffect = .variableColor.nonReversing
            _ = value
        }
        probes.row("VariableColorSymbolEffect", "var hideInactiveLayers: VariableColorSymbolEffect { get }") { _ in
            let value: VariableColorSymbolEffect = .variableColor.hideInactiveLayers
            _ = value
        }
        probes.row("VariableColorSymbolEffect", "var dimInactiveLayers: VariableColorSymbolEffect { get }") { _ in
            let value: VariableColorSymbolEffect = .variableColor.dimInactiveLayers
            _ = value
        }
        probes.row("VariableColorSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = VariableColorSymbolEffect.variableColor.configuration
        }
        probes.row("SymbolEffect", "static var variableColor: VariableColorSymbolEffect { get }") { _ in
            let value: VariableColorSymbolEffect = .variableColor
            _ = value
        }
        probes.row("ScaleSymbolEffect", "var up: ScaleSymbolEffect { get }") { _ in
            let value: ScaleSymbolEffect = .scale.up
            _ = value
        }
        probes.row("ScaleSymbolEffect", "var down: ScaleSymbolEffect { get }") { _ in
            let value: ScaleSymbolEffect = .scale.down
            _ = value
        }
        probes.row("ScaleSymbolEffect", "var byLayer: ScaleSymbolEffect { get }") { _ in
            let value: ScaleSymbolEffect = .scale.byLayer
            _ = value
        }
        probes.row("ScaleSymbolEffect", "var wholeSymbol: ScaleSymbolEffect { get }") { _ in
            let value: ScaleSymbolEffect = .scale.wholeSymbol
            _ = value
        }
        probes.row("ScaleSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = ScaleSymbolEffect.scale.configuration
        }
        probes.row("SymbolEffect", "static var scale: ScaleSymbolEffect { get }") { _ in
            let value: ScaleSymbolEffect = .scale
            _ = value
        }
        probes.row("AppearSymbolEffect", "var up: AppearSymbolEffect { get }") { _ in
            let value: AppearSymbolEffect = .appear.up
            _ = value
        }
        probes.row("AppearSymbolEffect", "var down: AppearSymbolEffect { get }") { _ in
            let value: AppearSymbolEffect = .appear.down
            _ = value
        }
        probes.row("AppearSymbolEffect", "var byLayer: AppearSymbolEffect { get }") { _ in
            let value: AppearSymbolEffect = .appear.byLayer
            _ = value
        }
        probes.row("AppearSymbolEffect", "var wholeSymbol: AppearSymbolEffect { get }") { _ in
            let value: AppearSymbolEffect = .appear.wholeSymbol
            _ = value
        }
        probes.row("AppearSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = AppearSymbolEffect.appear.configuration
        }
        probes.row("SymbolEffect", "static var appear: AppearSymbolEffect { get }") { _ in
            let value: AppearSymbolEffect = .appear
            _ = value
        }
        probes.row("DisappearSymbolEffect", "var up: DisappearSymbolEffect { get }") { _ in
            let value: DisappearSymbolEffect = .disappear.up
            _ = value
        }
        probes.row("DisappearSymbolEffect", "var down: DisappearSymbolEffect { get }") { _ in
            let value: DisappearSymbolEffect = .disappear.down
            _ = value
        }
        probes.row("DisappearSymbolEffect", "var byLayer: DisappearSymbolEffect { get }") { _ in
            let value: DisappearSymbolEffect = .disappear.byLayer
            _ = value
        }
        probes.row("DisappearSymbolEffect", "var wholeSymbol: DisappearSymbolEffect { get }") { _ in
            let value: DisappearSymbolEffect = .disappear.wholeSymbol
            _ = value
        }
        probes.row("DisappearSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = DisappearSymbolEffect.disappear.configuration
        }
        probes.row("SymbolEffect", "static var disappear: DisappearSymbolEffect { get }") { _ in
            let value: DisappearSymbolEffect = .disappear
            _ = value
        }
        probes.row("ReplaceSymbolEffect", "var downUp: ReplaceSymbolEffect { get }") { _ in
            let value: ReplaceSymbolEffect = .replace.downUp
            _ = value
        }
        probes.row("ReplaceSymbolEffect", "var upUp: ReplaceSymbolEffect { get }") { _ in
            let value: ReplaceSymbolEffect = .replace.upUp
            _ = value
        }
        probes.row("ReplaceSymbolEffect", "var offUp: ReplaceSymbolEffect { get }") { _ in
            let value: ReplaceSymbolEffect = .replace.offUp
            _ = value
        }
        probes.row("ReplaceSymbolEffect", "var byLayer: ReplaceSymbolEffect { get }") { _ in
            let value: ReplaceSymbolEffect = .replace.byLayer
            _ = value
        }
        probes.row("ReplaceSymbolEffect", "var wholeSymbol: ReplaceSymbolEffect { get }") { _ in
            let value: ReplaceSymbolEffect = .replace.wholeSymbol
            _ = value
        }
        probes.row("ReplaceSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = ReplaceSymbolEffect.replace.configuration
        }
        probes.row("SymbolEffect", "static var replace: ReplaceSymbolEffect { get }") { _ in
            let value: ReplaceSymbolEffect = .replace
            _ = value
        }
        probes.row("AutomaticSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = AutomaticSymbolEffect.automatic.configuration
        }
        probes.row("SymbolEffect", "static var automatic: AutomaticSymbolEffect { get }") { _ in
            let value: AutomaticSymbolEffect = .automatic
            _ = value
        }
        probes.row("SymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            let value: any SymbolEffect = PulseSymbolEffect.pulse
            _ = value.configuration
        }
    }

    /// Their names are Apple's documentation's (Symbols, iOS 18).
    @MainActor private static func addEffectsOfIOS18(to probes: inout SignatureProbes) {
        probes.row(
            "Types",
            "struct BreatheSymbolEffect : SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable"
        ) { c in
            c.show(c.view.symbolEffect(.breathe))
            c.show(c.view.symbolEffect(.breathe, value: 1))
            c.isHashable(BreatheSymbolEffect.self)
        }
        probes.row("BreatheSymbolEffect", "var pulse: BreatheSymbolEffect { get }") { _ in
            let value: BreatheSymbolEffect = .breathe.pulse
            _ = value
        }
        probes.row("BreatheSymbolEffect", "var plain: BreatheSymbolEffect { get }") { _ in
            let value: BreatheSymbolEffect = .breathe.plain
            _ = value
        }
        probes.row("BreatheSymbolEffect", "var byLayer: BreatheSymbolEffect { get }") { _ in
            let value: BreatheSymbolEffect = .breathe.byLayer
            _ = value
        }
        probes.row("BreatheSymbolEffect", "var wholeSymbol: BreatheSymbolEffect { get }") { _ in
            let value: BreatheSymbolEffect = .breathe.wholeSymbol
            _ = value
        }
        probes.row("BreatheSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = BreatheSymbolEffect.breathe.configuration
        }
        probes.row("SymbolEffect", "static var breathe: BreatheSymbolEffect { get }") { _ in
            let value: BreatheSymbolEffect = .breathe
            _ = value
        }
        probes.row(
            "Types",
            "struct WiggleSymbolEffect : SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable"
        ) { c in
            c.show(c.view.symbolEffect(.wiggle))
            c.show(c.view.symbolEffect(.wiggle, value: 1))
            c.isHashable(WiggleSymbolEffect.self)
        }
        probes.row("WiggleSymbolEffect", "var clockwise: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.clockwise
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var counterClockwise: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.counterClockwise
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var left: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.left
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var right: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.right
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var up: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.up
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var down: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.down
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var forward: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.forward
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var backward: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.backward
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var byLayer: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.byLayer
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var wholeSymbol: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle.wholeSymbol
            _ = value
        }
        probes.row("WiggleSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = WiggleSymbolEffect.wiggle.configuration
        }
        probes.row("SymbolEffect", "static var wiggle: WiggleSymbolEffect { get }") { _ in
            let value: WiggleSymbolEffect = .wiggle
            _ = value
        }
        probes.row(
            "Types",
            "struct RotateSymbolEffect : SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect, Hashable, Sendable"
        ) { c in
            c.show(c.view.symbolEffect(.rotate))
            c.show(c.view.symbolEffect(.rotate, value: 1))
            c.isHashable(RotateSymbolEffect.self)
        }
        probes.row("RotateSymbolEffect", "var clockwise: RotateSymbolEffect { get }") { _ in
            let value: RotateSymbolEffect = .rotate.clockwise
            _ = value
        }
        probes.row("RotateSymbolEffect", "var counterClockwise: RotateSymbolEffect { get }") { _ in
            let value: RotateSymbolEffect = .rotate.counterClockwise
            _ = value
        }
        probes.row("RotateSymbolEffect", "var byLayer: RotateSymbolEffect { get }") { _ in
            let value: RotateSymbolEffect = .rotate.byLayer
            _ = value
        }
        probes.row("RotateSymbolEffect", "var wholeSymbol: RotateSymbolEffect { get }") { _ in
            let value: RotateSymbolEffect = .rotate.wholeSymbol
            _ = value
        }
        probes.row("RotateSymbolEffect", "var configuration: SymbolEffectConfiguration { get }") { _ in
            _ = RotateSymbolEffect.rotate.configuration
        }
        probes.row("SymbolEffect", "static var rotate: RotateSymbolEffect { get }") { _ in
            let value: RotateSymbolEffect = .rotate
            _ = value
        }
    }
}
