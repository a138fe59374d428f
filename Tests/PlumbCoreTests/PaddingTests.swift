import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 7: child's proposal max(0, P − insets), size max(0, child + insets), child at (leading, top).
@Suite @MainActor
struct PaddingTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("16 by default", in: 100, 100, size: [42, 42], ["a": [16, 16, 10, 10]]) {
            block("a", 10, 10).padding()
        },
        LayoutCase("the same on all sides", in: 100, 100, size: [100, 100], ["a": [5, 5, 90, 90]]) {
            Color.red.named("a").padding(5)
        },
        LayoutCase("horizontal", in: 100, 100, size: [30, 10], ["a": [10, 0, 10, 10]]) {
            block("a", 10, 10).padding(.horizontal, 10)
        },
        LayoutCase("default on one edge", in: 100, 100, size: [10, 26], ["a": [0, 16, 10, 10]]) {
            block("a", 10, 10).padding(.top)
        },
        LayoutCase("four insets", in: 100, 100, size: [16, 14], ["a": [2, 1, 10, 10]]) {
            block("a", 10, 10).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        LayoutCase("negative insets propose more", in: 100, 100, size: [100, 100], ["a": [-10, -10, 120, 120]]) {
            Color.red.named("a").padding(-10)
        },
        LayoutCase("the size is never negative", in: 100, 100, size: [0, 0], ["a": [-20, -20, 10, 10]]) {
            block("a", 10, 10).padding(-20)
        },
        LayoutCase("less proposed than the insets", in: 10, 10, size: [40, 40], ["a": [20, 20, 0, 0]]) {
            Color.red.named("a").padding(20)
        },
        LayoutCase("nothing proposed", in: nil, nil, size: [20, 20], ["a": [5, 5, 10, 10]]) {
            Color.red.named("a").padding(5)
        },
        LayoutCase("padding of padding", in: 100, 100, size: [100, 100], ["a": [15, 15, 70, 70]]) {
            Color.red.named("a").padding(5).padding(10)
        },
    ]

    @Test(arguments: cases)
    func pads(_ example: LayoutCase) { example.check() }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func insetsThatAreNoLengthCountAsZero(inset: Double) {
        let host = hostOf(block("a", 10, 10).padding(.leading, CGFloat(inset)))
        #expect(host.layout().size == CGSize(width: 10, height: 10))
        #expect(host.diagnostics.count == 1)
    }
}
