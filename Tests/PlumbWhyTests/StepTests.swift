import Foundation
import PlumbControls
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// Each sentence of explain belongs to a numbered step of a page in Docs/Layout, or in Docs/Lists.
@Suite @MainActor
struct StepTests {
    private static let docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs")

    /// The numbers of a page's steps; nil where there is no such page.
    private static func steps(of page: LayoutPage) -> Set<Int>? {
        let texts = ["Layout", "Lists"].lazy.compactMap {
            try? String(contentsOf: docs.appendingPathComponent("\($0)/\(page.rawValue).md"), encoding: .utf8)
        }
        guard let text = texts.first else { return nil }
        return Set(
            text.split(separator: "\n").compactMap { $0.firstMatch(of: /^(\d+)\.\s/).flatMap { Int($0.output.1) } })
    }

    /// What can be said of a view by its rule, or by the rule of the view around.
    private struct Saying: Hashable {
        var rule: TracedView.Rule
        var question: Reasons.Question
    }

    /// All that is said of the examples of lint and of some more views.
    private static let said: (steps: [LayoutPage.Step: String], rules: Set<Saying>) = {
        var steps: [LayoutPage.Step: String] = [:]
        var rules: Set<Saying> = []
        var views = LintExamples.all.flatMap { [($0.before, $0.size, $0.insets), ($0.after, $0.size, $0.insets)] }
        views += others.map {
            ($0, CGSize(width: 320, height: 200), EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
        }
        for (make, size, insets) in views {
            var configuration = World(proposal: ProposedViewSize(width: size.width, height: size.height))
            configuration.safeAreaInsets = insets
            let layout = RecordedLayout(ViewHost(make(), in: configuration).trace())
            for view in layout.placed {
                for cause in Explanation(of: view, in: layout, depth: 64).causes {
                    for step in cause.steps { steps[step] = cause.text }
                }
                let reasons = Reasons(layout, view)
                let sentences =
                    reasons.length(view, .horizontal, depth: 2) + reasons.length(view, .vertical, depth: 2)
                    + reasons.length(view, .horizontal, depth: 1) + (reasons.place(view).map { [$0] } ?? [])
                for sentence in sentences { rules.insert(Saying(rule: sentence.rule, question: sentence.question)) }
            }
        }
        return (steps, rules)
    }()

    private static let others: [LintExample.Make] = [
        { AnyView(Text(verbatim: "Some words").position(x: 40, y: 40)) },
        { AnyView(Text(verbatim: "Some words").aspectRatio(2, contentMode: .fit)) },
        { AnyView(Text(verbatim: "Some words").aspectRatio(2, contentMode: .fit).fixedSize()) },
        {
            AnyView(
                ViewThatFits {
                    Text(verbatim: "A text that is far too long for this").fixedSize()
                    Text(verbatim: "Another one that is far too long").fixedSize()
                })
        },
        {
            AnyView(
                ScrollView {
                    VStack {
                        Color.red; Text(verbatim: "a")
                    }
                })
        },
        {
            AnyView(
                ScrollView(.horizontal) {
                    VStack {
                        Color.red; Text(verbatim: "a b c")
                    }
                })
        },
        { AnyView(Text(verbatim: "One two three four five six seven eight nine ten").frame(width: 60, height: 40)) },
        { AnyView(GeometryReader { _ in Color.red }) },
        { AnyView(Color.red.frame(maxWidth: 100)) },
        { AnyView(Color.red.position(x: 40, y: 40)) },
        { AnyView(Color.red.aspectRatio(2, contentMode: .fit).fixedSize()) },
        {
            AnyView(
                ViewThatFits {
                    Color.red.frame(minWidth: 400); Color.blue.frame(minWidth: 500)
                })
        },
        { AnyView(Color.red.aspectRatio(2, contentMode: .fit)) },
        { AnyView(Color.red.aspectRatio(2, contentMode: .fill)) },
        {
            AnyView(
                ViewThatFits {
                    Text(verbatim: "A text that is far too long for this").fixedSize(); Text(verbatim: "Short")
                })
        },
        {
            AnyView(
                Grid {
                    GridRow {
                        Text(verbatim: "One"); Text(verbatim: "1")
                    }
                    GridRow {
                        Text(verbatim: "Eleven"); Text(verbatim: "11")
                    }
                })
        },
        {
            AnyView(
                LazyVGrid(columns: [GridItem(), GridItem()]) {
                    Text(verbatim: "a"); Text(verbatim: "b")
                })
        },
        { AnyView(ScrollView { LazyVStack { ForEach(0..<9) { Text(verbatim: "row \($0)") } } }) },
        {
            AnyView(
                ScrollView(.horizontal) {
                    HStack {
                        Text(verbatim: "a"); Color.red
                    }
                })
        },
        {
            AnyView(
                VStack {
                    Text(verbatim: "a").layoutPriority(1); Color.red.frame(minHeight: 20, maxHeight: 400); Color.blue
                })
        },
        {
            AnyView(
                ZStack(alignment: .bottomTrailing) {
                    Color.red; Text(verbatim: "a"); Divider()
                })
        },
        {
            AnyView(
                VStack(alignment: .leading) {
                    Text(verbatim: "a").alignmentGuide(.leading) { _ in -20 }; Text(verbatim: "b")
                })
        },
        { AnyView(Color.red.ignoresSafeArea()) },
        { AnyView(Text(verbatim: "a").frame(minWidth: 100, idealWidth: 200, maxWidth: 300).fixedSize()) },
        {
            AnyView(
                HStack {
                    Spacer(); Text(verbatim: "a"); Spacer(minLength: 30)
                }.padding(.horizontal, 12))
        },
        { AnyView(GeometryReader { _ in Text(verbatim: "a") }) },
        { AnyView(Text(verbatim: "a").overlay(alignment: .topTrailing) { Color.red.frame(width: 4, height: 4) }) },
        { AnyView(Image(systemName: "star")) },
        { AnyView(Circle()) },
        { AnyView(Color.red.safeAreaInset(edge: .bottom) { Color.blue.frame(height: 10) }) },
        { AnyView(Follower()) },
        { AnyView(Pages { Color.red }) },
        { AnyView(List { Text(verbatim: "a row of some words that are too long for it") }) },
    ]

    /// A view that stands where another one does.
    private struct Follower: View {
        @Namespace private var space
        var body: some View {
            VStack {
                Color.red.matchedGeometryEffect(id: 1, in: space)
                Color.blue.matchedGeometryEffect(id: 1, in: space, isSource: false)
            }
        }
    }

    @Test func eachSentenceBelongsToAStep() {
        for (step, text) in Self.said.steps {
            #expect(Self.steps(of: step.page)?.contains(step.number) == true, "\(step): \(text)")
        }
    }

    @Test func eachPageExists() {
        for page in LayoutPage.allCases { #expect(Self.steps(of: page) != nil, "\(page)") }
    }

    /// Steps of containers and modifiers that decide a length or a place, and that nothing is said of; each with what
    /// it is about.
    private static let silent: [LayoutPage.Step: String] = {
        var silent: [LayoutPage.Step: String] = [
            LayoutPage.zStack.step(1): "priorities in a ZStack", LayoutPage.frame.step(4): "a warning says it",
            LayoutPage.flexibleFrame.step(1): "lint says it", LayoutPage.overlay.step(4): "several views are a ZStack",
            LayoutPage.text.step(6): "baselines are guides",
            LayoutPage.spacer.step(4): "gaps are told with their reason",
            LayoutPage.divider.step(1): "the thickness tells the direction",
            LayoutPage.geometryReader.step(4): "when, not where",
            LayoutPage.scrollView.step(5): "where it was scrolled to",
            LayoutPage.scrollView.step(6): "where it was scrolled to",
            LayoutPage.grid.step(5): "anchors and guides of cells",
            LayoutPage.grid.step(6): "cells across several columns",
        ]
        for stack in [LayoutPage.hStack, .vStack] {
            silent[stack.step(8)] = "places are told from the left"
            silent[stack.step(9)] = "a stack of one view is not there"
        }
        return silent
    }()

    @Test func eachStepHasASentence() {
        let said = Set(Self.said.steps.keys)
        let pages: [LayoutPage] = [
            .hStack, .vStack, .zStack, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .overlay,
            .text, .spacer, .divider, .geometryReader, .scrollView, .viewThatFits, .grid,
        ]
        let missing = pages.flatMap { page in (Self.steps(of: page) ?? []).sorted().map(page.step) }
            .filter { !said.contains($0) && Self.silent[$0] == nil }
        #expect(missing == [])
        #expect(Self.silent.keys.filter(said.contains) == [])
    }

    /// Questions that a rule says nothing of; each with the reason.
    private static func silence(_ rule: TracedView.Rule, _ question: Reasons.Question) -> String? {
        switch (question, rule) {
        case (.proposal, .fill), (.proposal, .rigid), (.proposal, .coupled), (.proposal, .measured),
            (.proposal, .spacer), (.proposal, .divider), (.place, .fill), (.place, .rigid), (.place, .coupled),
            (.place, .measured), (.place, .spacer), (.place, .divider):
            "no view stands in a leaf"
        case (.proposal, .guide), (.proposal, .ignoreSafeArea): "the view around it tells what it passes on"
        case (.length, .forward), (.length, .guide), (.length, .ignoreSafeArea), (.length, .displaced):
            "the view in it tells its length"
        case (.place, .guide), (.place, .ignoreSafeArea), (.place, .fixedSize):
            "the view stands where its modifier does"
        case (.place, .ratio), (.place, .safeAreaInset), (.place, .displaced): "nothing tells why it is moved"
        default: nil
        }
    }

    /// Each rule of the engine has a sentence for each question, or a reason why not.
    @Test(arguments: TracedView.Rule.allCases)
    func eachRuleSaysSomething(of rule: TracedView.Rule) {
        for question in Reasons.Question.allCases {
            let isSaid = Self.said.rules.contains(Saying(rule: rule, question: question))
            let silence = Self.silence(rule, question)
            #expect(isSaid == (silence == nil), "\(rule), \(question): \(silence ?? "no view says it")")
        }
    }
}
