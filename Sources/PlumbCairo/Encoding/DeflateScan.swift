/// Finds where the last block of packed data begins and where it ends, in bits. Nothing is unpacked: codes are read and
/// passed over.
///
/// Source: RFC 1951, 3.2.
struct DeflateScan {
    /// The bit that says that the last block is the last.
    private(set) var lastBlock = 0
    /// The bit after all.
    private(set) var end = 0

    private let input: UnsafeBufferPointer<UInt8>
    private var codes = CodeTable()
    private var distances = CodeTable()

    /// `nil` for data that are not valid. Eight bytes after `input` must be readable.
    init?(_ input: UnsafeBufferPointer<UInt8>) {
        self.input = input
        while true {
            lastBlock = end
            let isLast = take(1) == 1
            switch take(2) {
            case 0: guard skipStored() else { return nil }
            case 1:
                codes = .fixedCodes
                distances = .fixedDistances
                guard skipCodes() else { return nil }
            case 2: guard readTables(), skipCodes() else { return nil }
            default: return nil
            }
            guard end <= input.count * 8 else { return nil }
            if isLast { return }
        }
    }

    /// At least 57 bits from `end` on, the next one lowest; zeros beyond the data.
    @inline(__always)
    private var word: UInt64 {
        guard let base = input.baseAddress, end >> 3 <= input.count else { return 0 }
        let bytes = UnsafeRawPointer(base + end >> 3).loadUnaligned(as: UInt64.self)
        return UInt64(littleEndian: bytes) >> UInt64(end & 7)
    }

    private mutating func take(_ count: Int) -> Int {
        defer { end += count }
        return Int(word & ((1 << UInt64(count)) - 1))
    }

    private mutating func skipStored() -> Bool {
        end = (end + 7) & ~7
        let length = take(16)
        guard take(16) == length ^ 0xFFFF else { return false }
        end += length * 8
        return true
    }

    /// How many bits follow a symbol's code.
    static func extraOfCode(_ symbol: Int) -> Int { (265..<285).contains(symbol) ? (symbol - 261) / 4 : 0 }
    static func extraOfDistance(_ symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 - 1 }

    /// The order in which the lengths of the code of lengths are given.
    static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func readTables() -> Bool {
        let (codeCount, distanceCount, lengthCount) = (take(5) + 257, take(5) + 1, take(4) + 4)
        var ofLengths = [UInt8](repeating: 0, count: 19)
        for index in Self.order.prefix(lengthCount) { ofLengths[index] = UInt8(take(3)) }
        let table = CodeTable(ofLengths) { _ in 0 }
        var lengths: [UInt8] = []
        lengths.reserveCapacity(codeCount + distanceCount)
        while lengths.count < codeCount + distanceCount {
            let entry = table[word]
            guard entry.bits > 0 else { return false }
            end += entry.bits
            switch entry.symbol {
            case 16:
                guard let last = lengths.last else { return false }
                lengths += repeatElement(last, count: 3 + take(2))
            case 17: lengths += repeatElement(0, count: 3 + take(3))
            case 18: lengths += repeatElement(0, count: 11 + take(7))
            default: lengths.append(UInt8(entry.symbol))
            }
        }
        guard lengths.count == codeCount + distanceCount else { return false }
        codes = CodeTable(Array(lengths[..<codeCount]), extra: Self.extraOfCode)
        distances = CodeTable(Array(lengths[codeCount...]), extra: Self.extraOfDistance)
        return true
    }

    /// Passes over all codes of a block, its end included.
    private mutating func skipCodes() -> Bool {
        let limit = input.count * 8
        while end <= limit {
            var word = word
            let code = codes[word]
            guard code.bits > 0 else { return false }
            end += code.bits
            if code.symbol == 256 { return true }
            guard code.symbol > 256 else { continue }
            word >>= UInt64(code.bits)
            let distance = distances[word]
            guard distance.bits > 0 else { return false }
            end += distance.bits
        }
        return false
    }
}

/// Which symbol some bits begin with, and how many bits it and what belongs to it take.
private struct CodeTable {
    /// Symbol and bits; no bits where no code stands.
    private var entries: [(symbol: UInt16, bits: UInt8)] = [(0, 0)]
    private var mask: UInt64 = 0

    init() {}

    /// - Parameters:
    ///   - lengths: Bits of each symbol's code, 0 for none.
    ///   - extra: How many bits follow a symbol's code.
    init(_ lengths: [UInt8], extra: (Int) -> Int) {
        let longest = Int(lengths.max() ?? 0)
        mask = (1 << UInt64(longest)) - 1
        entries = Array(repeating: (0, 0), count: 1 << longest)
        let code = HuffmanCode(lengths: lengths)
        for symbol in lengths.indices where code[symbol].count > 0 {
            let (first, length) = (Int(code[symbol].bits), code[symbol].count)
            let entry = (symbol: UInt16(symbol), bits: UInt8(length + extra(symbol)))
            for index in stride(from: first, to: entries.count, by: 1 << length) { entries[index] = entry }
        }
    }

    @inline(__always)
    subscript(word: UInt64) -> (symbol: Int, bits: Int) {
        let entry = entries[Int(truncatingIfNeeded: word & mask)]
        return (Int(entry.symbol), Int(entry.bits))
    }

    static let fixedCodes = CodeTable(
        [(8, 144), (9, 112), (7, 24), (8, 8)].flatMap { [UInt8](repeating: $0.0, count: $0.1) },
        extra: DeflateScan.extraOfCode)
    static let fixedDistances = CodeTable([UInt8](repeating: 5, count: 30), extra: DeflateScan.extraOfDistance)
}
