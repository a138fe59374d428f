import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// Each sentence of explain belongs to a numbered step of a page in Docs/Layout.
@Suite @MainActor
struct StepTests {
    private static let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Docs/Layout")

    /// The numbers of a page's steps; nil where there is no such page.
    private static func steps(of page: String) -> Set<Int>? {
        guard let text = try? String(contentsOf: pages.appendingPathComponent("\(page).md"), encoding: .utf8) else {
            return nil
        }
        return Set(
            text.split(separator: "\n").compactMap { $0.firstMatch(of: /^(\d+)\.\s/).flatMap { Int($0.output.1) } })
    }

    /// What is said of views of each kind, by the steps.
    private static func said() -> [String: String] {
        var said: [String: String] = [:]
        var views = LintExamples.all.flatMap { [($0.before, $0.size, $0.insets), ($0.after, $0.size, $0.insets)] }
        views += others.map {
            ($0, CGSize(width: 320, height: 200), EdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0))
        }
        for (make, size, insets) in views {
            var configuration = HostConfiguration(proposal: ProposedViewSize(width: size.width, height: size.height))
            configuration.safeAreaInsets = insets
            let layout = RecordedLayout(ViewHost(make(), configuration: configuration).trace())
            for view in layout.placed {
                for cause in Explanation(of: view, in: layout, depth: 64).causes {
                    for step in cause.steps { said[step] = cause.text }
                }
            }
        }
        return said
    }

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
    ]

    @Test func eachSentenceBelongsToAStep() {
        for (rule, text) in Self.said() {
            let parts = rule.split(separator: ".")
            let step = parts.count == 2 ? Int(parts[1]) : nil
            let page = parts.first.map(String.init) ?? ""
            #expect(step.map { Self.steps(of: page)?.contains($0) == true } == true, "\(rule): \(text)")
        }
    }

    /// Steps of containers and modifiers that decide a length or a place, and that nothing is said of; each with what
    /// it is about.
    private static let silent: [String: String] = {
        var silent = [
            "ZStack.1": "priorities in a ZStack", "Frame.4": "a warning says it", "FlexibleFrame.1": "lint says it",
            "Overlay.4": "several views are a ZStack", "Text.6": "baselines are guides",
            "Spacer.4": "gaps are told with their reason",
            "Divider.1": "the thickness tells the direction", "GeometryReader.4": "when, not where",
            "ScrollView.5": "where it was scrolled to", "ScrollView.6": "where it was scrolled to",
            "Grid.5": "anchors and guides of cells", "Grid.6": "cells across several columns",
        ]
        for stack in ["HStack", "VStack"] {
            silent["\(stack).8"] = "places are told from the left"
            silent["\(stack).9"] = "a stack of one view is not there"
        }
        return silent
    }()

    @Test func eachStepHasASentence() {
        let said = Set(Self.said().keys)
        let pages = [
            "HStack", "VStack", "ZStack", "Frame", "FlexibleFrame", "Padding", "FixedSize", "AspectRatio", "Position",
            "Overlay",
            "Text", "Spacer", "Divider", "GeometryReader", "ScrollView", "ViewThatFits", "Grid",
        ]
        let missing = pages.flatMap { page in (Self.steps(of: page) ?? []).sorted().map { "\(page).\($0)" } }
            .filter { !said.contains($0) && Self.silent[$0] == nil }
        #expect(missing == [])
        #expect(Self.silent.keys.filter(said.contains) == [])
    }
}
