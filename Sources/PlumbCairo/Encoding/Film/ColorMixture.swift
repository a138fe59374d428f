/// How a colour is shown with the colours of a palette: one of them, or two in a fixed pattern.
///
/// 1. The nearest colour of the palette, and nothing else where that is the colour itself.
/// 2. Else the second one with which a mixture on the line between both comes nearest; far apart ones look grainy and
///    count as worse, and only the nearest neighbours of the first are tried.
/// 3. The pattern is an eight by eight Bayer matrix: it stands still when the picture moves.
struct ColorMixture {
    private let first: UInt8
    private let second: UInt8
    /// Of 64 pixels, how many have the second colour.
    private let share: UInt8

    /// - Parameter neighbors: of each colour of the palette, those that it may be mixed with; empty for no mixtures.
    private init(of color: UInt32, in palette: [SIMD3<Float>], neighbors: [[Int]]) {
        let wanted = color.channels
        // 1
        var (nearest, least) = (0, Float.infinity)
        for (index, entry) in palette.enumerated() {
            let away = Self.distance(entry - wanted)
            if away < least { (nearest, least) = (index, away) }
        }
        first = UInt8(nearest)
        // 2
        var best: (index: Int, part: Float) = (nearest, 0)
        if least > 0, !neighbors.isEmpty {
            let start = palette[nearest]
            let toward = (wanted - start) * ColorQuantizer.weights
            for index in neighbors[nearest] {
                let line = palette[index] - start
                let length = Self.distance(line)
                let part = min(1, (line * toward).sum() / length)
                guard part > 0 else { continue }
                let cost = Self.distance(wanted - start - line * part) + length * part * (1 - part) / 16
                if cost < least { (best, least) = ((index, part), cost) }
            }
        }
        second = UInt8(best.index)
        share = UInt8((best.part * 64).rounded())
    }

    /// How each of some colours is shown.
    static func list(of colors: [UInt32], in palette: [UInt32], dithering: Bool) -> [ColorMixture] {
        let palette = palette.map(\.channels)
        let neighbors = dithering ? palette.indices.map { Self.neighbors(of: $0, in: palette) } : []
        return colors.map { ColorMixture(of: $0, in: palette, neighbors: neighbors) }
    }

    private static let mostNeighbors = 32

    private static func neighbors(of index: Int, in palette: [SIMD3<Float>]) -> [Int] {
        let distances = palette.map { distance($0 - palette[index]) }
        let others = palette.indices.filter { $0 != index }
        return Array(others.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(mostNeighbors))
    }

    private static func distance(_ away: SIMD3<Float>) -> Float { (away * away * ColorQuantizer.weights).sum() }

    /// The palette's index at a place.
    func index(x: Int, y: Int) -> UInt8 { share > Self.matrix[(y & 7) << 3 | x & 7] ? second : first }

    // 3
    private static let matrix: [UInt8] = (0..<64).map { place in
        let (x, y) = (place & 7, place >> 3)
        return (0..<3).reduce(0) { sum, bit in
            let (a, b) = ((x ^ y) >> bit & 1, y >> bit & 1)
            return sum | UInt8(a << 1 | b) << (4 - 2 * bit)
        }
    }
}
