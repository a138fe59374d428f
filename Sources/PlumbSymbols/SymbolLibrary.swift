/// Plumb's own symbols: drawings of ours that answer to the names SwiftUI code uses.
public enum SymbolLibrary {
    /// The symbol of a name; nil if we have no drawing for it (see `isKnownName`).
    public static func symbol(named name: String) -> Symbol? {
        GlyphComposition.marks(named: name).flatMap { Symbol(name: name, marks: $0) }
    }

    /// Whether a name is one that SF Symbols has, as far as we know: names found in public code, names with a
    /// measured size, and those that we draw. For such a name without a drawing there is `Symbol.placeholder`;
    /// any other name is 0 × 0 in SwiftUI.
    public static func isKnownName(_ name: String) -> Bool {
        KnownNames.all.contains(name) || MeasuredSizes.table[name] != nil || GlyphComposition.marks(named: name) != nil
    }

    /// The names that have a drawing, sorted: the tables' own, their `.fill` variants, and every known name that can be
    /// composed. Further combinations (`47.square.fill`) resolve without being listed.
    public static let names: [String] = {
        let drawn = GlyphLibrary.names
        let candidates = Set(drawn + drawn.map { $0 + ".fill" }).union(KnownNames.all).union(MeasuredSizes.table.keys)
        return candidates.filter { GlyphComposition.marks(named: $0) != nil }.sorted()
    }()
}
