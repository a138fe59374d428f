import Foundation
import Testing

@testable import PlumbCore

/// Texts in views with the fixed engine: 10 × 20 a character, ascent 16; Docs/Rules.md, section 18 and correction 7.
@Suite @MainActor
struct TextLayoutInViewsTests {
    nonisolated static let cases: [LayoutCase] = [
        // 50 × 20 in the middle of 100 × 100.
        LayoutCase("centred", in: 100, 100, ["t": [25, 40, 50, 20]]) {
            Text("Hello").named("t").frame(maxWidth: .infinity, maxHeight: .infinity)
        },
        LayoutCase("bottom trailing", in: 100, 100, ["t": [50, 80, 50, 20]]) {
            Text("Hello").named("t").frame(width: 100, height: 100, alignment: .bottomTrailing)
        },
        LayoutCase("nothing proposed", in: nil, nil, size: [110, 20]) { Text("Hello world") },
        // "Hello " and "world": the trailing space counts up to the proposal: 60.
        LayoutCase("wraps", in: 60, nil, size: [60, 40]) { Text("Hello world") },
        LayoutCase("wraps in 55", in: 55, nil, size: [55, 40]) { Text("Hello world") },
        LayoutCase("newlines", in: nil, nil, size: [30, 60]) { Text("a\nbcd\nef") },
        LayoutCase("an empty text has a line", in: nil, nil, size: [0, 20]) { Text("") },
        // Docs/Rules.md, correction 7: max(1, ⌊h / 20⌋) lines.
        LayoutCase("too little height", in: 30, 45, size: [30, 40]) { Text("aaa bbb ccc") },
        LayoutCase("at least one line", in: 30, 5, size: [30, 20]) { Text("aaa bbb ccc") },
        LayoutCase("lineLimit", in: 30, nil, size: [30, 40]) { Text("aaa bbb ccc").lineLimit(2) },
        LayoutCase("lineLimit(1) on a short text", in: 100, nil, size: [20, 20]) { Text("ab").lineLimit(1) },
        LayoutCase("reserved space", in: 100, nil, size: [20, 60]) { Text("ab").lineLimit(3, reservesSpace: true) },
        LayoutCase("a range of lines", in: 100, nil, size: [20, 40]) { Text("ab").lineLimit(2...4) },
        LayoutCase("no limit below a limit", in: 30, nil, size: [30, 60]) {
            Text("aaa bbb ccc").lineLimit(nil).environment(\.lineLimit, 1)
        },
        LayoutCase("line spacing", in: 30, nil, size: [30, 45]) { Text("aaa bbb").lineSpacing(5) },
        LayoutCase("tracking", in: nil, nil, size: [36, 20]) { Text("abc").tracking(2) },
        // Two texts in a row of 100: flexibilities 20 and 110 minus their minima; the short one first.
        LayoutCase("in an HStack", in: 100, nil, size: [98, 40], ["a": [0, 10, 30, 20], "b": [38, 0, 60, 40]]) {
            HStack {
                Text("abc").named("a")
                Text("Hello world").named("b")
            }
        },
        // Baselines at 16 and 40 high without one (its bottom): origins 24 and 0.
        LayoutCase(
            "first baseline", in: 200, 200, size: [30, 44], ["t": [10, 24, 20, 20], "a": [0, 0, 10, 40]]
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                block("a", 10, 40)
                Text("ab").named("t")
            }
        },
        // The first text's last baseline at 36, the other's at 16.
        LayoutCase("last baseline", in: 200, 200, ["a": [0, 0, 10, 40], "b": [10, 20, 10, 20]]) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("a\nb").named("a")
                Text("c").named("b")
            }
        },
        LayoutCase("first baseline of two lines", in: 200, 200, ["a": [0, 0, 10, 40], "b": [10, 0, 10, 20]]) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a\nb").named("a")
                Text("c").named("b")
            }
        },
    ]

    @Test(arguments: cases)
    func lays(_ example: LayoutCase) { example.check() }

    @Test func anotherTextIsSetAnew() {
        let host = hostOf(Text("ab"))
        #expect(host.layout().size == CGSize(width: 20, height: 20))
        host.setRoot(Text("abcd"))
        #expect(host.layout().size == CGSize(width: 40, height: 20))
        host.setRoot(Text("ab") + Text("cd").bold() + Text("e"))
        #expect(host.layout().size == CGSize(width: 50, height: 20))
    }

    /// The glyphs of a line, as (characters, x, baseline).
    private func runs<V: View>(_ view: V, _ width: CGFloat, _ height: CGFloat) -> [String] {
        hostOf(view, in: width, height).displayList().items.compactMap { item in
            guard case .glyphs(let run, let point, _) = item else { return nil }
            return "\(run.text)@\(Double(point.x)),\(Double(point.y))"
        }
    }

    @Test func linesAreDrawnWhereTheyStand() {
        let left = Text("aaaa bb")
        #expect(runs(left, 40, 100) == ["aaaa@0.0,16.0", "bb@0.0,36.0"])
        #expect(runs(left.multilineTextAlignment(.trailing), 40, 100) == ["aaaa@0.0,16.0", "bb@20.0,36.0"])
        #expect(runs(left.multilineTextAlignment(.center), 40, 100) == ["aaaa@0.0,16.0", "bb@10.0,36.0"])
        // Proposed 60, "aaaa " is the widest line: 50. At (10, 40) in the frame.
        let framed = left.frame(width: 60, height: 80, alignment: .bottomTrailing)
        #expect(runs(framed, 100, 100) == ["aaaa@10.0,56.0", "bb@10.0,76.0"])
    }

    @Test func whatIsCutEndsInAnEllipsis() {
        #expect(runs(Text("abcdef").lineLimit(1), 40, 20).joined().contains("…"))
        #expect(runs(Text("abcdef").lineLimit(1), 60, 20) == ["abcdef@0.0,16.0"])
    }
}
