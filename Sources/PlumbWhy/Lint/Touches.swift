import Foundation
import PlumbCore

extension LintCheck {
    /// More buttons than these are not tried, and more questions are not asked of boxes: a long list ends all the same.
    private static let mostTapped = 40
    private static let mostQuestions = 2_000_000

    /// Views that take taps: in most of whose area none counts, that others cover, that are too small.
    @MainActor
    mutating func touches(in host: ViewHost) {
        let page = layout.order.first.flatMap { layout.frame($0) } ?? .zero
        let areas = TouchAreas(host)
        var left = Self.mostQuestions
        for view in areas.views.prefix(Self.mostTapped) {
            guard let frame = layout.frame(view), frame.width > 0, frame.height > 0, page.contains(frame),
                !([view] + layout.ancestors(view)).contains(where: { layout.parameters($0).transform != nil }),
                let subject = ([view] + layout.ancestors(view).prefix(8)).first(where: isTouched)
            else { continue }
            // Points in a few rows; where a row's answers change, the edge is searched for.
            let columns = Int(min(100, max(10, frame.width / 4)))
            let rows = Int(min(6, max(1, frame.height / 8)))
            left -= 2 * columns * rows * areas.boxes
            guard left > 0 else { return }
            var area = Area()
            for row in 0..<rows {
                let y = frame.minY + (CGFloat(row) + 0.5) * frame.height / CGFloat(rows)
                func isHit(_ x: CGFloat) -> Bool { areas.isTappableAlone(view, at: CGPoint(x: x, y: y)) }
                let points = (0..<columns).map { frame.minX + (CGFloat($0) + 0.5) * frame.width / CGFloat(columns) }
                let answers = points.map(isHit)
                area.add(ranges(points, answers, in: frame, isHit), row: row)
                for (x, answer) in zip(points, answers) where answer {
                    area.hits += 1
                    if let veil = areas.veil(over: view, at: CGPoint(x: x, y: y)) { area.veils[veil, default: 0] += 1 }
                }
            }
            coveredArea(subject, area)
            // Parts of one figure, each with taps of its own: where one does not count, another does.
            guard !hasRivals(view, frame, among: areas.views) else { continue }
            deadArea(subject, frame, area, rows)
            smallArea(subject, frame, area, rows)
        }
    }

    /// Where taps count for a view, if nothing lies in front of it.
    private struct Area {
        /// The sum of the lengths of all rows.
        var length: CGFloat = 0
        /// The row of the greatest length.
        var best: [(start: CGFloat, end: CGFloat)] = []
        /// The rows in which a tap counts somewhere.
        var rows: [Int] = []
        /// How many points count, and how many of them what lies in front takes away.
        var hits = 0
        var veils: [TouchAreas.Veil: Int] = [:]

        mutating func add(_ ranges: [(start: CGFloat, end: CGFloat)], row: Int) {
            func sum(_ ranges: [(start: CGFloat, end: CGFloat)]) -> CGFloat {
                ranges.map { $0.end - $0.start }.reduce(0, +)
            }
            if !ranges.isEmpty { rows.append(row) }
            length += sum(ranges)
            if sum(ranges) > sum(best) { best = ranges }
        }
    }

    /// The view that a finding is about: a control, or what has the gesture.
    private func isTouched(_ view: Int) -> Bool {
        isWritten(view) || layout.isComposite(view) && layout[view]?.isInside == false
    }

    /// Whether another view with taps lies where a view lies, and is neither around it nor in it.
    private func hasRivals(_ view: Int, _ frame: CGRect, among views: [Int]) -> Bool {
        let around = layout.ancestors(view)
        return views.contains { other in
            guard other != view, let rival = layout.frame(other), !around.contains(other),
                !layout.ancestors(other).contains(view)
            else { return false }
            let common = frame.intersection(rival)
            guard !common.isNull else { return false }
            return common.width * common.height > 0.8 * max(frame.width * frame.height, rival.width * rival.height)
        }
    }

    private mutating func deadArea(_ subject: Int, _ frame: CGRect, _ area: Area, _ rows: Int) {
        let share = area.length / (frame.width * CGFloat(rows))
        // A disc fills 78 % of its square.
        guard frame.width > 40, share > 0, share < 0.7 else { return }
        let widest = area.best.map { $0.end - $0.start }.reduce(0, +)
        let isAcross = widest < frame.width * 0.9
        let lengths: [(start: CGFloat, end: CGFloat)]
        if isAcross {
            lengths = area.best.map { ($0.start.rounded() - frame.minX, $0.end.rounded() - frame.minX) }
        } else {
            // Each row counts as high as it is asked for.
            let height = frame.height / CGFloat(rows)
            lengths = [
                (
                    (CGFloat(area.rows.first ?? 0) * height).rounded(),
                    (CGFloat((area.rows.last ?? 0) + 1) * height).rounded()
                )
            ]
        }
        let whole = isAcross ? "width of \(n(frame.width))" : "height of \(n(frame.height))"
        let places = Words.list(lengths.map { "from \(n($0.start)) to \(n($0.end))" })
        say(
            .deadTapArea, subject,
            "A tap counts on \(n((share * 100).rounded())) % of it only: of its \(whole), \(places), where something is "
                + "painted. `.contentShape(Rectangle())` on what is tapped, a button's label, makes all of it count.")
    }

    private mutating func coveredArea(_ subject: Int, _ area: Area) {
        let covered = area.veils.values.reduce(0, +)
        guard area.hits > 0, covered * 4 >= area.hits,
            let front = area.veils.max(by: { ($0.value, $1.key.view) < ($1.value, $0.key.view) })?.key,
            let veil = ([front.view] + layout.ancestors(front.view).prefix(8)).first(where: isTouched)
        else { return }
        let share = n((CGFloat(covered) * 100 / CGFloat(area.hits)).rounded())
        let name = layout.rule(veil) == .layers && !layout.isComposite(veil) ? words.the(veil) : words.subject(veil)
        say(
            .coveredControl, subject,
            front.clip == nil
                ? "\(Words.capitalized(name)) lies in front of \(share) % of it and takes the taps there. `.allowsHitTesting(false)` on \(name) lets "
                    + "them through."
                : "\(Words.capitalized(name)) lies in front of \(share) % of it and takes the taps there: `.clipped()` cuts off what is seen, and not what is "
                    + "touched. `.contentShape(Rectangle())` after it does, or `.allowsHitTesting(false)`.",
            culprit: front.view)
    }

    /// 1. A text is a line high, and Apple's own buttons of one line are lower, too.
    ///
    /// Source: Apple's Human Interface Guidelines, Buttons: "a hit region of at least 44x44 pt".
    private mutating func smallArea(_ subject: Int, _ frame: CGRect, _ area: Area, _ rows: Int) {
        guard let start = area.best.map(\.start).min(), let end = area.best.map(\.end).max(),
            layout.kind(subject)?.isButton == true || layout.kind(subject) == .gesture,
            // 1
            !layout.all(in: subject).contains(where: { layout.parameters($0).text != nil })
        else { return }
        let size = CGSize(
            width: (end - start).rounded(), height: (frame.height * CGFloat(area.rows.count) / CGFloat(rows)).rounded())
        guard size.width < 44, size.height < 44, !isFramed(subject) else { return }
        say(
            .smallTarget, subject,
            "A tap counts on \(Words.size(size)); a finger needs 44 × 44. `.frame(minWidth: 44, minHeight: 44)` and "
                + "`.contentShape(Rectangle())` on what is tapped, a button's label, make it larger.")
    }

    /// Whether a frame around is as large as a finger: that it is around is told by another rule.
    private func isFramed(_ subject: Int) -> Bool {
        layout.ancestors(subject).prefix(while: layout.isModifier).contains { view in
            layout.rule(view)?.isFrame == true
                && (layout.place(view)?.size).map { $0.width >= 44 && $0.height >= 44 } == true
        }
    }

    /// Views that went the other way than the finger that dragged them.
    @MainActor
    mutating func drags(in host: ViewHost) {
        var known: Set<Int> = []
        for drag in host.drags where drag.isRightToLeft && abs(drag.finger) > 8 {
            guard abs(drag.moved + drag.finger) <= abs(drag.finger) / 4, known.insert(drag.view).inserted,
                let subject = ([drag.view] + layout.ancestors(drag.view).prefix(8)).first(where: isWritten)
            else { continue }
            let (there, back) = drag.finger > 0 ? ("right", "left") : ("left", "right")
            say(
                .dragMirrored, subject,
                "The finger goes \(n(abs(drag.finger))) to the \(there), and \(words.subject(subject)) \(n(abs(drag.moved))) to the \(back): "
                    + "from right to left, `offset(x:)` counts towards the left, and a finger's translation does not. "
                    + "`layoutDirection == .rightToLeft ? -translation.width : translation.width` follows the finger.")
        }
    }

    /// The stretches of a row that are hit.
    private func ranges(
        _ points: [CGFloat], _ answers: [Bool], in frame: CGRect, _ isHit: (CGFloat) -> Bool
    ) -> [(start: CGFloat, end: CGFloat)] {
        func edge(_ a: CGFloat, _ b: CGFloat) -> CGFloat {
            var (low, high) = (a, b)
            let first = isHit(a)
            for _ in 0..<7 {
                let middle = (low + high) / 2
                if isHit(middle) == first { low = middle } else { high = middle }
            }
            return (low + high) / 2
        }
        var ranges: [(start: CGFloat, end: CGFloat)] = []
        for (index, answer) in answers.enumerated() where answer {
            let isNew = index == 0 || !answers[index - 1]
            if isNew {
                let start = index == 0 ? frame.minX : edge(points[index - 1], points[index])
                ranges.append((start, frame.maxX))
            }
            if index + 1 < answers.count, !answers[index + 1] {
                ranges[ranges.count - 1].end = edge(points[index], points[index + 1])
            }
        }
        return ranges
    }
}
