import PlumbLayout

/// How often and how fast an effect plays.
public struct SymbolEffectOptions: Hashable, Sendable {
    enum Repetition: Hashable, Sendable {
        /// Once when something happens; without end while active.
        case byKind
        case endless
        case count(Int)
    }

    var repetition = Repetition.byKind
    var givenSpeed = 1.0

    /// Once when something happens, without end while active, at its own speed.
    public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
    /// Plays without end.
    public static var repeating: SymbolEffectOptions { SymbolEffectOptions(repetition: .endless) }
    /// Plays once, also while it is active.
    public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions(repetition: .count(1)) }
    /// Plays a number of times. A count below 1 counts as 1.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
    /// Plays faster by a factor; 0.5 takes twice as long. What is no positive number counts as 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    private func with(_ repetition: Repetition) -> SymbolEffectOptions {
        SymbolEffectOptions(repetition: repetition, givenSpeed: givenSpeed)
    }

    /// The same, without end.
    public var repeating: SymbolEffectOptions { with(.endless) }
    /// The same, once.
    public var nonRepeating: SymbolEffectOptions { with(.count(1)) }
    /// The same, a number of times. A count below 1 counts as 1.
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { with(.count(max(1, count))) }
    /// The same, faster by a factor. What is no positive number counts as 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(repetition: repetition, givenSpeed: speed)
    }

    /// Whether the speed is one. Faster than this is over before it is seen.
    private var isSpeedUsable: Bool { givenSpeed > 1e-6 && givenSpeed < 1e6 }

    /// The speed; 1 for one that is none.
    var speed: Double { isSpeedUsable ? givenSpeed : 1 }

    /// The speed, after a sentence about one that is none.
    @MainActor func speed(in graph: ViewGraph) -> Double {
        if !isSpeedUsable {
            graph.report("a symbol effect was given the speed \(givenSpeed), which is no speed; it counts as 1")
        }
        return speed
    }

    /// How often, for an effect that plays when something happens; infinite for without end.
    var timesWhenTold: Double { times(byKind: 1) }
    /// How often, for an effect that is active.
    var timesWhileActive: Double { times(byKind: .infinity) }

    private func times(byKind: Double) -> Double {
        switch repetition {
        case .byKind: byKind
        case .endless: .infinity
        case .count(let count): Double(count)
        }
    }
}
