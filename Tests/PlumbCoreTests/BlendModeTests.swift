import Foundation
import Testing

@testable import PlumbCore

/// Groups and how they are blended: what is written down. What becomes of colours is in PlumbCairoTests/BlendTests.
@MainActor
@Suite struct BlendModeTests {
    private func list<V: View>(_ view: V) -> String { hostOf(view, in: 100, 100).displayList().text }

    @Test func layers() {
        let view = Color.black.frame(width: 10, height: 10)
        let mark = "\n  fill [0 0 10 10] #000000"
        #expect(list(view.blendMode(.multiply)) == "layer 1 multiply" + mark)
        #expect(list(view.compositingGroup()) == "layer 1 normal" + mark)
        #expect(list(view.drawingGroup()) == "layer 1 normal" + mark)
        #expect(list(view.drawingGroup(opaque: true)) == "layer 1 normal" + mark)
    }

    /// On a list each member is blended; on a stack the stack as one.
    @Test func members() {
        #expect(list(HStack(spacing: 0) { Pair().blendMode(.screen) }).components(separatedBy: "layer").count == 2)
        #expect(
            list(
                HStack(spacing: 0) {
                    Group {
                        Pair.square; Pair.square
                    }.blendMode(.screen)
                }
            )
            .components(separatedBy: "layer").count == 3)
    }

    private struct Pair: View {
        static var square: some View { Color.black.frame(width: 10, height: 10) }
        var body: some View {
            HStack(spacing: 0) {
                Pair.square
                Pair.square
            }
        }
    }

    @Test func sizeAndPlaceAreTheViews() {
        LayoutCase("blended", in: 100, 100, size: [30, 10], ["a": [0, 0, 20, 10], "b": [20, 0, 10, 10]]) {
            HStack(spacing: 0) {
                block("a", 20, 10).blendMode(.plusLighter).compositingGroup()
                block("b", 10, 10).drawingGroup()
            }
        }.check()
    }
}
