import Foundation
import PlumbLaws
import Testing

@testable import PlumbCore
@testable import PlumbLayout

/// Presentations one above the other: what is painted, touched, and laid out where, and what lives how long.
@Suite @MainActor
struct PresentationTests {
    // MARK: Order

    struct OrderCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let layers: [TestPresentation]
        /// What is presented, one after the other.
        let steps: [[String]]
        /// The greys from back to front.
        let painted: [String]
    }

    private nonisolated static let three = [
        TestPresentation(name: "a", grey: 20, level: .sheet), TestPresentation(name: "b", grey: 40, level: .menu),
        TestPresentation(name: "c", grey: 60, level: .alert),
    ]

    nonisolated static let orders = [
        OrderCase(testDescription: "the page alone", layers: three, steps: [[]], painted: ["100"]),
        OrderCase(
            testDescription: "three at once lie by their levels", layers: three.reversed(), steps: [["c", "a", "b"]],
            painted: ["100", "20", "40", "60"]),
        OrderCase(
            testDescription: "whatever comes first", layers: three,
            steps: [["c"], ["c", "b"], ["c", "b", "a"]], painted: ["100", "20", "40", "60"]),
        OrderCase(
            testDescription: "the middle one goes", layers: three, steps: [["a", "b", "c"], ["a", "c"]],
            painted: ["100", "20", "60"]),
        OrderCase(
            testDescription: "of one level, what came later lies above",
            layers: [TestPresentation(name: "a", grey: 20), TestPresentation(name: "b", grey: 40)],
            steps: [["b"], ["b", "a"]], painted: ["100", "40", "20"]),
        OrderCase(
            testDescription: "presented again, it is the latest",
            layers: [TestPresentation(name: "a", grey: 20), TestPresentation(name: "b", grey: 40)],
            steps: [["a", "b"], ["b"], ["a", "b"]], painted: ["100", "40", "20"]),
        OrderCase(
            testDescription: "nothing lies behind what presents it",
            layers: [
                TestPresentation(
                    name: "a", grey: 20, level: .alert, inner: [TestPresentation(name: "b", grey: 40, level: .sheet)]),
                TestPresentation(name: "c", grey: 60, level: .menu),
            ], steps: [["a", "b", "c"]], painted: ["100", "60", "20", "40"]),
        OrderCase(
            testDescription: "a presentation in a presentation goes with it",
            layers: [TestPresentation(name: "a", grey: 20, inner: [TestPresentation(name: "b", grey: 40)])],
            steps: [["a", "b"], ["b"]], painted: ["100"]),
        OrderCase(
            testDescription: "each dims what lies behind",
            layers: [
                TestPresentation(name: "a", grey: 20, dims: 0.2),
                TestPresentation(name: "b", grey: 40, level: .alert, dims: 0.5),
            ],
            steps: [["a", "b"]], painted: ["100", "dim 20", "20", "dim 50", "40"]),
    ]

    @Test(arguments: orders)
    func liesInOrder(_ line: OrderCase) {
        let stage = PresentationStage()
        let host = presentationHost(line.layers, stage)
        for step in line.steps {
            stage.shown = step
            host.update()
        }
        #expect(host.painted == line.painted)
        #expect(host.nextFrame == nil)
    }

    // MARK: Touches

    struct TouchCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let layers: [TestPresentation]
        /// Where a finger taps, and who hears of it.
        let taps: [(x: CGFloat, y: CGFloat, heard: [String])]
    }

    nonisolated static let touches = [
        TouchCase(
            testDescription: "what lies behind is out of reach",
            layers: [TestPresentation(name: "a", grey: 20, frame: CGRect(x: 0, y: 50, width: 100, height: 50))],
            taps: [(50, 75, ["a 1"]), (50, 25, ["outside a"]), (99, 51, ["a 2"])]),
        TouchCase(
            testDescription: "or not",
            layers: [
                TestPresentation(
                    name: "a", grey: 20, frame: CGRect(x: 50, y: 0, width: 50, height: 100), blocksTouches: false)
            ],
            taps: [(75, 50, ["a 1"]), (25, 50, ["page"])]),
        TouchCase(
            testDescription: "the topmost is asked first",
            layers: [
                TestPresentation(name: "a", grey: 20, frame: CGRect(x: 0, y: 50, width: 100, height: 50)),
                TestPresentation(
                    name: "b", grey: 40, level: .menu, frame: CGRect(x: 0, y: 0, width: 30, height: 100),
                    blocksTouches: false),
                TestPresentation(
                    name: "c", grey: 60, level: .alert, frame: CGRect(x: 20, y: 80, width: 60, height: 20),
                    blocksTouches: false),
            ],
            taps: [
                (25, 90, ["c 1"]), (10, 90, ["b 1"]), (10, 10, ["b 2"]), (90, 90, ["a 1"]), (90, 10, ["outside a"]),
            ]),
        TouchCase(
            testDescription: "the topmost that blocks hears of the rest",
            layers: [
                TestPresentation(name: "a", grey: 20), TestPresentation(name: "b", grey: 40, level: .menu, size: 20),
            ], taps: [(50, 50, ["b 1"]), (10, 10, ["outside b"])]),
    ]

    @Test(arguments: touches)
    func isTouched(_ line: TouchCase) {
        let stage = PresentationStage()
        let host = presentationHost(line.layers, stage)
        stage.shown = line.layers.map(\.name)
        host.update()
        for tap in line.taps {
            _ = stage.take()
            #expect(host.tap(at: CGPoint(x: tap.x, y: tap.y)))
            #expect(stage.take().filter { !$0.hasPrefix("body") } == tap.heard, "at \(tap.x), \(tap.y)")
        }
    }

    /// A finger that comes down beside a presentation is nobody else's, also when the presentation goes at once.
    @Test func aTouchOutsideIsUsedUp() {
        let stage = PresentationStage()
        let host = hostOf(
            MadeAnew {
                Color.white.onTapGesture { stage.log.append("page") }
                    .presentation(isPresented: stage.shown == [], stage.closing) {
                        Color.red.frame(width: 10, height: 10)
                    }
            }, in: 100, 100)
        #expect(host.tap(at: CGPoint(x: 5, y: 5)))
        #expect(stage.take() == ["outside"])
        #expect(host.tap(at: CGPoint(x: 5, y: 5)))
        #expect(stage.take() == ["page"])
    }

    /// Neither the wheel nor the mouse reaches what a presentation blocks.
    @Test func theWheelAndTheMouseStayInFront() {
        let stage = PresentationStage()
        func rows(_ name: String) -> some View {
            ScrollView { Color.red.frame(height: 500).named(name) }.onHover { stage.log.append("\(name) \($0)") }
        }
        var traits = PresentationTraits(level: .sheet)
        traits.place = { _ in PresentationFrame(CGRect(x: 0, y: 50, width: 100, height: 50)) }
        let host = hostOf(
            MadeAnew { rows("page").presentation(isPresented: stage.shown != [], traits) { rows("presentation") } },
            in: 100, 100)
        host.send(.hover(CGPoint(x: 50, y: 10)))
        #expect(host.scroll(at: CGPoint(x: 50, y: 10), by: CGSize(width: 0, height: 30)))
        stage.shown = ["presentation"]
        #expect(!host.scroll(at: CGPoint(x: 50, y: 10), by: CGSize(width: 0, height: 30)))
        #expect(host.scroll(at: CGPoint(x: 50, y: 60), by: CGSize(width: 0, height: 20)))
        host.send(.hover(CGPoint(x: 50, y: 11)))
        host.send(.hover(CGPoint(x: 50, y: 60)))
        #expect(stage.take() == ["page true", "page false", "presentation true"])
        let report = host.layout()
        #expect(report["page"] == [0, -30, 100, 500])
        #expect(report["presentation"] == [0, 30, 100, 500])
    }

    /// What the engine remembers of the rows in sight goes with their presentation.
    @Test func nothingIsLeftOfRows() {
        let stage = PresentationStage()
        let host = hostOf(
            MadeAnew {
                Color.white.presentation(isPresented: stage.shown != [], PresentationTraits(level: .sheet)) {
                    ScrollView { LazyVStack { ForEach(0..<100) { Color.red.frame(height: 20).named("\($0)") } } }
                }
            }, in: 100, 100)
        stage.shown = ["rows"]
        #expect(host.layout()["0"] != nil)
        stage.shown = []
        #expect(host.layout()["0"] == nil)
        #expect(host.checkInvariants() == [])
    }

    // MARK: Places

    struct PlaceCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var safeArea = EdgeInsets()
        var direction = LayoutDirection.leftToRight
        let layer: TestPresentation
        /// The colour's frame on the page.
        let frame: [Double]
        /// The size that its view is proposed, and the safe area that it touches: top, leading, bottom, trailing.
        let proposal: [Double]
        var insets: [Double] = [0, 0, 0, 0]
    }

    nonisolated static let places = [
        PlaceCase(
            testDescription: "the page", layer: TestPresentation(name: "a", grey: 20), frame: [0, 0, 100, 100],
            proposal: [100, 100]),
        PlaceCase(
            testDescription: "the page and its safe area",
            safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 5),
            layer: TestPresentation(name: "a", grey: 20),
            frame: [0, 20, 95, 70], proposal: [95, 70], insets: [20, 0, 10, 5]),
        PlaceCase(
            testDescription: "a frame of its own", safeArea: EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0),
            layer: TestPresentation(name: "a", grey: 20, frame: CGRect(x: 10, y: 40, width: 80, height: 60)),
            frame: [10, 40, 80, 60], proposal: [80, 60]),
        PlaceCase(
            testDescription: "with a safe area of its own",
            layer: TestPresentation(
                name: "a", grey: 20, frame: CGRect(x: 10, y: 40, width: 80, height: 60),
                safeArea: EdgeInsets(top: 0, leading: 8, bottom: 10, trailing: 0)),
            frame: [18, 40, 72, 50], proposal: [72, 50], insets: [0, 8, 10, 0]),
        PlaceCase(
            testDescription: "what is smaller stands in the middle",
            layer: TestPresentation(
                name: "a", grey: 20, frame: CGRect(x: 0, y: 40, width: 100, height: 60),
                safeArea: EdgeInsets(top: 0, leading: 0, bottom: 20, trailing: 0), size: 10),
            frame: [45, 55, 10, 10], proposal: [100, 40], insets: [0, 0, 20, 0]),
        PlaceCase(
            testDescription: "beyond the page",
            layer: TestPresentation(
                name: "a", grey: 20, frame: CGRect(x: -50, y: 90, width: 40, height: 40)),
            frame: [-50, 90, 40, 40], proposal: [40, 40]),
        PlaceCase(
            testDescription: "frames are from the left, insets from the leading edge", direction: .rightToLeft,
            layer: TestPresentation(
                name: "a", grey: 20, frame: CGRect(x: 10, y: 40, width: 80, height: 60),
                safeArea: EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 0)),
            frame: [10, 40, 72, 60], proposal: [72, 60], insets: [0, 8, 0, 0]),
        PlaceCase(
            testDescription: "what is no place covers the page",
            layer: TestPresentation(name: "a", grey: 20, frame: CGRect(x: 10, y: CGFloat.nan, width: 80, height: 60)),
            frame: [0, 0, 100, 100], proposal: [100, 100]),
    ]

    @Test(arguments: places)
    func standsInItsPlace(_ line: PlaceCase) {
        let stage = PresentationStage()
        let host = presentationHost([line.layer], stage, safeArea: line.safeArea, direction: line.direction)
        stage.shown = ["a"]
        #expect(host.layout()["a"]?.isClose(to: line.frame) == true, "\(host.layout()["a"] ?? [])")

        // What a reader is told in the same place.
        var told: [Double] = []
        let reader = hostOf(
            Color.white.presentation(isPresented: true, line.layer.traits(stage)) {
                GeometryReader { proxy -> Color in
                    let insets = proxy.safeAreaInsets
                    told = [
                        proxy.size.width, proxy.size.height, insets.top, insets.leading, insets.bottom, insets.trailing,
                    ]
                    .map { Double($0) }
                    return Color.red
                }
            }, in: 100, 100, direction: line.direction)
        reader.update()
        if line.safeArea == EdgeInsets() { #expect(told.isClose(to: line.proposal + line.insets), "\(told)") }
    }

    /// `.global` is the page's; the frame of the presenter is what it is placed by, wherever that is, and it follows.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func standsWhereThePresenterIs(direction: LayoutDirection) {
        final class Seen { var global: [CGRect] = [] }
        struct Page: View {
            let stage: PresentationStage
            let seen: Seen
            var body: some View {
                HStack(spacing: 0) {
                    Color.clear.frame(width: CGFloat(stage.page))
                    Color.red.frame(width: 20, height: 10).offset(x: 3).named("presenter")
                        .presentation(isPresented: true, traits) {
                            GeometryReader { proxy in
                                let _ = seen.global.append(proxy.frame(in: .global))
                                Color.blue.named("blue")
                            }
                        }
                    Color.clear
                }
            }
            private var traits: PresentationTraits {
                var traits = PresentationTraits(level: .menu)
                traits.place = { room in
                    let anchor = room.anchor ?? .zero
                    return PresentationFrame(CGRect(x: anchor.minX, y: anchor.maxY, width: 30, height: 15))
                }
                return traits
            }
        }
        let (stage, seen) = (PresentationStage(), Seen())
        let host = hostOf(Page(stage: stage, seen: seen), in: 100, 100, direction: direction)
        let isMirrored = direction == .rightToLeft
        for shift in [0, 40] {
            stage.page = shift
            let report = host.layout()
            // The offset moves what is in it: what it is put around stands where layout put it.
            let x = isMirrored ? 80.0 - Double(shift) : Double(shift)
            #expect(report["blue"]?.isClose(to: [x, 55, 30, 15]) == true, "\(report["blue"] ?? [])")
            #expect(seen.global.last == CGRect(x: x, y: 55, width: 30, height: 15))
        }
    }

    @Test func containersAndPreferencesEndAtThePresentation() {
        final class Seen { var value: [Int] = [] }
        struct Number: PreferenceKey {
            static var defaultValue: Int { 0 }
            static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
        }
        let seen = Seen()
        var traits = PresentationTraits(level: .sheet)
        traits.place = { _ in
            PresentationFrame(
                CGRect(x: 0, y: 40, width: 100, height: 60), EdgeInsets(top: 0, leading: 0, bottom: 10, trailing: 0))
        }
        let host = hostOf(
            ScrollView(.horizontal) {
                Color.red.frame(width: 300).preference(key: Number.self, value: 1)
                    .presentation(isPresented: true, traits) {
                        Color.blue.containerRelativeFrame([.horizontal, .vertical]).named("a")
                            .preference(key: Number.self, value: 10)
                    }
            }
            .onPreferenceChange(Number.self) { seen.value.append($0) }, in: 100, 100)
        #expect(host.layout()["a"] == [0, 40, 100, 50])
        #expect(seen.value == [1])
    }

    /// A view that presents itself has no end.
    @Test func endlessPresentationsAreNoticed() {
        struct Endless: View {
            var body: some View {
                Color.red.presentation(isPresented: true, PresentationTraits(level: .sheet)) { AnyView(Endless()) }
            }
        }
        #expect(hostOf(Endless()).failure?.contains("contains itself") == true)
    }

    // MARK: Life

    /// Views presented keep their state until they go; what the page does meanwhile is nothing to them.
    @Test func stateLivesAsLongAsThePresentation() {
        let stage = PresentationStage()
        let host = presentationHost([TestPresentation(name: "a", grey: 20)], stage)
        let middle = CGPoint(x: 50, y: 50)
        stage.shown = ["a"]
        host.tap(at: middle)
        stage.page += 1
        host.tap(at: middle)
        stage.shown = []
        host.update()
        stage.shown = ["a"]
        host.tap(at: middle)
        #expect(stage.take().filter { !$0.hasPrefix("body") } == ["a 1", "a 2", "a 1"])
    }

    @Test func whatComesAndGoesInOneActionWasNeverThere() {
        let stage = PresentationStage()
        let host = presentationHost([TestPresentation(name: "a", grey: 20)], stage)
        stage.shown = ["a"]
        stage.shown = []
        host.update()
        #expect(stage.take() == [])
        #expect(host.painted == ["100"])
        // And the other way round, what was there is the same.
        stage.shown = ["a"]
        host.tap(at: CGPoint(x: 50, y: 50))
        _ = stage.take()
        stage.shown = []
        stage.shown = ["a"]
        host.tap(at: CGPoint(x: 50, y: 50))
        #expect(stage.take().filter { !$0.hasPrefix("body") } == ["a 2"])
    }

    /// Of the nodes and boxes of presentations nothing is left, however they go.
    @Test func nothingIsLeft() {
        let stage = PresentationStage()
        struct Page: View {
            let stage: PresentationStage
            var body: some View {
                if stage.page < 2 {
                    PresentationPage(
                        layers: [
                            TestPresentation(
                                name: "a", grey: 20, dims: 0.2, inner: [TestPresentation(name: "b", grey: 40)])
                        ],
                        stage: stage)
                } else {
                    Color.red
                }
            }
        }
        let host = hostOf(Page(stage: stage), in: 100, 100)
        host.update()
        func count() -> [Int] {
            let graph = host.graph
            return [
                (0..<Int32(graph.nodes.count)).count { !graph.isFree($0) },
                (0..<Int32(graph.tree.boxes.count)).count { !graph.tree.isFree($0) }, graph.presentations.above.count,
            ]
        }
        let before = count()
        stage.shown = ["a", "b"]
        host.update()
        #expect(count()[2] == 2)
        stage.shown = []
        host.update()
        #expect(count() == before)
        stage.page = 2
        host.update()
        let alone = count()
        stage.page = 0
        stage.shown = ["a", "b"]
        host.update()
        // With its presenter.
        stage.page = 2
        host.update()
        #expect(count() == alone)
        stage.page = 0
        host.update()
        withAnimation(.linear(duration: 1)) { stage.page = 2 }
        host.advance(by: 0.5)
        #expect(count()[2] > 0)
        host.advance(by: 0.6)
        #expect(count() == alone)
    }

    /// What is not chosen for a place presents nothing, nor does a row that has been scrolled away.
    @Test func whatIsOutOfSightPresentsNothing() {
        struct Page: View {
            let stage: PresentationStage
            var body: some View {
                VStack(spacing: 0) {
                    ViewThatFits(in: .horizontal) {
                        Color.red.frame(width: CGFloat(stage.page), height: 10)
                            .presentation(isPresented: true, PresentationTraits(level: .sheet)) {
                                Color.blue.named("wide").onAppear { stage.log.append("wide") }
                            }
                        Color.green.frame(width: 20, height: 10)
                    }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<100) { row in
                                Color.white.frame(height: 30).presentation(isPresented: row == 1, passing) {
                                    Color.blue.frame(width: 5, height: 5).named("row")
                                }
                            }
                        }
                    }
                }
            }
            private var passing: PresentationTraits {
                var traits = PresentationTraits(level: .menu)
                traits.blocksTouches = false
                return traits
            }
        }
        let stage = PresentationStage()
        stage.page = 200
        let host = hostOf(Page(stage: stage), in: 100, 100)
        #expect(host.layout()["wide"] == nil && stage.take() == [])
        stage.page = 50
        #expect(host.layout()["wide"] == [0, 0, 100, 100] && stage.take() == ["wide"])
        stage.page = 200
        #expect(host.layout()["wide"] == nil)
        #expect(host.layout()["row"] != nil)
        host.scroll(at: CGPoint(x: 20, y: 50), by: CGSize(width: 0, height: 900))
        #expect(host.layout()["row"] == nil)
        host.scroll(at: CGPoint(x: 20, y: 50), by: CGSize(width: 0, height: -900))
        #expect(host.layout()["row"] != nil)
    }

    @Test func inheritsWhatThePresenterInherits() {
        struct Page: View {
            let stage: PresentationStage
            var body: some View {
                Color.white.presentation(isPresented: true, PresentationTraits(level: .sheet)) { Inner(stage: stage) }
                    .environment(\.lineLimit, stage.page)
            }
        }
        struct Inner: View {
            let stage: PresentationStage
            @Environment(\.lineLimit) private var limit
            var body: some View {
                stage.log.append("\(limit ?? -1)")
                return Color.red
            }
        }
        let stage = PresentationStage()
        let host = hostOf(Page(stage: stage), in: 100, 100)
        host.update()
        stage.page = 7
        host.update()
        #expect(stage.take() == ["0", "7"])
    }

    // MARK: Laws

    /// A host after any changes shows what a new one does, and a second layout does nothing.
    @Test func aKeptHostIsAsANewOne() {
        let layers = [
            TestPresentation(
                name: "a", grey: 20, frame: CGRect(x: 0, y: 30, width: 100, height: 70), dims: 0.3,
                inner: [TestPresentation(name: "b", grey: 40, level: .menu, size: 10)]),
            TestPresentation(name: "c", grey: 60, level: .alert, size: 30, dims: 0.5),
        ]
        let stage = PresentationStage()
        let host = presentationHost(layers, stage, safeArea: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
        let steps = [["a"], ["a", "b"], [], ["c", "a", "b"], ["a"], ["b"], ["c"], ["a", "b", "c"], ["a", "c"]]
        for step in steps {
            stage.shown = step
            host.update()
            let other = PresentationStage()
            other.shown = step
            let fresh = presentationHost(
                layers, other, safeArea: EdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0))
            let picture = HostPicture(host)
            #expect(picture.difference(from: HostPicture(fresh)) == nil, "\(step)")
            let counts = host.layoutCounts
            #expect(HostPicture(host) == picture && host.layoutCounts == counts, "\(step)")
            host.forgetLayout()
            #expect(picture.difference(from: HostPicture(host)) == nil, "\(step) after everything was forgotten")
            #expect(!host.trace().events.isEmpty)
            #expect(picture.difference(from: HostPicture(host)) == nil, "\(step) after it was recorded")
        }
    }

    /// What changes on one presentation is placed there, and nowhere else: scroll views, which are placed with whatever
    /// is around them, included.
    @Test func aChangeIsTheBusinessOfItsPresentation() {
        struct Rows: View {
            let name: String
            let stage: PresentationStage
            let eventLog: EventLog
            @State private var height: CGFloat = 20
            var body: some View {
                eventLog.set(name) { height += 1 }
                return ScrollView {
                    VStack(spacing: 0) {
                        Color.red.frame(height: height).named(name)
                        GeometryReader { _ in Color.blue }.frame(height: 20)
                    }
                }
            }
        }
        struct Page: View {
            let stage: PresentationStage
            let eventLog: EventLog
            var body: some View {
                Rows(name: "page", stage: stage, eventLog: eventLog)
                    .presentation(isPresented: stage.shown.contains("a"), traits) {
                        Rows(name: "a", stage: stage, eventLog: eventLog)
                    }
            }
            private var traits: PresentationTraits {
                var traits = PresentationTraits(level: .sheet)
                traits.place = { room in
                    PresentationFrame(CGRect(x: 0, y: room.anchor?.minY ?? 50, width: 100, height: 50))
                }
                return traits
            }
        }
        let (stage, eventLog) = (PresentationStage(), EventLog())
        let host = hostOf(Page(stage: stage, eventLog: eventLog), in: 100, 100)
        /// What a change of some rows costs.
        func cost(_ name: String) -> [Int] {
            let before = host.layoutCounts
            eventLog.run(name)
            host.update()
            let after = host.layoutCounts
            return [
                after.measures - before.measures, after.placements - before.placements,
                after.resolved - before.resolved, after.bodies - before.bodies,
            ]
        }
        host.update()
        let alone = cost("page")
        #expect(alone[1] > 0)
        stage.shown = ["a"]
        host.update()
        #expect(cost("page") == alone)
        // The screen's two boxes and the transition's are on the way.
        let above = cost("a")
        #expect(above == [alone[0], alone[1] + 3, alone[2] + 3, alone[3]])
        // The same once more, in turn: nothing is owed.
        #expect(cost("a") == above)
        #expect(cost("page") == alone)
        #expect(host.layout()["a"]?[3] == 22)
    }
}

extension PresentationStage {
    /// A presentation that goes when a finger comes down beside it.
    fileprivate var closing: PresentationTraits {
        var traits = PresentationTraits(level: .menu)
        traits.touchedOutside = { [self] in
            log.append("outside")
            shown = ["nothing"]
        }
        return traits
    }
}

/// A body that is a closure.
private struct MadeAnew<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}
