/// A code with the fewest bits for symbols that turn up so often, none of them longer than a limit.
///
/// Source: RFC 1951, 3.2.2 (which code stands for which lengths); Huffman 1952 (the lengths).
struct HuffmanCode {
    /// A symbol's code, its first bit lowest, and how many bits it has; none where the symbol does not turn up.
    struct Entry {
        var bits: UInt64 = 0
        var count = 0
    }

    private var entries: [Entry]

    @inline(__always)
    subscript(symbol: Int) -> Entry { entries[symbol] }

    /// - Parameters:
    ///   - counts: how often each symbol turns up.
    ///   - longest: bits of the longest code.
    init(_ counts: some Collection<UInt32>, longest: Int) {
        entries = Array(repeating: Entry(), count: counts.count)
        // How often a symbol turns up, and below that which one it is.
        var used = counts.enumerated().compactMap { $1 > 0 ? UInt64($1) << 16 | UInt64($0) : nil }
        // A code of one symbol has no bits; two are the fewest that readers take.
        for (symbol, count) in counts.enumerated() where used.count < 2 && count == 0 { used.append(UInt64(symbol)) }
        used.sort()
        // The rarest symbols have the longest codes.
        var next = used.startIndex
        let lengths = Self.lengths(used.map { $0 >> 16 }, longest: longest)
        for length in Swift.stride(from: longest, to: 0, by: -1) {
            for _ in 0..<lengths[length] {
                entries[Int(used[next] & 0xFFFF)].count = length
                next += 1
            }
        }
        giveCodes()
    }

    /// Symbols of one length have one code after the other.
    private mutating func giveCodes() {
        let longest = entries.reduce(0) { max($0, $1.count) }
        var counts = [Int](repeating: 0, count: longest + 1)
        for entry in entries where entry.count > 0 { counts[entry.count] += 1 }
        // The first code of each length.
        var next = [Int](repeating: 0, count: longest + 1)
        for length in stride(from: 2, through: longest, by: 1) {
            next[length] = (next[length - 1] + counts[length - 1]) << 1
        }
        for symbol in entries.indices where entries[symbol].count > 0 {
            let length = entries[symbol].count
            let code = next[length]
            next[length] += 1
            var bits = 0
            for place in 0..<length { bits = bits << 1 | code >> place & 1 }
            entries[symbol].bits = UInt64(bits)
        }
    }

    /// How many codes there are of each length.
    ///
    /// - Parameter counts: in order.
    private static func lengths(_ counts: [UInt64], longest: Int) -> [Int] {
        // Each pair of the rarest becomes a node: first all leaves, then nodes in the order in which they are made.
        var weights = counts
        var parents = [Int](repeating: 0, count: 2 * counts.count - 1)
        var (leaf, node) = (0, counts.count)
        func takeRarest() -> Int {
            if leaf < counts.count, node >= weights.count || weights[leaf] <= weights[node] {
                defer { leaf += 1 }
                return leaf
            }
            defer { node += 1 }
            return node
        }
        while weights.count < parents.count {
            let (a, b) = (takeRarest(), takeRarest())
            parents[a] = weights.count
            parents[b] = weights.count
            weights.append(weights[a] + weights[b])
        }
        var depths = [Int](repeating: 0, count: parents.count)
        for index in Swift.stride(from: parents.count - 2, through: 0, by: -1) {
            depths[index] = depths[parents[index]] + 1
        }
        var result = [Int](repeating: 0, count: longest + 1)
        for depth in depths.prefix(counts.count) { result[min(depth, longest)] += 1 }
        // What was cut off takes more room than there is: a shorter code is split, until all fit.
        var room = result.indices.dropFirst().reduce(0) { $0 + result[$1] << (longest - $1) }
        while room > 1 << longest {
            guard let short = (1..<longest).last(where: { result[$0] > 0 }) else { break }
            result[short] -= 1
            result[short + 1] += 2
            result[longest] -= 1
            room -= 1
        }
        return result
    }

    /// The lengths of all codes up to the last one that there is.
    func lengths(atLeast least: Int) -> [UInt8] {
        let count = (entries.lastIndex { $0.count > 0 } ?? -1) + 1
        return entries.prefix(max(least, count)).map { UInt8($0.count) }
    }
}
