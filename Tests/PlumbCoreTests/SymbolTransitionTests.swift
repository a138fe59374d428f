import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Symbols that become others, that come and go, and effects that end where they are removed.
@MainActor
@Suite struct SymbolTransitionTests: SymbolStage {
    // MARK: Replacing

    struct Replaced: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Opacity and scale of each symbol that is seen, the old one first.
        let looks: [(time: Double, symbols: [[Double]])]
        let transition: ContentTransition
    }

    private nonisolated static let half = UnitCurve.easeOut.value(at: 0.5)
    private nonisolated static let start = UnitCurve.easeIn.value(at: 0.5)

    /// The old one goes in 0.2 s; the new one comes from 0.15 s to 0.5 s.
    nonisolated static let replaced: [Replaced] = [
        Replaced(
            testDescription: "down and up",
            looks: [
                (0, [[1, 1]]), (0.1, [[1 - start, 1 - start / 2]]), (0.325, [[half, 0.5 + half / 2]]),
                (0.51, [[1, 1]]),
            ], transition: .symbolEffect(.replace)),
        Replaced(
            testDescription: "by whatever fits", looks: [(0.1, [[1 - start, 1 - start / 2]])],
            transition: .symbolEffect),
        Replaced(
            testDescription: "up and up",
            looks: [(0.1, [[1 - start, 1 + start / 2]]), (0.325, [[half, 0.5 + half / 2]])],
            transition: .symbolEffect(.replace.upUp)),
        Replaced(
            testDescription: "off and up", looks: [(0, []), (0.175, [[half, 0.5 + half / 2]]), (0.36, [[1, 1]])],
            transition: .symbolEffect(.replace.offUp)),
        Replaced(
            testDescription: "twice as fast",
            looks: [(0.05, [[1 - start, 1 - start / 2]]), (0.1625, [[half, 0.5 + half / 2]])],
            transition: .symbolEffect(.replace.wholeSymbol, options: .speed(2))),
        Replaced(testDescription: "not at all", looks: [(0, [[1, 1]])], transition: .identity),
    ]

    @Test(arguments: replaced) func symbolsMakeRoom(_ replaced: Replaced) {
        let model = SymbolModel()
        let host = host(model) { Image(systemName: $0.name).contentTransition(replaced.transition) }
        #expect(host.nextFrame == nil)
        let circle = restWidth()
        model.name = "square.fill"
        let square = seen(self.host(model) { Image(systemName: $0.name) }).first!.width
        host.update()
        for (time, symbols) in replaced.looks {
            host.advance(to: time)
            let marks = seen(host)
            // A filled symbol is two marks: its area and its edge.
            #expect(marks.count == 2 * symbols.count)
            for (index, look) in symbols.enumerated() {
                let mark = marks[2 * index]
                let isOld = time < 0.15 && replaced.transition.replacement?.oldScale != nil
                expect(
                    [mark.opacity, mark.width / (isOld ? circle : square)], look, "\(replaced) after \(time) s")
            }
        }
        host.advance(to: 1)
        expect([seen(host)[0].opacity, seen(host)[0].width / square], [1, 1], "there")
        #expect(host.nextFrame == nil)
    }

    @Test func withoutAnimationsItIsReplacedAtOnce() {
        let model = SymbolModel()
        let host = host(model) { Image(systemName: $0.name).contentTransition(.symbolEffect(.replace)) }
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { model.name = "square.fill" }
        host.update()
        #expect(seen(host).map(\.opacity) == [1, 1])
        #expect(host.nextFrame == nil)
    }

    // MARK: Coming and going

    @Test func symbolsAppearAndDisappearWithTheirViews() {
        let rest = restWidth()
        for (transition, scale) in [
            (AnyTransition(.symbolEffect), 0.5), (AnyTransition(.symbolEffect(.appear.down)), 1.5),
            (AnyTransition(.symbolEffect(.disappear.up)), 1.5),
        ] {
            let model = SymbolModel()
            let host = host(model) { model in
                if model.isOn { Image(systemName: model.name).transition(transition) }
            }
            let half = [0.5, (1 + scale) / 2]
            withAnimation(.linear(duration: 1)) { model.isOn = true }
            host.update()
            expect(look(host, rest: rest), [], "not there yet")
            host.advance(to: 0.5)
            expect(look(host, rest: rest), half, "comes")
            host.advance(to: 1.1)
            expect(look(host, rest: rest), [1, 1], "there")
            #expect(host.nextFrame == nil)
            withAnimation(.linear(duration: 1)) { model.isOn = false }
            host.advance(to: 1.6)
            expect(look(host, rest: rest), half, "goes")
            host.advance(to: 2.2)
            #expect(seen(host).isEmpty)
            #expect(host.nextFrame == nil)
        }
    }

    @Test func transitionsHaveTheSpeedOfTheirOptions() {
        let model = SymbolModel()
        let host = host(model) { model in
            if model.isOn {
                Image(systemName: model.name).transition(.symbolEffect(.appear, options: .speed(2)))
            }
        }
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.advance(to: 0.25)
        expect(look(host, rest: restWidth()), [0.5, 0.75], "in half the time")
    }

    // MARK: Where nothing plays

    @Test func removedEffectsArePutAsideAndThoseWithinAreNot() {
        let rest = restWidth()
        let cases: [(removed: Bool, within: Bool, look: [Double])] = [
            (false, false, [0.4, 1]), (true, false, [1, 1]), (true, true, [1, 1.2]), (false, true, [0.4, 1.2]),
        ]
        for (removed, within, look) in cases {
            let host = host(SymbolModel()) { model in
                HStack {
                    Image(systemName: model.name).symbolEffect(.scale.up, isActive: within).symbolEffectsRemoved(
                        removed)
                }.symbolEffect(.pulse.wholeSymbol)
            }
            host.advance(to: 0.75)
            expect(self.look(host, rest: rest), look, "removed \(removed), within \(within)")
            #expect((host.nextFrame == nil) == removed)
        }
    }

    /// What plays where no symbol is asks for no frame, and evaluates nothing.
    @Test func effectsWithoutSymbolsRest() {
        let model = SymbolModel()
        let host = host(model) { model in
            VStack {
                Text("a")
                if model.isOn { Image(systemName: model.name) }
            }.symbolEffect(.pulse)
        }
        #expect(host.nextFrame == nil)
        model.isOn = true
        host.update()
        #expect(host.nextFrame != nil)
        let bodies = host.graph.update.bodyCount
        let placed = host.layoutCounts
        host.advance(by: 2)
        #expect(host.graph.update.bodyCount == bodies)
        #expect(host.layoutCounts == placed)
        model.isOn = false
        host.update()
        #expect(host.nextFrame == nil)
    }

    /// A view that goes is gone when its transition is over, whatever plays in it.
    @Test func whatPlaysWithoutEndGoesWithItsView() {
        let model = SymbolModel()
        model.isOn = true
        let host = host(model) { model in
            if model.isOn { Image(systemName: model.name).symbolEffect(.pulse).transition(.opacity) }
        }
        withAnimation(.linear(duration: 1)) { model.isOn = false }
        host.advance(to: 0.5)
        #expect(!seen(host).isEmpty)
        host.advance(to: 1.1)
        #expect(seen(host).isEmpty)
        #expect(host.nextFrame == nil)
    }
}
