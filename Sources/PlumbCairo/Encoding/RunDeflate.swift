/// Packs rows of which nearly all bytes lie in runs: equal to the pixel before, or to the row above.
///
/// Those of a screen do. libdeflate looks at each of them; here a run costs an eighth of a step a byte.
///
/// 1. A run of at least 32 bytes becomes matches at once. The match with the pixel before has the shorter code, for its
/// distance takes no further bits: within a run of the row above it is taken where it is long enough. 2. What lies
/// between runs is matched by chains of places that begin with the same four bytes, the latest first; a match waits for
/// a longer one that begins a byte later. 3. Single bytes and matches are written in blocks with codes of their own
/// (`DeflateBlock`).
///
/// Source: RFC 1951 (what is written), zlib's `algorithm.txt` (2).
final class RunDeflate {
    /// How long a run is at least, and a run within a run.
    private static let leastRun = 32
    private static let leastInnerRun = 64
    /// How far one step looks.
    private static let mostRun = 8192
    private static let hashBits = 15
    private static let window = 1 << 15

    /// The last place of four bytes, by their hash; and from a place to the one before with the same hash, 0 for none.
    private let heads = UnsafeMutableBufferPointer<Int32>.allocate(capacity: 1 << hashBits)
    private let steps = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: window)
    private var block = DeflateBlock()

    // What is packed.
    private let source: UnsafePointer<UInt8>
    private let count: Int
    private let step: Int
    private let stride: Int
    /// How many places of a chain are tried, and which length is good enough.
    private let depth: Int
    private let enough: Int

    /// - Parameters:
    ///   - level: libdeflate's, which says how hard is tried.
    ///   - rows: of at least one byte.
    init?(_ rows: PNGRows, level: Int) {
        guard let source = rows.bytes.baseAddress else { return nil }
        (self.source, count, step, stride) = (UnsafePointer(source), rows.bytes.count, rows.step, rows.stride)
        (depth, enough) =
            switch level {
            case ..<3: (2, 16)
            case 3..<6: (8, 32)
            case 6..<8: (16, 75)
            case 8..<10: (48, 140)
            default: (128, 258)
            }
        heads.initialize(repeating: -(1 << 20))
        steps.initialize(repeating: 0)
    }

    deinit {
        heads.deallocate()
        steps.deallocate()
    }

    /// Whether nearly all bytes of the rows lie in runs, as far as every sixteenth row says. With less, libdeflate
    /// makes smaller files in the same time.
    static func suits(_ rows: PNGRows) -> Bool {
        let (stride, step, bytes) = (rows.stride, rows.step, rows.bytes)
        guard let base = bytes.baseAddress, bytes.count >= 64 << 10 else { return false }
        var (words, equal) = (0, 0)
        for row in Swift.stride(from: stride, to: bytes.count, by: 16 * stride) {
            var place = row
            while place + 8 <= row + stride {
                let word = word(base + place)
                words += 1
                if word == Self.word(base + place - step) || word == Self.word(base + place - stride) { equal += 1 }
                place += 8
            }
        }
        return words > 0 && equal * 20 >= words * 19
    }

    // MARK: Steps

    /// Packs all of it, and returns how long that is.
    ///
    /// - Parameter target: has room for twice the rows.
    func pack(into target: UnsafeMutablePointer<UInt8>) -> Int {
        var output = BitWriter(target)
        var place = 0
        while place < count {
            // A step writes as many at most.
            if block.room < 300 { block.write(to: &output, isLast: false) }
            if count - place < 16 {
                block.add(source[place])
                place += 1
            } else if let run = run(at: place) {
                add(run.length, at: place, distance: run.distance)
                place += run.length
            } else {
                place = match(at: place)
            }
        }
        block.write(to: &output, isLast: true)
        return output.finish()
    }

    /// 1
    private func run(at place: Int) -> (length: Int, distance: Int)? {
        let word = Self.word(source + place)
        let most = min(Self.mostRun, count - place)
        func run(_ distance: Int) -> Int {
            guard place >= distance, Self.word(source + place - distance) == word else { return 0 }
            return equal(place, place - distance, most)
        }
        let near = run(step)
        if near >= Self.leastRun { return (near, step) }
        guard stride <= Self.window else { return nil }
        let above = run(stride)
        return above >= Self.leastRun ? (above, stride) : nil
    }

    private func add(_ length: Int, at place: Int, distance: Int) {
        let end = place + length
        for place in place..<(place + 4) { note(place) }
        if distance == step {
            addMatches(length, step)
        } else {
            var place = place
            while place < end {
                let rest = end - place
                var part = 0
                if rest >= Self.leastInnerRun, Self.word(source + place) == Self.word(source + place - step) {
                    part = equal(place, place - step, rest)
                }
                if part >= Self.leastInnerRun {
                    // No match is shorter than three bytes.
                    if part < rest, rest - part < 3 { part -= 3 }
                    addMatches(part, step)
                } else {
                    part = min(258, rest)
                    if part < rest, rest - part < 3 { part -= 3 }
                    block.add(length: part, distance: distance)
                }
                place += part
            }
        }
        if end < count - 16 { for place in (end - 8)..<end { note(place) } }
    }

    private func addMatches(_ length: Int, _ distance: Int) {
        var rest = length
        while rest > 0 {
            var part = min(258, rest)
            if part < rest, rest - part < 3 { part -= 3 }
            block.add(length: part, distance: distance)
            rest -= part
        }
    }

    /// 2. Returns where the next step begins.
    private func match(at start: Int) -> Int {
        var place = start
        var (length, distance) = find(at: place, longerThan: 3)
        note(place)
        guard length > 3 else {
            block.add(source[place])
            return place + 1
        }
        while length < enough, count - place > 20, place - start < 200 {
            let next = find(at: place + 1, longerThan: length)
            guard next.length > length else { break }
            block.add(source[place])
            place += 1
            note(place)
            (length, distance) = next
        }
        block.add(length: length, distance: distance)
        for place in (place + 1)..<min(place + length, count - 4) { note(place) }
        return place + length
    }

    /// The longest match of the places that are tried, if it is longer than some length.
    @inline(__always)
    private func find(at place: Int, longerThan least: Int) -> (length: Int, distance: Int) {
        let most = min(258, count - place)
        var (length, distance) = (least, 0)
        guard length < most else { return (length, distance) }
        let first = Self.halfWord(source + place)
        var candidate = Int(heads[hash(first)])
        var tries = depth
        while tries > 0, place - candidate <= Self.window, candidate < place {
            // The last four bytes of a longer match differ first.
            if Self.halfWord(source + candidate + length - 3) == Self.halfWord(source + place + length - 3),
                Self.halfWord(source + candidate) == first
            {
                let found = 4 + equal(place + 4, candidate + 4, most - 4)
                if found > length {
                    (length, distance) = (found, place - candidate)
                    if found >= enough || found == most { break }
                }
            }
            let back = Int(steps[candidate & (Self.window - 1)])
            if back == 0 { break }
            candidate -= back
            tries -= 1
        }
        return (length, distance)
    }

    /// Lets later matches begin at a place, which has four bytes.
    @inline(__always)
    private func note(_ place: Int) {
        let hash = hash(Self.halfWord(source + place))
        let back = place - Int(heads[hash])
        steps[place & (Self.window - 1)] = back <= Self.window ? UInt16(truncatingIfNeeded: back) : 0
        heads[hash] = Int32(truncatingIfNeeded: place)
    }

    @inline(__always)
    private func hash(_ word: UInt32) -> Int { Int((word &* 2_654_435_761) >> UInt32(32 - Self.hashBits)) }

    // MARK: Bytes

    @inline(__always)
    private static func word(_ place: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
    }

    @inline(__always)
    private static func halfWord(_ place: UnsafePointer<UInt8>) -> UInt32 {
        UnsafeRawPointer(place).loadUnaligned(as: UInt32.self)
    }

    /// How many bytes are the same at two places, up to a limit.
    @inline(__always)
    private func equal(_ a: Int, _ b: Int, _ most: Int) -> Int {
        let (a, b) = (source + a, source + b)
        var count = 0
        while count + 8 <= most {
            let difference = Self.word(a + count) ^ Self.word(b + count)
            if difference != 0 { return count + difference.trailingZeroBitCount >> 3 }
            count += 8
        }
        while count < most, a[count] == b[count] { count += 1 }
        return count
    }
}
