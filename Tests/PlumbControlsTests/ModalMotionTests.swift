import Foundation
import PlumbGraphics
import PlumbPlatform
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Sheets, alerts and menus frame by frame: sixty of them, each where the platform's curve is, and the same again.
@MainActor
@Suite struct ModalMotionTests {
    private static let frames = 60

    private struct Page: View {
        @State private var isSheet = false
        @State private var isAlert = false

        var body: some View {
            VStack {
                Button("Sheet") { isSheet = true }
                Button("Alert") { isAlert = true }
                Menu("Menu") {
                    Button {
                    } label: {
                        Color.red.frame(width: 100, height: 20)
                    }
                }
            }
            .sheet(isPresented: $isSheet) { Color.red }
            .alert("Title", isPresented: $isAlert) {
                Button("One") {}
                Button("Two") {}
            }
        }
    }

    private struct Film {
        /// What was seen, frame by frame.
        var seen: [CGRect?] = []
        var lists: [String] = []
    }

    /// Films a host for a second.
    ///
    /// - Parameter color: what is looked for in each frame.
    private func film(_ host: ViewHost, _ color: (RGBA) -> Bool) -> Film {
        var film = Film()
        for _ in 0..<Self.frames {
            host.advance(by: 1.0 / 60)
            film.seen.append(SeenFills(host).frame(color))
            film.lists.append(host.dump)
        }
        return film
    }

    private func isRed(_ color: RGBA) -> Bool { color.red > 0.9 && color.green < 0.4 && color.alpha > 0 }

    /// How far a spring of the platform's has come after so many frames.
    private func part(_ spring: Platform.Spring, _ frame: Int) -> Double {
        Spring(response: spring.response, dampingRatio: spring.dampingFraction)
            .value(target: 1.0, time: Double(frame) / 60)
    }

    /// Films twice what an action begins, and compares each frame with a length that the curve gives.
    private func check(
        _ color: (RGBA) -> Bool, within: Double = 0.5, begin: (ViewHost) -> Void, length: (CGRect) -> Double,
        expected: (Int) -> Double?, _ location: SourceLocation = #_sourceLocation
    ) {
        let films = (0..<2).map { _ in
            let host = screenOf(Page())
            begin(host)
            return film(host, color)
        }
        #expect(films[0].lists == films[1].lists, sourceLocation: location)
        // It moves: not all frames are the same.
        #expect(Set(films[0].seen.compactMap { $0.map(length) }).count > 10, sourceLocation: location)
        for frame in 1...Self.frames {
            guard let expected = expected(frame) else { continue }
            let found = films[0].seen[frame - 1].map(length) ?? .nan
            #expect(abs(found - expected) < within, "\(frame): \(found), not \(expected)", sourceLocation: location)
        }
    }

    @Test func aSheetOpens() {
        let spring = Platform.iOS17.springs.sheet
        check(isRed) {
            $0.tapElement("Sheet")
        } length: {
            Double($0.minY)
        } expected: {
            852 - 783 * part(spring, $0)
        }
    }

    /// Opens a sheet, pulls it down to a height, and lets it go. Returns where its edge was then.
    private func letGo(_ host: ViewHost, at y: CGFloat) -> Double {
        host.go("Sheet")
        drag(host, to: y)
        let start = SeenFills(host).frame(isRed).map { Double($0.minY) } ?? .nan
        host.send(.touch(.ended, at: CGPoint(x: 30, y: y)))
        host.update()
        return start
    }

    /// Let go far down, it goes on from there by the same spring.
    @Test func aSheetIsPulledDown() {
        let spring = Platform.iOS17.springs.sheet
        var start = Double.nan
        check(isRed) { host in
            start = letGo(host, at: 620)
        } length: {
            Double($0.minY)
        } expected: {
            let top = start + 783 * part(spring, $0)
            // Below the screen nothing is painted.
            return top < 840 ? top : nil
        }
    }

    /// Let go a little way down, it comes back in 0.3 seconds.
    @Test func aSheetComesBack() {
        let curve = Spring(duration: Platform.iOS17.metrics.sheetReleaseDuration, bounce: 0)
        var start = Double.nan
        // Edges are painted on whole pixels.
        check(isRed, within: 1.1) { host in
            start = letGo(host, at: 250)
        } length: {
            Double($0.minY)
        } expected: {
            start + (69 - start) * curve.value(target: 1.0, time: Double($0) / 60)
        }
    }

    /// Pulls the sheet, and holds it still.
    private func drag(_ host: ViewHost, to y: CGFloat) {
        host.send(.touch(.began, at: CGPoint(x: 30, y: 100)))
        for step in 1...20 {
            host.advance(by: 1.0 / 60)
            host.send(.touch(.changed, at: CGPoint(x: 30, y: 100 + (y - 100) * CGFloat(step) / 20)))
        }
        host.advance(by: 1)
        host.send(.touch(.changed, at: CGPoint(x: 30, y: y)))
        host.update()
    }

    /// An alert becomes as large as it is from 1.3 times that.
    @Test func anAlertOpens() {
        let platform = Platform.iOS17
        let line = platform.rgba(.alertLine, .light, .standard)
        check({ $0.red == line.red && $0.green == line.green }, within: 0.2) {
            $0.tapElement("Alert")
        } length: {
            Double($0.width)
        } expected: {
            135 * (1 + (platform.metrics.alertEnterScale - 1) * (1 - part(platform.springs.alert, $0)))
        }
    }

    /// A menu grows out of the edge of its button, a little too far, and back.
    @Test func aMenuOpens() {
        let spring = Platform.iOS17.springs.menu
        check(isRed, within: 0.2) {
            $0.tapElement("Menu")
        } length: {
            Double($0.width)
        } expected: {
            100 * part(spring, $0)
        }
    }

    /// It closes without a bounce, and more slowly.
    @Test func aMenuCloses() {
        let spring = Platform.iOS17.springs.menuClosing
        check(isRed, within: 0.2) { host in
            host.go("Menu")
            host.press(.escape)
        } length: {
            Double($0.width)
        } expected: {
            let width = 100 * (1 - part(spring, $0))
            return width > 1 ? width : nil
        }
    }

    /// The point that a menu grows from stays where it is: the middle of its button's lower edge.
    @Test func aMenuGrowsOutOfItsButton() {
        let host = screenOf(Page())
        let button = host.element("Menu")?.frame ?? .zero
        host.go("Menu")
        let end = SeenFills(host).frame(isRed) ?? .zero
        host.press(.escape)
        host.rest()
        host.tapElement("Menu")
        host.advance(by: 0.05)
        let seen = SeenFills(host).frame(isRed) ?? .zero
        let scale = seen.width / end.width
        #expect(scale > 0.1 && scale < 0.9)
        let point = CGPoint(x: button.midX, y: host.element("")?.frame.minY ?? end.minY)
        #expect(abs(seen.minX - (point.x + (end.minX - point.x) * scale)) < 0.1)
    }
}
