import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCore

@Suite @MainActor
struct ZIndexTests {
    /// The widths of the rectangles in painting order.
    private func painted<V: View>(_ view: V) -> [Double] {
        hostOf(view).displayList().items.compactMap {
            guard case .fill(let path, _, _) = $0 else { return nil }
            return Double(path.boundingRect.width)
        }
    }

    @Test func higherIsLater() {
        #expect(
            painted(
                ZStack {
                    block("a", 10, 10).zIndex(1)
                    block("b", 20, 10)
                    block("c", 30, 10).zIndex(-1)
                }) == [30, 20, 10])
    }

    /// The order of the source holds among equals, and modifiers around it pass it on.
    @Test func throughModifiers() {
        #expect(
            painted(
                HStack {
                    block("a", 10, 10).zIndex(1).padding(2).opacity(1)
                    block("b", 20, 10)
                    block("c", 30, 10)
                }) == [20, 30, 10])
    }

    @Test func stopsAtContainers() {
        #expect(
            painted(
                ZStack {
                    HStack {
                        block("a", 10, 10).zIndex(5)
                        block("b", 20, 10)
                    }
                    block("c", 30, 10)
                }) == [20, 10, 30])
    }

    @Test func hiddenTakesRoomAndPaintsNothing() {
        let host = hostOf(
            HStack(spacing: 0) {
                block("a", 10, 10).hidden()
                block("b", 20, 10)
            })
        #expect(host.layout()["b"] == [10, 0, 20, 10])
        #expect(host.displayList().items.count == 1)
        #expect(!hostOf(block("a", 10, 10).onTapGesture {}.hidden()).tap(at: CGPoint(x: 5, y: 5)))
    }
}
