/// Packs rows of pixels: above all of pictures that were drawn, of areas of one colour, gradients, shapes and words.
///
/// Nine tenths of a screen's bytes lie in runs that equal the row above or the pixel before, and a gradient's rows
/// equal those above, moved a little to one side. Libraries look at each of their bytes; here a run costs an eighth of
/// a step a byte.
///
/// 1. A run is as long as the bytes are the same at the distance of a pixel, of a row, or of one of the last three
///    matches: what was found where a gradient's row came from is found again after the pixel that differs.
/// 2. A long run becomes matches at once. The match with the pixel before has the shorter code, for its distance takes
///    no further bits: within a run of another distance it is taken where it is long enough.
/// 3. What lies between is matched by chains of places that begin with the same four bytes, the latest first, and by
///    the last place with the same three: a pixel of a letter's edge has a colour that stood there before. A match
///    waits for a longer one that begins a byte later.
/// 4. Where nothing is found, less and less is looked for; of a photograph, whose filtered bytes are short by
///    themselves, only runs.
/// 5. Single bytes and matches are written in blocks with codes of their own (`DeflateBlock`).
///
/// Source: RFC 1951 (what is written), zlib's `algorithm.txt` (3).
struct RunDeflate {
    /// How long a run within a run is at least.
    private static let leastInnerRun = 64
    /// How far one step looks.
    private static let mostRun = 8192
    private static let longestMatch = 258
    /// Matches begin at the first and last few places of a match only: its middle was there before.
    private static let notedAtEnds = 8
    /// A match with the pixel before is taken where another one is longer by no more than this.
    private static let nearness = 2
    private static let hashBits = 15
    private static let window = 1 << 15
    /// Every place within the last bytes has a word, and some more.
    private static let rest = 24

    /// So many bytes without a match, and one more goes by without a look.
    private static let patience = 32
    private static let mostUnseen = 16

    /// What the tables take, in 32-bit words.
    static let roomForTables = 2 << hashBits + window / 2 + DeflateBlock.capacity

    // The last place of four bytes and of three, by their hash; and from a place to the one before with the same hash
    // of four, 0 for none.
    private let heads: UnsafeMutablePointer<Int32>
    private let triples: UnsafeMutablePointer<Int32>
    private let steps: UnsafeMutablePointer<UInt16>
    private var block: DeflateBlock
    /// The distances of the last matches that were long, the latest first.
    private var recent: (Int, Int, Int)

    // What is packed.
    private let source: UnsafePointer<UInt8>
    private let count: Int
    private let step: Int
    private let stride: Int
    // How many places of a chain are tried, and which lengths are good enough: of a match, and of a run.
    private let depth: Int
    private let enough: Int
    private let leastRun: Int
    private let isSearched: Bool
    /// Bytes since the last match.
    private var misses = 0

    /// - Parameters:
    ///   - rows: of at least one byte.
    ///   - level: how hard is tried, 1…12.
    ///   - isSearched: whether matches are looked for beside runs.
    ///   - memory: whose room for tables nobody else uses meanwhile.
    init?(_ rows: PNGRows, level: Int, isSearched: Bool, _ memory: PackingMemory) {
        guard let source = rows.bytes.baseAddress, let tables = memory.tables(Self.roomForTables).baseAddress
        else { return nil }
        (self.source, count, step, stride) = (UnsafePointer(source), rows.bytes.count, rows.step, rows.stride)
        self.isSearched = isSearched
        (depth, enough, leastRun) =
            switch isSearched ? level : 0 {
            case 0: (0, 0, 32)
            case ..<3: (2, 32, 32)
            case 3..<6: (4, 64, 64)
            case 6..<8: (8, 258, 128)
            case 8..<10: (32, 258, 258)
            default: (128, 258, 258)
            }
        recent = (stride <= Self.window ? stride : step, step, step)
        let raw = UnsafeMutableRawPointer(tables)
        heads = raw.bindMemory(to: Int32.self, capacity: 2 << Self.hashBits)
        triples = heads + 1 << Self.hashBits
        steps = (raw + 8 << Self.hashBits).bindMemory(to: UInt16.self, capacity: Self.window)
        block = DeflateBlock(tables + 2 << Self.hashBits + Self.window / 2)
        guard isSearched else { return }
        heads.update(repeating: -(1 << 20), count: 2 << Self.hashBits)
        steps.update(repeating: 0, count: Self.window)
    }

    /// How many bytes so many can become at most: no code has more than fifteen bits, and blocks have heads.
    static func room(_ count: Int) -> Int { 2 * count + 1024 }

    // MARK: Steps

    /// Packs all of it, and returns how long that is.
    ///
    /// - Parameter target: has `room` for it.
    mutating func pack(into target: UnsafeMutablePointer<UInt8>) -> Int {
        var output = BitWriter(target)
        var place = 0
        while place < count {
            // A step writes as many at most.
            if block.room < DeflateBlock.most { block.write(to: &output, isLast: false) }
            if count - place < Self.rest {
                block.add(source[place])
                place += 1
            } else {
                place = step(at: place)
            }
        }
        block.write(to: &output, isLast: true)
        return output.finish()
    }

    /// A run, a match, or a byte. Returns where the next step begins.
    @inline(__always)
    private mutating func step(at place: Int) -> Int {
        let word = (source + place).word
        let most = min(Self.mostRun, count - place)
        var (length, distance) = (0, 0)
        // 1
        func run(_ candidate: Int) {
            guard candidate <= place, (source + place - candidate).word == word else { return }
            let found = 8 + (source + place + 8).equal(to: source + place + 8 - candidate, most - 8)
            if found > length { (length, distance) = (found, candidate) }
        }
        run(step)
        if length < leastRun, isSearched {
            run(recent.0)
            run(recent.1)
            run(recent.2)
        }
        guard length >= leastRun else { return isSearched ? match(at: place) : pass(place, 4) }
        add(length, at: place, distance: distance)
        return place + length
    }

    /// Bytes that have no match. Returns where the next step begins.
    @inline(__always)
    private mutating func pass(_ start: Int, _ count: Int) -> Int {
        for place in start..<(start + count) { block.add(source[place]) }
        return start + count
    }

    /// 2
    private mutating func add(_ length: Int, at start: Int, distance: Int) {
        let end = start + length
        misses = 0
        if isSearched { for place in start..<(start + 4) { note(place) } }
        remember(distance)
        var place = start
        while place < end {
            let rest = end - place
            if distance != step, rest >= Self.leastInnerRun,
                (source + place).word == (source + place - step).word
            {
                var near = (source + place).equal(to: source + place - step, rest)
                if near >= Self.leastInnerRun {
                    // No match is shorter than three bytes.
                    if near < rest, rest - near < 3 { near -= 3 }
                    addMatches(near, step)
                    place += near
                    continue
                }
            }
            place += addMatch(rest, distance)
            if distance == step {
                addMatches(end - place, step)
                break
            }
        }
        if isSearched, end < count - Self.rest { for place in (end - 8)..<end { note(place) } }
    }

    /// As long a match as there is of a run, but none that leaves less than three bytes. Returns its length.
    private mutating func addMatch(_ run: Int, _ distance: Int) -> Int {
        let part = run <= Self.longestMatch ? run : min(Self.longestMatch, run - 3)
        block.add(length: part, distance: distance)
        return part
    }

    private mutating func addMatches(_ run: Int, _ distance: Int) {
        var rest = run
        while rest > 0 { rest -= addMatch(rest, distance) }
    }

    private mutating func remember(_ distance: Int) {
        guard distance != step, distance != recent.0 else { return }
        recent = (distance, recent.0, distance == recent.1 ? recent.2 : recent.1)
    }

    /// 3. Returns where the next step begins.
    @inline(__always)
    private mutating func match(at start: Int) -> Int {
        var place = start
        var found = find(at: place, longerThan: (2, 0))
        note(place)
        guard found.distance > 0 else {
            // 4
            misses += 1
            return pass(place, min(1 + misses / Self.patience, Self.mostUnseen))
        }
        if found.length > 3 { misses = 0 }
        while found.length < enough, count - place > Self.rest {
            let next = find(at: place + 1, longerThan: found)
            guard next.length > found.length else { break }
            block.add(source[place])
            place += 1
            note(place)
            found = next
        }
        block.add(length: found.length, distance: found.distance)
        if found.length >= 12, found.distance > 64 { remember(found.distance) }
        let end = place + found.length
        let last = min(end, count - Self.rest)
        let first = min(place + 1 + Self.notedAtEnds, last)
        for place in (place + 1)..<max(first, place + 1) { note(place) }
        for place in max(first, end - Self.notedAtEnds)..<max(last, first, end - Self.notedAtEnds) { note(place) }
        return end
    }

    private typealias Match = (length: Int, distance: Int)

    /// The longest match of the places that are tried, if it is longer than another one; else that.
    @inline(__always)
    private func find(at place: Int, longerThan least: Match) -> Match {
        let most = min(Self.longestMatch, count - place)
        let first = (source + place).halfWord
        var best = least
        /// The match at a distance that is likely.
        func look(_ distance: Int) {
            guard distance <= place, ((source + place - distance).halfWord ^ first) << 8 == 0
            else { return }
            let found = 3 + (source + place + 3).equal(to: source + place + 3 - distance, most - 3)
            // A near match is better than a far one that is hardly longer.
            if found > best.length + (best.distance == step ? Self.nearness : 0) { best = (found, distance) }
        }
        look(step)
        look(recent.0)
        look(recent.1)
        look(recent.2)
        if recent.0 != stride, stride <= Self.window { look(stride) }
        guard best.length < enough, best.length < most else { return best }
        var length = max(3, best.length + (best.distance == step ? Self.nearness : 0))
        guard length < most else { return best }
        var candidate = Int(heads[hash(first)])
        var tries = depth
        while tries > 0, place - candidate <= Self.window, candidate < place {
            // The last four bytes of a longer match differ first.
            if (source + candidate + length - 3).halfWord == (source + place + length - 3).halfWord,
                (source + candidate).halfWord == first
            {
                let found = 4 + (source + place + 4).equal(to: source + candidate + 4, most - 4)
                if found > length {
                    length = found
                    best = (found, place - candidate)
                    if found >= enough || found == most { break }
                }
            }
            let back = Int(steps[candidate & (Self.window - 1)])
            if back == 0 { break }
            candidate -= back
            tries -= 1
        }
        if best.distance == 0 {
            candidate = Int(triples[shortHash(first)])
            if place - candidate <= Self.window { look(place - candidate) }
        }
        return best
    }

    /// Lets later matches begin at a place, which has four bytes.
    @inline(__always)
    private func note(_ place: Int) {
        let word = (source + place).halfWord
        let hash = hash(word)
        let back = place - Int(heads[hash])
        steps[place & (Self.window - 1)] = back <= Self.window ? UInt16(truncatingIfNeeded: back) : 0
        heads[hash] = Int32(truncatingIfNeeded: place)
        triples[shortHash(word)] = Int32(truncatingIfNeeded: place)
    }

    @inline(__always)
    private func hash(_ word: UInt32) -> Int { Int((word &* 2_654_435_761) >> UInt32(32 - Self.hashBits)) }

    /// Of three bytes.
    @inline(__always)
    private func shortHash(_ word: UInt32) -> Int {
        Int(((word << 8) &* 506_832_829) >> UInt32(32 - Self.hashBits))
    }
}
