import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Effects that depend on how far a view is in sight, on their way.
@MainActor
@Suite struct ScrollTransitionMotionTests: ScrollTransitionHosting {
    @Test func phasesChangeAtTheThreshold() {
        let host = host { color in
            color.scrollTransition(.animated(.linear(duration: 1)).threshold(.visible(0.5))) { content, phase in
                content.opacity(phase.isIdentity ? 1 : phase == .topLeading ? 0 : 0.2)
            }
        }
        scroll(host, to: 10)
        #expect(host.nextFrame == nil && seen(host)?.first == 0.2)
        scroll(host, to: 30)
        #expect(host.nextFrame != nil && seen(host)?.first == 0.2)
        for (time, opacity) in [(0.25, 0.4), (0.5, 0.6), (1.1, 1)] {
            host.advance(to: time)
            #expect(abs((seen(host)?.first ?? 0) - opacity) < 1e-6, "\(time): \(seen(host) ?? [])")
        }
        #expect(host.nextFrame == nil)
        // Out at the top, and back before it is over: linear animations add up.
        scroll(host, to: 130)
        host.advance(by: 0.5)
        #expect(abs((seen(host)?.first ?? 0) - 0.5) < 1e-6)
        scroll(host, to: 100)
        #expect(abs((seen(host)?.first ?? 0) - 0.5) < 1e-6)
        host.advance(by: 2)
        #expect(seen(host)?.first == 1 && host.nextFrame == nil)
    }

    /// From one edge to the other at once: both phases move.
    @Test func fromEdgeToEdge() {
        let host = host { color in
            color.scrollTransition(
                topLeading: .animated(.linear(duration: 1)), bottomTrailing: .animated(.linear(duration: 2))
            ) { content, phase in content.opacity(phase.isIdentity ? 1 : phase == .topLeading ? 0.4 : 0.2) }
        }
        scroll(host, to: 200)
        host.advance(by: 0.5)
        // Half of the top's 0.4, three quarters of the bottom's 0.2.
        #expect(abs((seen(host)?.first ?? 0) - (1 - 0.5 * 0.6 - 0.75 * 0.8)) < 1e-6, "\(seen(host) ?? [])")
        host.advance(by: 2)
        #expect(abs((seen(host)?.first ?? 0) - 0.4) < 1e-6 && host.nextFrame == nil)
    }

    /// Interactive with an animation: it comes after the scroll view.
    @Test func comesAfter() {
        let host = host { color in
            color.scrollTransition(.interactive(timingCurve: .linear).animation(.linear(duration: 1))) {
                content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
            }
        }
        scroll(host, to: 20)
        #expect(seen(host)?.first == 0)
        host.advance(by: 0.5)
        #expect(abs((seen(host)?.first ?? 0) - 0.25) < 1e-6, "\(seen(host) ?? [])")
        host.advance(by: 0.6)
        #expect(abs((seen(host)?.first ?? 0) - 0.5) < 1e-6 && host.nextFrame == nil)
    }

    /// A place that a view is scrolled to before anybody has seen it is where it begins.
    @Test func theFirstPlaceIsNotAnimated() {
        let view = ScrollViewReader { proxy in
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 300)
                    Color.red.frame(height: 40).id("red")
                        .scrollTransition(.animated) { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
                }
            }
            .onAppear { proxy.scrollTo("red") }
        }
        let host = hostOf(view, in: 100, 100)
        #expect(seen(host)?.first == 1)
        #expect(host.nextFrame == nil)
    }

    @Test func configurationsChange() {
        struct Root: View {
            let isAnimated: Bool
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        Color.clear.frame(height: 80)
                        Color.red.frame(height: 40)
                            .scrollTransition(isAnimated ? .animated : .interactive(timingCurve: .linear)) {
                                content, phase in content.opacity(phase.isIdentity ? 1 : 0)
                            }
                        Color.clear.frame(height: 300)
                    }
                }
            }
        }
        let host = hostOf(Root(isAnimated: false), in: 100, 100)
        #expect(seen(host)?.first == 0.5)
        host.setRoot(Root(isAnimated: true))
        #expect(seen(host)?.first == 0)
        _ = host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 50))
        host.advance(by: 0.1)
        #expect(host.nextFrame != nil)
        host.setRoot(Root(isAnimated: false))
        #expect(seen(host)?.first == 1 && host.nextFrame == nil)
        #expect(host.graph.motion.placeFollowers.isEmpty)
    }

    @Test func rowsOfLazyStacks() {
        let view = ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(0..<1000) { row in
                    Color.red.frame(height: 40).named("\(row)")
                        .scrollTransition(.animated(.linear(duration: 1))) { content, phase in
                            content.offset(x: 50 * phase.value)
                        }
                }
            }
        }
        let host = hostOf(view, in: 100, 100)
        func x() -> [String: Double] {
            Dictionary(uniqueKeysWithValues: host.layout().frames.map { ($0.identifier, Double($0.frame.minX)) })
        }
        #expect(x() == ["0": 0, "1": 0, "2": 50])
        _ = host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 20))
        host.advance(by: 0.5)
        #expect(x() == ["0": -25, "1": 0, "2": 25])
        host.advance(by: 0.6)
        #expect(x() == ["0": -50, "1": 0, "2": 0])
        // Rows that were not there are as they are at once.
        _ = host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 4000))
        #expect(x() == ["100": -50, "101": 0, "102": 0])
        #expect(host.nextFrame == nil)
        // So are rows that come back.
        _ = host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -4000))
        #expect(x() == ["0": -50, "1": 0, "2": 0])
        #expect(host.nextFrame == nil)
        #expect(host.graph.motion.placeFollowers.count == 3)
    }

    /// What travels within keeps its coordinates when the effects begin or end in the same update.
    @Test func travelsInItsOwnCoordinates() {
        let model = Switch()
        let host = hostOf(
            SwitchedView(model: model) { isOn in
                AnyView(
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.clear.frame(height: 20)
                            if isOn { Color.clear.frame(height: 60) }
                            Color.red.frame(width: 40, height: 40)
                                .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                                    content.offset(x: phase.isIdentity ? 0 : 40)
                                }
                        }
                        .frame(width: 100)
                    })
            }, in: 100, 100)
        #expect(seen(host)?.isClose(to: [1, 30, 20, 40, 40]) == true)
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        // The place travels; the effects are those of the layout.
        #expect(seen(host)?.isClose(to: [1, 50, 20, 40, 40]) == true, "\(seen(host) ?? [])")
        host.advance(by: 0.5)
        #expect(seen(host)?.isClose(to: [1, 50, 50, 40, 40]) == true, "\(seen(host) ?? [])")
    }
}
