/// A kind of file that shows one picture after the other, and what it can say about time and size.
public enum FilmFormat: String, CaseIterable, Sendable {
    /// 256 colours a frame at most; shown everywhere.
    case gif
    /// Exact.
    case apng
    /// Exact, and the smallest files.
    case webp

    /// The steps in which delays are counted, to a second. 600 are divided by 24, 25, 30, 50 and 60 frames without a
    /// rest.
    public var ticksPerSecond: Double {
        switch self {
        case .gif: 100
        case .apng: 600
        case .webp: 1000
        }
    }

    /// Browsers show a GIF's delay of a hundredth of a second as a tenth.
    var shortestDelay: Int { self == .gif ? 2 : 1 }

    /// Frames a second.
    public var highestRate: Double { self == .gif ? 50 : 60 }

    /// The longest side in pixels.
    public var longestSide: Int { self == .webp ? 16383 : PixelSize.longestSide }

    /// A number of ticks that the format can hold. APNG has 16 bits for it; longer delays are counted in hundredths of
    /// a second.
    func representable(_ ticks: Int) -> Int {
        switch self {
        case .gif: min(ticks, 0xFFFF)
        case .apng: ticks <= 0xFFFF ? ticks : min(ticks / 6, 0xFFFF) * 6
        case .webp: min(ticks, 0xFF_FFFF)
        }
    }
}
