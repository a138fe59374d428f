import PlumbGraphics
import PlumbLayout

/// The lengths of lines that follow each other and the distances between them, of which some are known: the others
/// count with the average of those.
struct LineTable {
    /// The distance between lines; nil where each two lines have their own.
    var spacing: Double? = 0
    /// Distances beyond that before some lines, and before the first and behind the last.
    private var steps = StepSums()
    private(set) var count = 0
    private var lengths = AveragedSums(fallback: .idealLength)
    /// Behind each line.
    private var gaps: AveragedSums
    /// What a distance counts with as long as none is known.
    private let standardGap: Double

    init(standardGap: Double) {
        self.standardGap = standardGap
        gaps = AveragedSums(fallback: standardGap)
    }

    var knownCount: Int { lengths.knownCount }

    /// What a line that is not known counts with; 10 as long as none is known.
    var average: Double { lengths.average }
    /// What a distance that is not known counts with.
    var averageGap: Double { spacing ?? gaps.average }

    /// Says how many lines there are. What is known of those that stay is kept.
    mutating func resize(_ new: Int) {
        guard new != count else { return }
        count = new
        lengths.resize(new)
        if spacing == nil { gaps.resize(new) }
    }

    mutating func forget() {
        let (count, spacing, steps) = (count, spacing, steps)
        self = LineTable(standardGap: standardGap)
        (self.spacing, self.steps) = (spacing, steps)
        resize(count)
    }

    /// Takes another distance between lines.
    mutating func setSpacing(_ new: Double?) {
        guard new != spacing else { return }
        spacing = new
        gaps = AveragedSums(fallback: standardGap)
        if new == nil { gaps.resize(count) }
    }

    /// Takes the distances that some lines have beyond the spacing.
    ///
    /// - Parameter steps: lines in order, each with the points before it.
    /// - Parameter tail: the points behind the last line.
    mutating func setSteps(_ steps: [(line: Int, length: Double)], tail: Double) {
        self.steps = StepSums(steps, tail: tail)
    }

    func length(of line: Int) -> Double { lengths[line] }

    mutating func setLength(_ length: Double, of line: Int) { lengths.set(length, at: line) }

    mutating func setGap(_ gap: Double, after line: Int) { gaps.set(gap, at: line) }

    /// Where a line begins.
    func start(of line: Int) -> Double {
        let line = min(line, count)
        return lengths.sum(line) + (spacing.map { Double(line) * $0 } ?? gaps.sum(line)) + steps.sum(before: line)
    }

    /// Where a line ends.
    func end(of line: Int) -> Double { start(of: line) + length(of: line) }

    /// All lines and the distances between them.
    var total: Double { count == 0 ? 0 : end(of: count - 1) + steps.tail }

    /// The first line that ends behind a position; `count` where none does.
    func firstLine(endingAfter position: Double) -> Int {
        position <= 0 ? 0 : (0..<count).partitioningIndex { end(of: $0) > position }
    }
}

/// Lengths before some lines, summed up.
private struct StepSums {
    private var lines: [Int] = []
    /// With those before.
    private var sums: [Double] = []
    private(set) var tail = 0.0

    init() {}

    init(_ steps: [(line: Int, length: Double)], tail: Double) {
        lines = steps.map(\.line)
        var sum = 0.0
        sums = steps.map { step in
            sum += step.length.isFinite ? step.length : 0
            return sum
        }
        self.tail = tail.isFinite ? tail : 0
    }

    /// Of all steps before a line, its own included.
    func sum(before line: Int) -> Double {
        let next = lines.partitioningIndex { $0 > line }
        return next == 0 ? 0 : sums[next - 1]
    }
}

/// Numbers of which some are known: the others count with the average of those.
///
/// Sums over a beginning take a number of steps that is logarithmic in the numbers (Fenwick's trees of sums and of
/// counts).
private struct AveragedSums {
    /// What numbers count with as long as none is known.
    private let fallback: Double
    /// NaN is "not known".
    private var values: [Double] = []
    private var sums: [Double] = []
    private var counts: [Int32] = []
    private(set) var knownCount = 0
    private var knownSum = 0.0

    init(fallback: Double) { self.fallback = fallback }

    var average: Double { knownCount > 0 ? knownSum / Double(knownCount) : fallback }

    subscript(index: Int) -> Double { values[index].specified(or: average) }

    /// Says how many numbers there are. What is known of those that stay is kept.
    mutating func resize(_ new: Int) {
        let known = values.prefix(new)
        values = Array(known) + Array(repeating: .nan, count: max(0, new - known.count))
        sums = Array(repeating: 0, count: new + 1)
        counts = Array(repeating: 0, count: new + 1)
        knownCount = 0
        knownSum = 0
        // Every node of a tree hands its sum on to the one above it.
        for index in 0..<new {
            if !values[index].isNaN {
                sums[index + 1] += values[index]
                counts[index + 1] += 1
                knownCount += 1
                knownSum += values[index]
            }
            let above = (index + 1) + ((index + 1) & -(index + 1))
            if above <= new {
                sums[above] += sums[index + 1]
                counts[above] += counts[index + 1]
            }
        }
    }

    mutating func set(_ value: Double, at position: Int) {
        // What is not finite has no place in a sum.
        let value = value.isFinite ? value : 0
        let old = values[position]
        guard old != value else { return }
        values[position] = value
        let change = old.isNaN ? value : value - old
        let added: Int32 = old.isNaN ? 1 : 0
        knownCount += Int(added)
        knownSum += change
        var index = position + 1
        while index <= values.count {
            sums[index] += change
            counts[index] += added
            index += index & -index
        }
    }

    /// Of the first numbers.
    func sum(_ count: Int) -> Double {
        var sum = 0.0
        var known = 0
        var index = count
        while index > 0 {
            sum += sums[index]
            known += Int(counts[index])
            index -= index & -index
        }
        return sum + Double(count - known) * average
    }
}
