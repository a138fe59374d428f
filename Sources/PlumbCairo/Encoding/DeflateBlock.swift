/// Single bytes and matches that wait to be written with codes made for them.
///
/// Source: RFC 1951, 3.2.
struct DeflateBlock {
    /// What is repeated (distance above nine bits of length), or a byte.
    private let tokens: UnsafeMutablePointer<UInt32>
    private var count = 0
    /// Codes that fit what is near are shorter: more tokens than these share none. Fewer do not pay for their codes.
    private static let mostTokens = 10_000
    /// The most that one step adds: matches of 8,192 bytes, or bytes that wait for a longer match.
    static let most = 300
    /// Room for all, in 32-bit words.
    static let capacity = mostTokens + most

    /// - Parameter tokens: room for `capacity` of them.
    init(_ tokens: UnsafeMutablePointer<UInt32>) { self.tokens = tokens }

    /// How much more fits in.
    var room: Int { Self.mostTokens - count }

    @inline(__always)
    mutating func add(_ byte: UInt8) { add(UInt32(byte)) }

    /// - Parameters:
    ///   - length: 3…258.
    ///   - distance: 1…32768.
    @inline(__always)
    mutating func add(length: Int, distance: Int) { add(UInt32(truncatingIfNeeded: distance << 9 | length)) }

    @inline(__always)
    private mutating func add(_ token: UInt32) {
        tokens[count] = token
        count += 1
    }

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

    /// How many bits follow a symbol's code.
    private static func extraOfCode(_ symbol: Int) -> Int { (265..<285).contains(symbol) ? (symbol - 261) / 4 : 0 }
    private static func extraOfDistance(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

    /// The order in which the lengths of the code of lengths are given.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    @inline(__always)
    private static func distanceSymbol(_ distance: Int) -> (symbol: Int, extra: UInt64) {
        symbol(distance - 1, doublings: 1)
    }

    // MARK: Writing

    /// Writes what waits, and lets it go.
    mutating func write(to output: inout BitWriter, isLast: Bool) {
        let tokens = UnsafeBufferPointer(start: tokens, count: count)
        // A symbol of lengths, and one of distances.
        var counts = [UInt32](repeating: 0, count: 286 + 30)
        counts.withUnsafeMutableBufferPointer { counts in
            Self.lengthSymbols.withUnsafeBufferPointer { lengthSymbols in
                for token in tokens {
                    if token < 256 {
                        counts[Int(token)] += 1
                    } else {
                        counts[lengthSymbols[Int(token & 511)].symbol] += 1
                        counts[286 + Self.distanceSymbol(Int(token >> 9)).symbol] += 1
                    }
                }
            }
        }
        counts[256] = 1
        let codes = HuffmanCode(counts[..<286], longest: 15)
        let distances = HuffmanCode(counts[286...], longest: 15)
        output.put(isLast ? 1 : 0, 1)
        output.put(2, 2)
        Self.write(codes, distances, to: &output)
        Self.write(tokens, codes, distances, to: &output)
        output.put(codes[256])
        count = 0
    }

    private static func write(
        _ tokens: UnsafeBufferPointer<UInt32>, _ codes: HuffmanCode, _ distances: HuffmanCode,
        to output: inout BitWriter
    ) {
        // A byte's code, and that of a length with the bits that tell within its symbol.
        let bytes = (0..<256).map { codes[$0] }
        let lengths = lengthSymbols.enumerated().map { length, entry in
            var code = codes[entry.symbol]
            code.bits |= entry.extra << UInt64(code.count)
            code.count += extraOfCode(entry.symbol)
            return code
        }
        let far = (0..<30).map { distances[$0] }
        bytes.withUnsafeBufferPointer { bytes in
            lengths.withUnsafeBufferPointer { lengths in
                far.withUnsafeBufferPointer { far in
                    for token in tokens {
                        if token < 256 {
                            output.put(bytes[Int(token)])
                        } else {
                            output.put(lengths[Int(token & 511)])
                            let (symbol, extra) = distanceSymbol(Int(token >> 9))
                            let code = far[symbol]
                            output.put(
                                code.bits | extra << UInt64(code.count),
                                code.count + extraOfDistance(symbol))
                        }
                    }
                }
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
        let order = order
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
