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
    init(_ counts: [UInt32], longest: Int) {
        entries = Array(repeating: Entry(), count: counts.count)
        var used = counts.indices.filter { counts[$0] > 0 }
        // A code of one symbol has no bits; two are the fewest that readers take.
        for symbol in counts.indices where used.count < 2 && !used.contains(symbol) { used.append(symbol) }
        used.sort { (counts[$0], $0) < (counts[$1], $1) }
        // The rarest symbols have the longest codes.
        var next = used.startIndex
        let lengths = Self.lengths(used.map { UInt64(counts[$0]) }, longest: longest)
        for length in Swift.stride(from: longest, to: 0, by: -1) {
            for _ in 0..<lengths[length] {
                entries[used[next]].count = length
                next += 1
            }
        }
        giveCodes()
    }

    /// - Parameter lengths: bits of each symbol's code, 0 for none. Where that is more than there is room for, the last
    ///   ones have none.
    init(lengths: [UInt8]) {
        entries = lengths.map { Entry(count: Int($0)) }
        giveCodes()
    }

    /// Symbols of one length have one code after the other.
    private mutating func giveCodes() {
        var code = 0
        for length in 1..<((entries.map(\.count).max() ?? 0) + 1) {
            code <<= 1
            for symbol in entries.indices where entries[symbol].count == length {
                guard code < 1 << length else {
                    entries[symbol] = Entry()
                    continue
                }
                entries[symbol].bits = UInt64((0..<length).reduce(0) { $0 << 1 | code >> $1 & 1 })
                code += 1
            }
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
