import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Scrolling to views: proxies and positions.
@Suite @MainActor
struct ScrollPositionTests {
    private struct Readers: View {
        let isLazy: Bool
        let eventLog: EventLog
        let height: @Sendable (Int) -> CGFloat
        @State private var count = 1000

        var body: some View {
            ScrollViewReader { proxy in
                let _ = eventLog.set("77") { proxy.scrollTo(77) }
                let _ = eventLog.set("77 top") { proxy.scrollTo(77, anchor: .top) }
                let _ = eventLog.set("500 center") { proxy.scrollTo(500, anchor: .center) }
                let _ = eventLog.set("end") { proxy.scrollTo("end", anchor: .bottom) }
                let _ = eventLog.set("nothing") { proxy.scrollTo("nothing") }
                let _ = eventLog.set("add") {
                    count += 1
                    proxy.scrollTo(count - 1)
                }
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }
                    } else {
                        VStack(spacing: 0) { rows }
                    }
                }
            }
        }

        private var rows: some View {
            Group {
                ForEach(0..<count, id: \.self) { block("\($0)", 100, height($0)) }
                block("end", 100, 20).id("end")
            }
        }
    }

    @Test(arguments: [false, true])
    func aProxyBringsViewsIntoSight(isLazy: Bool) {
        let eventLog = EventLog()
        let host = hostOf(Readers(isLazy: isLazy, eventLog: eventLog) { _ in 20 }, in: 100, 100)
        host.layout()
        eventLog.run("77 top")
        #expect(host.layout()["77"]?.isClose(to: [0, 0, 100, 20]) == true)
        eventLog.run("500 center")
        #expect(host.layout()["500"]?.isClose(to: [0, 40, 100, 20]) == true)
        // As little as brings all of it into sight.
        eventLog.run("77")
        #expect(host.layout()["77"]?.isClose(to: [0, 0, 100, 20]) == true)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -200))
        eventLog.run("77")
        #expect(host.layout()["77"]?.isClose(to: [0, 80, 100, 20]) == true)
        eventLog.run("nothing")
        #expect(host.layout()["77"]?.isClose(to: [0, 80, 100, 20]) == true)
        eventLog.run("end")
        #expect(host.layout()["end"]?.isClose(to: [0, 80, 100, 20]) == true)
        eventLog.run("77")
        eventLog.run("add")
        #expect(host.layout()["1000"]?.isClose(to: [0, 80, 100, 20]) == true)
        #expect(host.diagnostics.isEmpty)
    }

    @Test(arguments: [false, true])
    func alsoAmongRowsOfAllLengths(isLazy: Bool) {
        let eventLog = EventLog()
        let host = hostOf(
            Readers(isLazy: isLazy, eventLog: eventLog) { CGFloat(10 + $0 * 37 % 50) }, in: 100, 100)
        host.layout()
        eventLog.run("77 top")
        #expect(host.layout()["77"]?[1] == 0)
        eventLog.run("500 center")
        let frame = host.layout()["500"] ?? [0, 0, 0, 0]
        #expect(abs(frame[1] + frame[3] / 2 - 50) < 1e-3)
        eventLog.run("end")
        #expect(abs((host.layout()["end"]?[1] ?? 0) - 80) < 1e-3)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -1e6))
        #expect(host.layout()["0"] == [0, 0, 100, 10])
        #expect(host.diagnostics.isEmpty)
    }

    /// Who waits for a layout is counted as long as it waits.
    @Test func aRequestWaitsForALayout() {
        let eventLog = EventLog()
        let host = hostOf(Readers(isLazy: false, eventLog: eventLog) { _ in 20 }, in: 100, 100)
        host.layout()
        let count = host.graph.afterLayout.watcherCount
        #expect(host.checkInvariants() == [])
        for name in ["77", "500 center"] {
            eventLog.run(name)
            #expect(host.graph.afterLayout.watcherCount == count + 1)
            #expect(host.checkInvariants() == [])
        }
        host.layout()
        #expect(host.graph.afterLayout.watcherCount == count)
        // A reader that goes waits no longer.
        eventLog.run("77")
        host.setRoot(Color.red)
        host.layout()
        #expect(host.graph.afterLayout.watcherCount == 0 && host.checkInvariants() == [])
    }

    @Test func onAppearingToo() {
        let view = ScrollViewReader { proxy in
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<300, id: \.self) { block("\($0)", 100, 20) } } }
                .onAppear { proxy.scrollTo(200, anchor: .top) }
        }
        #expect(hostOf(view, in: 100, 100).layout()["200"]?.isClose(to: [0, 0, 100, 20]) == true)
    }

    @Test func sidewaysFromRightToLeft() {
        let eventLog = EventLog()
        let view = ScrollViewReader { proxy in
            let _ = eventLog.set("5") { proxy.scrollTo(5, anchor: .leading) }
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) { ForEach(0..<300, id: \.self) { block("\($0)", 40, 20) } }
            }
        }
        let host = hostOf(view, in: 100, 100, direction: .rightToLeft)
        #expect(host.layout()["0"] == [60, 40, 40, 20])
        eventLog.run("5")
        #expect(host.layout()["5"]?.isClose(to: [60, 40, 40, 20]) == true)
        #expect(host.layout()["7"]?.isClose(to: [-20, 40, 40, 20]) == true)
        #expect(host.layout()["8"] == nil)
    }

    @Test func intoSectionsThatAreNotThereYet() {
        let eventLog = EventLog()
        let view = ScrollViewReader { proxy in
            let _ = eventLog.set("row") { proxy.scrollTo("30.5", anchor: .top) }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<50, id: \.self) { section in
                        Section {
                            ForEach((0..<10).map { "\(section).\($0)" }, id: \.self) { block($0, 100, 20) }
                        } header: {
                            Text("header")
                        }
                    }
                }
            }
        }
        let host = hostOf(view, in: 100, 100)
        host.layout()
        eventLog.run("row")
        #expect(host.layout()["30.5"]?.isClose(to: [0, 0, 100, 20]) == true)
    }

    // MARK: Positions

    private struct Positioned: View {
        let isLazy: Bool
        var anchor: UnitPoint?
        let eventLog: EventLog
        @State var position: Int?

        var body: some View {
            eventLog.set("40") { position = 40 }
            eventLog.set("nil") { position = nil }
            eventLog.note("\(position.map { "\($0)" } ?? "nil")")
            return ScrollView {
                if isLazy {
                    LazyVStack(spacing: 0) { ForEach(0..<100, id: \.self) { block("\($0)", 100, 20) } }
                        .scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { ForEach(0..<100, id: \.self) { block("\($0)", 100, 20) } }
                        .scrollTargetLayout()
                }
            }
            .scrollPosition(id: $position, anchor: anchor)
        }
    }

    @Test(arguments: [false, true])
    func aPositionIsReadAndWritten(isLazy: Bool) {
        let eventLog = EventLog()
        let host = hostOf(Positioned(isLazy: isLazy, anchor: .top, eventLog: eventLog), in: 100, 100)
        host.layout()
        #expect(eventLog.events == ["nil"])
        eventLog.run("40")
        #expect(host.layout()["40"]?.isClose(to: [0, 0, 100, 20]) == true)
        #expect(eventLog.events == ["nil", "40"])
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
        #expect(host.layout()["41"]?.isClose(to: [0, -10, 100, 20]) == true)
        #expect(eventLog.events == ["nil", "40", "41"])
        eventLog.run("nil")
        #expect(host.layout()["41"]?.isClose(to: [0, -10, 100, 20]) == true)
        eventLog.run("40")
        #expect(host.layout()["40"]?.isClose(to: [0, 0, 100, 20]) == true)
        #expect(host.diagnostics.isEmpty)
    }

    @Test(arguments: [false, true])
    func aPositionIsThereFromTheBeginning(isLazy: Bool) {
        let eventLog = EventLog()
        let view = Positioned(isLazy: isLazy, anchor: .center, eventLog: eventLog, position: 50)
        let host = hostOf(view, in: 100, 100)
        #expect(host.layout()["50"]?.isClose(to: [0, 40, 100, 20]) == true)
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20))
        host.layout()
        #expect(eventLog.events.last == "51")
    }

    @Test func withoutTargetsNothingIsWritten() {
        struct Root: View {
            let eventLog: EventLog
            @State private var position: Int?
            var body: some View {
                eventLog.note("\(position ?? -1)")
                return ScrollView { LazyVStack { ForEach(0..<100, id: \.self) { block("\($0)", 100, 20) } } }
                    .scrollPosition(id: $position)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(eventLog: eventLog), in: 100, 100)
        host.layout()
        host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 300))
        #expect(eventLog.events == ["-1"])
    }

    private struct Growing: View {
        let eventLog: EventLog
        @State private var position: Int?

        var body: some View {
            let _ = eventLog.set("90") { position = 90 }
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach(0..<100, id: \.self) { index in
                        block("\(index)", 100, 20)
                        if index > 50 {
                            block("\(index)b", 100, 20)
                            block("\(index)c", 100, 20)
                        }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $position, anchor: .top)
        }
    }

    /// Elements that give more views than the first ones are beyond what the last layout has counted with.
    @Test func whatIsListedWhileItIsLookedForIsFound() {
        let eventLog = EventLog()
        let host = hostOf(Growing(eventLog: eventLog), in: 100, 100)
        host.layout()
        eventLog.run("90")
        let frames = host.layout()
        #expect(frames["90"]?.isClose(to: [0, 0, 100, 20]) == true)
        #expect(frames["90c"]?.isClose(to: [0, 40, 100, 20]) == true)
    }

    // MARK: Animated

    private struct Travelling: View {
        let isLazy: Bool
        let eventLog: EventLog
        var animation = Animation.linear(duration: 1)
        @State private var position: Int?

        var body: some View {
            ScrollViewReader { proxy in
                let _ = eventLog.set("50") {
                    withAnimation(animation) {
                        proxy.scrollTo(50, anchor: .top)
                    } completion: {
                        eventLog.note("there")
                    }
                }
                let _ = eventLog.set("10") { withAnimation(animation) { proxy.scrollTo(10, anchor: .top) } }
                let _ = eventLog.set("0") { proxy.scrollTo(0, anchor: .top) }
                let _ = eventLog.set("position 50") { withAnimation(animation) { position = 50 } }
                let _ = position.map { eventLog.note("\($0)") }
                ScrollView {
                    if isLazy {
                        LazyVStack(spacing: 0) { rows }.scrollTargetLayout()
                    } else {
                        VStack(spacing: 0) { rows }.scrollTargetLayout()
                    }
                }
                .scrollPosition(id: $position, anchor: .top)
                .overlay { GeometryReader { _ in Color.clear } }
            }
        }

        private var rows: some View {
            ForEach(0..<100, id: \.self) { block("\($0)", 100, 20) }
        }
    }

    /// How far it is scrolled, by where the row is that is seen first.
    private func offset(_ host: ViewHost) -> Double {
        let rows = host.layout().frames.compactMap { frame in Int(frame.identifier).map { ($0, frame.frame.minY) } }
        return rows.first.map { Double($0.0) * 20 - Double($0.1) } ?? .nan
    }

    @Test(arguments: [false, true], ["50", "position 50"])
    func anAnimatedChangeTravels(isLazy: Bool, action: String) {
        let eventLog = EventLog()
        let host = hostOf(Travelling(isLazy: isLazy, eventLog: eventLog), in: 100, 100)
        host.layout()
        eventLog.run(action)
        #expect(offset(host) == 0)
        for (time, expected) in [(0.25, 250.0), (0.5, 500), (0.75, 750), (1, 1000)] {
            host.advance(by: time - host.time)
            #expect(abs(offset(host) - expected) < 1e-6)
        }
        // The indicators go.
        host.advance(by: 1)
        #expect(abs(offset(host) - 1000) < 1e-6 && host.nextFrame == nil)
        // On the way, the id is the aim's.
        #expect(eventLog.events.filter { $0 != "there" }.allSatisfy { $0 == "50" })
        #expect(eventLog["there"] == (action == "50" ? 1 : 0))
        #expect(host.diagnostics.isEmpty && host.checkInvariants() == [])
    }

    @Test func aFingerAndOtherChangesTakeOver() {
        let eventLog = EventLog()
        let host = hostOf(Travelling(isLazy: true, eventLog: eventLog), in: 100, 100)
        host.layout()
        eventLog.run("50")
        host.advance(by: 0.5)
        #expect(abs(offset(host) - 500) < 1e-6)
        // A finger stops it; what waits for the end is told.
        host.send(.touch(.began, at: CGPoint(x: 50, y: 50)))
        host.send(.touch(.ended, at: CGPoint(x: 50, y: 50)))
        host.advance(by: 1)
        #expect(abs(offset(host) - 500) < 1e-6)
        #expect(eventLog["there"] == 1)
        // Another aim on the way: half of the way back and half of the way there add up.
        eventLog.run("50")
        host.advance(by: 0.5)
        #expect(abs(offset(host) - 750) < 1e-6)
        eventLog.run("10")
        host.advance(by: 0.5)
        #expect(offset(host) > 200 && offset(host) < 1000)
        host.advance(by: 0.5)
        #expect(abs(offset(host) - 200) < 1e-6)
        // Without an animation it is there at once.
        eventLog.run("50")
        host.advance(by: 0.5)
        eventLog.run("0")
        #expect(offset(host) == 0)
        host.advance(by: 1)
        #expect(offset(host) == 0)
    }
}
