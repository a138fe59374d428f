import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// Each rule finds what it is for, with the right view and numbers, and is silent where it is mended.
@Suite @MainActor
struct LintTests {
    private func host(_ example: LintExample, _ make: LintExample.Make) -> ViewHost {
        var configuration = World(
            proposal: ProposedViewSize(width: example.size.width, height: example.size.height))
        configuration.safeAreaInsets = example.insets
        ViewHost.recordsUpdates = true
        defer { ViewHost.recordsUpdates = false }
        return ViewHost(make(), in: configuration)
    }

    @Test(arguments: LintExamples.all)
    func findsItAndIsSilentWhereItIsMended(_ example: LintExample) throws {
        let host = host(example, example.before)
        let before = host.layout().frames.map { "\($0.identifier) \($0.frame)" }
        let layout = RecordedLayout(host.trace())
        let findings = Linter.findings(in: host, layout, optional: [example.rule])
        let all = findings.map { "\($0.rule.id): \($0.message) (\($0.tried?.text ?? "-"))" }.joined(separator: "\n")
        let finding = try #require(findings.first { $0.rule.id == example.rule }, "found:\n\(all)")
        let names = (layout.ancestors(finding.view) + layout.all(in: finding.view)).compactMap {
            layout[$0]?.identifier
        }
        if let name = example.of { #expect(names.contains(name), "\(names)") }
        for part in example.says { #expect(finding.message.contains(part), "\(finding.message)") }
        if let tried = example.tried {
            #expect(finding.tried?.text.hasPrefix(tried) == true, "\(finding.tried?.text ?? "no remedy")")
        }
        // Trying leaves everything where it was.
        #expect(host.layout().frames.map { "\($0.identifier) \($0.frame)" } == before)

        let mended = self.host(example, example.after)
        let left = Linter.findings(in: mended, RecordedLayout(mended.trace()), optional: [example.rule])
        let said = left.map { "\($0.rule.id): \($0.message)" }
        #expect(!left.contains { $0.rule.id == example.rule }, "\(said)")
    }

    /// A remedy's frames are those of the view that is written so.
    @Test(arguments: LintExamples.all.filter { $0.tried != nil })
    func aTriedRemedyGivesWhatItsCodeGives(_ example: LintExample) throws {
        let host = host(example, example.before)
        let layout = RecordedLayout(host.trace())
        let finding = try #require(
            Linter.findings(in: host, layout, optional: [example.rule])
                .first { $0.rule.id == example.rule && $0.tried != nil })
        let tried = try #require(finding.tried)
        let written = RecordedLayout(self.host(example, example.after).trace())
        let after = RecordedLayout(try #require(host.trace(trying: tried.remedy.edits)))
        /// Frames of what has a name, and of what has no view in it.
        func frames(_ layout: RecordedLayout) -> [(name: String, frame: CGRect)] {
            layout.placed.compactMap { id in
                let name = layout[id]?.identifier ?? (layout.children(id).isEmpty ? layout[id]?.name : nil)
                return name.flatMap { name in layout.frame(layout.subject(id)).map { (name, $0) } }
            }
        }
        // A page may take away what has become useless.
        let kept = Set(frames(written).map(\.name))
        let tries = frames(after).filter { kept.contains($0.name) }
        #expect(tries.map { "\($0)" } == frames(written).map { "\($0)" })
    }

    /// Each rule has an example, or tests elsewhere.
    @Test func everyRuleHasAnExample() {
        let shown = Set(LintExamples.all.map(\.rule))
        #expect(Set(LintRule.ID.allCases).subtracting(shown) == LintExamples.elsewhere)
    }

    @Test func eachIDIsThatOfARule() {
        #expect(LintRule.all.map(\.id) == LintRule.ID.allCases)
        for rule in LintRule.all { #expect(rule.summary.hasSuffix("."), "\(rule.id)") }
    }

    /// Nothing is said of views that are as they should be.
    @Test func ordinaryViewsAreSilent() {
        let view = VStack(alignment: .leading, spacing: 12) {
            HStack {
                Color.blue.frame(width: 40, height: 40).clipShape(Circle())
                VStack(alignment: .leading) {
                    Text(verbatim: "Ada Lovelace").fontWeight(.bold)
                    Text(verbatim: "Poet").foregroundStyle(.secondary)
                }
                Spacer()
                Text(verbatim: "3").padding(4).background(Capsule().fill(.red))
            }
            Divider()
            Text(verbatim: "A text of some length that takes several lines, as texts do.")
            HStack {
                Text(verbatim: "Cancel").frame(maxWidth: .infinity)
                Text(verbatim: "Save").frame(maxWidth: .infinity)
            }
            Spacer()
        }
        .padding()
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let findings = Linter.findings(in: host, RecordedLayout(host.trace())).filter { $0.rule.severity > .note }
        let said = findings.map { "\($0.rule.id): \($0.message)" }
        #expect(findings.isEmpty, "\(said)")
    }
}
