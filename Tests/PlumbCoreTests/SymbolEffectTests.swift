import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// What is seen of symbols while effects play, at times that the host is moved to.
@MainActor
@Suite struct SymbolEffectTests: SymbolStage {
    // MARK: What plays when something happens

    struct Told: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Opacity and scale at times after the change.
        let looks: [(time: Double, look: [Double])]
        /// When it is over.
        let end: Double
        let view: @MainActor @Sendable (SymbolModel) -> AnyView
    }

    /// The largest scale is reached after acos(0.5) / (2π · 10.47 · √0.75 / 2π) = 0.1155 s.
    nonisolated static let told: [Told] = [
        Told(testDescription: "bounce", looks: [(0, [1, 1]), (0.1155, [1, 1.2]), (0.3464, [1, 1])], end: 1) {
            AnyView(Image(systemName: $0.name).symbolEffect(.bounce.wholeSymbol, value: $0.count))
        },
        Told(testDescription: "bounce down", looks: [(0, [1, 1]), (0.1155, [1, 0.8])], end: 1) {
            AnyView(Image(systemName: $0.name).symbolEffect(.bounce.down.wholeSymbol, value: $0.count))
        },
        Told(testDescription: "bounce twice", looks: [(0.1155, [1, 1.2]), (1.1155, [1, 1.2])], end: 2) {
            AnyView(
                Image(systemName: $0.name).symbolEffect(.bounce.wholeSymbol, options: .repeat(2), value: $0.count))
        },
        Told(testDescription: "bounce at half the speed", looks: [(0.2309, [1, 1.2])], end: 2) {
            AnyView(
                Image(systemName: $0.name).symbolEffect(.bounce.wholeSymbol, options: .speed(0.5), value: $0.count))
        },
        Told(
            testDescription: "pulse", looks: [(0, [1, 1]), (0.375, [0.7, 1]), (0.75, [0.4, 1]), (1.125, [0.7, 1])],
            end: 1.5
        ) {
            AnyView(Image(systemName: $0.name).symbolEffect(.pulse.wholeSymbol, value: $0.count))
        },
        Told(
            testDescription: "pulse three times, twice as fast",
            looks: [(0.375, [0.4, 1]), (1.125, [0.4, 1]), (1.875, [0.4, 1])], end: 2.25
        ) {
            AnyView(
                Image(systemName: $0.name).symbolEffect(
                    .pulse.wholeSymbol, options: .repeat(3).speed(2), value: $0.count))
        },
        Told(testDescription: "breathe", looks: [(0, [1, 1]), (0.5, [1, 1.06]), (1, [1, 1.12])], end: 2) {
            AnyView(Image(systemName: $0.name).symbolEffect(.breathe.wholeSymbol, value: $0.count))
        },
        Told(testDescription: "breathe and pulse", looks: [(0.5, [0.7, 1.06]), (1, [0.4, 1.12])], end: 2) {
            AnyView(Image(systemName: $0.name).symbolEffect(.breathe.pulse.wholeSymbol, value: $0.count))
        },
        Told(testDescription: "wiggle", looks: [(0.075, [1, 1])], end: 0.9) {
            AnyView(Image(systemName: $0.name).symbolEffect(.wiggle.left.wholeSymbol, value: $0.count))
        },
        Told(testDescription: "rotate", looks: [(0.5, [1, 1])], end: 2) {
            AnyView(Image(systemName: $0.name).symbolEffect(.rotate.wholeSymbol, value: $0.count))
        },
        Told(testDescription: "one part dims in turn", looks: [(0.6, [1, 1]), (1.3, [0.37, 1])], end: 1.5) {
            AnyView(Image(systemName: $0.name).symbolEffect(.variableColor, value: $0.count))
        },
        Told(
            testDescription: "two effects on one symbol, from within and from around",
            looks: [(0.1155, [1 - 0.6 * (1 - cos(2 * .pi * 0.1155 / 1.5)) / 2, 1.2])], end: 1.5
        ) { model in
            AnyView(
                HStack { Image(systemName: model.name).symbolEffect(.bounce.wholeSymbol, value: model.count) }
                    .symbolEffect(.pulse.wholeSymbol, value: model.count))
        },
    ]

    @Test(arguments: told) func playsWhenTheValueChanges(_ told: Told) {
        let model = SymbolModel()
        let host = host(model, told.view)
        let rest = restWidth()
        // Not for the first value.
        expect(look(host, rest: rest), [1, 1], "at first")
        #expect(host.nextFrame == nil)
        host.advance(by: 1)
        model.count += 1
        host.update()
        for (time, look) in told.looks {
            host.advance(to: 1 + time)
            expect(self.look(host, rest: rest), look, "after \(time) s")
        }
        host.advance(to: 1 + told.end - 0.02)
        #expect(host.nextFrame != nil)
        host.advance(to: 1 + told.end + 0.02)
        expect(look(host, rest: rest), [1, 1], "in the end")
        #expect(host.nextFrame == nil)
        #expect(host.diagnostics.isEmpty)
    }

    /// Where the ink of a chevron stands: its middle, and how wide it is.
    private func place(_ host: ViewHost) -> [Double] {
        var box = CGRect.null
        for item in host.displayList().items {
            switch item {
            case .fill(let path, _, _), .stroke(let path, _, _): box = box.union(path.boundingRect)
            default: break
            }
        }
        return [box.midX, box.midY, box.width, box.height].map { Double($0) }
    }

    /// At 0.075 s the first of three swings in 0.9 s is at its end, 11/12 of its way. A quarter of a turn takes half a
    /// second.
    @Test func symbolsSwingAndTurn() {
        func look(_ effect: some SymbolEffect & DiscreteSymbolEffect, at time: Double) -> [Double] {
            let model = SymbolModel()
            model.name = "chevron.up"
            let host = host(model) { Image(systemName: $0.name).symbolEffect(effect, value: $0.count) }
            let height = Double(hostOf(Image(systemName: "chevron.up").fixedSize()).layout().size.height)
            let rest = place(host)
            model.count += 1
            host.update()
            host.advance(by: time)
            let now = place(host)
            return [(now[0] - rest[0]) / height, (now[1] - rest[1]) / height, now[2] - rest[2], now[2] - rest[3]]
        }
        let way = 0.12 * 11 / 12
        for (effect, x, y) in [
            (WiggleSymbolEffect.wiggle.left, -way, 0.0), (.wiggle.right, way, 0), (.wiggle.up, 0, -way),
            (.wiggle.down, 0, way), (.wiggle.forward, way, 0), (.wiggle.backward, -way, 0),
        ] {
            let found = look(effect.wholeSymbol, at: 0.075)
            #expect(abs(found[0] - x) < 1e-6 && abs(found[1] - y) < 1e-6 && abs(found[2]) < 1e-6, "\(found)")
        }
        // A quarter of a turn makes its width its height; a half, its own.
        #expect(abs(look(.rotate.wholeSymbol, at: 0.5)[3]) < 1e-6)
        #expect(abs(look(.rotate.counterClockwise.wholeSymbol, at: 1)[2]) < 1e-6)
        #expect(abs(look(.wiggle.wholeSymbol, at: 0.075)[2]) > 0.01)
    }

    @Test func stepsDoNotMatter() {
        let (a, b) = (SymbolModel(), SymbolModel())
        let view: @MainActor (SymbolModel) -> AnyView = {
            AnyView(
                Image(systemName: "wifi").symbolEffect(.bounce, options: .repeat(2), value: $0.count)
                    .symbolEffect(.variableColor.reversing, isActive: $0.isOn)
                    .symbolEffect(.scale.down, isActive: $0.isOn))
        }
        let (first, second) = (host(a, view), host(b, view))
        for (host, model) in [(first, a), (second, b)] {
            model.count += 1
            model.isOn = true
            host.update()
        }
        first.advance(to: 1.87)
        for step in 1...187 { second.advance(to: Double(step) / 100) }
        #expect(seen(first) == seen(second))
        #expect(seen(first).contains { $0.opacity < 1 })
    }

    @Test func bouncesAddUpAndPulsesGoOn() {
        let model = SymbolModel()
        let host = host(model) { Image(systemName: $0.name).symbolEffect(.bounce.wholeSymbol, value: $0.count) }
        let rest = restWidth()
        model.count += 1
        host.advance(to: 0.1155)
        model.count += 1
        expect(look(host, rest: rest), [1, 1.2], "a second blow starts from where the symbol is")
        host.advance(to: 0.2)
        expect(
            look(host, rest: rest), [1, 1 + SymbolCurves.bounce(at: 0.2) + SymbolCurves.bounce(at: 0.0845)], "both")
        let pulsing = self.host(model) { Image(systemName: $0.name).symbolEffect(.pulse.wholeSymbol, value: $0.count) }
        model.count += 1
        pulsing.advance(to: 0.75)
        model.count += 1
        expect(look(pulsing, rest: rest), [0.4, 1], "goes on")
        pulsing.advance(to: 2.25)
        expect(look(pulsing, rest: rest), [0.4, 1], "once more after the round that ran")
        pulsing.advance(to: 3.1)
        #expect(pulsing.nextFrame == nil)
    }

    // MARK: What is active

    @Test func pulsesAsLongAsActive() {
        let model = SymbolModel()
        let host = host(model) { Image(systemName: $0.name).symbolEffect(.pulse.wholeSymbol, isActive: $0.isOn) }
        let rest = restWidth()
        host.advance(to: 5)
        #expect(host.nextFrame == nil)
        model.isOn = true
        host.advance(to: 20.75)
        expect(look(host, rest: rest), [0.4, 1], "eleventh round")
        model.isOn = false
        host.update()
        expect(look(host, rest: rest), [0.4, 1], "dies down from where it is")
        host.advance(to: 20.85)
        expect(look(host, rest: rest), [1 - 0.5 * SymbolCurves.pulse(at: 15.85), 1], "half of it")
        host.advance(to: 21)
        expect(look(host, rest: rest), [1, 1], "is over")
        #expect(host.nextFrame == nil)
    }

    /// What has died down starts anew; what is still dying down comes back in the round that runs.
    @Test func whatIsActiveAgainStartsAnewOrGoesOn() {
        let model = SymbolModel()
        let host = host(model) { Image(systemName: $0.name).symbolEffect(.pulse.wholeSymbol, isActive: $0.isOn) }
        let rest = restWidth()
        func go(to time: Double, isOn: Bool) {
            host.advance(to: time)
            model.isOn = isOn
            host.update()
        }
        go(to: 1, isOn: true)
        go(to: 1.3, isOn: false)
        go(to: 1.4, isOn: true)
        host.advance(to: 1.75)
        expect(look(host, rest: rest), [0.4, 1], "half a round after 1 s, not after 1.4 s")
        go(to: 2, isOn: false)
        go(to: 2.3, isOn: true)
        expect(look(host, rest: rest), [1, 1], "starts from what is opaque")
        host.advance(to: 3.05)
        expect(look(host, rest: rest), [0.4, 1], "half a round after 2.3 s")
    }

    /// An effect stands still while no symbol is in sight, and is where it would be when one comes.
    @Test func symbolsComeBackToAnEffect() {
        let model = SymbolModel()
        model.isOn = true
        let host = host(model) { model in
            HStack { if model.isOn { Image(systemName: model.name) } }.symbolEffect(.pulse.wholeSymbol)
        }
        let rest = restWidth()
        host.advance(to: 1)
        #expect(host.nextFrame != nil)
        model.isOn = false
        host.update()
        #expect(host.nextFrame == nil)
        host.advance(to: 5)
        model.isOn = true
        host.update()
        #expect(host.nextFrame != nil)
        host.advance(to: 5.25)
        expect(look(host, rest: rest), [0.4, 1], "half of the fourth round")
    }

    @Test func activeEffectsPlayAsOftenAsOptionsSay() {
        let rest = restWidth()
        let cases: [(SymbolEffectOptions, end: Double?)] = [
            (.default, nil), (.repeating, nil), (.nonRepeating, 1.5), (.repeat(2), 3), (.repeat(2).speed(2), 1.5),
            (.repeat(0), 1.5), (.speed(2).nonRepeating, 0.75), (.nonRepeating.repeating, nil),
        ]
        for (options, end) in cases {
            let host = host(SymbolModel()) {
                Image(systemName: $0.name).symbolEffect(.pulse.wholeSymbol, options: options)
            }
            host.advance(to: (end ?? 100) - 0.1)
            #expect(host.nextFrame != nil)
            host.advance(by: 0.2)
            #expect((host.nextFrame == nil) == (end != nil))
            if end != nil { expect(look(host, rest: rest), [1, 1], "over") }
        }
    }

    @Test func speedsThatAreNoneCountAsOne() {
        for speed in [0, -1, .nan, .infinity] {
            let model = SymbolModel()
            let host = host(model) {
                Image(systemName: $0.name).symbolEffect(.pulse.wholeSymbol, options: .speed(speed), value: $0.count)
            }
            model.count += 1
            host.advance(to: 0.75)
            expect(look(host, rest: restWidth()), [0.4, 1], "\(speed)")
            #expect(host.diagnostics.count == 1)
            host.advance(to: 2)
            #expect(host.nextFrame == nil)
        }
    }

    @Test func staysLargerOrSmallerOrHidden() {
        let rest = restWidth()
        func check<E: IndefiniteSymbolEffect & SymbolEffect>(_ effect: E, _ aim: [Double]) {
            let model = SymbolModel()
            let host = host(model) { Image(systemName: $0.name).symbolEffect(effect, isActive: $0.isOn) }
            expect(look(host, rest: rest), [1, 1], "not active")
            model.isOn = true
            host.update()
            expect(look(host, rest: rest), [1, 1], "starts where it is")
            host.advance(to: 0.1)
            let onTheWay = look(host, rest: rest)
            #expect(onTheWay != [1, 1] && onTheWay != aim && !onTheWay.isEmpty)
            host.advance(to: 3)
            expect(look(host, rest: rest), aim, "there")
            #expect(host.nextFrame == nil)
            model.isOn = false
            host.advance(to: 6)
            expect(look(host, rest: rest), [1, 1], "back")
            #expect(host.nextFrame == nil)
            // What is active at first, or in a transaction without animations, is so at once.
            model.isOn = true
            let active = self.host(model) { Image(systemName: $0.name).symbolEffect(effect, isActive: $0.isOn) }
            expect(look(active, rest: rest), aim, "at first")
            #expect(active.nextFrame == nil)
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction) { model.isOn = false }
            expect(look(active, rest: rest), [1, 1], "at once")
            #expect(active.nextFrame == nil)
        }
        check(.scale, [1, 1.2])
        check(.scale.up, [1, 1.2])
        check(.scale.down.wholeSymbol, [1, 0.8])
        check(.disappear, [])
        check(.disappear.up, [])
        check(.appear, [])
        check(.appear.down.byLayer, [])
    }

    @Test func hidingChangesNoPlace() {
        let model = SymbolModel()
        let host = host(model) { model in
            HStack(spacing: 0) {
                Image(systemName: model.name).symbolEffect(.disappear, isActive: model.isOn)
                Color.red.accessibilityIdentifier("beside")
            }
        }
        let before = host.layout().frames[0].frame
        model.isOn = true
        host.advance(to: 2)
        #expect(host.layout().frames[0].frame == before)
    }
}
