import Foundation

/// Blurs planes of bytes that lie between each other, as the channels of pixels do.
///
/// 1. Small blurs are what they are called: each sample becomes a sum of its neighbours, weighted by the bell curve. 2.
/// Larger ones are three running averages, which no eye can tell from it: as Filter Effects Module Level 1,
/// "feGaussianBlur", has them. An even width is two averages that lean to either side, and one that is wider by one. 3.
/// Samples are counted in 1/256 between the passes; what is outside of the picture is 0. 4. Columns are summed row by
/// row, all at once: memory is walked through in order. 5. Most of the time of a page with shadows is spent here, so
/// the loops have pointers instead of arrays. A row lies between zeros, and needs no checks at its ends.
struct GaussianBlur {
    /// The widest standard deviation, in pixels: nothing is left to be seen of what is blurred further.
    static let largest = 1000.0

    let width: Int
    let height: Int
    /// Bytes to a pixel.
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

    mutating func blur(sigma: Double) {
        guard sigma > 0.05, width > 0, height > 0 else { return }
        // An odd number: what the rows leave in the one memory, the columns bring back.
        let windows = sigma < 2 ? [Self.bell(sigma)] : Self.boxes(sigma)
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
            case .weights(let weights, _): weights.count
            case .equal(let count, _): count
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

    /// Each row goes through all windows, between two rows with as many zeros on both sides as a window reaches.
    private func alongRows(
        _ windows: [Window], from source: UnsafePointer<UInt16>, to target: UnsafeMutablePointer<UInt16>
    ) {
        let row = width * channels
        let margin = (windows.map(\.reach).max() ?? 0) * channels
        let length = row + 2 * margin
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 2 * length) { rows in
            guard let rows = rows.baseAddress else { return }
            rows.initialize(repeating: 0, count: 2 * length)
            for y in 0..<height {
                var (one, other) = (rows + margin, rows + length + margin)
                one.update(from: source + y * row, count: row)
                for (index, window) in windows.enumerated() {
                    let end = index == windows.count - 1 ? target + y * row : other
                    alongRow(window, from: one, to: end)
                    swap(&one, &other)
                }
            }
        }
    }

    /// A row with zeros on both sides.
    private func alongRow(
        _ window: Window, from source: UnsafePointer<UInt16>, to target: UnsafeMutablePointer<UInt16>
    ) {
        switch window {
        case .weights(let weights, let first):
            let row = width * channels
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: row) { sums in
                guard let sums = sums.baseAddress else { return }
                sums.initialize(repeating: 128, count: row)
                for (index, weight) in weights.enumerated() {
                    Self.add(source + (first + index) * channels, times: weight, to: sums, row)
                }
                Self.write(sums, to: target, row)
            }
        case .equal(let count, let first):
            let factor = Self.factor(count)
            if channels == 4 {
                let from = UnsafeRawPointer(source), to = UnsafeMutableRawPointer(target)
                func pixel(_ x: Int) -> SIMD4<UInt32> {
                    SIMD4(truncatingIfNeeded: from.loadUnaligned(fromByteOffset: 8 * x, as: SIMD4<UInt16>.self))
                }
                var sum = SIMD4<UInt32>.zero
                for at in first..<(first + count) { sum &+= pixel(at) }
                for x in 0..<width {
                    let average = SIMD4<UInt16>(
                        Self.average(sum[0], factor), Self.average(sum[1], factor), Self.average(sum[2], factor),
                        Self.average(sum[3], factor))
                    to.storeBytes(of: average, toByteOffset: 8 * x, as: SIMD4<UInt16>.self)
                    sum = sum &- pixel(x + first) &+ pixel(x + first + count)
                }
                return
            }
            for channel in 0..<channels {
                var sum: UInt32 = 0
                for at in first..<(first + count) { sum &+= UInt32(source[at * channels + channel]) }
                var place = channel
                let (old, new) = (first * channels, (first + count) * channels)
                for _ in 0..<width {
                    target[place] = Self.average(sum, factor)
                    sum = sum &- UInt32(source[place + old]) &+ UInt32(source[place + new])
                    place += channels
                }
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
                for y in max(0, first)..<min(height, first + count) {
                    let from = source + y * row
                    for x in 0..<row { sums[x] &+= UInt32(from[x]) }
                }
                for y in 0..<height {
                    let to = target + y * row
                    for x in 0..<row { to[x] = Self.average(sums[x], factor) }
                    if y + first >= 0 {
                        let from = source + (y + first) * row
                        for x in 0..<row { sums[x] &-= UInt32(from[x]) }
                    }
                    if y + first + count < height {
                        let from = source + (y + first + count) * row
                        for x in 0..<row { sums[x] &+= UInt32(from[x]) }
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

    @inline(__always)
    private static func average(_ sum: UInt32, _ factor: UInt32) -> UInt16 {
        UInt16(truncatingIfNeeded: min((UInt64(sum) &* UInt64(factor) &+ (1 << 31)) >> 32, 65535))
    }
}
