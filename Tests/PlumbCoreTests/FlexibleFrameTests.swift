import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 6, the numbers by hand.
@Suite @MainActor
struct FlexibleFrameTests {
    /// Limits, a proposal, what the child would answer, and the frame's length. NaN is "not given".
    struct Axis: Sendable, CustomTestStringConvertible {
        var minimum = Double.nan
        var ideal = Double.nan
        var maximum = Double.nan
        var proposal: Double
        var child: Double
        var result: Double
        var testDescription: String {
            "\(minimum)/\(ideal)/\(maximum) in \(proposal) around \(child) = \(result)"
        }
    }

    nonisolated static let axes: [Axis] = [
        // Ideal, where nothing is proposed.
        Axis(ideal: 40, proposal: .nan, child: 20, result: 40),
        Axis(minimum: 50, ideal: 40, proposal: .nan, child: 20, result: 50),
        Axis(ideal: 40, maximum: 30, proposal: .nan, child: 20, result: 40),
        // Both limits: the proposal, clamped.
        Axis(minimum: 50, maximum: 80, proposal: 30, child: 20, result: 50),
        Axis(minimum: 50, maximum: 80, proposal: 60, child: 20, result: 60),
        Axis(minimum: 50, maximum: 80, proposal: 100, child: 20, result: 80),
        Axis(minimum: 0, maximum: .infinity, proposal: 70, child: 20, result: 70),
        // Both limits and nothing proposed: the child, clamped.
        Axis(minimum: 50, maximum: 80, proposal: .nan, child: 20, result: 50),
        Axis(minimum: 50, maximum: 80, proposal: .nan, child: 60, result: 60),
        Axis(minimum: 50, maximum: 80, proposal: .nan, child: 120, result: 80),
        // Only a minimum: max(min(offered, child), minimum), where offered = max(P, minimum).
        Axis(minimum: 50, proposal: 30, child: 20, result: 50),
        Axis(minimum: 50, proposal: 100, child: 80, result: 80),
        Axis(minimum: 50, proposal: 100, child: 120, result: 100),
        Axis(minimum: 50, proposal: .nan, child: 120, result: 120),
        // Only a maximum: min(max(offered, child), maximum), where offered = min(P, maximum).
        Axis(maximum: .infinity, proposal: 100, child: 20, result: 100),
        Axis(maximum: 60, proposal: 100, child: 20, result: 60),
        Axis(maximum: 60, proposal: 40, child: 20, result: 40),
        Axis(maximum: 60, proposal: 40, child: 50, result: 50),
        Axis(maximum: 60, proposal: 40, child: 90, result: 60),
        Axis(maximum: 60, proposal: .nan, child: 20, result: 20),
        Axis(maximum: 60, proposal: .nan, child: 90, result: 60),
        // Only an ideal: what is proposed goes to the child, whose answer counts.
        Axis(ideal: 40, proposal: 100, child: 20, result: 20),
        // No limit on this axis.
        Axis(proposal: 100, child: 20, result: 20),
        // A minimum above the maximum: the minimum alone counts (MySwiftUI).
        Axis(minimum: 80, maximum: 50, proposal: 100, child: 20, result: 80),
        // A negative minimum is 0, a negative maximum 0.
        Axis(minimum: -10, maximum: 50, proposal: -20, child: 20, result: 0),
        Axis(maximum: -10, proposal: 30, child: 20, result: 0),
    ]

    @Test(arguments: axes)
    func answers(_ axis: Axis) {
        func length(_ value: Double) -> CGFloat? { value.isNaN ? nil : CGFloat(value) }
        let wide = hostOf(
            Color.red.frame(width: CGFloat(axis.child), height: 10)
                .frame(minWidth: length(axis.minimum), idealWidth: length(axis.ideal), maxWidth: length(axis.maximum)),
            in: length(axis.proposal), nil
        ).layout()
        #expect(Double(wide.size.width) == axis.result)
        let high = hostOf(
            Color.red.frame(width: 10, height: CGFloat(axis.child))
                .frame(
                    minHeight: length(axis.minimum), idealHeight: length(axis.ideal), maxHeight: length(axis.maximum)),
            in: nil, length(axis.proposal)
        ).layout()
        #expect(Double(high.size.height) == axis.result)
    }

    /// Limits, a proposal, and what the child is proposed when the frame is placed.
    struct Placement: Sendable {
        var minimum: CGFloat?
        var ideal: CGFloat?
        var maximum: CGFloat?
        var proposal: CGFloat?
        var placed: CGFloat?
    }

    nonisolated static let placements: [Placement] = [
        // The frame's length …
        Placement(minimum: 0, maximum: 50, proposal: 100, placed: 50),
        Placement(ideal: 30, proposal: nil, placed: 30),
        Placement(minimum: 40, proposal: nil, placed: 40),
        Placement(maximum: 10, proposal: nil, placed: 10),
        // … but nil where nothing was proposed, no ideal is given and the frame is strictly within its limits.
        Placement(minimum: 5, proposal: nil, placed: nil),
        Placement(maximum: 40, proposal: nil, placed: nil),
        Placement(minimum: 5, maximum: 40, proposal: nil, placed: nil),
    ]

    @Test(arguments: placements)
    func proposesAtPlacement(_ example: Placement) {
        let log = ProposalLog()
        hostOf(
            rigidProbe(log, 20, 20)
                .frame(minWidth: example.minimum, idealWidth: example.ideal, maxWidth: example.maximum, minHeight: 20),
            in: example.proposal, 20
        ).layout()
        #expect(log.placed.last?.width == example.placed)
    }

    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("alignment", in: 100, 100, size: [100, 20], ["a": [80, 0, 20, 20]]) {
            block("a", 20, 20).frame(maxWidth: .infinity, alignment: .trailing)
        },
        LayoutCase("both axes", in: 100, 60, size: [100, 60], ["a": [0, 40, 20, 20]]) {
            block("a", 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        },
        LayoutCase("explicit guide of the child", in: 100, 60, ["a": [-7, 20, 20, 20]]) {
            block("a", 20, 20).alignmentGuide(.leading) { _ in 7 }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        },
        // In a stack: 100 − 8 − 20 = 72.
        LayoutCase("takes what a stack leaves", in: 100, 60, size: [100, 20], ["a": [0, 0, 72, 20]]) {
            HStack {
                block("x", 20, 20).frame(maxWidth: .infinity).named("a")
                block("b", 20, 20)
            }
        },
    ]

    @Test(arguments: cases)
    func frames(_ example: LayoutCase) { example.check() }
}
