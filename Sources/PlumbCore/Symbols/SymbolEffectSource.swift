import PlumbLayout

/// An effect in force somewhere: what it makes of the symbols there, at the host's time.
///
/// It stands in the environment, and stays the same while it plays: what changes is asked for when a symbol is drawn.
/// It follows the clock only while it moves and a symbol is in sight.
@MainActor
class SymbolEffectSource {
    unowned let graph: ViewGraph
    private var symbolCount = 0
    private var follower: HostClock.Token?

    init(_ graph: ViewGraph) { self.graph = graph }

    /// Whether the symbols will look different in a moment.
    var isMoving: Bool { false }
    /// Whether `symbolEffectsRemoved` leaves it alone: it belongs to views that come and go.
    var staysWithTransition: Bool { false }
    /// What the effect makes of a layer; 0 is the one behind all others.
    func look(ofLayer rank: Int) -> SymbolLook { SymbolLook() }
    /// What it makes of the symbol's parts.
    var wave: VariableColorWave? { nil }
    /// Moves on what runs.
    func move(to time: Double) {}

    var now: Double { graph.clock.now }

    func addSymbol() {
        symbolCount += 1
        follow()
    }

    func removeSymbol() {
        symbolCount -= 1
        if symbolCount == 0 { rest() }
    }

    /// Goes on frame by frame, if there is something to see.
    func follow() {
        guard follower == nil, symbolCount > 0 else { return }
        move(to: now)
        guard isMoving else { return }
        follower = graph.clock.follow { [weak self] time in self?.tick(time) ?? false }
    }

    private func tick(_ time: Double) -> Bool {
        move(to: time)
        if isMoving { return true }
        follower = nil
        return false
    }

    private func rest() {
        if let follower { graph.clock.cancel(follower) }
        follower = nil
    }
}

/// The effects in force, the outermost first.
struct SymbolEffectList: Equatable {
    private(set) var sources: [SymbolEffectSource] = []

    var isEmpty: Bool { sources.isEmpty }
    func adding(_ source: SymbolEffectSource) -> SymbolEffectList { SymbolEffectList(sources: sources + [source]) }
    @MainActor var withoutEffects: SymbolEffectList {
        isEmpty ? self : SymbolEffectList(sources: sources.filter(\.staysWithTransition))
    }

    static func == (a: SymbolEffectList, b: SymbolEffectList) -> Bool {
        a.sources.count == b.sources.count && zip(a.sources, b.sources).allSatisfy(===)
    }
}

private struct SymbolEffectsKey: EnvironmentKey { static var defaultValue: SymbolEffectList { SymbolEffectList() } }

extension EnvironmentValues {
    /// The effects on symbols here.
    var symbolEffects: SymbolEffectList {
        get { self[SymbolEffectsKey.self] }
        set { self[SymbolEffectsKey.self] = newValue }
    }
}

/// Motions of the layers of a symbol between two states, each layer a little after the one behind it. 0 and 1 are the
/// states.
struct LayeredMotion {
    /// There are two kinds of layers: behind, and in front.
    private var motions = [Motion<Double>(), Motion<Double>()]
    private(set) var aim: Double

    init(at aim: Double) { self.aim = aim }

    var isRunning: Bool { motions.contains { $0.isRunning } }

    subscript(rank: Int) -> Double { aim + motions[min(rank, 1)].rest.unitUnscaled() }

    /// Goes to another state; without an animation it is there at once.
    mutating func go(
        to aim: Double, by animation: Animation?, isByLayer: Bool, at time: Double, in values: EnvironmentValues
    ) {
        let interval = (aim - self.aim).unitScaled()
        self.aim = aim
        for rank in motions.indices {
            guard let animation else {
                motions[rank].stop()
                continue
            }
            let delay = isByLayer ? Double(rank) * SymbolCurves.layerDelay : 0
            let own = delay > 0 ? animation.delay(delay) : animation
            motions[rank].start(interval, Transaction(animation: own), at: time, in: values)
        }
    }

    mutating func move(to time: Double) { for rank in motions.indices { motions[rank].move(to: time) } }
}
