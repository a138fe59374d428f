/// How a colour is shown with the colours of a palette: one of them, or two in a fixed pattern.
///
/// 1. The nearest colour of the palette, and nothing else where that is the colour itself.
/// 2. Else the second one with which a mixture on the line between both comes nearest; far apart ones look grainy and count as
///    worse.
/// 3. The pattern is an eight by eight Bayer matrix: it stands still when the picture moves.
struct ColorMixture {
    private let first: UInt8
    private let second: UInt8
    /// Of 64 pixels, how many have the second colour.
    private let share: UInt8

    init(of color: UInt32, in palette: [SIMD3<Float>], dithering: Bool) {
        let wanted = color.channels
        func distance(_ away: SIMD3<Float>) -> Float { (away * away * ColorQuantizer.weights).sum() }
        // 1
        var (nearest, least) = (0, Float.infinity)
        for (index, entry) in palette.enumerated() {
            let away = distance(entry - wanted)
            if away < least { (nearest, least) = (index, away) }
        }
        first = UInt8(nearest)
        // 2
        var best: (index: Int, part: Float) = (nearest, 0)
        if dithering, least > 0 {
            let start = palette[nearest]
            let toward = (wanted - start) * ColorQuantizer.weights
            for (index, entry) in palette.enumerated() where index != nearest {
                let line = entry - start
                let length = distance(line)
                let part = min(1, (line * toward).sum() / length)
                guard part > 0 else { continue }
                let cost = distance(wanted - start - line * part) + length * part * (1 - part) / 16
                if cost < least { (best, least) = ((index, part), cost) }
            }
        }
        second = UInt8(best.index)
        share = UInt8((best.part * 64).rounded())
    }

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
