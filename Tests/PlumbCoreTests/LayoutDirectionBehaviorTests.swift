import Foundation
import Testing

@testable import PlumbCore

/// A view that is mirrored keeps its room; what is in it is seen on the other side.
@Suite @MainActor
struct LayoutDirectionBehaviorTests {
    @MainActor
    private static func row(_ behavior: LayoutDirectionBehavior) -> some View {
        HStack(spacing: 0) {
            block("a", 10, 10)
            block("b", 30, 10)
        }
        .layoutDirectionBehavior(behavior).named("row").padding(.leading, 5)
    }

    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("fixed", in: 100, 100, size: [45, 10], ["row": [5, 0, 40, 10], "a": [5, 0, 10, 10]]) { row(.fixed) },
        LayoutCase("another direction", in: 100, 100, ["a": [5, 0, 10, 10]]) { row(.mirrors) },
        LayoutCase("mirrored", in: 100, 100, ["row": [5, 0, 40, 10], "a": [35, 0, 10, 10], "b": [5, 0, 30, 10]]) {
            row(.mirrors(in: .leftToRight))
        },
        LayoutCase("from right to left, fixed", in: 100, 100, direction: .rightToLeft, ["a": [30, 0, 10, 10]]) {
            row(.fixed)
        },
        LayoutCase(
            "from right to left, mirrored", in: 100, 100, direction: .rightToLeft,
            ["row": [0, 0, 40, 10], "a": [0, 0, 10, 10], "b": [10, 0, 30, 10]]
        ) { row(.mirrors) },
    ]

    @Test(arguments: cases)
    func mirrors(_ example: LayoutCase) { example.check() }

    @Test func turnsRoundWithTheDirection() {
        func view(_ direction: LayoutDirection) -> some View {
            Self.row(.mirrors).environment(\.layoutDirection, direction)
        }
        let host = hostOf(view(.leftToRight))
        #expect(host.layout()["a"] == [5, 0, 10, 10])
        host.setRoot(view(.rightToLeft))
        #expect(host.layout()["a"] == [0, 0, 10, 10])
        host.setRoot(view(.leftToRight))
        #expect(host.layout()["a"] == [5, 0, 10, 10])
    }
}
