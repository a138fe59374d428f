import Foundation
import Testing

@testable import PlumbCairo

/// Layers in layers: one that is the first thing in another has no pixels of its own, and looks as if it had.
@Suite struct GroupTests {
    private static let half = RGBA(red: 0, green: 0, blue: 0, alpha: 0.5)
    /// It is not seen, and what follows is not the first thing any more.
    private static let nothing = box(3, 3, 4, 4, RGBA(red: 0, green: 0, blue: 0, alpha: 0))

    /// Layers with what is in them: a mark, layers, masks.
    private func items(depth: Int, opacity: Double, isMasked: Bool, _ first: [DisplayItem]) -> [DisplayItem] {
        var items = [box(4, 4, 30, 28, .pureRed)]
        for level in 0..<depth {
            let inner = items
            items = [.pushLayer(opacity: level % 3 == 2 ? 1 : opacity, .normal)] + first + inner
            items.append(box(Double(level) * 3, 6, 5, 30, level % 2 == 0 ? .pureBlue : Self.half))
            if isMasked && level % 2 == 1 {
                items += [.pushMask, box(2, 8, 33, 20, Self.half), box(10, 2, 12, 36, .black), .pop]
            }
            items.append(.pop)
        }
        return items
    }

    @Test(arguments: [1, 2, 3, 9], [0, 0.3, 0.98, 1])
    func theFirstLayerIsPaintedOnTheOneAround(depth: Int, opacity: Double) throws {
        for isMasked in [false, true] {
            for clip in [CGRect(x: 0, y: 0, width: 40, height: 40), CGRect(x: 7.5, y: 3.25, width: 20, height: 31.5)] {
                func picture(_ first: [DisplayItem]) throws -> Bitmap {
                    try draw(
                        [.pushClip(Path(clip), FillStyle())]
                            + items(depth: depth, opacity: opacity, isMasked: isMasked, first) + [.pop], on: .white)
                }
                #expect(try picture([]).pixels == picture([Self.nothing]).pixels)
            }
        }
    }

    /// A layer of another mode has pixels of its own wherever it stands.
    @Test(arguments: [BlendMode.multiply, .destinationOut, .plusDarker, .softLight])
    func otherModesHaveTheirOwn(_ mode: BlendMode) throws {
        func picture(_ first: [DisplayItem]) throws -> Bitmap {
            let inner: [DisplayItem] = [.pushLayer(opacity: 0.6, mode), box(5, 5, 20, 20, .pureRed), .pop]
            return try draw(
                [.pushLayer(opacity: 0.8, .normal)] + first + inner + [box(10, 10, 25, 25, .pureGreen), .pop],
                on: .white)
        }
        #expect(try picture([]).pixels == picture([Self.nothing]).pixels)
    }

    @Test func opacityIsMultiplied() throws {
        let picture = try draw(
            [
                .pushLayer(opacity: 0.5, .normal), .pushLayer(opacity: 0.5, .normal), box(0, 0, 40, 40, .black), .pop,
                .pop,
            ],
            on: .white)
        expect(picture, at: 20, 20, is: 0xBFBF_BFFF)
    }
}
