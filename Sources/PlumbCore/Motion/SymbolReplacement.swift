/// How a symbol makes room for another.
struct SymbolReplacement: Hashable, Sendable {
    /// The scale of symbols on their way in or out: Plumb's, since Apple publishes none.
    static let smallScale = 0.5

    /// The scale at which the old one is gone; nil when it goes at once.
    var oldScale: Double? = SymbolReplacement.smallScale
    var isByLayer = true
    var options = SymbolEffectOptions.default

    init(oldScale: Double? = SymbolReplacement.smallScale) { self.oldScale = oldScale }
}
