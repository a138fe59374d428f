import PlumbLayout

/// The lengths of lines that follow each other, of which some are known: the others count with the average of those.
///
/// Sums over a beginning take a number of steps that is logarithmic in the lines (Fenwick's trees of sums and of counts).
struct LineTable {
    /// The distance between lines.
    var spacing = 0.0
    private(set) var count = 0
    /// By line; NaN is "not known".
    private var lengths: [Double] = []
    private var sums: [Double] = []
    private var counts: [Int32] = []
    private(set) var knownCount = 0
    private var knownSum = 0.0

    /// What a line that is not known counts with; 10 as long as none is known.
    var average: Double { knownCount > 0 ? knownSum / Double(knownCount) : LayoutMetrics.idealLength }

    /// Says how many lines there are. What is known of those that stay is kept.
    mutating func resize(_ new: Int) {
        guard new != count else { return }
        let known = lengths.prefix(new)
        count = new
        lengths = Array(known) + Array(repeating: .nan, count: max(0, new - known.count))
        sums = Array(repeating: 0, count: new + 1)
        counts = Array(repeating: 0, count: new + 1)
        knownCount = 0
        knownSum = 0
        // Every node of a tree hands its sum on to the one above it.
        for line in 0..<new {
            if !lengths[line].isNaN {
                sums[line + 1] += lengths[line]
                counts[line + 1] += 1
                knownCount += 1
                knownSum += lengths[line]
            }
            let above = (line + 1) + ((line + 1) & -(line + 1))
            if above <= new {
                sums[above] += sums[line + 1]
                counts[above] += counts[line + 1]
            }
        }
    }

    mutating func forget() {
        let count = count
        self = LineTable(spacing: spacing)
        resize(count)
    }

    private init(spacing: Double) { self.spacing = spacing }
    init() {}

    func length(of line: Int) -> Double { lengths[line].specified(or: average) }

    mutating func setLength(_ length: Double, of line: Int) {
        // What is not finite has no place in a sum.
        let length = length.isFinite ? length : 0
        let old = lengths[line]
        guard old != length else { return }
        lengths[line] = length
        let change = old.isNaN ? length : length - old
        let added: Int32 = old.isNaN ? 1 : 0
        knownCount += Int(added)
        knownSum += change
        var index = line + 1
        while index <= count {
            sums[index] += change
            counts[index] += added
            index += index & -index
        }
    }

    /// Where a line begins.
    func start(of line: Int) -> Double {
        var sum = 0.0
        var known = 0
        var index = min(line, count)
        while index > 0 {
            sum += sums[index]
            known += Int(counts[index])
            index -= index & -index
        }
        return sum + Double(line - known) * average + Double(line) * spacing
    }

    /// All lines and the distances between them.
    var total: Double { count == 0 ? 0 : start(of: count) - spacing }

    /// The first line that ends behind a position; `count` where none does.
    func firstLine(endingAfter position: Double) -> Int {
        if position <= 0 { return 0 }
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if start(of: middle) + length(of: middle) > position { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
