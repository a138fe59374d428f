/// How large a symbol is beside text of the same font.
package enum SymbolScale: Sendable, CaseIterable {
    case small, medium, large

    /// The factor on both sides of the symbol's box. Measured on the star at 13 pt: 13.5 × 13, 16.5 × 16, 21.5 × 20.5.
    var factor: Double {
        switch self {
        case .small: 0.815
        case .medium: 1
        case .large: 1.29
        }
    }
}
