/// How thick a symbol is drawn.
enum SymbolPen {
    /// Widths on the 24 grid at the weights of type; between them the width is interpolated.
    ///
    /// Our own design: regular is the 2 units that outline icons on this grid have, the rest was chosen by eye.
    private static let widths: [(weight: Double, width: Double)] = [
        (100, 0.9), (200, 1.25), (300, 1.6), (400, 2.0), (500, 2.25), (600, 2.5), (700, 2.8), (800, 3.1), (900, 3.4),
    ]

    /// The width of the pen in grid units for a weight of 100…900; weights outside count as the nearest end, NaN as
    /// regular.
    static func width(weight: Double) -> Double {
        if weight.isNaN { return 2.0 }
        guard weight > 100 else { return 0.9 }
        for (low, high) in zip(widths, widths.dropFirst()) where weight <= high.weight {
            let part = (weight - low.weight) / (high.weight - low.weight)
            return low.width + part * (high.width - low.width)
        }
        return 3.4
    }

    /// The width of the pen relative to the grid, where outlines are scaled by a factor: 2 units are 1.2 pt at 13 pt in
    /// a symbol that fills its grid, and less in one that is drawn smaller than that.
    static func scale(of geometry: Double) -> Double { min(geometry, 1.2 / (2 * SymbolSize.unit)) }

    /// The width for strokes inside a body, which gain only half of what a bold pen gains, so that the body does not
    /// close up.
    static func width(weight: Double, isDetail: Bool) -> Double {
        let full = width(weight: weight)
        return isDetail ? min(full, (full + width(weight: 400)) / 2) : full
    }
}
