import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// What moves a scroll view, and what goes with it.
@Suite @MainActor
struct ScrollingTests {
    private static let middle = CGPoint(x: 40, y: 40)

    private func scroll(_ host: ViewHost, _ x: CGFloat, _ y: CGFloat, at point: CGPoint = middle) -> Bool {
        host.scroll(at: point, by: CGSize(width: x, height: y))
    }

    // MARK: By an amount

    @Test func contentMovesAsFarAsItReaches() {
        let host = hostOf(ScrollView { block("a", 100, 500) }, in: 100, 80)
        #expect(host.layout()["a"] == [0, 0, 100, 500])
        #expect(scroll(host, 30, 50))
        #expect(host.layout()["a"] == [0, -50, 100, 500])
        #expect(scroll(host, 0, 1000))
        #expect(host.layout()["a"] == [0, -420, 100, 500])
        #expect(!scroll(host, 0, 10))
        #expect(scroll(host, 0, -1e300))
        #expect(host.layout()["a"] == [0, 0, 100, 500])
        #expect(!scroll(host, .nan, .infinity))
        #expect(!scroll(host, 0, 10, at: CGPoint(x: 400, y: 4)))
    }

    @Test func bothAxes() {
        let host = hostOf(ScrollView([.horizontal, .vertical]) { block("a", 300, 500) }, in: 100, 80)
        #expect(scroll(host, 30, 50))
        #expect(host.layout()["a"] == [-30, -50, 300, 500])
        #expect(scroll(host, 1000, 1000))
        #expect(host.layout()["a"] == [-200, -420, 300, 500])
    }

    @Test func rightToLeftBeginsAtTheRightEnd() {
        let host = hostOf(ScrollView(.horizontal) { block("a", 300, 80) }, in: 100, 80, direction: .rightToLeft)
        #expect(host.layout()["a"] == [-200, 0, 300, 80])
        #expect(!scroll(host, 50, 0))
        #expect(scroll(host, -50, 0))
        #expect(host.layout()["a"] == [-150, 0, 300, 80])
    }

    @Test func shorterContentPullsItBack() {
        struct Root: View {
            let height: CGFloat
            var body: some View { ScrollView { block("a", 100, height) } }
        }
        let host = hostOf(Root(height: 500), in: 100, 80)
        #expect(scroll(host, 0, 400))
        host.setRoot(Root(height: 200))
        #expect(host.layout()["a"] == [0, -120, 100, 200])
        host.setRoot(Root(height: 20))
        #expect(host.layout()["a"] == [0, 0, 100, 20])
    }

    @Test func theInnermostThatCanMoveMoves() {
        let view = ScrollView {
            block("top", 100, 30)
            ScrollView { block("inner", 100, 100) }.frame(height: 60)
            block("rest", 100, 500)
        }
        let host = hostOf(view, in: 100, 100)
        let inner = CGPoint(x: 50, y: 60)
        #expect(scroll(host, 0, 30, at: inner))
        #expect(host.layout()["inner"] == [0, 8, 100, 100])
        #expect(host.layout()["top"] == [0, 0, 100, 30])
        #expect(scroll(host, 0, 30, at: inner))
        #expect(host.layout()["inner"] == [0, -2, 100, 100])
        // The inner one is at its end.
        #expect(scroll(host, 0, 30, at: inner))
        #expect(host.layout()["top"] == [0, -30, 100, 30])
        #expect(scroll(host, 0, 30, at: CGPoint(x: 50, y: 5)))
        #expect(host.layout()["top"] == [0, -60, 100, 30])
    }

    @Test func disabledOnesStay() {
        let host = hostOf(ScrollView { block("a", 100, 500) }.scrollDisabled(true), in: 100, 80)
        #expect(!scroll(host, 0, 50))
        let enabled = hostOf(
            ScrollView { block("a", 100, 500) }.scrollDisabled(false).scrollBounceBehavior(.basedOnSize)
                .scrollIndicators(.hidden), in: 100, 80)
        #expect(scroll(enabled, 0, 50))
    }

    // MARK: Everything agrees

    @Test func tapsGoWhereThePaintIs() {
        let eventLog = EventLog()
        let view = ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<10) { index in
                    Color.red.frame(width: 100, height: 30).onTapGesture { eventLog.note("\(index)") }
                }
            }
        }
        let host = hostOf(
            VStack(spacing: 0) {
                view; Color.blue.frame(height: 100)
            }, in: 100, 180)
        host.tap(at: CGPoint(x: 50, y: 40))
        #expect(scroll(host, 0, 65))
        host.tap(at: CGPoint(x: 50, y: 40))
        // What is clipped is not tapped.
        #expect(!host.tap(at: CGPoint(x: 50, y: 100)))
        #expect(eventLog.events == ["1", "3"])
    }

    @Test func whatIsNotClippedIsTapped() {
        let eventLog = EventLog()
        let view = ScrollView {
            Color.red.frame(width: 100, height: 300).onTapGesture { eventLog.note("tap") }
        }
        let host = hostOf(view.scrollClipDisabled().frame(height: 80), in: 100, 180)
        #expect(host.displayList().items.allSatisfy { if case .pushClip = $0 { false } else { true } })
        #expect(host.tap(at: CGPoint(x: 50, y: 150)))
    }

    @Test func placesAreToldInTheScrollView() {
        struct Probe: View {
            let eventLog: EventLog
            var body: some View {
                GeometryReader { proxy in
                    let frame = proxy.frame(in: .scrollView)
                    let horizontal = proxy.frame(in: .scrollView(axis: .horizontal))
                    let _ = eventLog.note("\(frame.minX) \(frame.minY) \(horizontal.minX) \(horizontal.minY)")
                    Color.red
                }
                .frame(width: 50, height: 500)
            }
        }
        let eventLog = EventLog()
        let view = ScrollView(.horizontal) {
            ScrollView { Probe(eventLog: eventLog) }.padding(.leading, 20)
        }
        let host = hostOf(view.padding(10), in: 60, 100)
        host.layout()
        #expect(eventLog.events.last == "0.0 0.0 20.0 0.0")
        #expect(scroll(host, 0, 25, at: CGPoint(x: 40, y: 40)))
        #expect(eventLog.events.last == "0.0 -25.0 20.0 -25.0")
        #expect(scroll(host, 15, 0, at: CGPoint(x: 40, y: 40)))
        #expect(eventLog.events.last == "0.0 -25.0 5.0 -25.0")
    }

    /// The space of a scroll view begins within its safe area and the margins of its content: what stands at rest at
    /// the beginning is at 0.
    @Test(arguments: ["safe area", "margins", "screen", "right to left"])
    func theSpaceOfAScrollViewBeginsWithinItsInsets(_ kind: String) {
        struct Probe: View {
            let eventLog: EventLog
            let axis: Axis
            var body: some View {
                GeometryReader { proxy in
                    let frame = proxy.frame(in: .scrollView)
                    let bounds = proxy.bounds(of: .scrollView(axis: axis)) ?? .null
                    let _ = eventLog.note("\(frame.minX) \(frame.minY) in \(bounds.width) \(bounds.height)")
                    Color.red
                }
                .frame(width: axis == .horizontal ? 500 : nil, height: axis == .vertical ? 500 : nil)
            }
        }
        let eventLog = EventLog()
        let horizontal = ScrollView(.horizontal) { Probe(eventLog: eventLog, axis: .horizontal) }
        let vertical = ScrollView { Probe(eventLog: eventLog, axis: .vertical) }
        let view: AnyView
        var configuration = World(proposal: ProposedViewSize(width: 300, height: 200))
        switch kind {
        case "safe area": view = AnyView(horizontal.safeAreaPadding(.horizontal, 100))
        case "margins": view = AnyView(horizontal.contentMargins(.horizontal, 40, for: .scrollContent))
        case "right to left":
            view = AnyView(
                horizontal.safeAreaPadding(.leading, 30).safeAreaPadding(.trailing, 20)
                    .environment(\.layoutDirection, .rightToLeft))
        default:
            configuration.safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
            view = AnyView(vertical)
        }
        let host = ViewHost(view, in: configuration)
        host.layout()
        let expected = [
            "safe area": "0.0 0.0 in 100.0 200.0", "margins": "0.0 0.0 in 220.0 200.0",
            "screen": "0.0 0.0 in 300.0 107.0",
            // The first view's right side stands at the space's: 250 − 500.
            "right to left": "-250.0 0.0 in 250.0 200.0",
        ]
        #expect(eventLog.events.last == expected[kind])
    }

    /// All that asks for a place in the space of a scroll view has the same answer: readers, changes of geometry, and
    /// effects.
    @Test func everybodySeesTheSameSpace() {
        struct Rows: View {
            let eventLog: EventLog
            var body: some View {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        block("a", 100, 80)
                            .onGeometryChange(for: CGFloat.self) {
                                $0.frame(in: .scrollView).minX
                            } action: {
                                eventLog.note("changed \(Double($0))")
                            }
                            .background {
                                GeometryReader { proxy in
                                    let _ = eventLog.note("read \(Double(proxy.frame(in: .scrollView).minX))")
                                    Color.clear
                                }
                            }
                        // Drawn as much lower as it stands to the right.
                        block("e", 100, 10)
                            .visualEffect { content, proxy in content.offset(y: proxy.frame(in: .scrollView).minX) }
                        Color.clear.frame(width: 1000, height: 80)
                    }
                }
                .contentMargins(.horizontal, 40, for: .scrollContent)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Rows(eventLog: eventLog), in: 300, 80)
        #expect(host.layout()["a"] == [40, 0, 100, 80])
        #expect(eventLog.events.last { $0.hasPrefix("read") } == "read 0.0")
        #expect(eventLog.events.last { $0.hasPrefix("changed") } == "changed 0.0")
        #expect(host.layout()["e"] == [140, 135, 100, 10])
        #expect(scroll(host, 30, 0))
        #expect(host.layout()["e"] == [110, 105, 100, 10])
        #expect(eventLog.events.last { $0.hasPrefix("read") } == "read -30.0")
        #expect(eventLog.events.last { $0.hasPrefix("changed") } == "changed -30.0")
    }

    // MARK: Insets and margins

    nonisolated static let insets: [LayoutCase] = [
        LayoutCase("margins widen it and shift the content", in: 100, 80, size: [50, 80], ["a": [15, 5, 30, 200]]) {
            ScrollView { block("a", 30, 200) }
                .contentMargins(.leading, 15).contentMargins(.trailing, 5).contentMargins(.top, 5, for: .scrollContent)
        },
        LayoutCase("what they leave is proposed", in: 100, 80, size: [100, 80], ["a": [10, 10, 80, 20]]) {
            ScrollView { Color.red.frame(height: 20).named("a") }.contentMargins(10)
        },
        LayoutCase("indicators are not content", in: 100, 80, size: [30, 80], ["a": [0, 0, 30, 20]]) {
            ScrollView { block("a", 30, 20) }.contentMargins(10, for: .scrollIndicators)
        },
        LayoutCase("nothing proposed", in: nil, nil, size: [34, 24], ["a": [2, 2, 30, 20]]) {
            ScrollView { block("a", 30, 20) }.contentMargins(.all, 2)
        },
        LayoutCase("the innermost counts", in: 100, 80, ["a": [3, 7, 30, 20]]) {
            ScrollView { block("a", 30, 20) }.contentMargins(.leading, 3)
                .contentMargins([.leading, .top], EdgeInsets(top: 7, leading: 9, bottom: 0, trailing: 0))
        },
        LayoutCase(
            "a safe area is an inset along the axis", in: 100, 80, ["s": [20, 0, 60, 80], "a": [35, 10, 30, 20]]
        ) {
            ScrollView { block("a", 30, 20).frame(maxWidth: .infinity) }.named("s")
                .safeAreaPadding(EdgeInsets(top: 10, leading: 20, bottom: 0, trailing: 20))
        },
        LayoutCase("short content at the end", in: 100, 80, ["a": [0, 60, 30, 20]]) {
            ScrollView { block("a", 30, 20) }.defaultScrollAnchor(.bottom)
        },
        LayoutCase("short content in the middle of what insets leave", in: 100, 80, ["a": [0, 35, 30, 20]]) {
            ScrollView { block("a", 30, 20) }.contentMargins(.top, 10).defaultScrollAnchor(.center, for: .alignment)
        },
        LayoutCase("long content at the end", in: 100, 80, ["a": [0, -420, 30, 500]]) {
            ScrollView { block("a", 30, 500) }.defaultScrollAnchor(.bottom)
        },
        LayoutCase("long content in the middle", in: 100, 80, ["a": [0, -210, 30, 500]]) {
            ScrollView { block("a", 30, 500) }.scrollPosition(initialAnchor: .center)
        },
    ]

    @Test(arguments: insets) func insets(_ example: LayoutCase) { example.check() }

    @Test func theLastRowCanBeScrolledClearOfTheBars() {
        let view = ScrollView { block("a", 100, 500) }
            .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 20) }
            .safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 10) }
            .safeAreaPadding(.bottom, 5)
        let host = hostOf(view, in: 100, 100)
        #expect(host.layout()["a"] == [0, 10, 100, 500])
        #expect(scroll(host, 0, 1000))
        // It ends 25 above the bottom.
        #expect(host.layout()["a"] == [0, -425, 100, 500])
    }

    @Test func anEndThatGrowsStaysInSight() {
        struct Root: View {
            let height: CGFloat
            let role: ScrollAnchorRole?
            var body: some View {
                if let role {
                    ScrollView { block("a", 100, height) }.defaultScrollAnchor(.bottom, for: role)
                } else {
                    ScrollView { block("a", 100, height) }.defaultScrollAnchor(.bottom)
                }
            }
        }
        func ends(_ role: ScrollAnchorRole?) -> [Double] {
            let host = hostOf(Root(height: 40, role: role), in: 100, 100)
            return [40, 500, 700].map { (height: CGFloat) in
                host.setRoot(Root(height: height, role: role))
                let frame = host.layout()["a"] ?? []
                return frame[1] + frame[3]
            }
        }
        #expect(ends(nil) == [100, 100, 100])
        #expect(ends(.alignment) == [100, 500, 700])
        #expect(ends(.sizeChanges) == [40, 100, 100])
        #expect(ends(.initialOffset) == [40, 500, 700])
    }

    // MARK: Where gestures end

    @Test func pagesAndViews() {
        func host(_ behavior: some ScrollTargetBehavior) -> ViewHost {
            hostOf(
                ScrollView {
                    VStack(spacing: 10) { ForEach(0..<20, id: \.self) { block("\($0)", 100, 40) } }
                        .scrollTargetLayout()
                }
                .scrollTargetBehavior(behavior), in: 100, 100)
        }
        let paged = host(.paging)
        #expect(scroll(paged, 0, 160))
        #expect(paged.layout()["0"] == [0, -200, 100, 40])
        #expect(!scroll(paged, 0, 40))
        let aligned = host(.viewAligned)
        #expect(scroll(aligned, 0, 160))
        #expect(aligned.layout()["3"] == [0, 0, 100, 40])
        let one = host(.viewAligned(limitBehavior: .alwaysByOne))
        #expect(scroll(one, 0, 160))
        #expect(one.layout()["1"] == [0, 0, 100, 40])
        let sideways = hostOf(
            ScrollView(.horizontal) {
                HStack(spacing: 10) { ForEach(0..<20, id: \.self) { block("\($0)", 40, 100) } }.scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned), in: 100, 100)
        #expect(scroll(sideways, 160, 0))
        #expect(sideways.layout()["3"] == [0, 0, 40, 100])
    }
}
