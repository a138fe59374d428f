import Foundation
import PlumbUI
import PlumbWhy

/// A finding as it is printed: where it stands in the source, and in which layouts it holds.
struct LintFinding: Equatable {
    var rule: LintRule.ID
    var severity: LintRule.Severity
    var message: String
    var remedy: String?
    /// The name of the view of the file that was laid out.
    var view: String
    /// What the finding is about, as in `HStack`.
    var title: String
    var identifier: String?
    var at: SourcePosition?
    /// Where another view stands that has a part in it.
    var culprit: SourcePosition?
    /// The axis of the length that it is about.
    var axis: Axis.RawValue?
    /// The file of the call, where the place is not known.
    var path: String
    /// Whether a frame of a fixed height is what cuts a text: with a least height instead, the text is whole.
    var isInFixedHeight = false
    /// How many views of its line have it in one layout, at most.
    var views = 1
    /// In which of several layouts it holds; empty for all.
    var variants: [LintVariant] = []

    /// The same finding of another layout, or of another view that the same code makes.
    var key: String {
        let about = at.map { [$0.description] } ?? [view, title, identifier ?? ""]
        return ([rule.rawValue, axis.map { "\($0)" } ?? ""] + about).joined(separator: "\u{0}")
    }

    /// "Card.swift:12:9", or the file with what is known of the view.
    var place: String {
        if let at { return at.description }
        return path + (identifier.map { ": \(view) #\($0)" } ?? ": \(view)")
    }
}

/// Puts the findings of several layouts together.
struct LintCollector {
    private var order: [String] = []
    private var found: [String: LintFinding] = [:]
    private var variants: [LintVariant] = []
    /// How many layouts were added.
    private var layouts = 0
    /// The numbers of the layouts that show a place, and of those that have a finding.
    private var showing: [SourcePosition: Set<Int>] = [:]
    private var having: [String: Set<Int>] = [:]

    mutating func add(_ report: WhyReport, in variant: LintVariant) {
        if !variants.contains(variant) { variants.append(variant) }
        layouts += 1
        for view in report.views where view.frame != nil {
            if let place = view.written { showing[place, default: []].insert(layouts) }
        }
        let views = Dictionary(uniqueKeysWithValues: report.views.map { ($0.id, $0) })
        for finding in report.findings {
            let view = views[finding.view]
            let own = LintFinding(
                rule: finding.rule, severity: finding.severity,
                message: finding.message, remedy: finding.tried?.text, view: report.name, title: view?.title ?? "",
                identifier: view.flatMap(report.identifier(of:)), at: finding.at ?? view?.written,
                culprit: finding.culprit.flatMap { views[$0]?.written }, axis: finding.axis, path: "",
                isInFixedHeight: finding.culprit.flatMap { views[$0]?.rule } == .frame
                    && finding.tried?.code.hasPrefix("minHeight") == true,
                views: finding.views ?? 1)
            having[own.key, default: []].insert(layouts)
            if found[own.key] == nil { order.append(own.key) }
            var known = found[own.key] ?? own
            known.remedy = known.remedy ?? own.remedy
            known.views = max(known.views, own.views)
            if !known.variants.contains(variant) { known.variants.append(variant) }
            found[own.key] = known
        }
    }

    /// Those that hold in all layouts, and those for which one is enough.
    func findings(path: String) -> [LintFinding] {
        order.compactMap { key in
            guard var finding = found[key] else { return nil }
            finding.path = path
            let isEverywhere = finding.variants.count == variants.count
            let isOfOne = LintRule.all.first { $0.id == finding.rule }?.isOfOneLayout == true
            guard isEverywhere || isOfOne, !isOnlyAlone(finding) else { return nil }
            if finding.rule == .truncated, finding.isInFixedHeight,
                variants.contains(where: { $0.typeSize == .large }),
                finding.variants.allSatisfy({ $0.typeSize != .large })
            {
                finding.rule = .fixedHeightText
                finding.message =
                    "\(finding.message) At the default size it is whole: its frame has a fixed height, and does not grow with the text."
            }
            if isEverywhere { finding.variants = [] }
            return finding
        }
    }

    /// Whether a finding is about what views around make use of, and another layout shows its line without it: a view
    /// that is laid out alone has nothing around it.
    private func isOnlyAlone(_ finding: LintFinding) -> Bool {
        let isAboutUse =
            [.guideNotAsked, .textAlignmentOneLine, .colourDecides].contains(finding.rule)
            // That a stack stands in the middle, not that its alignment has no effect.
            || finding.rule == .stackAlignmentWithoutEffect && finding.severity == .note
        guard isAboutUse, let at = finding.at else { return false }
        return showing[at]?.isSubset(of: having[finding.key] ?? []) == false
    }
}
