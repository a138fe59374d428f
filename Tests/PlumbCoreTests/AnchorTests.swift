import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

@Suite @MainActor
struct AnchorTests {
    private enum RectsKey: PreferenceKey {
        static var defaultValue: [Anchor<CGRect>] { [] }
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private enum PointKey: PreferenceKey {
        static var defaultValue: Anchor<CGPoint>? { nil }
        static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
            value = value ?? nextValue()
        }
    }

    struct Point: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let source: Anchor<CGPoint>.Source
        let point: CGPoint
        init(_ name: String, _ source: Anchor<CGPoint>.Source, _ x: CGFloat, _ y: CGFloat) {
            testDescription = name
            self.source = source
            point = CGPoint(x: x, y: y)
        }
    }

    /// In a view of 40 × 20 whose origin is at (30, 50).
    nonisolated static let points = [
        Point("top leading", .topLeading, 30, 50), Point("top", .top, 50, 50),
        Point("top trailing", .topTrailing, 70, 50),
        Point("leading", .leading, 30, 60), Point("center", .center, 50, 60), Point("trailing", .trailing, 70, 60),
        Point("bottom leading", .bottomLeading, 30, 70), Point("bottom", .bottom, 50, 70),
        Point("bottom trailing", .bottomTrailing, 70, 70), Point("point", .point(CGPoint(x: 3, y: 4)), 33, 54),
        Point("unit point", .unitPoint(UnitPoint(x: 0.25, y: 2)), 40, 90),
    ]

    @Test(arguments: points)
    func pointsOfAView(_ example: Point) {
        let journal = Journal<CGPoint>()
        prefHost(100, 120) {
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: PointKey.self, value: example.source) { $0 }
                .frame(width: 100, height: 120)
                .overlayPreferenceValue(PointKey.self) { anchor in
                    GeometryReader { proxy in if let anchor { journal.entry(proxy[anchor]) } }
                }
        }.layout()
        #expect(journal.last == example.point)
    }

    @Test func rectanglesSeveralAndNone() {
        enum Key: PreferenceKey {
            static var defaultValue: [Anchor<[CGRect?]>] { [] }
            static func reduce(value: inout [Anchor<[CGRect?]>], nextValue: () -> [Anchor<[CGRect?]>]) {}
        }
        let part = Anchor<CGRect>.Source.rect(CGRect(x: 1, y: 2, width: 3, height: 4))
        let sources: [Anchor<CGRect?>.Source] = [.init(part), .init(nil), .init(.bounds)]
        let journal = Journal<[CGRect?]>()
        prefHost(100, 100) {
            Color.red.frame(width: 40, height: 20)
                .anchorPreference(key: Key.self, value: .init(sources)) { [$0] }
                .padding(10)
                .overlayPreferenceValue(Key.self) { anchors in
                    GeometryReader { proxy in if let anchor = anchors.first { journal.entry(proxy[anchor]) } }
                }
        }.layout()
        #expect(
            journal.last == [
                CGRect(x: 11, y: 12, width: 3, height: 4), nil, CGRect(x: 10, y: 10, width: 40, height: 20),
            ])
    }

    // MARK: The underlined tab

    /// As people write it: a structure that can't be compared, with an anchor in it.
    private struct Tab {
        let name: String
        let bounds: Anchor<CGRect>
        let action: () -> Void = {}
    }

    private enum TabsKey: PreferenceKey {
        static var defaultValue: [Tab] { [] }
        static func reduce(value: inout [Tab], nextValue: () -> [Tab]) { value.append(contentsOf: nextValue()) }
    }

    private struct TabBar: View {
        let journal: Journal<Int>
        @State private var selected = 0
        @State private var names = ["a", "bcd", "ef"]

        var body: some View {
            journal.offer("next") { selected = (selected + 1) % 3 }
            journal.offer("rename") { names[0] += "aaa" }
            HStack(spacing: 10) {
                ForEach(names, id: \.self) { name in
                    Text(name).anchorPreference(key: TabsKey.self, value: .bounds) { [Tab(name: name, bounds: $0)] }
                }
            }
            .padding(5)
            .overlayPreferenceValue(TabsKey.self) { tabs in
                GeometryReader { proxy in
                    let rect = proxy[tabs[selected].bounds]
                    Rectangle().frame(width: rect.width, height: 2).offset(x: rect.minX, y: rect.maxY)
                        .accessibilityIdentifier("outside")
                    Color.red.accessibilityIdentifier("line").frame(width: rect.width, height: 2)
                        .offset(x: rect.minX, y: rect.maxY)
                }
            }
        }
    }

    @Test func theUnderlineFollows() {
        let journal = Journal<Int>()
        let host = prefHost(nil, nil) { TabBar(journal: journal) }
        #expect(host.frame("line") == CGRect(x: 5, y: 25, width: 10, height: 2))
        journal.run("next")
        #expect(host.frame("line") == CGRect(x: 25, y: 25, width: 30, height: 2))
        journal.run("rename")
        #expect(host.frame("line") == CGRect(x: 55, y: 25, width: 30, height: 2))
        journal.run("next")
        #expect(host.frame("line") == CGRect(x: 95, y: 25, width: 20, height: 2))
        #expect(host.frame("outside") == CGRect(x: 0, y: 0, width: 20, height: 2))
        #expect(host.diagnostics.isEmpty)
        let before = host.layoutCounts
        host.layout()
        let after = host.layoutCounts
        #expect(before == after)
    }

    private struct Stretching: View {
        let journal: Journal<Int>
        @State private var width: CGFloat = 10
        var body: some View {
            journal.offer("stretch") { width += 15 }
            Color.red.frame(width: width, height: 20)
        }
    }

    /// Nobody writes the preference again, and its value can't be compared: the place alone is another.
    @Test func aViewThatIsOnlyMovedHandsUpAnotherAnchor() {
        let journal = Journal<Int>()
        let host = prefHost(nil, nil) {
            HStack(spacing: 0) {
                Stretching(journal: journal)
                Text("a").anchorPreference(key: TabsKey.self, value: .bounds) { [Tab(name: "a", bounds: $0)] }
            }
            .frame(width: 100, alignment: .leading)
            .overlayPreferenceValue(TabsKey.self) { tabs in
                GeometryReader { proxy in
                    Color.red.accessibilityIdentifier("line").offset(x: tabs.first.map { proxy[$0.bounds].minX } ?? -1)
                }
                .accessibilityIdentifier("reader")
            }
        }
        for _ in 0..<3 {
            host.layout()
            journal.run("stretch")
        }
        #expect(host.frame("reader")?.minX == 0)
        #expect(
            host.displayList().items.contains { item in
                guard case .fill(let path, _, _) = item else { return false }
                return path.boundingRect.minX == 55 && path.boundingRect.width == 100
            })
    }

    // MARK: Nested views

    @Test func theParentReplacesOrAdds() {
        func bounds(isAdding: Bool) -> [CGRect] {
            let journal = Journal<[CGRect]>()
            prefHost(nil, nil) {
                let child = Color.red.frame(width: 10, height: 10)
                    .anchorPreference(key: RectsKey.self, value: .bounds) { [$0] }.padding(5)
                let parent =
                    isAdding
                    ? AnyView(child.transformAnchorPreference(key: RectsKey.self, value: .bounds) { $0.append($1) })
                    : AnyView(child.anchorPreference(key: RectsKey.self, value: .bounds) { [$0] })
                parent.backgroundPreferenceValue(RectsKey.self) { anchors in
                    GeometryReader { proxy in journal.entry(anchors.map { proxy[$0] }) }
                }
            }.layout()
            return journal.last ?? []
        }
        let outer = CGRect(x: 0, y: 0, width: 20, height: 20)
        #expect(bounds(isAdding: true) == [CGRect(x: 5, y: 5, width: 10, height: 10), outer])
        #expect(bounds(isAdding: false) == [outer])
    }

    // MARK: Transforms

    @Test(arguments: [0, 1, 2, 3])
    func transforms(quarters: Int) {
        let journal = Journal<[CGRect]>()
        func measured(_ color: Color) -> some View {
            color.frame(width: 10, height: 4).anchorPreference(key: RectsKey.self, value: .bounds) { [$0] }
                .frame(width: 20, height: 20, alignment: .topLeading)
        }
        prefHost(nil, nil) {
            HStack(spacing: 0) {
                measured(.red).turned(quarters: quarters)
                    .overlayPreferenceValue(RectsKey.self) { anchors in
                        // Outside of the turn: the bounding box.
                        GeometryReader { proxy in journal.entry(anchors.map { proxy[$0] }) }
                    }
            }
        }.layout()
        let outside = [(0, 0, 10, 4), (16, 0, 4, 10), (10, 16, 10, 4), (0, 10, 4, 10)][quarters]
        #expect(
            journal.last == [CGRect(x: outside.0, y: outside.1, width: outside.2, height: outside.3)])
        journal.clear()
        prefHost(nil, nil) {
            measured(.red).offset(x: 3, y: 5)
                .overlayPreferenceValue(RectsKey.self) { anchors in
                    GeometryReader { proxy in journal.entry(anchors.map { proxy[$0] }) }
                }
                .turned(quarters: quarters).offset(x: 100)
        }.layout()
        #expect(journal.last == [CGRect(x: 3, y: 5, width: 10, height: 4)])
    }

    // MARK: Values

    private struct Mover: View {
        let journal: Journal<[Anchor<CGRect>]>
        @State private var inset: CGFloat = 0

        var body: some View {
            journal.offer("move") { inset = 7 }
            HStack(spacing: 0) {
                Color.blue.frame(width: inset)
                Color.red.frame(width: 10).anchorPreference(key: RectsKey.self, value: .bounds) { [$0] }
            }
            .onPreferenceChange(RectsKey.self) { journal.write($0) }
        }
    }

    @Test func anchorsAreComparedByTheirPlace() {
        let journal = Journal<[Anchor<CGRect>]>()
        let host = prefHost(nil, 20) { Mover(journal: journal) }
        host.layout()
        host.layout()
        #expect(journal.entries.count == 1)
        journal.run("move")
        host.layout()
        #expect(journal.entries.count == 2)
        #expect(journal.entries.first != journal.entries.last)
        #expect(Set(journal.entries.flatMap { $0 }.map(\.hashValue)).count == 2)
    }
}
