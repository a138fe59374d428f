import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// Each rule finds what it is for, with the right view and numbers, and is silent where it is mended.
@Suite @MainActor
struct LintTests {
    private func host(_ example: LintExample, _ make: LintExample.Make) -> ViewHost {
        var configuration = HostConfiguration(
            proposal: ProposedViewSize(width: example.size.width, height: example.size.height))
        configuration.safeAreaInsets = example.insets
        ViewHost.recordsUpdates = true
        defer { ViewHost.recordsUpdates = false }
        return ViewHost(make(), configuration: configuration)
    }

    @Test(arguments: LintExamples.all)
    func findsItAndIsSilentWhereItIsMended(_ example: LintExample) throws {
        let host = host(example, example.before)
        let before = host.layout().frames.map { "\($0.identifier) \($0.frame)" }
        let story = Story(host.trace())
        let findings = Linter.findings(in: host, story)
        let all = findings.map { "\($0.rule.id): \($0.message) (\($0.tried?.text ?? "-"))" }.joined(separator: "\n")
        let finding = try #require(findings.first { $0.rule.id == example.rule }, "found:\n\(all)")
        let names = (story.ancestors(finding.view) + story.all(in: finding.view)).compactMap { story[$0]?.identifier }
        #expect(names.contains(example.of), "\(names)")
        for part in example.says { #expect(finding.message.contains(part), "\(finding.message)") }
        if let tried = example.tried {
            #expect(finding.tried?.text.hasPrefix(tried) == true, "\(finding.tried?.text ?? "no remedy")")
        }
        // Trying leaves everything where it was.
        #expect(host.layout().frames.map { "\($0.identifier) \($0.frame)" } == before)

        let mended = self.host(example, example.after)
        let left = Linter.findings(in: mended, Story(mended.trace())).filter { $0.rule.severity > .note }
        let said = left.map { "\($0.rule.id): \($0.message)" }
        #expect(!left.contains { $0.rule.id == example.rule }, "\(said)")
    }

    /// A remedy's frames are those of the view that is written so.
    @Test(arguments: LintExamples.all.filter { $0.tried != nil })
    func aTriedRemedyGivesWhatItsCodeGives(_ example: LintExample) throws {
        let host = host(example, example.before)
        let story = Story(host.trace())
        let finding = try #require(
            Linter.findings(in: host, story).first { $0.rule.id == example.rule && $0.tried != nil })
        let tried = try #require(finding.tried)
        let written = Story(self.host(example, example.after).trace())
        let after = Story(try #require(host.trace(trying: tried.remedy.edits)))
        func frames(_ story: Story) -> [String: CGRect] {
            Dictionary(
                story.placed.compactMap { id in
                    guard let name = story[id]?.identifier, let frame = story.frame(story.subject(id)) else {
                        return nil
                    }
                    return (name, frame)
                }, uniquingKeysWith: { $1 })
        }
        #expect(frames(after) == frames(written))
    }

    /// Each rule that is always looked for has an example.
    @Test func everyRuleHasAnExample() {
        let shown = Set(LintExamples.all.map(\.rule))
        let without = LintRule.all.filter { !$0.isOptional && !shown.contains($0.id) }.map(\.id)
        #expect(
            without == [
                // Shown by the tests of the commands, or of single views below.
                "tracks-overflow", "reader-corner", "position-greedy", "lazy-fills",
                "order-decides",
                "duplicate-id",
                // UpdateTests.
                "unstable-id", "object-recreated", "state-initial-value-ignored", "object-not-observed",
                "branch-loses-state", "update-loop",
                // TouchLintTests: only places tell a button from what it is made of.
                "frame-outside-button",
                // UpdateTests.
                "drag-mirrored",
                // LintCommandTests: it takes several layouts.
                "fixed-height-text",
            ], "\(without)")
    }

    @Test func idsAreUnique() {
        let ids = LintRule.all.map(\.id)
        #expect(Set(ids).count == ids.count)
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
        let host = ViewHost(view, configuration: HostConfiguration(proposal: ProposedViewSize(width: 320, height: 600)))
        let findings = Linter.findings(in: host, Story(host.trace())).filter { $0.rule.severity > .note }
        let said = findings.map { "\($0.rule.id): \($0.message)" }
        #expect(findings.isEmpty, "\(said)")
    }
}
