import Foundation

/// Sebastiano Vigna's splitmix64: the same numbers for the same seed, everywhere.
package struct RandomSource: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    package mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    package mutating func flip() -> Bool { next() & 1 == 0 }
    package mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }

    /// A length between 0 and 60 in half points.
    package mutating func length() -> CGFloat { CGFloat(below(121)) / 2 }

    /// A number that layouts must survive.
    package mutating func hostile() -> CGFloat {
        pick([
            .nan, .infinity, -.infinity, -1, -1e300, 1e300, 0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude,
            .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-300, 10, 1e9, -50,
        ])
    }
}
