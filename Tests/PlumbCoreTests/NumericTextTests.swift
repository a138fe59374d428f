import Foundation
import Observation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Numbers that roll.
@MainActor
@Suite struct NumericTextTests {
    @Test func digitsThatDifferRoll() {
        let model = Switch()
        let host = ViewHost(
            SwitchedView(model: model) { isOn in
                AnyView(
                    Text(isOn ? "19" : "9").contentTransition(.numericText()).frame(width: 100, alignment: .leading))
            })
        host.update()
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        host.advance(by: 0.5)
        var seen: [String: [Double]] = [:]
        var opacity = 1.0
        for item in host.displayList().items {
            if case .pushLayer(let own, _) = item { opacity = own }
            if case .pop = item { opacity = 1 }
            if case .glyphs(let run, let point, _) = item { seen[run.text] = [opacity, point.x] }
        }
        // The 9 was at 0 and goes to 10; the 1 appears at 0.
        #expect(seen["9"]?.isClose(to: [1, 5]) == true && seen["1"]?.isClose(to: [0.5, 0]) == true, "\(seen)")
        host.advance(by: 1)
        #expect(host.nextFrame == nil)
    }

    /// The lines on which the old and the new digit stand, a quarter of the way: the font's 16 points are rolled by
    /// half. Down is as a number falls.
    @Test(
        arguments: [([3, 4], [-2, 6]), ([4, 3], [2, -6]), ([3, 4, 3], [2, -6]), ([9, 2, 8], [-2, 6])]
            as [([Int], [Double])])
    func theValueSaysTheDirection(_ values: [Int], _ ways: [Double]) throws {
        let model = Number()
        model.value = values[0]
        let host = ViewHost(
            NumberView(model: model) { Text("\($0)").contentTransition(.numericText(value: Double($0))) })
        func lines() -> [String: Double] {
            var seen: [String: Double] = [:]
            for case .glyphs(let run, let point, _) in host.displayList().items { seen[run.text] = point.y }
            return seen
        }
        let line = try #require(lines()["\(values[0])"])
        for value in values.dropFirst() {
            host.advance(by: 2)
            withAnimation(.linear(duration: 1)) { model.value = value }
        }
        host.advance(by: 0.25)
        let seen = lines().mapValues { $0 - line }
        let size = Double(try #require(fontSize(host))) / 16
        let old = seen["\(values[values.count - 2])"], new = seen["\(values[values.count - 1])"]
        #expect([old, new].compactMap { $0.map { $0 / size } }.isClose(to: ways), "\(seen)")
        host.advance(by: 1)
        #expect(host.nextFrame == nil && lines() == ["\(values[values.count - 1])": line])
    }

    private func fontSize(_ host: ViewHost) -> CGFloat? {
        host.displayList().items.compactMap {
            if case .glyphs(let run, _, _) = $0 { CGFloat(run.font.size) } else { nil }
        }.first
    }

    /// Without a value before, and with the same one, digits roll up; NaN is no value that another could be less than.
    @Test func directions() {
        func kind(_ value: Double, after old: Double?) -> ContentTransition.Kind {
            ContentTransition.numericText(value: value).kind(after: old)
        }
        #expect(kind(1, after: nil) == .roll(isDown: false) && kind(1, after: 1) == .roll(isDown: false))
        #expect(kind(0, after: 1) == .roll(isDown: true) && kind(.nan, after: 1) == .roll(isDown: false))
        #expect(ContentTransition.numericText(countsDown: true).kind(after: 0) == .roll(isDown: true))
        #expect(ContentTransition.opacity.kind(after: 0) == .fade)
        #expect(ContentTransition.numericText(value: 1) == .numericText(value: 1))
        #expect(ContentTransition.numericText(value: 1) != .numericText(value: 2))
    }
}

@Observable
private final class Number { var value = 0 }

private struct NumberView<Content: View>: View {
    let model: Number
    @ViewBuilder let content: (Int) -> Content
    var body: some View { content(model.value) }
}
