import Foundation
import PlumbCairo
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// Screens on their way, frame by frame beside the curve that they follow.
@MainActor
@Suite struct NavigationMotionTests {
    private struct Page: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Color.red.accessibilityIdentifier("first")
                    Button("Push") { path = [1] }
                }
                .navigationDestination(for: Int.self) { _ in
                    VStack {
                        Color.blue.accessibilityIdentifier("second")
                        Button("Pop") { path = [] }
                    }
                    .navigationTitle("Second")
                    .navigationBarTitleDisplayMode(.inline)
                }
            }
        }
    }

    private static let width = 393.0

    /// Screens that are there from the start stand still: those of a path, and those that views present.
    @Test(arguments: [[1], []]) func whatIsThereFromTheStartStandsStill(path: [Int]) {
        struct Page: View {
            @State var path: [Int]
            @State private var isPresented = true
            var body: some View {
                NavigationStack(path: $path) {
                    Text("First")
                        .navigationDestination(for: Int.self) { _ in
                            Color.blue.accessibilityIdentifier("second")
                        }
                        .navigationDestination(isPresented: path.isEmpty ? $isPresented : .constant(false)) {
                            Color.blue.accessibilityIdentifier("second")
                        }
                }
            }
        }
        let host = screenOf(Page(path: path))
        #expect(x("second", in: host) == 0)
        #expect(host.element("First") == nil)
    }

    /// The curve (0.32, 0.72, 0, 1): how far a screen has come after a part of its time. By halves, to 10⁻⁹.
    private func curve(_ time: Double) -> Double {
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bezier(0.32, 0, middle) < time { low = middle } else { high = middle }
        }
        return bezier(0.72, 1, low)
    }

    private func x(_ name: String, in host: ViewHost) -> Double { host.frame(name).map { $0[0] } ?? .nan }

    /// A pushed screen comes from the trailing side in half a second; the one below goes by three tenths of the width.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aPushFollowsTheCurve(direction: LayoutDirection)
    {
        let host = screenOf(Page(), direction: direction)
        let sign = direction == .leftToRight ? 1.0 : -1.0
        host.tapElement("Push")
        for frame in 1...29 {
            host.advance(by: 1.0 / 60)
            let way = curve(Double(frame) / 30)
            #expect(abs(x("second", in: host) - sign * Self.width * (1 - way)) < 0.5, "frame \(frame)")
            #expect(abs(x("first", in: host) + sign * 0.3 * Self.width * way) < 0.5, "frame \(frame)")
        }
        host.advance(by: 0.1)
        #expect(x("second", in: host) == 0)
    }

    /// The screen below one that is popped comes back by the same curve. What goes is in no layout any more.
    @Test func aPopFollowsTheCurve() {
        let host = screenOf(Page())
        host.go("Push")
        host.tapElement("Pop")
        for frame in 1...29 {
            host.advance(by: 1.0 / 60)
            let way = curve(Double(frame) / 30)
            #expect(abs(x("first", in: host) + 0.3 * Self.width * (1 - way)) < 0.5, "frame \(frame)")
        }
        host.advance(by: 0.1)
        #expect(host.frame("second") == nil && x("first", in: host) == 0)
    }

    /// A finger takes the screen along; let go before the middle or in it, it comes back, and after it, it goes.
    @Test(arguments: [(150.0, false), (196.5, false), (250, true)]) func aFingerTakesTheScreenAlong(
        way: Double, goes: Bool
    ) {
        let host = screenOf(Page())
        host.go("Push")
        host.send(.touch(.began, at: CGPoint(x: 5, y: 400)))
        for step in 1...30 {
            host.advance(by: 1.0 / 60)
            host.send(.touch(.changed, at: CGPoint(x: 5 + way * Double(step) / 30, y: 400)))
        }
        host.update()
        #expect(abs(x("second", in: host) - way) < 1)
        #expect(abs(x("first", in: host) + 0.3 * (Self.width - way)) < 1)
        // The bar stays where it is, and fades under the finger.
        let layers = host.displayList().items.compactMap { item in
            if case .pushLayer(let opacity, _) = item { opacity } else { nil }
        }
        #expect(layers.contains { abs($0 - (1 - way / Self.width)) < 0.01 }, "\(layers)")
        // It rests, so that no speed counts.
        host.advance(by: 0.5)
        host.send(.touch(.ended, at: CGPoint(x: 5 + way, y: 400)))
        var last = x("second", in: host)
        for _ in 1...40 {
            host.advance(by: 1.0 / 60)
            let next = x("second", in: host)
            if next.isNaN { break }
            #expect(goes ? next >= last - 0.01 : next <= last + 0.01)
            last = next
        }
        #expect(goes ? host.frame("second") == nil : x("second", in: host) == 0)
        #expect(!goes || x("first", in: host) == 0)
        // The finger has shown it all: nothing moves or fades any more.
        let before = host.dump
        host.advance(by: 1.0 / 60)
        #expect(host.dump == before)
    }

    /// Frame by frame: a screen stands where the finger has taken it; let go, it goes on from there by the same curve
    /// in 0.35 seconds, back or away. The screen below has its part of the way at each moment.
    @Test(arguments: [(120.0, 0.0, LayoutDirection.leftToRight), (260, 1, .leftToRight), (120, 0, .rightToLeft)])
    func lettingGoFollowsTheCurve(way: Double, end: Double, direction: LayoutDirection) {
        let host = screenOf(Page(), direction: direction)
        host.go("Push")
        let sign = direction == .leftToRight ? 1.0 : -1.0
        func finger(_ way: Double) -> CGPoint {
            CGPoint(x: direction == .leftToRight ? 5 + way : Self.width - 5 - way, y: 400)
        }
        /// - Parameter part: how much of the way the topmost screen has gone.
        func check(_ part: Double, _ moment: String) {
            #expect(abs(x("second", in: host) - sign * Self.width * part) < 0.5, "\(moment)")
            #expect(abs(x("first", in: host) + sign * 0.3 * Self.width * (1 - part)) < 0.5, "\(moment)")
        }
        host.send(.touch(.began, at: finger(0)))
        for frame in 1...30 {
            host.advance(by: 1.0 / 60)
            host.send(.touch(.changed, at: finger(way * Double(frame) / 30)))
            host.update()
            // The first points only tell that the finger goes back.
            if frame > 10 { check(way * Double(frame) / 30 / Self.width, "under the finger, frame \(frame)") }
        }
        // It rests, so that no speed counts.
        host.advance(by: 0.5)
        host.send(.touch(.ended, at: finger(way)))
        host.update()
        for frame in 1...20 {
            host.advance(by: 1.0 / 60)
            let part = way / Self.width
            check(part + (end - part) * curve(Double(frame) / 60 / 0.35), "let go, frame \(frame)")
        }
        host.advance(by: 0.1)
        if end > 0 {
            #expect(host.frame("second") == nil && x("first", in: host) == 0)
        } else {
            #expect(x("second", in: host) == 0 && host.frame("first") == nil)
        }
    }

    /// While a screen with a lower bar comes, what lies behind each bar is as high as the bar: 96 and 44 points.
    @Test func barsOfTwoHeightsMove() {
        struct Page: View {
            @State private var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Push") { path = [1] }
                        .navigationTitle("First")
                        .toolbarBackground(Color(red: 1, green: 0, blue: 1), for: .navigationBar)
                        .toolbarBackground(.visible, for: .navigationBar)
                        .navigationDestination(for: Int.self) { _ in
                            Text("Second")
                                .navigationBarTitleDisplayMode(.inline)
                                .toolbarBackground(Color(red: 0, green: 1, blue: 1), for: .navigationBar)
                                .toolbarBackground(.visible, for: .navigationBar)
                        }
                }
            }
        }
        let host = screenOf(Page())
        host.update()
        host.tapElement("Push")
        host.advance(by: 0.1)
        let lines = host.dump.split(separator: "\n").filter { $0.contains("#FF00FF") || $0.contains("#00FFFF") }
        // Both begin at the edge of the screen, 54 points above the bars.
        #expect(
            lines.map { $0.trimmingCharacters(in: .whitespaces) }
                == ["fill rect(0 0 393 150) #FF00FF", "fill rect(0 0 393 98) #00FFFF"])
    }

    // MARK: Large titles

    private struct Titles: View {
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                Button("Push") { path = [1] }
                    .navigationTitle("First")
                    .navigationDestination(for: Int.self) { _ in Color.blue.navigationTitle("Second") }
            }
        }
    }

    /// A large title as it is drawn: where it begins, its line, and by what it is scaled.
    private func largeTitle(_ words: String, in host: ViewHost) -> (x: Double, y: Double, scale: Double)? {
        var transforms = [CGAffineTransform.identity]
        for item in host.displayList().items {
            let outer = transforms[transforms.count - 1]
            switch item {
            case .pushTransform(let transform): transforms.append(transform.concatenating(outer))
            case .pop: if transforms.count > 1 { transforms.removeLast() }
            case .glyphs(let run, let point, _):
                guard run.text == words, run.font.size == 34 else { continue }
                return (
                    Double(outer.a * point.x + outer.tx), Double(outer.d * point.y + outer.ty), Double(outer.a)
                )
            case .fill, .stroke, .image: break
            default: transforms.append(outer)
            }
        }
        return nil
    }

    /// A large title comes and goes with its screen. That of the screen below becomes the label of the back button: its
    /// middle goes straight to that of the row, and it is half as large there. So it is under a finger.
    @Test func largeTitlesMoveWithTheScreens() throws {
        let host = screenOf(Titles())
        host.update()
        let rest = try #require(largeTitle("First", in: host))
        let middle = Double(try #require(host.element("First")).frame.midY)
        #expect(rest.x == 16 && rest.scale == 1)
        /// - Parameters:
        ///   - coverage: how much of the first screen is covered.
        ///   - moment: when.
        func check(_ coverage: Double, _ moment: String) throws {
            let second = try #require(largeTitle("Second", in: host), "\(moment)")
            #expect(abs(second.x - 16 - Self.width * (1 - coverage)) < 0.5 && second.scale == 1, "\(moment): \(second)")
            let first = try #require(largeTitle("First", in: host), "\(moment)")
            let scale = 1 - 0.5 * coverage
            let y = middle + (54 + 22 - middle) * coverage + scale * (rest.y - middle)
            #expect(abs(first.scale - scale) < 0.01, "\(moment): \(first)")
            #expect(abs(first.x - 16 - 13.67 * coverage) < 0.5 && abs(first.y - y) < 0.5, "\(moment): \(first)")
        }
        host.tapElement("Push")
        for frame in 1...20 {
            host.advance(by: 1.0 / 60)
            try check(curve(Double(frame) / 30), "push, frame \(frame)")
        }
        host.rest()
        #expect(largeTitle("First", in: host) == nil && largeTitle("Second", in: host)?.x == 16)
        host.send(.touch(.began, at: CGPoint(x: 5, y: 400)))
        for step in 1...30 {
            host.advance(by: 1.0 / 60)
            host.send(.touch(.changed, at: CGPoint(x: 5 + 150 * Double(step) / 30, y: 400)))
        }
        host.update()
        try check(1 - 150 / Self.width, "under the finger")
        host.advance(by: 0.5)
        host.send(.touch(.ended, at: CGPoint(x: 155, y: 400)))
        host.rest()
        host.tapElement("First")
        for frame in 1...20 {
            host.advance(by: 1.0 / 60)
            try check(1 - curve(Double(frame) / 30), "pop, frame \(frame)")
        }
        host.rest()
        #expect(largeTitle("Second", in: host) == nil)
        #expect(largeTitle("First", in: host)?.x == 16 && largeTitle("First", in: host)?.scale == 1)
    }

    /// A tab is there at once: no frame after the tap is another than the first one.
    @Test func tabsTurnAtOnce() {
        let host = screenOf(
            TabView {
                Color.red.accessibilityIdentifier("first").tabItem { Text("One") }
                Color.blue.accessibilityIdentifier("second").tabItem { Text("Two") }
            })
        host.tapElement("Two")
        #expect(x("second", in: host) == 0 && host.frame("first") == nil)
        let before = host.dump
        for frame in 1...30 {
            host.advance(by: 1.0 / 60)
            #expect(host.dump == before, "frame \(frame)")
        }
    }

    /// Every run gives the same frames, and of them the same bytes: a push that is called back, half of a swipe, a
    /// swipe that goes, and another tab.
    @Test func filmsAreTheSameEachTime() throws {
        struct Film: Equatable {
            var frames: [String] = []
            /// The pixels of every tenth one, without its words, which the tests' fonts can't draw.
            var pictures: [Data] = []
        }
        func film() throws -> Film {
            let host = screenOf(
                TabView {
                    Page().tabItem { Text("One") }
                    Color.green.tabItem { Text("Two") }
                })
            var film = Film()
            func take(_ count: Int) throws {
                for _ in 0..<count {
                    host.advance(by: 1.0 / 60)
                    film.frames.append(host.dump)
                    if film.frames.count.isMultiple(of: 10) {
                        var list = host.displayList()
                        list.items.removeAll { if case .glyphs = $0 { true } else { false } }
                        film.pictures.append(try CairoRenderer().bitmap(list, scale: 0.25).pixels)
                    }
                }
            }
            func swipe(_ way: Double) throws {
                host.send(.touch(.began, at: CGPoint(x: 5, y: 400)))
                for step in 1...10 {
                    host.send(.touch(.changed, at: CGPoint(x: 5 + way * Double(step) / 10, y: 400)))
                    try take(1)
                }
                host.advance(by: 0.5)
                host.send(.touch(.ended, at: CGPoint(x: 5 + way, y: 400)))
                try take(30)
            }
            host.tapElement("Push")
            try take(10)
            host.tapElement("Pop")
            try take(40)
            host.tapElement("Push")
            try take(40)
            try swipe(120)
            try swipe(260)
            host.tapElement("Two")
            try take(10)
            return film
        }
        let first = try film()
        #expect(Set(first.frames).count > 60 && Set(first.pictures).count > 6)
        #expect(try film() == first)
    }
}
