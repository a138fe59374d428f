import Foundation
import Testing

@testable import PlumbCairo

/// Gradients that are remembered are those that are made anew.
struct GradientMemoryTests {
    private static func stops(_ number: Int, count: Int = 3) -> [GradientStop] {
        (0..<count).map { index in
            let share = Double((index * 37 + number * 11) % 100) / 100
            return GradientStop(
                color: RGBA(red: share, green: 1 - share, blue: 0.5, alpha: index == 0 ? 0.5 : 1),
                location: Double(index) / Double(count), mixing: number % 2 == 0 ? .device : .perceptual)
        }
    }

    @Test func rampsAndTablesAreThoseMadeAnew() throws {
        // More than are remembered, in turns that find some of them and not others.
        for turn in 0..<200 {
            let stops = Self.stops(turn * turn % 13, count: 1 + turn % 5)
            let (known, fresh) = (try #require(GradientRamp.of(stops)), try #require(GradientRamp(stops)))
            #expect(known.stops == fresh.stops)
            for count in [256, 257, 300, 256] { #expect(known.table(count: count) == fresh.table(count: count)) }
        }
    }

    @Test func theSameStopsHaveTheSameRamp() throws {
        let stops = Self.stops(1, count: 63)
        #expect(GradientRamp.of(stops) === GradientRamp.of(stops))
        let many = Self.stops(1, count: 65)
        #expect(GradientRamp.of(many) !== GradientRamp.of(many))
        #expect(GradientRamp.of([]) == nil)
    }

    @Test func theOldestGoesFirst() {
        var values = RecentValues<Int, Int>(limit: 2)
        var made: [Int] = []
        for key in [1, 2, 1, 3, 1, 2, 3] {
            let value = values.value(for: key) {
                made.append(key)
                return key * 10
            }
            #expect(value == key * 10)
        }
        #expect(made == [1, 2, 3, 2, 3])
    }
}
