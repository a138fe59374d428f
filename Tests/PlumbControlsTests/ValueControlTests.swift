import Foundation
import PlumbCore
import PlumbLaws
import PlumbPlatform
import Testing

@testable import PlumbControls

/// Toggles, sliders, steppers and pickers write their bindings.
@MainActor
@Suite struct ValueControlTests {
    @Test func aTapOnTheSwitchTogglesAndOneOnTheWordsDoesNot() {
        let record = Record<Bool>()
        let host = hostOf(Holding(false, record) { Toggle("A", isOn: $0) }, in: 300, 31)
        host.tap(at: CGPoint(x: 5, y: 15))
        #expect(record.values.isEmpty)
        host.tap(at: CGPoint(x: 290, y: 15))
        host.tap(at: CGPoint(x: 255, y: 15))
        #expect(record.values == [true, false])
    }

    /// From right to left the switch stands at the left.
    @Test func aSwitchFromRightToLeft() {
        let record = Record<Bool>()
        let host = hostOf(Holding(false, record) { Toggle("A", isOn: $0) }, in: 300, 31, direction: .rightToLeft)
        host.tap(at: CGPoint(x: 10, y: 15))
        #expect(record.values == [true])
    }

    @Test func aToggleForSeveralValues() {
        let (a, b) = (Record<Bool>(), Record<Bool>())
        let sources = [
            Binding(get: { true }, set: { a.values.append($0) }),
            Binding(get: { false }, set: { b.values.append($0) }),
        ]
        let host = hostOf(Toggle("A", sources: sources, isOn: \.self), in: 300, 31)
        host.tap(at: CGPoint(x: 290, y: 15))
        #expect(a.values == [true])
        #expect(b.values == [true])
    }

    @Test func aSliderFollowsTheFinger() throws {
        let record = Record<Double>()
        let edits = Record<Bool>()
        let host = hostOf(
            Holding(0.25, record) { value in
                Slider(value: value) { edits.values.append($0) }
            }, in: 228, 31)
        // 200 points for the knob's centre: 100 are half of all.
        host.swipe(from: CGPoint(x: 64, y: 15), to: CGPoint(x: 164, y: 15))
        #expect(abs(try #require(record.values.last) - 0.75) < 1e-9)
        #expect(edits.values == [true, false])
        host.swipe(from: CGPoint(x: 164, y: 15), to: CGPoint(x: 900, y: 15))
        #expect(record.values.last == 1)
    }

    /// The knob's middle is at 64, and it reaches 22 points to each side: a finger that comes down beside that moves
    /// nothing.
    @Test(arguments: [(64, true), (85, true), (43, true), (88, false), (40, false), (200, false)] as [(CGFloat, Bool)])
    func aDragBeginsAtTheKnob(at x: CGFloat, isTaken: Bool) throws {
        let record = Record<Double>()
        let edits = Record<Bool>()
        let host = hostOf(
            Holding(0.25, record) { value in
                Slider(value: value) { edits.values.append($0) }
            }, in: 228, 31)
        host.swipe(from: CGPoint(x: x, y: 15), to: CGPoint(x: x + 20, y: 15))
        #expect(edits.values == (isTaken ? [true, false] : []))
        #expect(record.values.isEmpty == !isTaken)
        // As far as the finger, wherever on the knob it is.
        if isTaken { #expect(abs(try #require(record.values.last) - 0.35) < 1e-9) }
    }

    @Test func aSliderFromRightToLeft() throws {
        let record = Record<Double>()
        let host = hostOf(Holding(0.25, record) { Slider(value: $0) }, in: 228, 31, direction: .rightToLeft)
        host.swipe(from: CGPoint(x: 164, y: 15), to: CGPoint(x: 114, y: 15))
        #expect(abs(try #require(record.values.last) - 0.5) < 1e-9)
    }

    /// The values of a slider at places from 0 to 1.
    @Test(arguments: [
        (0.0, 10.0, 3.0, 0.0, 0.0), (0, 10, 3, 0.14, 0), (0, 10, 3, 0.16, 3), (0, 10, 3, 1, 9), (1, 2, 0.25, 0.4, 1.5),
        (5, 5, 1, 0.5, 5), (-1, 1, 0, 0.25, -0.5), (0, 1, 2, 1, 0),
    ])
    func steps(low: Double, high: Double, step: Double, position: Double, value: Double) {
        #expect(SliderScale(low: low, high: high, step: step).value(at: position) == value)
    }

    @Test func aStepperStaysInItsBounds() {
        let record = Record<Int>()
        let host = hostOf(
            Holding(8, record) { Stepper("A", value: $0, in: 0...10, step: 3) }.labelsHidden(), in: 94, 32)
        host.tap(at: CGPoint(x: 80, y: 15))
        host.tap(at: CGPoint(x: 80, y: 15))
        #expect(record.values == [10])
        host.tap(at: CGPoint(x: 10, y: 15))
        #expect(record.values == [10, 7])
    }

    /// However a stepper is made, it steps by 1 where no step is given.
    @Test func aStepIsOne() {
        let (title, bounds, format) = ("A", 0.0...9, FloatingPointFormatStyle<Double>())
        let steppers: [@MainActor (Binding<Double>) -> AnyView] = [
            { AnyView(Stepper(value: $0, in: bounds) { Text("A") }) }, { AnyView(Stepper(value: $0) { Text("A") }) },
            { AnyView(Stepper(value: $0, in: bounds, onEditingChanged: { _ in }) { Text("A") }) },
            { AnyView(Stepper(value: $0, onEditingChanged: { _ in }) { Text("A") }) },
            { AnyView(Stepper("A", value: $0, in: bounds)) }, { AnyView(Stepper(title, value: $0, in: bounds)) },
            { AnyView(Stepper("A", value: $0)) }, { AnyView(Stepper(title, value: $0)) },
            { AnyView(Stepper(value: $0, in: bounds, format: format) { Text("A") }) },
            { AnyView(Stepper(value: $0, format: format) { Text("A") }) },
            { AnyView(Stepper("A", value: $0, in: bounds, format: format)) },
            { AnyView(Stepper("A", value: $0, format: format)) },
            { AnyView(Stepper(title, value: $0, in: bounds, format: format)) },
            { AnyView(Stepper(title, value: $0, format: format)) },
        ]
        for (index, stepper) in steppers.enumerated() {
            let record = Record<Double>()
            let host = hostOf(Holding(3, record) { stepper($0) }.labelsHidden(), in: 94, 32)
            host.tap(at: CGPoint(x: 80, y: 15))
            #expect(record.values == [4], "\(index)")
        }
    }

    /// A step beyond what a type can hold goes as far as it can, and one that is no number goes nowhere.
    @Test func steppersWithHostileSteps() {
        func check<V: Strideable & Equatable>(_ value: V, _ step: V.Stride, _ up: V, _ down: V, _ line: Int = #line) {
            for (x, new) in [(80, up), (10, down)] as [(CGFloat, V)] {
                let record = Record<V>()
                let host = hostOf(
                    Holding(value, record) { Stepper("A", value: $0, step: step) }.labelsHidden(), in: 94, 32)
                host.tap(at: CGPoint(x: x, y: 15))
                #expect(record.values == [new], "line \(line)")
            }
        }
        check(Int.max, 1, Int.max, Int.max - 1)
        check(Int.min, 1, Int.min + 1, Int.min)
        check(3, Int.min, Int.min + 3, Int.max)
        check(Int8(-100), 200, 100, Int8.min)
        check(UInt8(250), 10, 255, 240)
        check(UInt8(5), 10, 15, 0)
        check(UInt8(5), 1000, 255, 0)
        check(UInt8(5), -1, 4, 6)
        check(Int8(0), -1000, Int8.min, Int8.max)
        check(1.5, .nan, 1.5, 1.5)
        check(1.5, .infinity, 1.5, 1.5)
        check(Double.greatestFiniteMagnitude, .greatestFiniteMagnitude, .greatestFiniteMagnitude, 0)
    }

    /// Nothing is between bounds that are the same, and a slider without numbers writes the lower bound.
    @Test func slidersWithHostileNumbers() {
        struct Case { var value, low, high, step, new: Double }
        let cases = [
            Case(value: 5, low: 5, high: 5, step: 1, new: 5),
            Case(value: .nan, low: 0, high: 1, step: 0.1, new: 0.1),
            Case(value: 0, low: 0, high: 1, step: .nan, new: 0.1),
            Case(value: 0, low: 0, high: 1, step: -1, new: 0.1),
            Case(value: 0, low: 0, high: .infinity, step: 1, new: 0),
            Case(
                value: 0, low: -.greatestFiniteMagnitude, high: .greatestFiniteMagnitude, step: 1,
                new: -.greatestFiniteMagnitude),
        ]
        for line in cases {
            let record = Record<Double>()
            let host = hostOf(
                Holding(line.value, record) { Slider(value: $0, in: line.low...line.high, step: line.step) },
                in: 228, 31)
            let element = host.accessibilityTree()[0]
            host.apply(.perform("increment", on: .element(element.id)))
            #expect(record.values.map { abs($0 - line.new) < 1e-9 } == [true], "\(line): \(record.values)")
        }
    }

    @Test func aStepperThatIsHeldGoesOn() {
        let record = Record<Int>()
        let host = hostOf(Holding(0, record) { Stepper("A", value: $0) }.labelsHidden(), in: 94, 32)
        host.hold(at: CGPoint(x: 80, y: 15), for: 0.75)
        #expect(record.values == [1, 2, 3])
        #expect(host.nextFrame == nil)
    }

    enum Size: CaseIterable, Identifiable {
        case small, large
        var id: Self { self }
    }

    @Test func segmentsChoose() {
        let record = Record<Size>()
        let host = hostOf(
            Holding(.small, record) { value in
                Picker("Size", selection: value) {
                    Text("S").tag(Size.small)
                    Text("L").tag(Size.large)
                }
                .pickerStyle(.segmented)
            }, in: 200, 32)
        host.tap(at: CGPoint(x: 150, y: 15))
        #expect(record.values == [.large])
    }

    /// Without tags, elements are chosen by their ids.
    @Test func elementsAreChosenByTheirIDs() {
        let record = Record<Size>()
        let host = hostOf(
            Holding(.large, record) { value in
                Picker("Size", selection: value) { ForEach(Size.allCases) { Text("\($0)") } }
                    .pickerStyle(.inline).labelsHidden()
            }, in: 200, nil)
        host.tap(at: CGPoint(x: 100, y: 5))
        #expect(record.values == [.small])
    }

    /// A link with what is chosen pushes a list of all choices, and choosing goes back.
    @Test func aLinkPushesTheChoices() {
        let record = Record<Size>()
        let host = screenOf(
            Holding(.large, record) { value in
                NavigationStack {
                    Form {
                        Picker("Size", selection: value) { ForEach(Size.allCases) { Text("\($0)") } }
                            .pickerStyle(.navigationLink)
                    }
                    .navigationTitle("Order")
                }
            })
        host.update()
        #expect(host.labels.contains { $0.hasPrefix("Size") } && !host.labels.contains("small"))
        host.go(host.labels.first { $0.hasPrefix("Size") } ?? "")
        #expect(host.element("small") != nil && host.element("Size")?.traits.contains(.isHeader) == true)
        #expect(host.element("large")?.traits.contains(.isSelected) == true)
        host.go("small")
        #expect(record.values == [.small])
        #expect(host.element("Order") != nil)
    }

    @Test func aMenuOpensOverAllElseAndCloses() {
        let record = Record<Size>()
        let host = hostOf(
            VStack(spacing: 0) {
                Holding(.small, record) { value in
                    Picker("Size", selection: value) {
                        Text("S").tag(Size.small)
                        Text("L").tag(Size.large).accessibilityIdentifier("L")
                    }
                }
                Color.red.frame(height: 100).onTapGesture { record.values.append(.small) }
            }, in: 300, 300)
        // The picture is 120 high: the button lies at its top.
        #expect(host.frame("L") == nil)
        host.tap(at: CGPoint(x: 150, y: 10))
        host.rest()
        let row = host.frame("L")
        #expect(row != nil)
        host.tap(at: CGPoint(x: (row?[0] ?? 0) + 5, y: (row?[1] ?? 0) + 5))
        #expect(record.values == [.large])
        // Closed: the same point is the colour's again.
        host.rest()
        host.tap(at: CGPoint(x: 150, y: 10))
        host.rest()
        host.tap(at: CGPoint(x: 2, y: 2))
        host.rest()
        #expect(record.values == [.large])
        host.tap(at: CGPoint(x: 150, y: 60))
        #expect(record.values == [.large, .small])
    }

    @Test func aDisclosureGroupOpens() {
        let host = hostOf(DisclosureGroup("A") { Text("B").accessibilityIdentifier("B") }, in: 200, nil)
        #expect(host.frame("B") == nil)
        host.tap(at: CGPoint(x: 100, y: 5))
        #expect(host.frame("B") != nil)
    }

    /// The label of a group needs no more than its words and its arrow, with a gap on both sides of what is between
    /// them.
    @Test func aDisclosureGroupIsAsWideAsItsParts() {
        func width(_ view: some View) -> CGFloat { hostOf(view, in: nil, nil).layout().size.width }
        let arrow = width(
            Image(systemName: "chevron.right")
                .font(.system(size: Platform.iOS17.metrics.disclosureArrow, weight: .semibold)))
        let gaps =
            width(
                HStack {
                    Text("abc"); Spacer(minLength: 0); Color.red.frame(width: 1)
                }) - 31
        #expect(abs(width(DisclosureGroup("abc") {}) - (30 + gaps + arrow)) < 0.001)
    }

    /// The spinner turns on the host's clock, by an eighth ten times a second.
    @Test func aSpinnerTurns() {
        let host = hostOf(ProgressView(), in: nil, nil)
        let first = host.dump
        host.advance(by: 0.1)
        let second = host.dump
        #expect(first != second)
        host.advance(by: 0.75)
        #expect(host.dump == first)
    }

    /// The words below a ring keep one line, however long they are.
    @Test func theWordsBelowARingAreALine() throws {
        func height(_ words: String) throws -> Double {
            let host = hostOf(
                Gauge(value: 0.5) {
                    Text(verbatim: words).accessibilityIdentifier("words")
                } currentValueLabel: {
                    Text("1")
                }
                .gaugeStyle(.accessoryCircular), in: 100, 100)
            return try #require(host.frame("words"))[3]
        }
        #expect(try height("Many words in a row") == height("km"))
    }
}
