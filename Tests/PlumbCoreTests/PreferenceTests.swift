import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

@Suite @MainActor
struct PreferenceTests {
    struct Case: CustomTestStringConvertible, Sendable {
        let testDescription: String
        /// nil where the action must not run at all.
        let names: [String]?
        let view: @MainActor @Sendable () -> AnyView

        init<V: View>(_ name: String, _ names: [String]?, @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) {
            testDescription = name
            self.names = names
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let cases: [Case] = [
        Case("nobody writes", nil) { Color.red },
        Case("one writer", ["a"]) { Color.red.names("a") },
        Case("a writer of the default", []) { Color.red.names() },
        Case("children in order", ["a", "b", "c"]) {
            HStack {
                Color.red.names("a")
                Color.red.names("b")
                Color.red
                Color.red.names("c")
            }
        },
        Case("through lists and containers", ["a", "0", "1", "b"]) {
            VStack {
                Group {
                    ZStack { Color.red.names("a") }
                    ForEach(0..<2) { Color.red.names("\($0)").padding() }
                }
                AnyView(Color.red.names("b").frame(width: 10))
            }
        },
        Case("the outermost wins", ["b"]) { Color.red.names("a").names("b") },
        Case("a container replaces its children's", ["p"]) {
            VStack {
                Color.red.names("a")
                Color.red.names("b")
            }.names("p")
        },
        Case("a list: each member writes", ["g", "g"]) {
            VStack {
                Group {
                    Color.red
                    Color.red
                }.names("g")
            }
        },
        Case("transform", ["a", "t"]) { Color.red.names("a").transformPreference(NamesKey.self) { $0.append("t") } },
        Case("transform where nobody writes", ["t"]) {
            Color.red.transformPreference(NamesKey.self) { $0.append("t") }
        },
        Case("overlay: primary first", ["a", "o"]) { Color.red.names("a").overlay { Color.red.names("o") } },
        Case("background: primary first", ["a", "b"]) { Color.red.names("a").background { Color.red.names("b") } },
        Case("a reader's content", ["20"]) {
            GeometryReader { proxy in Color.red.names("\(Int(proxy.size.width))") }.frame(width: 20)
        },
        Case("made of a preference", ["a", "of a"]) {
            Color.red.names("a").overlayPreferenceValue(NamesKey.self) { names in
                Color.red.names("of \(names.joined())")
            }
        },
        Case("made of what is made of a preference", ["a", "1", "2"]) {
            Color.red.names("a")
                .backgroundPreferenceValue(NamesKey.self) { names in Color.red.names("\(names.count)") }
                .overlayPreferenceValue(NamesKey.self, alignment: .top) { names in Color.red.names("\(names.count)") }
        },
        Case("no view, no writer", nil) {
            EmptyView().names("a")
            Color.red
        },
    ]

    @Test(arguments: cases)
    func travels(_ example: Case) {
        let journal = Journal<[String]>()
        let host = prefHost(100, 100) { example.view().onPreferenceChange(NamesKey.self) { journal.write($0) } }
        host.layout()
        host.layout()
        #expect(journal.entries == (example.names.map { [$0] } ?? []))
        #expect(host.diagnostics.isEmpty)
    }

    private enum SumKey: PreferenceKey {
        static var defaultValue: Int { 100 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private enum FirstKey: PreferenceKey {
        static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }
    }

    @Test func defaultsAreNotReduced() {
        let journal = Journal<Int>()
        prefHost(100, 100) {
            HStack {
                Color.red.preference(key: SumKey.self, value: 1)
                Color.red
                Color.red.preference(key: SumKey.self, value: 2)
            }.onPreferenceChange(SumKey.self) { journal.write($0) }
        }.layout()
        #expect(journal.entries == [3])
    }

    @Test func keysAreIndependentAndNilIsADefault() {
        let names = Journal<[String]>()
        let first = Journal<String?>()
        prefHost(100, 100) {
            HStack {
                Color.red.names("a").preference(key: FirstKey.self, value: nil)
                Color.red.preference(key: FirstKey.self, value: "x").names("b")
                Color.red.preference(key: FirstKey.self, value: "y")
            }
            .onPreferenceChange(NamesKey.self) { names.write($0) }
            .onPreferenceChange(FirstKey.self) { first.write($0) }
        }.layout()
        #expect(names.entries == [["a", "b"]])
        #expect(first.entries == ["x"])
    }

    // MARK: Changes

    private struct EqualWidths: View {
        let texts: [String]
        @State private var width: CGFloat?

        var body: some View {
            VStack {
                ForEach(texts, id: \.self) { text in
                    Text(text)
                        .background(
                            GeometryReader { proxy in
                                Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
                            }
                        )
                        .frame(width: width).accessibilityIdentifier(text)
                }
            }
            .onPreferenceChange(WidestKey.self) { width = $0 }
        }
    }

    @Test func equalWidths() {
        let host = prefHost(300, 300) { EqualWidths(texts: ["a", "abcdef", "abc"]) }
        for name in ["a", "abcdef", "abc"] { #expect(host.frame(name)?.width == 60) }
        host.setRoot(EqualWidths(texts: ["a", "abc"]))
        for name in ["a", "abc"] { #expect(host.frame(name)?.width == 30) }
        #expect(host.diagnostics.isEmpty)
    }

    private struct Removal: View {
        let journal: Journal<[String]>
        @State private var count = 2

        var body: some View {
            journal.offer("more") { count += 1 }
            journal.offer("fewer") { count -= 1 }
            VStack {
                if count > 0 { Color.red.names("a") }
                ForEach(1..<max(count, 1), id: \.self) { Color.red.names("\($0)") }
                if count > 2 { Color.red.names("many") } else { Color.red.names("few").padding() }
            }
            .transformPreference(NamesKey.self) { names in if count == 0 { names = [] } }
            .onPreferenceChange(NamesKey.self) { journal.write($0) }
        }
    }

    @Test func writersComeAndGo() {
        let journal = Journal<[String]>()
        let host = prefHost(100, 100) { Removal(journal: journal) }
        host.layout()
        for step in ["more", "fewer", "fewer", "fewer"] {
            journal.run(step)
            host.layout()
        }
        #expect(
            journal.entries == [["a", "1", "few"], ["a", "1", "2", "many"], ["a", "1", "few"], ["a", "few"], []])
    }

    private struct LastWriter: View {
        let journal: Journal<CGFloat>
        @State private var isWriting = true

        var body: some View {
            journal.offer("toggle") { isWriting.toggle() }
            HStack { if isWriting { Color.red.preference(key: WidestKey.self, value: 7) } }
                .onPreferenceChange(WidestKey.self) { journal.write($0) }
        }
    }

    @Test func theDefaultComesBackWithTheLastWriter() {
        let journal = Journal<CGFloat>()
        let host = prefHost(100, 100) { LastWriter(journal: journal) }
        host.layout()
        for _ in 0..<3 {
            journal.run("toggle")
            host.layout()
        }
        #expect(journal.entries == [7, 0, 7, 0])
    }

    private struct CountUp: View {
        let limit: Int
        @State private var count = 0

        var body: some View {
            Text("a").preference(key: WidestKey.self, value: CGFloat(min(count, limit)))
                .onPreferenceChange(WidestKey.self) { _ in count += 1 }
                .frame(width: CGFloat(count)).accessibilityIdentifier("a")
        }
    }

    @Test func actionsMayChangeStateUntilNothingChanges() {
        let host = prefHost(100, 100) { CountUp(limit: 5) }
        #expect(host.frame("a")?.width == 6)
        #expect(host.diagnostics.isEmpty)
    }

    @Test func aLoopEndsInASentence() {
        let host = prefHost(100, 100) { CountUp(limit: .max) }
        #expect(host.frame("a")?.width == CGFloat(Frame.settlingLimit - 1))
        #expect(host.diagnostics.count == 1)
        #expect(
            host.diagnostics.first?.message.hasPrefix("onPreferenceChange(WidestKey) changes after every layout")
                == true)
        #expect(!host.displayList().items.isEmpty)
        #expect(host.diagnostics.count == 1)
    }

    private struct Selfish: View {
        @State private var count = 0
        var body: some View {
            let _ = (count += 1)
            Text("\(count)").names("a")
        }
    }

    @Test func aBodyThatChangesItselfIsGivenUpOnce() {
        let host = prefHost(100, 100) { Selfish() }
        #expect(host.layout().size.height == 20)
        #expect(host.diagnostics.map { $0.message.hasPrefix("state changes in the body of a view") } == [true])
        #expect(host.layoutCounts.bodies == UpdatePass.roundLimit + 1)
    }

    @Test func aLoopOfContentEndsInASentence() {
        let count = Journal<Int>()
        let host = prefHost(100, 100) {
            Color.red.preference(key: SumKey.self, value: 0)
                .transformPreference(SumKey.self) { value in
                    count.write(0)
                    value = count.entries.count
                }
                .overlayPreferenceValue(SumKey.self) { Text("\($0)") }
        }
        #expect(host.layout().size == CGSize(width: 100, height: 100))
        #expect(host.diagnostics.first?.message.hasPrefix("overlayPreferenceValue(SumKey) changes") == true)
        #expect(count.entries.count == Frame.settlingLimit)
    }

    /// Changes three states in as many transactions each time it places.
    private struct Unsettled: Layout {
        let change: (Int) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for index in 0..<3 { withAnimation(.default) { change(index) } }
        }
    }

    private struct UnsettledView: View {
        let count: Journal<Void>
        @State private var values = [0, 0, 0]
        var body: some View {
            Unsettled {
                if $0 == 0 { count.write(()) }
                values[$0] += 1
            }() { Color.red.frame(width: CGFloat(values[0] % 5)) }
        }
    }

    /// Were the next frame to go through all transactions that the last one left, it would have thrice as many to do.
    @Test func aFrameDoesNotLeaveWorkThatGrows() {
        let count = Journal<Void>()
        let host = prefHost(100, 100) { UnsettledView(count: count) }
        var counts: [Int] = []
        for _ in 0..<6 {
            host.layout()
            counts.append(count.entries.count - counts.reduce(0, +))
        }
        #expect(counts.max()! <= 2 * (Frame.transactionLimit + 2))
        #expect(host.diagnostics.count == 1)
    }

    // MARK: Costs

    @Test func onlyTreesWithPreferencesAreWalkedOver() {
        let host = prefHost(100, 100) {
            AnyView(HStack { GeometryReader { _ in Text("a").accessibilityIdentifier("a") } })
        }
        host.layout()
        #expect(host.graph.afterLayout.watcherCount == 0)
        host.setRoot(
            AnyView(
                Color.red.names("a").transformPreference(NamesKey.self) { _ in }
                    .anchorPreference(key: NamesKey.self, value: .bounds) { _ in [] }
                    .overlayPreferenceValue(NamesKey.self) { _ in
                        GeometryReader { proxy in Text("\(proxy.frame(in: .global).minX)") }
                    }
                    .onPreferenceChange(NamesKey.self) { _ in }
                    .onGeometryChange(for: CGSize.self, of: \.size) { _ in }))
        host.layout()
        #expect(host.graph.afterLayout.watcherCount == 7)
        host.setRoot(AnyView(Color.red))
        host.layout()
        #expect(host.graph.afterLayout.watcherCount == 0)
    }

    private enum CountedKey: PreferenceKey {
        @MainActor static let reductions = Journal<Int>()
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) {
            value += nextValue()
            MainActor.assumeIsolated { reductions.write(1) }
        }
    }

    @Test func eachFurtherWriterIsReducedOnce() {
        let sums = Journal<Int>()
        let host = prefHost(100, nil) {
            VStack {
                ForEach(0..<10) { _ in
                    HStack { ForEach(0..<10) { _ in Color.red.preference(key: CountedKey.self, value: 1).padding() } }
                }
            }
            .onPreferenceChange(CountedKey.self) { sums.write($0) }
        }
        host.layout()
        #expect(sums.entries == [100])
        CountedKey.reductions.clear()
        host.layout()
        #expect(CountedKey.reductions.entries.count == 99)
    }

    @Test func aSecondLayoutDoesNothing() {
        let host = prefHost(300, 300) { EqualWidths(texts: ["a", "abcdef", "abc"]) }
        host.layout()
        let before = host.layoutCounts
        host.layout()
        let after = host.layoutCounts
        #expect(before == after)
    }

    @Test func noModifierTouchesTheLayout() {
        func row<V: View>(_ change: (AnyView) -> V) -> [CGRect] {
            let view = AnyView(
                Text("abc def").alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 3 }.layoutPriority(1))
            return prefHost(100, 100) {
                HStack(alignment: .firstTextBaseline) {
                    Text("x").accessibilityIdentifier("x")
                    change(view).accessibilityIdentifier("v")
                    Spacer()
                    Text("y").accessibilityIdentifier("y")
                }
            }.layout().frames.map(\.frame)
        }
        let plain = row { $0 }
        #expect(plain.count == 3)
        #expect(row { $0.names("a") } == plain)
        #expect(row { $0.transformPreference(NamesKey.self) { _ in } } == plain)
        #expect(row { $0.onPreferenceChange(NamesKey.self) { _ in } } == plain)
        #expect(
            row { $0.overlayPreferenceValue(NamesKey.self) { _ in Color.red.frame(width: 200, height: 90) } } == plain)
        #expect(row { $0.backgroundPreferenceValue(NamesKey.self) { _ in Text("long long text") } } == plain)
        #expect(row { $0.anchorPreference(key: NamesKey.self, value: .bounds) { _ in [] } } == plain)
        #expect(row { $0.transformAnchorPreference(key: NamesKey.self, value: .center) { _, _ in } } == plain)
        #expect(row { $0.coordinateSpace(name: "s") } == plain)
        #expect(row { $0.coordinateSpace(.named("s")) } == plain)
        #expect(row { $0.onGeometryChange(for: CGSize.self, of: \.size) { _ in } } == plain)
    }
}
