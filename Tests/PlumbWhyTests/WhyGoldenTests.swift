import Foundation
import PlumbControls
import PlumbLaws
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// All that is said of some pages: views, reasons, findings with their remedies, and updates. Goldens/Why.
@MainActor
@Suite struct WhyGoldenTests {
    struct Page: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let view: @MainActor @Sendable () -> AnyView
        /// What is tapped before the report.
        let taps: [String]

        init(_ name: String, taps: [String] = [], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View) {
            testDescription = name
            self.taps = taps
            self.view = { AnyView(view()) }
        }
    }

    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var point = bounds.origin
            for subview in subviews {
                let size = subview.sizeThatFits(.unspecified)
                subview.place(at: point, proposal: ProposedViewSize(size))
                point = CGPoint(x: point.x + size.width, y: point.y + size.height)
            }
        }
    }

    private struct Counter: View {
        @State private var count = 0
        @State private var isWide = false

        var body: some View {
            VStack {
                Row(count: count)
                Row(count: 7)
                Button("Add") { count += 1 }
                Button("Widen") { withAnimation { isWide.toggle() } }
                if isWide { ForEach(0..<count, id: \.self) { Row(count: $0) } }
            }
            .padding(isWide ? 20 : 5)
        }
    }

    private struct Row: View {
        let count: Int
        @State private var initial = 1
        var body: some View { Text(verbatim: "\(count) \(initial)") }
    }

    nonisolated static let pages = [
        Page("Why/stacks") {
            VStack(alignment: .leading, spacing: 3) {
                HStack {
                    Text("some words that are too long for a page of this width, whatever one does").lineLimit(1)
                    Spacer(minLength: 12)
                    Text("first").layoutPriority(1)
                    Color.red.frame(width: 20, height: 10)
                }
                HStack(alignment: .lastTextBaseline, spacing: nil) {
                    Text("a\nb")
                    Text("c").alignmentGuide(.lastTextBaseline) { $0[.top] + 2 }
                }
                HStack {
                    Divider()
                    Circle().aspectRatio(2, contentMode: .fit)
                    Color.blue.frame(minWidth: 10, maxWidth: 40, maxHeight: .infinity)
                }
                .frame(height: 60)
                ZStack(alignment: .bottomTrailing) {
                    Color.green.frame(maxWidth: .infinity).frame(height: 20)
                    Text("z").padding(.horizontal, 4).offset(x: 5, y: 2)
                }
                Text("fixed").fixedSize().frame(width: 20, height: 10, alignment: .trailing).background {
                    Color.yellow.padding(-3)
                }
                Text("over").overlay(alignment: .top) { Text("lay") }.position(x: 30, y: 12)
            }
            .padding()
        },
        Page("Why/containers") {
            VStack {
                Grid(horizontalSpacing: 4) {
                    GridRow {
                        Text("one")
                        Text("two words").gridCellColumns(2)
                    }
                    GridRow {
                        Text("three").gridColumnAlignment(.leading)
                        Color.red.frame(width: 10, height: 10)
                        Color.blue.gridCellUnsizedAxes(.vertical)
                    }
                }
                ViewThatFits(in: .horizontal) {
                    Text("much too long for any page of this width, whatever one does with it")
                    Text("fits")
                }
                ScrollView(.horizontal) {
                    HStack { ForEach(0..<3, id: \.self) { Color.red.frame(width: 200, height: 10 + CGFloat($0)) } }
                }
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 60)), GridItem(.fixed(30))]) {
                        ForEach(0..<5, id: \.self) { Text("\($0)") }
                    }
                }
                .frame(height: 70)
                GeometryReader { Color.green.frame(width: $0.size.width / 2) }.frame(height: 20)
                Diagonal {
                    Text("d")
                    Text("e")
                }
                Color.gray.containerRelativeFrame(.horizontal) { $0 / ($1 == .horizontal ? 2 : 1) }.frame(height: 5)
            }
            .safeAreaInset(edge: .bottom) { Text("below") }
            .background(Color.mint, ignoresSafeAreaEdges: .all)
        },
        Page("Why/screen") {
            TabView {
                NavigationStack {
                    List {
                        Section("Part") {
                            Label("Row", systemImage: "star")
                            NavigationLink("Link") { Text("There") }
                            Toggle("On", isOn: .constant(true))
                        }
                        Text("last").listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                    }
                    .navigationTitle("Title").toolbar { Button("Item") {} }
                    .searchable(text: .constant(""))
                }
                .tabItem { Text("Tab") }
                Text("other").tabItem { Text("Other") }
            }
        },
        Page("Why/odd") {
            VStack {
                HStack { Text("wide").frame(width: 500) }
                Text("cut off words in a frame").frame(width: 50, height: 10)
                Color.red.frame(width: .infinity, height: 0)
                Button("tiny") {}.font(.system(size: 6)).frame(width: 8, height: 8)
                ScrollView { Spacer() }.frame(height: 10)
                Text("out").offset(x: 400).opacity(0)
                Image(systemName: "no.such.symbol")
                Text("negative").padding(-30)
                ForEach([1, 1], id: \.self) { Text("\($0)") }
            }
        },
        Page("Why/updates", taps: ["Add", "Add", "Widen", "Add"]) { Counter() },
    ]

    @Test func noFileIsLeftOver() { #expect(GoldenScene.filesWithout(Self.pages.map(\.testDescription)) == []) }

    @Test(arguments: pages) func isSaidAsBefore(_ page: Page) {
        ViewHost.recordsUpdates = true
        defer { ViewHost.recordsUpdates = false }
        let host = ViewHost(
            page.view(),
            in: World(
                proposal: ProposedViewSize(width: 320, height: 480),
                safeAreaInsets: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)))
        host.update()
        for label in page.taps {
            _ = host.apply(.tap(.label(label)))
            host.advance(by: 1)
        }
        var request = WhyRequest(.all)
        request.hasUpdates = true
        request.isFull = true
        request.optionalRules = LintRule.ID.allCases
        let report = WhyReport(on: host, host.trace(), named: "Page", request)
        var lines: [String] = []
        for view in report.views where !view.isInside {
            let frame =
                view.frame.map { $0.map { DisplayDump.number(CGFloat($0)) }.joined(separator: " ") } ?? "nowhere"
            lines.append("\(view.id) in \(view.parent ?? -1) \(view.title), \(view.rule), \(frame)")
            lines += view.because.map { "  \($0.of): \($0.text)" }
        }
        for finding in report.findings {
            lines.append("finding \(finding.rule), \(finding.severity), of \(finding.view): \(finding.message)")
            if let tried = finding.tried {
                lines.append("  \(tried.text) \(tried.code), moves \(tried.frames.keys.sorted())")
            }
        }
        for update in report.updates ?? [] {
            lines.append(
                "update at \(DisplayDump.number(CGFloat(update.time)))" + (update.isAnimated ? ", animated" : ""))
            lines += update.sentences.map { "  \($0.of): \($0.text)" }
        }
        if let complaint = GoldenScene.complaint(lines.map { $0.replacing("\n", with: "\\n") }, page.testDescription) {
            Issue.record("\(complaint)")
        }
    }
}
