import Foundation

/// Blurs planes of bytes that lie between each other, as the channels of pixels do.
///
/// 1. Small blurs are what they are called: each sample becomes a sum of its neighbours, weighted by the bell curve.
/// 2. Larger ones are three running averages, which no eye can tell from it: as Filter Effects Module Level 1,
/// "feGaussianBlur", has them. An even width is two averages that lean to either side, and one that is wider by one.
/// 3. Samples are counted in 1/256 between the passes; what is outside of the picture is 0. 4. Columns are summed row
/// by row, all at once: memory is walked through in order. 5. Most of the time of a page with shadows is spent here,
/// so the loops have pointers instead of arrays. Rows lie between zeros, and need no checks at their ends; eight
/// samples go along them at once.
struct GaussianBlur {
    /// The widest standard deviation, in pixels: nothing is left to be seen of what is blurred further.
    static let largest = 1000.0

    let width: Int
    let height: Int
    /// Bytes to a pixel, 1 or 4.
    let channels: Int
    private var samples: [UInt16]

    /// - Parameter stride: bytes from a row to the next.
    init(_ base: UnsafePointer<UInt8>, width: Int, height: Int, channels: Int, stride: Int) {
        self.width = width
        self.height = height
        self.channels = channels
        let row = width * channels
        samples = [UInt16](unsafeUninitializedCapacity: row * height) { samples, count in
            for y in 0..<height {
                let (source, target) = (base + y * stride, samples.baseAddress.map { $0 + y * row })
                guard let target else { return }
                for x in 0..<row { target[x] = UInt16(source[x]) << 8 }
            }
            count = row * height
        }
    }

    func write(to base: UnsafeMutablePointer<UInt8>, stride: Int) {
        let row = width * channels
        samples.withUnsafeBufferPointer { samples in
            guard let samples = samples.baseAddress else { return }
            for y in 0..<height {
                let (source, target) = (samples + y * row, base + y * stride)
                for x in 0..<row {
                    target[x] = UInt8(truncatingIfNeeded: min(UInt32(source[x]) &+ 128, 65280) >> 8)
                }
            }
        }
    }

    /// How many pixels a blur looks to each side, at most.
    static func reach(sigma: Double) -> Int { windows(sigma).reduce(0) { $0 + $1.reach } }

    /// None for what changes nothing; else an odd number.
    private static func windows(_ sigma: Double) -> [Window] {
        sigma > 0.05 ? sigma < 2 ? [bell(sigma)] : boxes(sigma) : []
    }

    mutating func blur(sigma: Double) {
        let windows = Self.windows(sigma)
        // What the rows leave in the one memory, an odd number of columns bring back.
        guard !windows.isEmpty, width > 0, height > 0 else { return }
        var pixels: [UInt16] = []
        swap(&pixels, &samples)
        defer { swap(&pixels, &samples) }
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: pixels.count) { other in
            pixels.withUnsafeMutableBufferPointer { own in
                guard let own = own.baseAddress, let other = other.baseAddress else { return }
                alongRows(windows, from: own, to: other)
                var (source, target) = (other, own)
                for window in windows {
                    alongColumns(window, from: source, to: target)
                    swap(&source, &target)
                }
            }
        }
    }

    /// Weights of the samples from `first` to either side, in 1/65536; equal ones have only a count.
    private enum Window {
        case weights([UInt32], first: Int)
        case equal(count: Int, first: Int)

        /// How many samples it goes to either side, at most.
        var reach: Int {
            switch self {
            case .weights(let weights, _): weights.count / 2
            case .equal(let count, _): count / 2
            }
        }
    }

    /// (1)
    private static func bell(_ sigma: Double) -> Window {
        let reach = Int((3 * sigma).rounded(.up))
        let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * sigma * sigma)) }
        let sum = values.reduce(0, +)
        return .weights(values.map { UInt32(($0 / sum * 65536).rounded()) }, first: -reach)
    }

    /// (2)
    private static func boxes(_ sigma: Double) -> [Window] {
        let count = Int((sigma * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        let half = count / 2
        if count % 2 == 1 { return Array(repeating: .equal(count: count, first: -half), count: 3) }
        return [
            .equal(count: count, first: -half), .equal(count: count, first: -half + 1),
            .equal(count: count + 1, first: -half),
        ]
    }

    /// Samples that go along a row together: those of one pixel of several rows.
    private typealias Lanes = SIMD8<UInt16>

    /// Some rows at once go through all windows, between as many zeros on both sides as a window reaches.
    private func alongRows(
        _ windows: [Window], from source: UnsafePointer<UInt16>, to target: UnsafeMutablePointer<UInt16>
    ) {
        let row = width * channels
        let together = Lanes.scalarCount / channels
        // A running sum takes in the sample after its window.
        let margin = (windows.map(\.reach).max() ?? 0) + 1
        let length = width + 2 * margin
        withUnsafeTemporaryAllocation(of: Lanes.self, capacity: 2 * length) { lanes in
            guard let lanes = lanes.baseAddress else { return }
            lanes.initialize(repeating: .zero, count: 2 * length)
            let (bytes, lane) = (2 * channels, MemoryLayout<Lanes>.stride)
            for first in stride(from: 0, to: height, by: together) {
                var (one, other) = (lanes + margin, lanes + length + margin)
                /// The rows and their places among the lanes.
                func eachRow(_ body: (_ row: Int, _ lanes: UnsafeMutableRawPointer) -> Void) {
                    for number in 0..<min(together, height - first) {
                        body((first + number) * row, UnsafeMutableRawPointer(one) + number * bytes)
                    }
                }
                eachRow { copy(from: source + $0, by: bytes, to: $1, by: lane) }
                for window in windows {
                    Self.alongRow(window, width, from: one, to: other)
                    swap(&one, &other)
                }
                eachRow { copy(from: $1, by: lane, to: target + $0, by: bytes) }
            }
        }
    }

    /// Copies the pixels of a row, each so many bytes after the one before.
    private func copy(
        from source: UnsafeRawPointer, by step: Int, to target: UnsafeMutableRawPointer, by other: Int
    ) {
        func copy<Pixel: BitwiseCopyable>(as type: Pixel.Type) {
            for x in 0..<width {
                target.storeBytes(
                    of: source.loadUnaligned(fromByteOffset: x * step, as: type), toByteOffset: x * other, as: type)
            }
        }
        // One channel or four.
        if channels == 1 { copy(as: UInt16.self) } else { copy(as: UInt64.self) }
    }

    /// Rows with zeros on both sides.
    private static func alongRow(
        _ window: Window, _ width: Int, from source: UnsafePointer<Lanes>, to target: UnsafeMutablePointer<Lanes>
    ) {
        switch window {
        case .weights(let weights, let first):
            weights.withUnsafeBufferPointer { weights in
                for x in 0..<width {
                    var sum = SIMD8<UInt32>(repeating: 128)
                    for index in weights.indices {
                        let samples = SIMD8<UInt32>(truncatingIfNeeded: source[x + first + index])
                        sum &+= (samples &* weights[index]) &>> 8
                    }
                    target[x] = Lanes(truncatingIfNeeded: pointwiseMin(sum &>> 8, SIMD8(repeating: 65535)))
                }
            }
        case .equal(let count, let first):
            let factors = SIMD8<UInt64>(repeating: UInt64(factor(count)))
            var sum = SIMD8<UInt32>.zero
            for at in first..<(first + count) { sum &+= SIMD8(truncatingIfNeeded: source[at]) }
            for x in 0..<width {
                let product = SIMD8<UInt64>(truncatingIfNeeded: sum) &* factors &+ SIMD8(repeating: 1 << 31)
                target[x] = Lanes(truncatingIfNeeded: product &>> 32)
                let new = SIMD8<UInt32>(truncatingIfNeeded: source[x + first + count])
                sum = sum &- SIMD8(truncatingIfNeeded: source[x + first]) &+ new
            }
        }
    }

    private func alongColumns(
        _ window: Window, from source: UnsafePointer<UInt16>, to target: UnsafeMutablePointer<UInt16>
    ) {
        let row = width * channels
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: row) { sums in
            guard let sums = sums.baseAddress else { return }
            switch window {
            case .weights(let weights, let first):
                for y in 0..<height {
                    sums.initialize(repeating: 128, count: row)
                    for (index, weight) in weights.enumerated() {
                        let at = y + first + index
                        guard at >= 0, at < height else { continue }
                        Self.add(source + at * row, times: weight, to: sums, row)
                    }
                    Self.write(sums, to: target + y * row, row)
                }
            case .equal(let count, let first):
                let factor = Self.factor(count)
                sums.initialize(repeating: 0, count: row)
                withUnsafeTemporaryAllocation(of: UInt16.self, capacity: row) { none in
                    guard let none = none.baseAddress else { return }
                    none.initialize(repeating: 0, count: row)
                    func samples(_ y: Int) -> UnsafePointer<UInt16> {
                        y >= 0 && y < height ? source + y * row : UnsafePointer(none)
                    }
                    for y in max(0, first)..<max(0, min(height, first + count)) {
                        let from = samples(y)
                        for x in 0..<row { sums[x] &+= UInt32(from[x]) }
                    }
                    for y in 0..<height {
                        let to = target + y * row
                        let (old, new) = (samples(y + first), samples(y + first + count))
                        for x in 0..<row {
                            let sum = sums[x]
                            to[x] = Self.average(sum, factor)
                            sums[x] = sum &- UInt32(old[x]) &+ UInt32(new[x])
                        }
                    }
                }
            }
        }
    }

    /// Adds weighted samples to sums of as many.
    @inline(__always)
    private static func add(
        _ source: UnsafePointer<UInt16>, times weight: UInt32, to sums: UnsafeMutablePointer<UInt32>, _ count: Int
    ) {
        for x in 0..<count { sums[x] &+= (UInt32(source[x]) &* weight) >> 8 }
    }

    /// Writes weighted sums as samples.
    @inline(__always)
    private static func write(
        _ sums: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt16>, _ count: Int
    ) {
        for x in 0..<count { target[x] = UInt16(truncatingIfNeeded: min(sums[x] >> 8, 65535)) }
    }

    /// 2³² divided by a count above 1: multiplying is faster than dividing.
    private static func factor(_ count: Int) -> UInt32 {
        UInt32(truncatingIfNeeded: (1 << 32 + UInt64(count) / 2) / UInt64(count))
    }

    /// No sample is above 255 · 256, so that no average is above what fits.
    @inline(__always)
    private static func average(_ sum: UInt32, _ factor: UInt32) -> UInt16 {
        UInt16(truncatingIfNeeded: (UInt64(sum) &* UInt64(factor) &+ (1 << 31)) >> 32)
    }
}
