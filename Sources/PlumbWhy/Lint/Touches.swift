import Foundation
import PlumbCore

extension LintCheck {
    /// More buttons than these are not tried, and more questions are not asked of boxes: a long list ends all the same.
    private static let mostTapped = 40
    private static let mostQuestions = 2_000_000

    /// Views that take taps, and in most of whose area none counts.
    @MainActor
    mutating func touches(in host: ViewHost) {
        let page = story.order.first.flatMap { story.frame($0) } ?? .zero
        let areas = TouchAreas(host)
        var left = Self.mostQuestions
        for view in areas.views.prefix(Self.mostTapped) {
            guard let frame = story.frame(view), frame.width > 40, frame.height > 0, page.contains(frame),
                !([view] + story.ancestors(view)).contains(where: { story.parameters($0).transform != nil }),
                let subject = ([view] + story.ancestors(view).prefix(8)).first(where: isWritten)
            else { continue }
            // Points in a few rows; where a row's answers change, the edge is searched for.
            let columns = Int(min(100, max(10, frame.width / 4)))
            let rows = Int(min(6, max(1, frame.height / 8)))
            left -= columns * rows * areas.boxes
            guard left > 0 else { return }
            var hit: CGFloat = 0
            var best: [(start: CGFloat, end: CGFloat)] = []
            for row in 0..<rows {
                let y = frame.minY + (CGFloat(row) + 0.5) * frame.height / CGFloat(rows)
                func isHit(_ x: CGFloat) -> Bool { areas.isTappable(view, at: CGPoint(x: x, y: y)) }
                let points = (0..<columns).map { frame.minX + (CGFloat($0) + 0.5) * frame.width / CGFloat(columns) }
                let answers = points.map(isHit)
                let ranges = ranges(points, answers, in: frame, isHit)
                let length = ranges.map { $0.end - $0.start }.reduce(0, +)
                hit += length
                if length > best.map({ $0.end - $0.start }).reduce(0, +) { best = ranges }
            }
            let share = hit / (frame.width * CGFloat(rows))
            // A disc fills 78 % of its square.
            guard share > 0, share < 0.7 else { continue }
            let places = best.map {
                "from \(n($0.start.rounded() - frame.minX)) to \(n($0.end.rounded() - frame.minX))"
            }
            say(
                .deadTapArea, subject,
                "A tap counts on \(n((share * 100).rounded())) % of it only: of its \(n(frame.width)), \(Words.list(places)), where something is "
                    + "painted. `.contentShape(Rectangle())` on what is tapped, a button's label, makes all of it count."
            )
        }
    }

    /// Views that went the other way than the finger that dragged them.
    @MainActor
    mutating func drags(in host: ViewHost) {
        var known: Set<Int> = []
        for drag in host.drags where drag.isRightToLeft && abs(drag.finger) > 8 {
            guard abs(drag.moved + drag.finger) <= abs(drag.finger) / 4, known.insert(drag.view).inserted,
                let subject = ([drag.view] + story.ancestors(drag.view).prefix(8)).first(where: isWritten)
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
