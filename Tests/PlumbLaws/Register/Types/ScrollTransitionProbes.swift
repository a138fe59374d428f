import Foundation
import PlumbCore

/// What follows a scroll view, and contents that turn into others.
enum ScrollTransitionProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        addTypes(to: &probes)
        addMembers(to: &probes)
    }

    @MainActor private static func addTypes(to probes: inout SignatureProbes) {
        probes.row("Types", "struct BlurReplaceTransition : Transition") { _ in
            _ = BlurReplaceTransition.self
        }
        probes.row("Types", "struct ContentTransition : Equatable, Sendable") { context in
            context.isEquatable(ContentTransition.self)
            context.isSendable(ContentTransition.self)
        }
        probes.row("Types", "struct ScrollTransitionConfiguration") { _ in
            _ = ScrollTransitionConfiguration.self
        }
        probes.row("Types", "enum ScrollTransitionPhase") { context in
            context.isHashable(ScrollTransitionPhase.self)
        }
    }

    @MainActor private static func addMembers(to probes: inout SignatureProbes) {
        probes.row("BlurReplaceTransition", "init(configuration: BlurReplaceTransition.Configuration)") { _ in
            _ = BlurReplaceTransition(configuration: .upUp)
        }
        probes.row("BlurReplaceTransition", "struct Configuration") { context in
            context.isEquatable(BlurReplaceTransition.Configuration.self)
        }
        probes.row("BlurReplaceTransition", "var configuration: BlurReplaceTransition.Configuration") { _ in
            var transition = BlurReplaceTransition(configuration: .upUp)
            transition.configuration = .downUp
        }
        probes.row(
            "BlurReplaceTransition.Configuration",
            "static let downUp: BlurReplaceTransition.Configuration"
        ) { _ in
            _ = BlurReplaceTransition.Configuration.downUp
        }
        probes.row(
            "BlurReplaceTransition.Configuration",
            "static let upUp: BlurReplaceTransition.Configuration"
        ) { _ in
            _ = BlurReplaceTransition.Configuration.upUp
        }
        probes.row("ContentTransition", "static func == (a: ContentTransition, b: ContentTransition) -> Bool") { _ in
            _ = ContentTransition.identity == .opacity
        }
        probes.row(
            "ContentTransition",
            "static func numericText(countsDown: Bool = false) -> ContentTransition"
        ) { _ in
            _ = ContentTransition.numericText()
            _ = ContentTransition.numericText(countsDown: true)
        }
        probes.row("ContentTransition", "static func numericText(value: Double) -> ContentTransition") { _ in
            _ = ContentTransition.numericText(value: 1)
        }
        probes.row("ContentTransition", "static let identity: ContentTransition") { _ in
            _ = ContentTransition.identity
        }
        probes.row("ContentTransition", "static let interpolate: ContentTransition") { _ in
            _ = ContentTransition.interpolate
        }
        probes.row("ContentTransition", "static let opacity: ContentTransition") { _ in
            _ = ContentTransition.opacity
        }
        probes.row("EnvironmentValues", "var contentTransition: ContentTransition { get set }") { context in
            context.show(context.view.environment(\.contentTransition, .opacity))
        }
        probes.row(
            "ScrollTransitionConfiguration",
            "func animation(_ animation: Animation) -> ScrollTransitionConfiguration"
        ) { _ in
            _ = ScrollTransitionConfiguration.interactive.animation(.bouncy)
        }
        probes.row(
            "ScrollTransitionConfiguration",
            "func threshold(_ threshold: ScrollTransitionConfiguration.Threshold) -> "
                + "ScrollTransitionConfiguration"
        ) { _ in
            _ = ScrollTransitionConfiguration.animated.threshold(.centered)
        }
        probes.row(
            "ScrollTransitionConfiguration",
            "static func animated(_ animation: Animation = .default) -> "
                + "ScrollTransitionConfiguration"
        ) { _ in
            _ = ScrollTransitionConfiguration.animated()
            _ = ScrollTransitionConfiguration.animated(.bouncy)
        }
        probes.row(
            "ScrollTransitionConfiguration",
            "static func interactive(timingCurve: UnitCurve = .easeInOut) -> "
                + "ScrollTransitionConfiguration"
        ) { _ in
            _ = ScrollTransitionConfiguration.interactive()
            _ = ScrollTransitionConfiguration.interactive(timingCurve: .easeIn)
        }
        probes.row("ScrollTransitionConfiguration", "static let animated: ScrollTransitionConfiguration") { _ in
            _ = ScrollTransitionConfiguration.animated
        }
        probes.row("ScrollTransitionConfiguration", "static let identity: ScrollTransitionConfiguration") { _ in
            _ = ScrollTransitionConfiguration.identity
        }
        probes.row("ScrollTransitionConfiguration", "static let interactive: ScrollTransitionConfiguration") { _ in
            _ = ScrollTransitionConfiguration.interactive
        }
        probes.row("ScrollTransitionConfiguration", "struct Threshold") { _ in
            _ = ScrollTransitionConfiguration.Threshold.self
        }
        probes.row(
            "ScrollTransitionConfiguration.Threshold",
            "func inset(by distance: Double) -> ScrollTransitionConfiguration.Threshold"
        ) { _ in
            _ = ScrollTransitionConfiguration.Threshold.visible.inset(by: 1)
        }
        probes.row(
            "ScrollTransitionConfiguration.Threshold",
            "func interpolated(towards other: ScrollTransitionConfiguration.Threshold, "
                + "amount: Double) -> ScrollTransitionConfiguration.Threshold"
        ) { _ in
            _ = ScrollTransitionConfiguration.Threshold.visible.interpolated(towards: .centered, amount: 0.5)
        }
        probes.row(
            "ScrollTransitionConfiguration.Threshold",
            "static func visible(_ amount: Double) -> ScrollTransitionConfiguration.Threshold"
        ) { _ in
            _ = ScrollTransitionConfiguration.Threshold.visible(0.5)
        }
        probes.row(
            "ScrollTransitionConfiguration.Threshold",
            "static let hidden: ScrollTransitionConfiguration.Threshold"
        ) { _ in
            _ = ScrollTransitionConfiguration.Threshold.hidden
        }
        probes.row(
            "ScrollTransitionConfiguration.Threshold",
            "static let visible: ScrollTransitionConfiguration.Threshold"
        ) { _ in
            _ = ScrollTransitionConfiguration.Threshold.visible
        }
        probes.row(
            "ScrollTransitionConfiguration.Threshold",
            "static var centered: ScrollTransitionConfiguration.Threshold { get }"
        ) { _ in
            _ = ScrollTransitionConfiguration.Threshold.centered
        }
        probes.row("ScrollTransitionPhase", "case bottomTrailing") { _ in
            _ = ScrollTransitionPhase.bottomTrailing
        }
        probes.row("ScrollTransitionPhase", "case identity") { _ in
            _ = ScrollTransitionPhase.identity
        }
        probes.row("ScrollTransitionPhase", "case topLeading") { _ in
            _ = ScrollTransitionPhase.topLeading
        }
        probes.row("ScrollTransitionPhase", "func hash(into hasher: inout Hasher)") { _ in
            var hasher = Hasher()
            ScrollTransitionPhase.identity.hash(into: &hasher)
        }
        probes.row(
            "ScrollTransitionPhase",
            "static func == (a: ScrollTransitionPhase, b: ScrollTransitionPhase) -> Bool"
        ) { _ in
            _ = ScrollTransitionPhase.identity == .topLeading
        }
        probes.row("ScrollTransitionPhase", "var hashValue: Int { get }") { _ in
            _ = ScrollTransitionPhase.identity.hashValue
        }
        probes.row("ScrollTransitionPhase", "var isIdentity: Bool { get }") { _ in
            _ = ScrollTransitionPhase.identity.isIdentity
        }
        probes.row("ScrollTransitionPhase", "var value: Double { get }") { _ in
            _ = ScrollTransitionPhase.identity.value
        }
        probes.row(
            "Transition",
            "static func blurReplace(_ config: BlurReplaceTransition.Configuration = "
                + ".downUp) -> Self"
        ) { context in
            context.show(context.view.transition(.blurReplace()))
            context.show(context.view.transition(.blurReplace(.upUp)))
        }
        probes.row("Transition", "static var blurReplace: BlurReplaceTransition { get }") { context in
            context.show(context.view.transition(.blurReplace))
        }
    }
}
