import Foundation
import PlumbCore

/// What a rule looks at, and how it says what it has found.
struct LintCheck {
    let layout: RecordedLayout
    let words: Words
    private(set) var findings: [Finding] = []

    init(_ layout: RecordedLayout) {
        self.layout = layout
        words = Words(layout)
    }

    mutating func say(_ rule: LintRule, _ view: Int, _ message: String, culprit: Int? = nil, _ remedies: Remedy...) {
        findings(rule, view, message, culprit: culprit, remedies)
    }

    /// What is found about a modifier that has a place of its own.
    mutating func say(
        _ rule: LintRule, _ view: Int, at point: SourcePoint?, _ message: String, culprit: Int? = nil
    ) {
        var finding = Finding(rule, view, message, culprit: culprit)
        finding.point = point
        findings.append(finding)
    }

    mutating func findings(
        _ rule: LintRule, _ view: Int, _ message: String, axis: Axis? = nil, culprit: Int? = nil, _ remedies: [Remedy]
    ) {
        var finding = Finding(rule, view, message, culprit: culprit, remedies: remedies)
        finding.axis = axis
        findings.append(finding)
    }

    /// What is too long for a frame is told once: as the text that the frame cuts, else as the stack in it, with what
    /// makes it so long.
    mutating func mergeFrames() {
        let layout = layout
        let cuts = findings.filter { $0.rule.id == .truncated && $0.culprit.flatMap(layout.rule) == .frame }
        findings.removeAll { finding in
            guard finding.axis == .vertical else { return false }
            return cuts.contains { cut in
                if finding.rule.id == .frameDoesNotShrink { return finding.view == cut.culprit }
                guard finding.rule.id == .overflow, let frame = cut.culprit else { return false }
                return layout.ancestors(cut.view).contains(finding.view)
                    && layout.ancestors(finding.view).contains(frame)
            }
        }
        let stacks = findings.filter { $0.rule.id == .overflow }
        findings.removeAll { frame in
            guard frame.rule.id == .frameDoesNotShrink, frame.axis != nil, let within = frame.culprit else {
                return false
            }
            return stacks.contains { $0.axis == frame.axis && layout.all(in: within).contains($0.view) }
        }
    }

    /// The views that somebody has written and that were placed.
    var written: [Int] { layout.placed.filter(isWritten) }

    /// Whether a view is the user's: not a control or a part of one, not the page or the screen.
    func isWritten(_ view: Int) -> Bool {
        guard let view = layout[view], !view.isInside, !view.isComposite, !view.kind.isRoot
        else { return false }
        // Where places are recorded, what the user has written has one.
        return !layout.hasPlaces || view.point != nil || !view.pointsAround.isEmpty
    }

    /// "needs 120 of 80": all that two lengths differ by less counts as equal.
    static let tolerance: CGFloat = 0.5

    func isEqual(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= LintCheck.tolerance }

    func n(_ value: CGFloat) -> String { Words.number(value) }

    /// Whether something around a view, up to the page, hides what is too long or scrolls it on the axis.
    func isHidden(_ view: Int, _ axis: Axis) -> Bool {
        for outer in layout.ancestors(view) {
            if layout.parameters(outer).clips == true { return true }
            if layout.rule(outer) == .viewport, scrolls(outer, axis) { return true }
        }
        return false
    }

    /// Whether a view is the second of a background or overlay: what it needs makes nothing longer.
    func isSecondary(_ view: Int) -> Bool {
        for outer in layout.ancestors(view) {
            if layout.rule(outer) == .layers, let first = layout.children(outer).first,
                layout.child(of: outer, around: view) != first
            {
                return true
            }
        }
        return false
    }
}

/// Looks at a recorded layout by all rules.
package struct Linter {
    /// The findings, in the order of the views; without remedies tried.
    package static func findings(in layout: RecordedLayout, optional: Set<LintRule.ID> = []) -> [Finding] {
        findings(LintCheck(layout), optional)
    }

    private static func findings(_ check: LintCheck, _ optional: Set<LintRule.ID>) -> [Finding] {
        var check = check
        let layout = check.layout
        check.alignments()
        check.singles()
        check.guides()
        check.spacers()
        check.frames()
        check.texts()
        check.stacks()
        check.scrolling()
        check.covering()
        check.backgrounds()
        check.buttons()
        check.values()
        check.traits()
        check.habits()
        check.mergeFrames()
        let order = Dictionary(uniqueKeysWithValues: layout.order.enumerated().map { ($0.element, $0.offset) })
        return check.findings
            .filter { !$0.rule.isOptional || optional.contains($0.rule.id) }
            .enumerated()
            .sorted { (order[$0.element.view] ?? 0, $0.offset) < (order[$1.element.view] ?? 0, $1.offset) }
            .map(\.element)
    }

    /// How many remedies are tried at most, where a layout asks and answers so many times: each is two layouts, and a
    /// large page with many findings ends all the same.
    package static func mostTrials(_ events: Int) -> Int { max(6, min(60, 250_000 / max(1, events))) }

    /// The findings in what a host has laid out, each with what came of its remedies.
    @MainActor
    package static func findings(in host: ViewHost, _ layout: RecordedLayout, optional: Set<LintRule.ID> = [])
        -> [Finding]
    {
        var trials = 0
        var check = LintCheck(layout)
        check.touches(in: host)
        check.drags(in: host)
        // Where changes have no end, each trial would go through all of them.
        let most = host.diagnostics.contains(where: \.isLoop) ? 0 : mostTrials(layout.events)
        defer {
            if trials > 0 { host.update() }
        }
        return findings(check, optional).map { finding in
            var finding = finding
            for remedy in finding.remedies where finding.tried == nil && trials < most {
                trials += 1
                finding.tried = tried(remedy, of: finding.view, in: host, layout)
            }
            return finding
        }
    }

    /// Makes the change that a remedy stands for, lays out, and takes it back.
    @MainActor
    package static func tried(_ remedy: Remedy, of view: Int, in host: ViewHost, _ layout: RecordedLayout)
        -> TriedRemedy?
    {
        guard !remedy.edits.isEmpty, let trace = host.trace(trying: remedy.edits, restores: false) else { return nil }
        let after = RecordedLayout(trace)
        guard let outcome = remedy.outcome(layout, after) else { return nil }
        var moved: [Int: CGRect] = [:]
        for view in layout.placed {
            guard let frame = after.frame(view), frame != layout.frame(view) else { continue }
            moved[view] = frame
        }
        let isElsewhere = remedy.placement == .after && layout.subject(remedy.view) != layout.subject(view)
        let on = isElsewhere ? " on \(Words(layout).subject(remedy.view))" : ""
        return TriedRemedy(remedy: remedy, text: "\(remedy.code)\(on): \(outcome)", moved: moved)
    }
}
