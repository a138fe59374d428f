import Foundation
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 7: nil on the fixed axes, priority forwarded.
@Suite @MainActor
struct FixedSizeTests {
    nonisolated static let cases: [LayoutCase] = [
        LayoutCase("both axes", in: 100, 100, size: [10, 10], ["a": [0, 0, 10, 10]]) {
            Color.red.named("a").fixedSize()
        },
        LayoutCase("width", in: 100, 100, size: [10, 100]) { Color.red.fixedSize(horizontal: true, vertical: false) },
        LayoutCase("height", in: 100, 100, size: [100, 10]) { Color.red.fixedSize(horizontal: false, vertical: true) },
        LayoutCase("neither", in: 100, 100, size: [100, 100]) {
            Color.red.fixedSize(horizontal: false, vertical: false)
        },
        LayoutCase("ideal lengths of a frame", in: 100, 100, size: [40, 30]) {
            Color.red.frame(idealWidth: 40, idealHeight: 30).fixedSize()
        },
        // 12 characters in 50: one line of 120.
        LayoutCase("a text stays on one line", in: 50, 100, size: [120, 20]) { Text("Hello, world").fixedSize() },
        // "Hello " / "world": two lines of 20, though only 20 are proposed.
        LayoutCase("a text takes the height it needs", in: 60, 20, size: [60, 40]) {
            Text("Hello world").fixedSize(horizontal: false, vertical: true)
        },
        // The child overflows what was proposed; the frame around it centres it: (50 − 120) / 2.
        LayoutCase("in a narrow frame", in: 300, 300, size: [50, 20], ["a": [-35, 0, 120, 20]]) {
            Text("Hello, world").named("a").fixedSize().frame(width: 50)
        },
    ]

    @Test(arguments: cases)
    func fixes(_ example: LayoutCase) { example.check() }

    @Test func proposesNilOnTheFixedAxis() {
        let log = ProposalLog()
        hostOf(probe(log).fixedSize(horizontal: true, vertical: false), in: 70, 40).layout()
        #expect(log.asked.allSatisfy { $0 == ProposedViewSize(width: nil, height: 40) })
        #expect(log.placed == [ProposedViewSize(width: nil, height: 40)])
    }
}
