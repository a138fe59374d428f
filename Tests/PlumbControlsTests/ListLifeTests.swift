import Foundation
import Observation
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// Which rows of a list are there, and for how long: scrolling to a row, coming and going, and what a row remembers.
/// The first row of a list begins at 35, each is 44 high, and its text 20.
@MainActor
@Suite struct ListLifeTests {
    /// What a test changes.
    @MainActor @Observable
    final class Remote {
        var numbers = Array(0..<1000)
        var isThere = true
    }

    // MARK: Scrolling to a row

    enum Kind: Sendable { case even, uneven, sections }

    private struct Rows: View {
        let kind: Kind
        let proxies: Record<ScrollViewProxy>

        var body: some View {
            ScrollViewReader { proxy in
                let _ = proxies.values.append(proxy)
                List {
                    switch kind {
                    case .even: rows(0..<1000)
                    case .uneven:
                        ForEach(0..<1000, id: \.self) { number in
                            Text("\(number)").frame(height: CGFloat(40 + number * 37 % 50))
                                .accessibilityIdentifier("\(number)")
                        }
                    case .sections:
                        ForEach(0..<20, id: \.self) { section in
                            Section("Head") { rows(section * 50..<section * 50 + 50) }
                        }
                    }
                }
            }
        }

        private func rows(_ numbers: Range<Int>) -> some View {
            ForEach(numbers, id: \.self) { number in
                Text("\(number)").accessibilityIdentifier("\(number)")
            }
        }
    }

    struct Aim: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let kind: Kind
        /// Which point of the row goes to the same point of the list; nil for as little as brings it into sight.
        var anchor: UnitPoint?
        /// Where the list is scrolled first.
        var start: CGFloat = 0
        /// Where row 700 stands then.
        let top: Double
    }

    /// Of 852 points: a row of 44 has 12 above its text. Row 700 of those that differ is 62 high, with 11 above.
    nonisolated static let aims = [
        Aim(testDescription: "to the top", kind: .even, anchor: .top, top: 12),
        Aim(testDescription: "to the middle", kind: .even, anchor: .center, top: 426 - 10),
        Aim(testDescription: "to the bottom", kind: .even, anchor: .bottom, top: 852 - 32),
        Aim(testDescription: "as little as is needed, down", kind: .even, top: 852 - 32),
        Aim(testDescription: "as little as is needed, up", kind: .even, start: 40_000, top: 12),
        Aim(testDescription: "to the top, from below", kind: .even, anchor: .top, start: 40_000, top: 12),
        Aim(testDescription: "other heights, to the top", kind: .uneven, anchor: .top, top: 11),
        Aim(testDescription: "other heights, to the middle", kind: .uneven, anchor: .center, top: 426 - 20),
        Aim(testDescription: "other heights, to the bottom", kind: .uneven, anchor: .bottom, top: 852 - 51),
        Aim(testDescription: "other heights, as little as is needed, down", kind: .uneven, top: 852 - 51),
        Aim(testDescription: "other heights, as little as is needed, up", kind: .uneven, start: 80_000, top: 11),
        Aim(testDescription: "sections, to the top", kind: .sections, anchor: .top, top: 12),
        Aim(testDescription: "sections, to the middle", kind: .sections, anchor: .center, top: 426 - 10),
        Aim(testDescription: "sections, as little as is needed, down", kind: .sections, top: 852 - 32),
        Aim(testDescription: "sections, as little as is needed, up", kind: .sections, start: 80_000, top: 12),
    ]

    private func hostAndProxies(_ kind: Kind) -> (ViewHost, Record<ScrollViewProxy>) {
        let proxies = Record<ScrollViewProxy>()
        let host = hostOf(Rows(kind: kind, proxies: proxies), in: 393, 852)
        host.update()
        return (host, proxies)
    }

    /// Row 700 is found out of sight, and only what is in sight then is made.
    @Test(arguments: aims) func aReaderScrollsToRow700(_ aim: Aim) throws {
        let (host, proxies) = hostAndProxies(aim.kind)
        if aim.start > 0 { host.scroll(at: CGPoint(x: 200, y: 400), by: CGSize(width: 0, height: aim.start)) }
        #expect(host.frame("700") == nil)
        try #require(proxies.values.last).scrollTo(700, anchor: aim.anchor)
        let top = host.frame("700")?[1]
        // Heights of rows that were never in sight are estimates, which leaves a part of a pixel.
        #expect(top.map { abs($0 - aim.top) < 0.1 } == true, "\(top ?? .nan)")
        // 852 points show 21 rows at most.
        #expect(host.layout().frames.count <= 21)
    }

    /// What nobody has for an id leaves the list where it is, and what is in sight as a whole moves nothing.
    @Test func aReaderLeavesTheListWhereItIs() throws {
        let (host, proxies) = hostAndProxies(.even)
        let proxy = try #require(proxies.values.last)
        proxy.scrollTo(7000, anchor: .top)
        #expect(host.frame("0")?[1] == 47)
        proxy.scrollTo(5)
        #expect(host.frame("0")?[1] == 47)
        proxy.scrollTo(5, anchor: .top)
        #expect(host.frame("5")?[1] == 12)
    }

    // MARK: Coming and going

    private func names(_ sign: String, _ numbers: ClosedRange<Int>) -> [String] { numbers.map { "\(sign)\($0)" } }

    @Test func rowsAppearAsTheyComeIntoSight() {
        let log = LifeLog()
        let host = hostOf(List(0..<200, id: \.self) { Alive(name: "\($0)", log: log) }, in: 393, 400)
        func scroll(_ way: CGFloat) -> [String] {
            host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: way))
            host.update()
            return log.take().sorted()
        }
        host.update()
        // Row 8 begins at 387.
        #expect(log.take().sorted() == names("+", 0...8).sorted())
        // Row 0 ends at 79, row 10 begins at 475.
        #expect(scroll(88) == ["+10", "+9", "-0"])
        #expect(scroll(0) == [])
        #expect(scroll(-88) == ["+0", "-10", "-9"])
        // Row 99 ends at 4435, row 108 begins at 4787; those between were never there.
        #expect(scroll(4400) == (names("-", 0...8) + names("+", 99...108)).sorted())
    }

    /// Rows that go disappear once, at the end of their animation; those that stay do neither, wherever they go.
    @Test(arguments: [false, true]) func rowsDisappearWithTheirElements(isAnimated: Bool) {
        struct Page: View {
            let remote: Remote
            let log: LifeLog
            var body: some View {
                if remote.isThere { List { ForEach(remote.numbers, id: \.self) { Alive(name: "\($0)", log: log) } } }
            }
        }
        let (remote, log) = (Remote(), LifeLog())
        remote.numbers = [0, 1, 2]
        let host = hostOf(Page(remote: remote, log: log), in: 393, 400)
        host.update()
        #expect(log.take().sorted() == names("+", 0...2))
        func change(_ change: () -> Void) -> [String] {
            if isAnimated { withAnimation { change() } } else { change() }
            host.update()
            host.advance(by: 2)
            return log.take().sorted()
        }
        #expect(change { remote.numbers = [3, 2, 0] } == ["+3", "-1"])
        #expect(change { remote.numbers = [] } == ["-0", "-2", "-3"])
        #expect(change { remote.numbers = [4, 5] } == ["+4", "+5"])
        #expect(change { remote.isThere = false } == ["-4", "-5"])
    }

    // MARK: What rows remember

    private struct Counting: View {
        let number: Int
        @State private var count = 0

        var body: some View { Button("\(number) has \(count)") { count += 1 } }
    }

    private struct Counters: View {
        let remote: Remote
        let isList: Bool

        var body: some View {
            if isList { List { rows } } else { ScrollView { LazyVStack(spacing: 0) { rows } } }
        }

        private var rows: some View { ForEach(remote.numbers, id: \.self) { Counting(number: $0) } }
    }

    struct Life: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Whether row 0 still knows how often it was tapped.
        let isKept: Bool
        let act: @MainActor @Sendable (ViewHost, Remote) -> Void
    }

    @MainActor private static func scroll(_ host: ViewHost, _ way: CGFloat) {
        host.scroll(at: CGPoint(x: 200, y: 200), by: CGSize(width: 0, height: way))
        host.update()
    }

    nonisolated static let lives = [
        Life(testDescription: "out of sight and back", isKept: true) { host, _ in
            scroll(host, 3000)
            #expect(!host.labels.contains { $0.hasPrefix("0 has") })
            scroll(host, -9000)
        },
        // More rows leave after it than are kept: the latest 64.
        Life(testDescription: "out of sight for long", isKept: false) { host, _ in
            for _ in 0..<20 { scroll(host, 300) }
            scroll(host, -9000)
        },
        Life(testDescription: "another place", isKept: true) { _, remote in remote.numbers.swapAt(0, 3) },
        Life(testDescription: "a row comes before it", isKept: true) { _, remote in
            remote.numbers.insert(1000, at: 0)
        },
        Life(testDescription: "its element goes and comes back", isKept: false) { host, remote in
            remote.numbers.removeFirst()
            host.update()
            remote.numbers.insert(0, at: 0)
        },
        Life(testDescription: "its element goes and comes back out of sight", isKept: false) { host, remote in
            scroll(host, 3000)
            remote.numbers.removeFirst()
            host.update()
            remote.numbers.insert(0, at: 0)
            scroll(host, -9000)
        },
    ]

    /// A list keeps and ends the state of its rows as a lazy stack does.
    @Test(arguments: lives) func rowsRememberAsInALazyStack(_ life: Life) {
        for isList in [true, false] {
            let remote = Remote()
            let host = hostOf(Counters(remote: remote, isList: isList), in: 393, 400)
            host.update()
            host.go("0 has 0")
            #expect(host.labels.contains("0 has 1"))
            life.act(host, remote)
            host.update()
            #expect(host.labels.contains(life.isKept ? "0 has 1" : "0 has 0"), "in a list: \(isList)")
            #expect(host.checkInvariants().isEmpty)
        }
    }
}
