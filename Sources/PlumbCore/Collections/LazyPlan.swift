import PlumbLayout

/// Which members of a lazy container's list are in which line.
///
/// Cells fill the tracks of a line in order; a header or footer has a line for itself, and a section begins a new one
/// (`LazyGridAlgorithm`). In a stack every member is a line.
@MainActor
struct LazyPlan {
    /// Neighbouring members that fill lines together.
    struct Run {
        var firstMember: Int
        var memberCount: Int
        var firstLine: Int
        /// Members in a line.
        var tracks: Int
        var isFull: Bool
        var lineCount: Int { (memberCount + tracks - 1) / tracks }

        func members(of line: Int) -> Range<Int> {
            let first = firstMember + (line - firstLine) * tracks
            return first..<min(first + tracks, firstMember + memberCount)
        }

        func line(of member: Int) -> Int { firstLine + (member - firstMember) / tracks }
    }

    /// The lines of a section, and those of its header and footer.
    struct SectionLines {
        var group: NodeID
        var lines: Range<Int>
        var head: Range<Int>?
        var foot: Range<Int>?
    }

    private(set) var runs: [Run] = []
    private(set) var sections: [SectionLines] = []
    private(set) var lineCount = 0
    /// The first line that is a guess: its members are not listed yet.
    private(set) var undividedLine: Int?
    /// The version of the list that the plan is of.
    var version = -1

    init() {}

    init(_ segments: [PartialList.Segment], tracks: Int, isGrid: Bool) {
        var lastMark: ListMark?
        for segment in segments {
            let isFull = isGrid && segment.mark.map { $0.kind != .content } ?? false
            let first: Int
            if let last = runs.last, !isFull, !last.isFull, !isGrid || segment.mark == lastMark {
                first = last.firstLine + last.memberCount / last.tracks
                runs[runs.count - 1].memberCount += segment.count
            } else {
                first = lineCount
                runs.append(
                    Run(
                        firstMember: segment.first, memberCount: segment.count, firstLine: lineCount,
                        tracks: isFull ? 1 : max(1, tracks), isFull: isFull))
            }
            lastMark = segment.mark
            let last = runs[runs.count - 1]
            lineCount = last.firstLine + last.lineCount
            if segment.isRest, undividedLine == nil { undividedLine = first }
            if let mark = segment.mark { add(first..<lineCount, mark) }
        }
    }

    private mutating func add(_ lines: Range<Int>, _ mark: ListMark) {
        if sections.last?.group != mark.group {
            sections.append(SectionLines(group: mark.group, lines: lines))
        }
        let index = sections.count - 1
        sections[index].lines = sections[index].lines.lowerBound..<lines.upperBound
        func joined(_ known: Range<Int>?) -> Range<Int> { (known?.lowerBound ?? lines.lowerBound)..<lines.upperBound }
        switch mark.kind {
        case .head: sections[index].head = joined(sections[index].head)
        case .foot: sections[index].foot = joined(sections[index].foot)
        case .content: break
        }
    }

    /// Whether a line can't be made before more of the list is known.
    func divides(_ line: Int) -> Bool { undividedLine.map { line >= $0 } ?? false }

    func run(of line: Int) -> Run { runs[index { $0.firstLine <= line }] }

    func line(of member: Int) -> Int? {
        guard !runs.isEmpty, member >= 0 else { return nil }
        return runs[index { $0.firstMember <= member }].line(of: member)
    }

    /// The last run for which a condition holds that holds for a beginning.
    private func index(_ holds: (Run) -> Bool) -> Int {
        var low = 0
        var high = runs.count
        while low + 1 < high {
            let middle = (low + high) / 2
            if holds(runs[middle]) { low = middle } else { high = middle }
        }
        return low
    }

    /// The number of the first section that ends behind a line; sections stand in the order of their lines.
    func firstSection(endingAfter line: Int) -> Int {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].lines.upperBound > line { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The members in neighbouring lines.
    func members(_ lines: Range<Int>) -> Range<Int> {
        guard !lines.isEmpty, lines.upperBound <= lineCount else { return 0..<0 }
        let first = run(of: lines.lowerBound).members(of: lines.lowerBound)
        let last = run(of: lines.upperBound - 1).members(of: lines.upperBound - 1)
        return first.lowerBound..<last.upperBound
    }
}

/// Headers and footers that stay in sight while their section is (`pinnedViews`).
///
/// 1. A header stands where it is, but not before the part in sight begins; the end of its section pushes it out.
/// 2. A footer stands where it is, but not behind the end of the part in sight; the beginning of its section holds it.
/// Insets of the scroll view are no part in sight.
@MainActor
struct PinnedLines {
    private let low: Double
    private let high: Double
    private let kinds: PinnedScrollableViews

    init(_ sight: (low: Double, high: Double), insets: (near: Double, far: Double), _ kinds: PinnedScrollableViews) {
        low = sight.low + insets.near
        high = sight.high - insets.far
        self.kinds = kinds
    }

    /// The pinned lines of the sections that are in sight.
    func lines(_ plan: LazyPlan, _ window: Range<Int>) -> [Int] {
        guard !kinds.isEmpty else { return [] }
        var result: [Int] = []
        let first = plan.firstSection(endingAfter: window.lowerBound)
        for section in plan.sections[first...].prefix(while: { $0.lines.lowerBound < window.upperBound }) {
            if kinds.contains(.sectionHeaders), let head = section.head { result += head }
            if kinds.contains(.sectionFooters), let foot = section.foot { result += foot }
        }
        return result
    }

    func start(of line: Int, _ plan: LazyPlan, _ table: LineTable) -> Double {
        let start = table.start(of: line)
        guard !kinds.isEmpty else { return start }
        let number = plan.firstSection(endingAfter: line)
        guard number < plan.sections.count, plan.sections[number].lines.contains(line) else { return start }
        let section = plan.sections[number]
        let length = table.length(of: line)
        if kinds.contains(.sectionHeaders), section.head?.contains(line) == true {
            let end = table.end(of: section.lines.upperBound - 1)
            return max(start, min(low, end - length))
        }
        if kinds.contains(.sectionFooters), section.foot?.contains(line) == true {
            let begin = table.start(of: section.lines.lowerBound)
            return min(start, max(high - length, begin))
        }
        return start
    }
}
