import PlumbGraphics
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
        var section: NodeID
        var lines: Range<Int>
        var header: Range<Int>?
        var footer: Range<Int>?
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
        var last = SectionMember.loose
        for segment in segments {
            let isFull = isGrid && segment.member.role != .row
            let first: Int
            if let run = runs.last, !isFull, !run.isFull, !isGrid || segment.member == last {
                first = run.firstLine + run.memberCount / run.tracks
                runs[runs.count - 1].memberCount += segment.count
            } else {
                first = lineCount
                runs.append(
                    Run(
                        firstMember: segment.first, memberCount: segment.count, firstLine: lineCount,
                        tracks: isFull ? 1 : max(1, tracks), isFull: isFull))
            }
            last = segment.member
            lineCount = runs[runs.count - 1].firstLine + runs[runs.count - 1].lineCount
            if segment.isRest, undividedLine == nil { undividedLine = first }
            if segment.member.section >= 0 { add(first..<lineCount, segment.member) }
        }
    }

    private mutating func add(_ lines: Range<Int>, _ member: SectionMember) {
        if sections.last?.section != member.section {
            sections.append(SectionLines(section: member.section, lines: lines))
        }
        let index = sections.count - 1
        sections[index].lines = sections[index].lines.lowerBound..<lines.upperBound
        func joined(_ known: Range<Int>?) -> Range<Int> { (known?.lowerBound ?? lines.lowerBound)..<lines.upperBound }
        switch member.role {
        case .header: sections[index].header = joined(sections[index].header)
        case .footer: sections[index].footer = joined(sections[index].footer)
        case .row: break
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
        max(0, runs.partitioningIndex { !holds($0) } - 1)
    }

    /// The number of the first section that ends behind a line; sections stand in the order of their lines.
    func firstSection(endingAfter line: Int) -> Int { sections.partitioningIndex { $0.lines.upperBound > line } }

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
            if kinds.contains(.sectionHeaders), let header = section.header { result += header }
            if kinds.contains(.sectionFooters), let footer = section.footer { result += footer }
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
        if kinds.contains(.sectionHeaders), section.header?.contains(line) == true {
            let end = table.end(of: section.lines.upperBound - 1)
            return max(start, min(low, end - length))
        }
        if kinds.contains(.sectionFooters), section.footer?.contains(line) == true {
            let begin = table.start(of: section.lines.lowerBound)
            return min(start, max(high - length, begin))
        }
        return start
    }
}
