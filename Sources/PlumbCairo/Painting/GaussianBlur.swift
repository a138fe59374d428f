import Foundation

/// Blurs planes of bytes that lie between each other, as the channels of pixels do.
///
/// 1. Small blurs are what they are called: each sample becomes a sum of its neighbours, weighted by the bell curve.
/// 2. Larger ones are three running averages, which no eye can tell from it: as Filter Effects Module Level 1,
///    "feGaussianBlur", has them. An even width is two averages that lean to either side, and one that is wider by one.
/// 3. Samples are counted in 1/256 between the passes; what is outside of the picture is 0.
/// 4. Columns are summed row by row, all at once: memory is walked through in order.
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
                for x in 0..<row { samples[y * row + x] = UInt16(base[y * stride + x]) << 8 }
            }
            count = row * height
        }
    }

    func write(to base: UnsafeMutablePointer<UInt8>, stride: Int) {
        let row = width * channels
        for y in 0..<height {
            for x in 0..<row {
                base[y * stride + x] = UInt8(truncatingIfNeeded: min(UInt32(samples[y * row + x]) + 128, 65280) >> 8)
            }
        }
    }

    mutating func blur(sigma: Double) {
        guard sigma > 0.05, width > 0, height > 0 else { return }
        let windows = sigma < 2 ? [Self.bell(sigma)] : Self.boxes(sigma)
        var other = [UInt16](repeating: 0, count: samples.count)
        for window in windows {
            alongRows(window, &other)
            swap(&samples, &other)
        }
        for window in windows {
            alongColumns(window, &other)
            swap(&samples, &other)
        }
    }

    /// Weights of the samples from `first` to either side, in 1/65536; equal ones have only a count.
    private enum Window {
        case weights([UInt32], first: Int)
        case equal(count: Int, first: Int)
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

    private func alongRows(_ window: Window, _ result: inout [UInt16]) {
        let (step, length) = (channels, width)
        samples.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                for start in 0..<(height * step) {
                    // A row of one channel.
                    let base = start / step * length * step + start % step
                    switch window {
                    case .weights(let weights, let first):
                        for x in 0..<length {
                            var sum: UInt32 = 128
                            for (index, weight) in weights.enumerated() {
                                let at = x + first + index
                                if at >= 0, at < length { sum &+= (UInt32(source[base + at * step]) &* weight) >> 8 }
                            }
                            target[base + x * step] = UInt16(truncatingIfNeeded: min(sum >> 8, 65535))
                        }
                    case .equal(let count, let first):
                        let factor = Self.factor(count)
                        var sum: UInt32 = 0
                        for at in first..<(first + count) where at >= 0 && at < length {
                            sum += UInt32(source[base + at * step])
                        }
                        for x in 0..<length {
                            target[base + x * step] = Self.average(sum, factor)
                            let (old, new) = (x + first, x + first + count)
                            if old >= 0, old < length { sum &-= UInt32(source[base + old * step]) }
                            if new >= 0, new < length { sum &+= UInt32(source[base + new * step]) }
                        }
                    }
                }
            }
        }
    }

    private func alongColumns(_ window: Window, _ result: inout [UInt16]) {
        let row = width * channels
        var sums = [UInt32](repeating: 0, count: row)
        samples.withUnsafeBufferPointer { source in
            result.withUnsafeMutableBufferPointer { target in
                func add(_ y: Int, _ change: (inout UInt32, UInt32) -> Void) {
                    guard y >= 0, y < height else { return }
                    for x in 0..<row { change(&sums[x], UInt32(source[y * row + x])) }
                }
                switch window {
                case .weights(let weights, let first):
                    for y in 0..<height {
                        for x in 0..<row { sums[x] = 128 }
                        for (index, weight) in weights.enumerated() {
                            add(y + first + index) { $0 &+= ($1 &* weight) >> 8 }
                        }
                        for x in 0..<row {
                            target[y * row + x] = UInt16(truncatingIfNeeded: min(sums[x] >> 8, 65535))
                        }
                    }
                case .equal(let count, let first):
                    let factor = Self.factor(count)
                    for y in first..<(first + count) { add(y) { $0 &+= $1 } }
                    for y in 0..<height {
                        for x in 0..<row { target[y * row + x] = Self.average(sums[x], factor) }
                        add(y + first) { $0 &-= $1 }
                        add(y + first + count) { $0 &+= $1 }
                    }
                }
            }
        }
    }

    /// 2³² divided by a count: multiplying is faster than dividing.
    private static func factor(_ count: Int) -> UInt64 { (1 << 32 + UInt64(count) / 2) / UInt64(count) }

    @inline(__always)
    private static func average(_ sum: UInt32, _ factor: UInt64) -> UInt16 {
        UInt16(truncatingIfNeeded: min((UInt64(sum) &* factor &+ (1 << 31)) >> 32, 65535))
    }
}
