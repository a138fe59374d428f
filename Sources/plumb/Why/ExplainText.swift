import Foundation
import PlumbWhy

/// What `plumb explain` prints for people.
struct ExplainText {
    private let report: WhyReport
    private let views: [Int: WhyReport.View]

    init(_ report: WhyReport) {
        self.report = report
        views = Dictionary(uniqueKeysWithValues: report.views.map { ($0.id, $0) })
    }

    /// What has moved since a trace was saved.
    static func text(of comparison: TraceComparison, named name: String, since path: String) -> String {
        let sentences = unrepeated(comparison.sentences())
        if sentences.isEmpty { return "\(name)   is as it was in \(path)\n" }
        return "\(name)   since \(path)\n" + sentences.map { labelled($0.of, $0.text) }.joined()
    }

    /// - Parameters:
    ///   - isOfViews: blocks of the views that were asked for; else the tree and the findings.
    ///   - hasUpdates: blocks of the updates, and the findings.
    func text(of isOfViews: Bool, updates hasUpdates: Bool = false) -> String {
        if hasUpdates { return updates }
        if isOfViews { return report.chosen.compactMap { views[$0] }.map(block).joined(separator: "\n") }
        // Each line once, and of each rule one note: the tree marks the others.
        var told: Set<LintRule.ID> = []
        var lines: Set<WhyReport.Line> = []
        let warnings = report.findings.filter { finding in
            finding.severity != .note && report.line(of: finding).map { lines.insert($0).inserted } != false
        }
        let findings =
            warnings
            + report.findings.filter { $0.severity == .note && told.insert($0.rule).inserted }
        let head = "\(report.name)   \(Words.number(report.size[0])) × \(Words.number(report.size[1]))\n"
        return head + tree + (findings.isEmpty ? "" : "\n" + findings.map { report.text(of: $0) + "\n" }.joined())
    }

    // MARK: Updates

    private var updates: String {
        let all = report.updates ?? []
        let head = "\(report.name)   \(all.count == 1 ? "1 update" : "\(all.count) updates")\n"
        let findings = report.findings.filter { UpdateRules.rules.contains($0.rule) }
        let blocks = all.map { update in
            "\n\(Words.number(update.time)) s\(update.isAnimated ? "   animated" : "")\n"
                + Self.unrepeated(update.sentences).map { Self.labelled($0.of, $0.text, indent: 11) }.joined()
        }
        return head + blocks.joined()
            + (findings.isEmpty ? "" : "\n" + findings.map { report.text(of: $0) + "\n" }.joined())
    }

    /// Each label once.
    private static func unrepeated(_ sentences: [(of: String, text: String)]) -> [(of: String, text: String)] {
        sentences.enumerated().map { index, sentence in
            index > 0 && sentences[index - 1].of == sentence.of ? ("", sentence.text) : sentence
        }
    }

    // MARK: The tree

    /// The user's views without their modifiers, each within the view that it stands in.
    private var tree: String {
        var levels: [Int: Int] = [:]
        var lines = ""
        for view in report.views {
            let level = view.parent.flatMap { levels[$0] } ?? 0
            let isShown = !view.isInside && !view.isModifier && view.frame != nil
            levels[view.id] = level + (isShown ? 1 : 0)
            guard isShown else { continue }
            let marks = view.findings.map { "[\(report.findings[$0].rule)]" }
            let parts: [String?] = [
                "  " + String(repeating: "  ", count: level) + view.title, place(view),
                report.identifier(of: view).map { "#\($0)" }, view.at?.description,
                marks.isEmpty ? nil : marks.joined(separator: " "),
            ]
            lines += parts.compactMap(\.self).joined(separator: "   ") + "\n"
        }
        return lines
    }

    /// "70 × 40 at 115, 10".
    private func place(_ view: WhyReport.View) -> String? {
        view.frame.map { frame in
            let numbers = frame.map { Words.number(CGFloat($0)) }
            return "\(numbers[2]) × \(numbers[3]) at \(numbers[0]), \(numbers[1])"
        }
    }

    // MARK: A view

    private func block(_ view: WhyReport.View) -> String {
        // What is found about a view is often found at a modifier of it, or at its stack; of a modifier, at the view.
        let own = report.findings.filter { finding in
            finding.view == view.id || finding.culprit == view.id || isAround(finding.view, view)
                || views[finding.view].map { isAround(view.id, $0) } == true
        }
        let rules = unique(own.map { "[\($0.rule)]" }).joined(separator: " ")
        let head: [String?] = [view.title, view.at?.description, place(view), rules.isEmpty ? nil : rules]
        var text = head.compactMap(\.self).joined(separator: "   ") + "\n"
        for cause in view.because { text += Self.labelled(cause.of.rawValue, cause.text) }
        for finding in own {
            text += Self.labelled("found", finding.message)
            if let tried = finding.tried { text += Self.labelled("tried", tried.text) }
        }
        return text
    }

    /// Whether one view is a modifier of another.
    private func isAround(_ outer: Int, _ view: WhyReport.View) -> Bool {
        var next = view.parent.flatMap { views[$0] }
        while let current = next, current.isModifier {
            if current.id == outer { return true }
            next = current.parent.flatMap { views[$0] }
        }
        return false
    }

    private func unique(_ words: [String]) -> [String] {
        words.enumerated().filter { words.firstIndex(of: $0.element) == $0.offset }.map(\.element)
    }

    private static let width = 110

    /// A word, and a sentence beside it on as many lines as it needs.
    private static func labelled(_ label: String, _ sentence: String, indent: Int = 8) -> String {
        var lines: [String] = []
        var line = ""
        for word in sentence.split(separator: " ") {
            if !line.isEmpty, line.count + word.count + 1 > ExplainText.width - indent {
                lines.append(line)
                line = String(word)
            } else {
                line += (line.isEmpty ? "" : " ") + word
            }
        }
        lines.append(line)
        let start = label + String(repeating: " ", count: max(1, indent - label.count))
        return lines.enumerated().map { index, line in
            (index == 0 ? start : String(repeating: " ", count: indent)) + line + "\n"
        }.joined()
    }
}
