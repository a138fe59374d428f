import Foundation
import PlumbCore
import PlumbPlatform
import Testing

@testable import PlumbControls

/// Wheels: where their rows are seen, and what turns them. A wheel of 300 × 216 has its middle at (150, 108).
@MainActor
@Suite struct WheelTests {
    private static let middle = CGPoint(x: 150, y: 108)

    private func host(
        _ record: Record<Int>, count: Int = 10, beginning: Int = 4, direction: LayoutDirection = .leftToRight
    ) -> ViewHost {
        hostOf(
            Holding(beginning, record) { number in
                Picker("Number", selection: number) {
                    ForEach(0..<count, id: \.self) { Text("\($0)").accessibilityIdentifier("row \($0)") }
                }
                .pickerStyle(.wheel)
            }, in: 300, 216, direction: direction)
    }

    /// A finger that goes to another point, and rests there before it is lifted.
    private func pull(_ host: ViewHost, from start: CGPoint, by way: CGFloat) {
        host.send(.touch(.began, at: start))
        for step in 1...10 {
            host.advance(by: 1.0 / 60)
            host.send(.touch(.changed, at: CGPoint(x: start.x, y: start.y + way * CGFloat(step) / 10)))
        }
        host.advance(by: 0.5)
        host.send(.touch(.ended, at: CGPoint(x: start.x, y: start.y + way)))
    }

    /// Rows lie 32 apart along a cylinder whose radius is 1.07 times half of 216. Rows become smaller behind its front,
    /// and have gone after a quarter turn (5.67 rows).
    @Test func rowsLieOnACylinder() {
        let cylinder = WheelCylinder(.iOS17)
        let radius = 1.07 * 108
        for distance in [0.0, 0.5, 1, 2, 3, 4, 5] {
            let angle = distance * 32 / radius
            let seat = cylinder.seat(distance)
            // Half a point where the picture was measured, near the front; the depth takes more behind it.
            let error = distance <= 1 ? 0.5 : radius * 0.0006 * radius
            #expect(abs(Double(seat.y) - radius * sin(angle)) <= error, "\(distance)")
            #expect(abs(Double(seat.height / seat.width) - cos(angle)) < 1e-9)
            #expect(cylinder.seat(-distance).y == -seat.y)
        }
        #expect(abs(cylinder.seat(1).y - 32) <= 0.5)
        for (distance, opacity) in [(0.0, 1.0), (1, 0.447), (-1, 0.447), (3, 0.447)] {
            #expect(abs(cylinder.seat(distance).opacity - opacity) < 1e-9)
        }
        #expect(cylinder.places(at: 100, in: 1000) == 95..<106)
        #expect(cylinder.places(at: 2, in: 4) == 0..<4)
        for turn in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
            #expect(cylinder.places(at: turn, in: 10).count <= 12)
        }
    }

    /// Only the rows in sight exist, however many there are.
    @Test(arguments: [(10, 4, 10), (1000, 500, 11), (1000, 0, 6), (3, 1, 3), (0, 0, 0)])
    func onlyTheFrontExists(count: Int, beginning: Int, rows: Int) {
        let host = host(Record(), count: count, beginning: beginning)
        let seen = (0..<count).filter { host.frame("row \($0)") != nil }
        #expect(seen.count == rows)
        #expect(host.layout().size == CGSize(width: 300, height: 216))
    }

    struct Turn: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let act: @MainActor @Sendable (WheelTests, ViewHost) -> Void
        let row: Int
    }

    /// A finger is 10 points on its way before it turns the wheel.
    nonisolated static let turns = [
        Turn(testDescription: "two rows up", act: { $0.pull($1, from: middle, by: -74) }, row: 6),
        Turn(testDescription: "less than half a row", act: { $0.pull($1, from: middle, by: -24) }, row: 4),
        Turn(testDescription: "three rows down", act: { $0.pull($1, from: middle, by: 106) }, row: 1),
        Turn(testDescription: "beyond the end", act: { $0.pull($1, from: middle, by: 500) }, row: 0),
        Turn(testDescription: "a tap on the next", act: { $1.tap(at: CGPoint(x: 10, y: 140)) }, row: 5),
        Turn(testDescription: "a tap on the third above", act: { $1.tap(at: CGPoint(x: 290, y: 23)) }, row: 1),
        Turn(testDescription: "a tap on what is chosen", act: { $1.tap(at: middle) }, row: 4),
        Turn(
            testDescription: "by voice", act: { _ = $1.apply(.perform("increment", on: .label("Number"))) }, row: 5),
        Turn(
            testDescription: "a mouse's wheel", act: { $1.scroll(at: middle, by: CGSize(width: 0, height: 32)) }, row: 5
        ),
    ]

    /// The row that comes to rest in the middle is chosen, once.
    @Test(arguments: turns) func turnsTo(_ turn: Turn) {
        let record = Record<Int>()
        let host = host(record)
        turn.act(self, host)
        host.advance(by: 3)
        #expect(record.values == (turn.row == 4 ? [] : [turn.row]))
        #expect(host.accessibilityTree().flatMap { $0.lines }.joined().contains("= \"\(turn.row)\""))
        #expect(host.nextFrame == nil)
    }

    /// A finger that lets go on the move turns the wheel farther, to a whole row.
    @Test func itHasMomentum() throws {
        let record = Record<Int>()
        let host = host(record, count: 1000, beginning: 500)
        host.swipe(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 70))
        host.advance(by: 0.1)
        #expect(record.values == [])
        host.advance(by: 5)
        let row = try #require(record.values.first)
        #expect(record.values.count == 1 && row > 504)
    }

    /// A tap turns the wheel there in a while.
    @Test func aTapTurnsIt() throws {
        let record = Record<Int>()
        let host = host(record)
        host.tap(at: CGPoint(x: 10, y: 140))
        host.advance(by: 0.1)
        let frame = try #require(host.frame("row 5"))
        #expect(frame[1] + frame[3] / 2 > 109 && record.values == [])
        host.advance(by: 3)
        #expect(record.values == [5])
    }

    /// What is not taken turns back.
    @Test func aWheelShowsWhatIsChosen() {
        let host = hostOf(
            Picker("Number", selection: .constant(1)) {
                ForEach(0..<9, id: \.self) { Text("\($0)").accessibilityIdentifier("row \($0)") }
            }
            .pickerStyle(.wheel), in: 300, 216)
        let before = host.dump
        pull(host, from: Self.middle, by: -74)
        host.advance(by: 3)
        #expect(host.dump == before)
    }

    /// Somebody else may choose, with an animation and without; a wheel that is being turned does not care.
    @Test(arguments: [false, true]) func somebodyElseChooses(isAnimated: Bool) {
        let record = Record<Int>()
        let host = hostOf(
            Holding(4, record) { number in
                VStack(spacing: 0) {
                    Picker("Number", selection: number) { ForEach(0..<10, id: \.self) { Text("\($0)") } }
                        .pickerStyle(.wheel)
                    Button("Last") {
                        if isAnimated { withAnimation { number.wrappedValue = 9 } } else { number.wrappedValue = 9 }
                    }
                }
            }, in: 300, 300)
        host.tap(at: CGPoint(x: 150, y: 226))
        host.advance(by: 2)
        #expect(record.values == [9])
        host.tap(at: CGPoint(x: 150, y: 76))
        host.advance(by: 2)
        #expect(record.values == [9, 8])
    }

    /// From the last row an endless wheel goes on to the first one.
    @Test func anEndlessWheel() {
        let record = Record<Int>()
        let host = hostOf(
            Holding(11, record) { hour in
                Wheel(count: 12, selection: hour.wrappedValue, isEndless: true, .iOS17) {
                    hour.wrappedValue = $0
                } row: {
                    Text("\($0)").accessibilityIdentifier("row \($0)")
                }
            }, in: 300, 216)
        #expect(["row 9", "row 11", "row 0", "row 4"].allSatisfy { host.frame($0) != nil })
        pull(host, from: Self.middle, by: -74)
        host.advance(by: 3)
        pull(host, from: Self.middle, by: 42)
        host.advance(by: 3)
        #expect(record.values == [1, 0])
    }

    /// With nothing chosen it begins at the first row, and stays where a finger has left it. A finger that only lies on
    /// it chooses nothing, before and after.
    @Test func nothingChosen() {
        let record = Record<Int>()
        let host = hostOf(
            Wheel(count: 10, selection: nil, .iOS17) {
                record.values.append($0)
            } row: {
                Text("\($0)").accessibilityIdentifier("row \($0)")
            }, in: 300, 216)
        func middle(_ row: Int) -> Double? { host.frame("row \(row)").map { $0[1] + $0[3] / 2 } }
        #expect(middle(0) == 108)
        host.hold(at: Self.middle, for: 0.5)
        host.advance(by: 1)
        #expect(record.values == [] && middle(0) == 108)
        pull(host, from: Self.middle, by: -74)
        host.advance(by: 3)
        #expect(record.values == [2] && middle(2) == 108)
        host.hold(at: Self.middle, for: 0.5)
        host.advance(by: 1)
        #expect(record.values == [2] && middle(2) == 108)
    }

    @Test func aDisabledWheelStands() {
        let record = Record<Int>()
        let host = hostOf(
            Holding(1, record) { number in
                Picker("Number", selection: number) { ForEach(0..<9, id: \.self) { Text("\($0)") } }
                    .pickerStyle(.wheel).disabled(true)
            }, in: 300, 216)
        let before = host.dump
        pull(host, from: Self.middle, by: -74)
        host.tap(at: CGPoint(x: 150, y: 140))
        host.advance(by: 3)
        #expect(record.values == [] && host.dump == before)
    }

    /// Choices without values, none at all, and a value that none has: a picture all the same, and nothing is chosen.
    @Test func hostileChoices() {
        let record = Record<Int>()
        let host = hostOf(
            Holding(77, record) { number in
                VStack {
                    Picker("Number", selection: number) {}.pickerStyle(.wheel)
                    Picker("Number", selection: number) { Text("No value") }.pickerStyle(.wheel)
                    Picker("Number", selection: number) { ForEach(0..<9, id: \.self) { Text("\($0)") } }
                        .pickerStyle(.wheel)
                }
            }, in: 300, 700)
        host.advance(by: 1)
        for y in [100, 340, 560] as [CGFloat] { pull(host, from: CGPoint(x: 150, y: y), by: -1) }
        #expect(record.values == [])
        pull(host, from: CGPoint(x: 150, y: 560), by: -1e9)
        host.advance(by: 3)
        #expect(record.values == [8])
    }
}
