import Foundation
import Testing

@testable import PlumbCore

private struct Level: ContainerValueKey { static var defaultValue: Int { 0 } }

extension ContainerValues {
    fileprivate var level: Int {
        get { self[Level.self] }
        set { self[Level.self] = newValue }
    }
}

/// Views and sections that a container finds in what it was given, and what they carry for it.
@Suite @MainActor
struct SubviewTests {
    private struct LevelReader: Layout {
        let note: @MainActor ([Int], [String?]) -> Void
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let levels = subviews.map { $0.containerValues[Level.self] }
            let tags = subviews.map { $0.containerValues.tag(for: String.self) }
            MainActor.assumeIsolated { note(levels, tags) }
        }
    }

    /// A row for each view, as long as its level says, 10 by default.
    private struct Rows<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(subviews: content) { subview in
                    subview.frame(width: CGFloat(10 + subview.containerValues[Level.self]), height: 10)
                }
            }
        }
    }

    @Test func aViewForEachViewOfAContainer() {
        let view = Rows {
            Color.red.named("a")
            Color.red.named("b").containerValue(\.level, 5)
            // The outermost counts, also through other modifiers; a list gives it to each of its views.
            Color.red.containerValue(\.level, 5).padding(1).containerValue(\.level, 7).named("c")
            ForEach(0..<2) { Color.red.named("\($0)") }.containerValue(\.level, 9)
            if true { Color.red.named("d").tag(3) }
            EmptyView()
        }
        let report = hostOf(view, in: 100, 200).layout()
        #expect(report.size == CGSize(width: 19, height: 60))
        let widths = ["a": 10.0, "b": 15, "c": 17, "0": 19, "1": 19, "d": 10]
        for (index, name) in ["a", "b", "c", "0", "1", "d"].enumerated() {
            #expect(report[name] == [0, Double(index) * 10, widths[name] ?? 0, 10], "\(name)")
        }
    }

    @Test func allViewsAtOnce() {
        func stack<C: View>(_ content: C) -> some View {
            VStack(spacing: 0) {
                Group(subviews: content) { subviews in
                    if let first = subviews.first { first.frame(width: 50, height: 50) }
                    HStack(spacing: 0) { subviews.dropFirst().prefix(2) }.frame(height: 20)
                    subviews.dropFirst(3)
                    block("\(subviews.count)", 10, 10)
                }
            }
        }
        let view = stack(ForEach(0..<5) { Color.red.frame(minHeight: 5).named("\($0)") })
        let report = hostOf(view, in: 100, 200).layout()
        #expect(report["0"] == [25, 0, 50, 50])
        #expect(report["1"] == [0, 50, 50, 20])
        #expect(report["2"] == [50, 50, 50, 20])
        #expect(report["3"] == [0, 70, 100, 60])
        #expect(report["4"] == [0, 130, 100, 60])
        #expect(report["5"] == [45, 190, 10, 10])
        #expect(hostOf(stack(EmptyView()), in: 100, 200).layout()["0"] == [0, 20, 10, 10])
    }

    /// Views outside of any section that follow each other are one.
    @Test func sections() {
        let view = VStack(alignment: .leading, spacing: 0) {
            ForEach(
                sections: Group {
                    block("a", 10, 10)
                    block("b", 10, 10)
                    Section {
                        block("c", 10, 10)
                    } header: {
                        block("head", 10, 10)
                    } footer: {
                        block("foot", 10, 10)
                    }
                    block("d", 10, 10)
                }
            ) { section in
                HStack(spacing: 0) {
                    section.content
                    section.footer
                    section.header
                }
            }
            Group(sections: Section { Color.red }) { block("count \($0.count)", 10, 10) }
        }
        let report = hostOf(view, in: 100, 200).layout()
        let frames = report.frames.reduce(into: [String: [Double]]()) { $0[$1.identifier] = report[$1.identifier] }
        #expect(
            frames == [
                "a": [0, 0, 10, 10], "b": [10, 0, 10, 10], "c": [0, 10, 10, 10], "foot": [10, 10, 10, 10],
                "head": [20, 10, 10, 10], "d": [0, 20, 10, 10], "count 1": [0, 30, 10, 10],
            ])
    }

    /// The views follow a change of what the container was given, with their state.
    @Test func aChangeOfTheViews() {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { block("\(name) \(count)", 10, 10).onTapGesture { count += 1 } }
        }
        struct Root: View {
            let log: EventLog
            @State private var names = ["a", "b", "c"]
            var body: some View {
                log.set("turn") { names.reverse() }
                log.set("drop") { names.removeLast() }
                return VStack(spacing: 0) {
                    Group(subviews: ForEach(names, id: \.self) { Counter(name: $0) }) { subviews in
                        ForEach(subviews) { $0 }
                    }
                }
            }
        }
        let log = EventLog()
        let host = hostOf(Root(log: log), in: 100, 30)
        host.tap(at: CGPoint(x: 5, y: 5))
        #expect(host.layout().frames.map(\.identifier) == ["a 1", "b 0", "c 0"])
        log.run("turn")
        #expect(host.layout().frames.map(\.identifier) == ["c 0", "b 0", "a 1"])
        log.run("drop")
        #expect(host.layout().frames.map(\.identifier) == ["c 0", "b 0"])
        #expect(host.checkInvariants() == [])
    }

    @Test func aLayoutReadsThem() {
        struct Root: View {
            let log: EventLog
            @State private var level = 1
            var body: some View {
                log.set("more") { level += 1 }
                return LevelReader(note: { levels, tags in log.note("\(levels) \(tags.map { $0 ?? "-" })") }) {
                    Color.red
                    Color.red.containerValue(\.level, level).padding(1)
                    Color.red.tag("t").tag(4).containerValue(\.level, 3).containerValue(\.level, 8)
                }
            }
        }
        let log = EventLog()
        let host = hostOf(Root(log: log))
        host.layout()
        #expect(log.events.last == "[0, 1, 8] [\"-\", \"-\", \"t\"]")
        log.run("more")
        host.layout()
        #expect(log.events.last == "[0, 2, 8] [\"-\", \"-\", \"t\"]")
    }

    // MARK: Elements that move

    /// From, to, result; the elements are 0 to 5.
    @Test(
        arguments: [
            ([0], 6, [1, 2, 3, 4, 5, 0]), ([0], 1, [0, 1, 2, 3, 4, 5]), ([5], 0, [5, 0, 1, 2, 3, 4]),
            ([1, 4], 3, [0, 2, 1, 4, 3, 5]), ([0, 2, 4], 6, [1, 3, 5, 0, 2, 4]), ([], 2, [0, 1, 2, 3, 4, 5]),
            ([3, 99], -7, [3, 0, 1, 2, 4, 5]), ([2], 1000, [0, 1, 3, 4, 5, 2]),
        ] as [([Int], Int, [Int])])
    func elementsMove(_ from: [Int], to: Int, result: [Int]) {
        var numbers = Array(0..<6)
        numbers.move(fromOffsets: IndexSet(from), toOffset: to)
        #expect(numbers == result)
        // Offsets are counted from the first element, whatever its index.
        var slice = Array(-3..<6)[3...]
        slice.move(fromOffsets: IndexSet(from), toOffset: to)
        #expect(Array(slice) == result)
    }

    @Test func elementsAreRemoved() {
        var numbers = Array(0..<6)
        numbers.remove(atOffsets: [1, 2, 5, 77])
        #expect(numbers == [0, 3, 4])
        var slice = numbers[1...]
        slice.remove(atOffsets: [0])
        #expect(Array(slice) == [4])
    }

    // MARK: Sizes of text in a range

    @Test(arguments: [
        (DynamicTypeSize.small, DynamicTypeSize.medium), (.large, .large), (.accessibility3, .xLarge),
    ])
    func aSizeOfTextIsKeptInARange(_ size: DynamicTypeSize, _ expected: DynamicTypeSize) {
        struct Reader: View {
            @Environment(\.dynamicTypeSize) private var size
            let note: (DynamicTypeSize) -> Void
            var body: some View {
                note(size)
                return Color.red
            }
        }
        var seen: [DynamicTypeSize] = []
        let view = VStack {
            Reader { seen.append($0) }.dynamicTypeSize(.medium ... .xLarge)
            Reader { seen.append($0) }.dynamicTypeSize(.medium ..< .xxLarge)
            Reader { seen.append($0) }.dynamicTypeSize(DynamicTypeSize.medium...).dynamicTypeSize(
                ...DynamicTypeSize.xLarge)
            Reader { seen.append($0) }.dynamicTypeSize(.medium ..< .medium)
        }
        hostOf(view.dynamicTypeSize(size)).layout()
        #expect(seen == [expected, expected, expected, size])
    }
}
