import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 4 and correction 1: one pixel, across the stack.
@Suite @MainActor
struct DividerTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("in an HStack", in: 100, 60, size: [36.5, 60], ["d": [18, 0, 0.5, 60]]) {
            HStack {
                block("a", 10, 10)
                Divider().named("d")
                block("b", 10, 10)
            }
        },
        LayoutCase("in a VStack", in: 100, 60, size: [100, 36.5], ["d": [0, 18, 100, 0.5]]) {
            VStack {
                block("a", 10, 10)
                Divider().named("d")
                block("b", 10, 10)
            }
        },
        LayoutCase("in no stack it is horizontal", in: 100, 60, size: [100, 0.5]) { Divider() },
        LayoutCase("in a ZStack it is horizontal", in: 100, 60, size: [100, 10], ["d": [0, 4.75, 100, 0.5]]) {
            ZStack {
                Divider().named("d")
                block("b", 10, 10)
            }
        },
        LayoutCase("nothing proposed", in: nil, nil, size: [10, 0.5]) { Divider() },
        LayoutCase("as high as a fixed stack", in: 100, 60, size: [40, 30], ["d": [10, 0, 0.5, 30]]) {
            HStack(spacing: 0) {
                block("a", 10, 30)
                Divider().named("d")
                block("b", 29.5, 10)
            }
            .fixedSize()
        },
    ]

    @Test(arguments: cases)
    func divides(_ example: LayoutCase) { example.check() }

    @Test(arguments: [(1, 1), (2, 0.5), (3, 1.0 / 3)] as [(Double, Double)])
    func isOnePixelThick(scale: Double, thickness: Double) {
        let host = ViewHost(
            Divider(),
            in: World(proposal: ProposedViewSize(width: 30, height: 30), displayScale: scale))
        #expect(abs(Double(host.layout().size.height) - thickness) < 1e-12)
    }

    @Test func isOnePointThickAtAccessibilitySizes() {
        let host = ViewHost(
            Divider(),
            in: World(
                proposal: ProposedViewSize(width: 30, height: 30), dynamicTypeSize: .accessibility1))
        #expect(host.layout().size.height == 1)
    }
}
