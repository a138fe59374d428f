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

    /// Pages that are as they should be, each near to what a rule finds.
    struct Sound: Sendable, CustomTestStringConvertible {
        let rule: LintRule.ID
        let testDescription: String
        let page: @MainActor @Sendable () -> AnyView

        init<V: View>(
            _ rule: LintRule.ID, _ name: String, @ViewBuilder _ page: @escaping @MainActor @Sendable () -> V
        ) {
            (self.rule, testDescription) = (rule, "\(rule): \(name)")
            self.page = { AnyView(page()) }
        }
    }

    nonisolated static let sound: [Sound] = [
        Sound(.tracksOverflow, "a month in a stack is higher than its first share") {
            VStack {
                Text(verbatim: "March")
                LazyVGrid(columns: Array(repeating: GridItem(), count: 7)) {
                    ForEach(0..<35, id: \.self) { Text(verbatim: "\($0)").frame(height: 60) }
                }
                Color.blue
            }
        },
        Sound(.tracksOverflow, "a grid with high rows in a stack") {
            VStack {
                Grid { ForEach(0..<6, id: \.self) { _ in GridRow { Color.red.frame(width: 50, height: 60) } } }
                Color.blue
                Color.green
            }
        },
        Sound(.tracksOverflow, "a grid that has what its neighbour leaves") {
            HStack {
                LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(.fixed(90))]) { Text(verbatim: "a") }
                Color.blue
            }
        },
        Sound(.gridStretched, "a cell that asks for no room") {
            Grid(horizontalSpacing: 0) {
                ForEach(0..<3, id: \.self) { _ in GridRow { Color.red.frame(width: 160, height: 4) } }
                Color.red.frame(height: 4).gridCellUnsizedAxes(.horizontal)
            }
            .frame(width: 160)
        },
        Sound(.textAlignmentOneLine, "words that may well take two lines") {
            Text(verbatim: "Words that nearly fill it").multilineTextAlignment(.center).padding()
        },
    ]

    @Test(arguments: sound) func whatIsSoundIsNotBlamed(_ line: Sound) {
        let host = ViewHost(line.page(), in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let findings = Linter.findings(in: host, RecordedLayout(host.trace()), optional: [line.rule])
        let said = findings.filter { $0.rule.id == line.rule }.map(\.message)
        #expect(said.isEmpty, "\(said)")
    }

    /// It is the Canvas that stretches a grid, not the line between its rows.
    @Test func theDividerIsNotBlamedForOthers() throws {
        let view = Grid {
            GridRow {
                Text(verbatim: "a"); Text(verbatim: "b")
            }
            Divider()
            GridRow {
                Text(verbatim: "c"); Text(verbatim: "d")
            }
            Canvas { _, _ in }.frame(height: 40)
            ForEach(0..<4, id: \.self) { _ in
                GridRow {
                    Text(verbatim: "e"); Text(verbatim: "f")
                }
            }
        }
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let found = Linter.findings(in: host, RecordedLayout(host.trace())).filter { $0.rule.id == .gridStretched }
        #expect(found.map { $0.message.prefix(10) } == ["The Canvas"])
    }

    /// A badge on a small view is offered that view's size: it is to keep its own.
    @Test func aBadgeKeepsItsSize() throws {
        let view = Color.blue.frame(width: 24, height: 24)
            .overlay(alignment: .topTrailing) { Text(verbatim: "128").padding(2).background(Color.red) }
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let found = Linter.findings(in: host, RecordedLayout(host.trace())).filter { $0.rule.severity > .note }
        #expect(found.map(\.rule.id) == [.wordBroken] || found.map(\.rule.id) == [.truncated])
        #expect(found.first?.message.hasSuffix("The overlay is offered the size of the Color, 24 × 24.") == true)
        #expect(found.first?.tried?.text.hasPrefix(".fixedSize()") == true, "\(found)")
    }

    /// A text that is cut since the row around has a fixed height: the frame is named, and grows.
    @Test func theFrameAroundARowIsNamed() throws {
        let view = HStack {
            Color.blue.frame(width: 24, height: 24)
            VStack(alignment: .leading) {
                Text(verbatim: "Title")
                Text(verbatim: "A text of so many words that it has two lines or three")
            }
        }
        .padding(4)
        .frame(height: 40)
        let host = ViewHost(view, in: World(proposal: ProposedViewSize(width: 320, height: 600)))
        let found = try #require(
            Linter.findings(in: host, RecordedLayout(host.trace())).first { $0.rule.id == .truncated })
        #expect(found.message.hasSuffix("The frame around the HStack has a height of 40."), "\(found.message)")
        #expect(found.tried?.text.hasPrefix("minHeight: 40 instead of the height") == true, "\(found)")
    }
}
