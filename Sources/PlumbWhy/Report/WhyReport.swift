import Foundation
import PlumbCore

extension WhyReport {
    /// Lays a host out, looks at what came of it, and tries the remedies.
    ///
    /// - Parameter position: Where a view was written, as far as it is known.
    @MainActor
    package init(
        on host: ViewHost, _ trace: LayoutTrace, named name: String, _ request: WhyRequest,
        position: (SourcePoint) -> SourcePosition? = { _ in nil },
        writer: ([SourcePoint]) -> SourcePosition? = { _ in nil }
    ) {
        let updates = host.updates
        let layout = RecordedLayout(trace)
        let words = Words(layout)
        self.name = name
        size =
            layout.order.first.flatMap { layout.place($0)?.size }.map { [Double($0.width), Double($0.height)] } ?? [
                0, 0,
            ]
        views = layout.order.compactMap { layout[$0] }.map { view in
            View(
                id: view.id, parent: view.parent, name: words.name(view.id), title: words.title(view.id),
                identifier: view.identifier, body: view.body, rule: view.rule,
                isModifier: layout.isModifier(view.id) && !view.kind.isRoot,
                isInside: view.isInside || view.kind.isRoot || layout.isOfStyle(view.id),
                frame: layout.frame(view.id).map(Self.numbers), at: view.point.flatMap(position),
                around: view.pointsAround.compactMap(position))
        }
        findings = Linter.findings(in: host, layout, optional: Set(request.optionalRules)).map { finding in
            Finding(
                rule: finding.rule.id, severity: finding.rule.severity, view: finding.view,
                message: finding.message, culprit: finding.culprit, axis: finding.axis?.rawValue,
                tried: finding.tried.map { tried in
                    Tried(
                        text: tried.text, code: tried.remedy.code, view: tried.remedy.view,
                        placement: tried.remedy.placement, frames: tried.moved.mapValues(Self.numbers))
                }, at: finding.point.flatMap(position))
        }
        // Where changes have no end, each look goes through all of them.
        let isEndless = host.diagnostics.contains(where: \.isLoop)
        let restless = isEndless ? nil : host.lookAgain(at: updates.restless)
        findings += UpdateRules.findings(updates, again: host.lookAgain(), restless: restless) { node in
            host.tracedView(ofNode: node) ?? layout.order.first ?? 0
        }
        .map { finding in
            Finding(
                rule: finding.rule.id, severity: finding.rule.severity, view: finding.view,
                message: finding.message, at: finding.point.flatMap(position))
        }
        findings += host.diagnostics.filter(\.isRepeatedID).map {
            Finding(
                rule: LintRule.duplicateID.id, severity: LintRule.duplicateID.severity,
                view: layout.order.first ?? 0, message: Words.capitalized($0.message) + ".", culprit: nil, tried: nil,
                at: $0.point.flatMap(position))
        }
        let told = updates.map { Update($0, position: position, writer: writer) }.filter { !$0.sentences.isEmpty }
        findings += host.diagnostics.filter(\.isLoop).map { diagnostic in
            let change = told.last { $0.changes.contains { $0.what != .other } }?.changes.last { $0.what != .other }
            let last = change.flatMap { Update.sentence(of: $0) }.map { " The last change: \($0)" } ?? ""
            return Finding(
                rule: LintRule.updateLoop.id, severity: LintRule.updateLoop.severity,
                view: layout.order.first ?? 0, message: Words.capitalized(diagnostic.message) + "." + last,
                at: change?.at ?? diagnostic.point.flatMap(position))
        }
        chosen = []
        countViews()
        self.updates = request.hasUpdates ? told : nil
        let index = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($0.element.id, $0.offset) })
        for (number, finding) in findings.enumerated() {
            if let place = index[finding.view] { views[place].findings.append(number) }
        }
        chosen = choose(request.target, layout)
        for id in chosen {
            guard let place = index[id] else { continue }
            views[place].because = Explanation(of: id, in: layout, depth: request.isFull ? 64 : 2).causes.map { cause in
                Because(
                    of: cause.of, rule: "\(cause.rule)", steps: cause.steps.map(\.description), text: cause.text,
                    numbers: Dictionary(
                        cause.numbers.filter { $0.value.isFinite }.map { ($0.name, Self.rounded(Double($0.value))) },
                        uniquingKeysWith: { $1 }))
            }
        }
    }

    /// Says of each finding how many views of its line have it.
    private mutating func countViews() {
        let lines = Dictionary(grouping: findings.indices) { line(of: findings[$0]) }
        for (key, indices) in lines where key != nil {
            let count = Set(indices.map { findings[$0].view }).count
            for index in indices where count > 1 { findings[index].views = count }
        }
    }

    /// Whether a report has a finding of its own for what a host reports.
    package static func isFinding(_ diagnostic: Diagnostic) -> Bool { diagnostic.isLoop || diagnostic.isRepeatedID }

    /// To a thousandth of a point: what is beyond that is an error of the sums.
    private static func rounded(_ value: Double) -> Double {
        // What is longer has no such digits.
        abs(value) < 1e12 ? (value * 1000).rounded() / 1000 : value.isFinite ? value : 0
    }

    private static func numbers(_ frame: CGRect) -> [Double] {
        [frame.minX, frame.minY, frame.width, frame.height].map { rounded(Double($0)) }
    }

    /// The views that a target names.
    private func choose(_ target: WhyRequest.Target, _ layout: RecordedLayout) -> [Int] {
        func isWritten(_ view: View) -> Bool { !view.isInside && view.frame != nil }
        switch target {
        case .tree: return []
        case .all: return views.filter(isWritten).map(\.id)
        case .identifier(let name):
            // The identifier is a modifier of the view that is meant.
            return views.filter { $0.identifier == name && $0.frame != nil }.map { layout.core($0.id) }
        case .line(let line, let column):
            return views.filter { view in
                guard isWritten(view) else { return false }
                return ([view.at].compactMap(\.self) + view.around).contains { at in
                    at.line == line && (column == nil || at.column == column)
                }
            }
            .map(\.id)
        case .point(let x, let y):
            let hit = views.last { view in
                guard isWritten(view), !view.isModifier, let frame = view.frame else { return false }
                return x >= frame[0] && y >= frame[1] && x < frame[0] + frame[2] && y < frame[1] + frame[3]
            }
            return hit.map { [$0.id] } ?? []
        }
    }
}

extension WhyReport.View {
    /// Where it is written, or what stands around it and has no size of its own.
    package var written: SourcePosition? { at ?? around.last }
}

extension WhyReport {
    /// Nil for a finding whose place in the source is not known.
    package func line(of finding: Finding) -> Line? {
        let at = finding.at ?? views.first { $0.id == finding.view }?.written
        return at.map { Line(rule: finding.rule, axis: finding.axis, at: $0) }
    }

    /// "Card.swift:12:9: warning: …", and on lines below what came of the remedy, and at how many views it is.
    package func text(of finding: Finding) -> String {
        let view = views.first { $0.id == finding.view }
        let at =
            finding.at?.description ?? view?.written?.description
            ?? view.flatMap { identifier(of: $0) }.map { "\(name) #\($0)" } ?? name
        let text = "\(at): \(finding.severity): \(finding.message) [\(finding.rule)]"
        return text + (finding.tried.map { "\n    remedy (tried): \($0.text)" } ?? "")
            + (finding.views.map { "\n    at \($0) views" } ?? "")
    }

    /// Of the view itself, or of a modifier around it: what is painted behind a view has not that view's.
    package func identifier(of view: View) -> String? {
        var next: View? = view
        while let current = next {
            if let identifier = current.identifier { return identifier }
            next = current.parent.flatMap { parent in views.first { $0.id == parent } }
            guard let outer = next, outer.isModifier, views.first(where: { $0.parent == outer.id })?.id == current.id
            else { return nil }
        }
        return nil
    }
}

extension Words {
    /// A view as the head of a block: `Text “Hello”`, `HStack`, `.frame`.
    func title(_ id: Int) -> String {
        if let text = onlyText(in: id) { return "\(name(id)) “\(Words.shortened(text))”" }
        return name(id)
    }
}
