import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Effects that run layer by layer, or part by part.
@MainActor
@Suite struct SymbolPartTests: SymbolStage {
    /// The badge of a folder follows the folder by 0.08 s.
    @Test func layersFollowEachOther() {
        let model = SymbolModel()
        let view: @MainActor (SymbolModel) -> AnyView = {
            AnyView(Image(systemName: "folder.badge.plus").symbolEffect(.bounce, value: $0.count))
        }
        let host = host(model, view)
        let rest = seen(host).map(\.width)
        model.count += 1
        host.advance(to: 0.1155)
        let scales = zip(seen(host).map(\.width), rest).map { $0 / $1 }
        expect([scales.first!, scales.last!], [1.2, 1 + SymbolCurves.bounce(at: 0.0355)], "behind and in front")
        host.advance(to: 1.06)
        #expect(host.nextFrame != nil)
        host.advance(to: 1.1)
        #expect(host.nextFrame == nil)
    }

    struct Colored: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Of each part, at times.
        let opacities: [(time: Double, parts: [Double])]
        let effect: VariableColorSymbolEffect
    }

    /// Three dots: steps of 1.5 s / 5, 1.5 s / 4, 2.4 s / 8 and 2.4 s / 6; each looked at in the end of a step.
    nonisolated static let colored: [Colored] = [
        Colored(
            testDescription: "cumulative",
            opacities: [
                (0.3, [1, 0.3, 0.3]), (0.6, [1, 1, 0.3]), (0.9, [1, 1, 1]), (1.2, [1, 1, 1]),
                (1.4999, [0.3, 0.3, 0.3]), (1.8, [1, 0.3, 0.3]),
            ], effect: .variableColor),
        Colored(
            testDescription: "iterative, hidden",
            opacities: [(0.374, [1, 0, 0]), (0.75, [0, 1, 0]), (1.125, [0, 0, 1]), (1.4999, [])],
            effect: .variableColor.iterative.hideInactiveLayers),
        Colored(
            testDescription: "cumulative and back",
            opacities: [
                (0.3, [1, 0.3, 0.3]), (0.9, [1, 1, 1]), (1.5, [1, 1, 1]), (1.8, [1, 1, 0.3]), (2.1, [1, 0.3, 0.3]),
                (2.3999, [0.3, 0.3, 0.3]),
            ], effect: .variableColor.reversing),
        Colored(
            testDescription: "iterative and back",
            opacities: [
                (0.4, [1, 0.3, 0.3]), (0.8, [0.3, 1, 0.3]), (1.2, [0.3, 0.3, 1]), (1.6, [0.3, 1, 0.3]),
                (2, [1, 0.3, 0.3]), (2.3999, [0.3, 0.3, 0.3]),
            ], effect: .variableColor.iterative.reversing),
    ]

    /// Two lines that are one mark: four steps of 1.5 s / 4.
    @Test func partsOfOneMarkHaveTheirTurn() {
        #expect(seen(host(SymbolModel()) { _ in Image(systemName: "equal") }).count == 1)
        let host = host(SymbolModel()) { _ in Image(systemName: "equal").symbolEffect(.variableColor) }
        for (time, parts) in [(0.0, [1.0, 1]), (0.375, [1, 0.3]), (0.75, [1, 1])] {
            host.advance(to: time)
            expect(seen(host).map(\.opacity), parts, "after \(time) s")
        }
    }

    @Test(arguments: colored) func partsHaveTheirTurn(_ colored: Colored) {
        let host = host(SymbolModel()) { _ in Image(systemName: "ellipsis").symbolEffect(colored.effect) }
        expect(seen(host).map(\.opacity), [1, 1, 1], "begins opaque")
        for (time, parts) in colored.opacities {
            host.advance(to: time)
            expect(seen(host).map(\.opacity), parts, "after \(time) s")
        }
    }
}
