/// Single bytes and matches that wait to be written with codes made for them.
///
/// Source: RFC 1951, 3.2.
struct DeflateBlock {
    /// What is repeated (distance above nine bits of length), or a byte.
    private var tokens: [UInt32] = []
    private static let mostTokens = 60_000

    init() { tokens.reserveCapacity(Self.mostTokens) }

    /// How much more fits in.
    var room: Int { Self.mostTokens - tokens.count }

    @inline(__always)
    mutating func add(_ byte: UInt8) { tokens.append(UInt32(byte)) }

    /// - Parameters:
    ///   - length: 3…258.
    ///   - distance: 1…32768.
    @inline(__always)
    mutating func add(length: Int, distance: Int) { tokens.append(UInt32(distance << 9 | length)) }

    // MARK: Symbols

    /// Which symbol a number has, and the bits that tell within it: the numbers from one power of two to the next have
    /// four symbols (two doublings) or two (one).
    @inline(__always)
    private static func symbol(_ number: Int, doublings: Int) -> (symbol: Int, extra: UInt64) {
        let bits = max(0, Int.bitWidth - 1 - number.leadingZeroBitCount - doublings)
        return (bits << doublings + number >> bits, UInt64(number & (1 << bits - 1)))
    }

    /// The symbols of lengths. That of the longest one has no further bits.
    private static let lengthSymbols: [(symbol: Int, extra: UInt64)] = (0...258).map { length in
        if length == 258 { return (285, 0) }
        let (symbol, extra) = symbol(max(0, length - 3), doublings: 2)
        return (257 + symbol, extra)
    }

    @inline(__always)
    private static func distanceSymbol(_ distance: Int) -> (symbol: Int, extra: UInt64) {
        symbol(distance - 1, doublings: 1)
    }

    // MARK: Writing

    /// Writes what waits, and lets it go.
    mutating func write(to output: inout BitWriter, isLast: Bool) {
        var (codeCounts, distanceCounts) = ([UInt32](repeating: 0, count: 286), [UInt32](repeating: 0, count: 30))
        let lengthSymbols = Self.lengthSymbols
        for token in tokens {
            if token < 256 {
                codeCounts[Int(token)] += 1
            } else {
                codeCounts[lengthSymbols[Int(token & 511)].symbol] += 1
                distanceCounts[Self.distanceSymbol(Int(token >> 9)).symbol] += 1
            }
        }
        codeCounts[256] = 1
        let (codes, distances) = (HuffmanCode(codeCounts, longest: 15), HuffmanCode(distanceCounts, longest: 15))
        output.put(isLast ? 1 : 0, 1)
        output.put(2, 2)
        Self.write(codes, distances, to: &output)
        write(codes, distances, to: &output)
        output.put(codes[256])
        tokens.removeAll(keepingCapacity: true)
    }

    private func write(_ codes: HuffmanCode, _ distances: HuffmanCode, to output: inout BitWriter) {
        // A length with the bits that tell within its symbol.
        let lengths = Self.lengthSymbols.enumerated().map { length, entry in
            var code = codes[entry.symbol]
            code.bits |= entry.extra << UInt64(code.count)
            code.count += DeflateScan.extraOfCode(entry.symbol)
            return code
        }
        for token in tokens {
            if token < 256 {
                output.put(codes[Int(token)])
            } else {
                output.put(lengths[Int(token & 511)])
                let (symbol, extra) = Self.distanceSymbol(Int(token >> 9))
                output.put(distances[symbol])
                output.put(extra, DeflateScan.extraOfDistance(symbol))
            }
        }
    }

    /// The lengths of both codes, packed themselves.
    private static func write(_ codes: HuffmanCode, _ distances: HuffmanCode, to output: inout BitWriter) {
        let codeLengths = codes.lengths(atLeast: 257)
        let distanceLengths = distances.lengths(atLeast: 1)
        let entries = runs(of: codeLengths + distanceLengths)
        var counts = [UInt32](repeating: 0, count: 19)
        for entry in entries { counts[entry.symbol] += 1 }
        let ofLengths = HuffmanCode(counts, longest: 7)
        let order = DeflateScan.order
        let used = (order.lastIndex { ofLengths[$0].count > 0 } ?? 0) + 1
        output.put(UInt64(codeLengths.count - 257), 5)
        output.put(UInt64(distanceLengths.count - 1), 5)
        output.put(UInt64(max(4, used) - 4), 4)
        for symbol in order.prefix(max(4, used)) { output.put(UInt64(ofLengths[symbol].count), 3) }
        for entry in entries {
            output.put(ofLengths[entry.symbol])
            output.put(entry.extra, entry.symbol < 16 ? 0 : entry.symbol == 16 ? 2 : entry.symbol == 17 ? 3 : 7)
        }
    }

    /// Lengths, and how often one comes again: 16 the last one 3 to 6 times, 17 and 18 none 3 to 10 and 11 to 138
    /// times.
    private static func runs(of lengths: [UInt8]) -> [(symbol: Int, extra: UInt64)] {
        var entries: [(symbol: Int, extra: UInt64)] = []
        var place = 0
        while place < lengths.count {
            let value = lengths[place]
            let run = lengths[place...].prefix { $0 == value }.count
            place += run
            var rest = run
            if value > 0 {
                entries.append((Int(value), 0))
                rest -= 1
            }
            while rest >= 3 {
                let part = min(rest, value > 0 ? 6 : 138)
                entries.append(
                    value > 0 ? (16, UInt64(part - 3)) : part < 11 ? (17, UInt64(part - 3)) : (18, UInt64(part - 11)))
                rest -= part
            }
            for _ in 0..<rest { entries.append((Int(value), 0)) }
        }
        return entries
    }
}

/// Bits, of which the first written stands lowest.
struct BitWriter {
    private let start: UnsafeMutablePointer<UInt8>
    private var target: UnsafeMutablePointer<UInt8>
    private var word: UInt64 = 0
    private var count: UInt64 = 0

    init(_ target: UnsafeMutablePointer<UInt8>) { (start, self.target) = (target, target) }

    /// At most 32 bits.
    @inline(__always)
    mutating func put(_ bits: UInt64, _ count: Int) {
        word |= bits << self.count
        self.count += UInt64(count)
        guard self.count >= 32 else { return }
        UnsafeMutableRawPointer(target).storeBytes(of: UInt32(truncatingIfNeeded: word).littleEndian, as: UInt32.self)
        target += 4
        word >>= 32
        self.count -= 32
    }

    @inline(__always)
    mutating func put(_ code: HuffmanCode.Entry) { put(code.bits, code.count) }

    /// Fills up the last byte, and returns how many there are.
    mutating func finish() -> Int {
        while count > 0 {
            target[0] = UInt8(truncatingIfNeeded: word)
            target += 1
            word >>= 8
            count -= min(count, 8)
        }
        return target - start
    }
}
