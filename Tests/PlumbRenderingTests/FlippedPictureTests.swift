import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbUI
import Testing

/// Pictures of UIKit that are their mirror image where words go from right to left.
@Suite(.serialized) @MainActor
struct FlippedPictureTests {
    /// Four points wide: the first half black, the second one nothing.
    private static func picture() throws -> UIImage {
        let size = CGSize(width: 4, height: 2)
        let half = Path(CGRect(x: 0, y: 0, width: 2, height: 2))
        let file = try CairoRenderer().render(
            DisplayList(size: size, items: [.fill(half, .color(.black), FillStyle())]), scale: 1)
        return try #require(UIImage(data: file))
    }

    /// The opacity of the first pixel and of the last one.
    private func ends(_ image: UIImage, _ direction: LayoutDirection, in world: World) async throws -> [UInt8] {
        let view = Image(uiImage: image).environment(\.layoutDirection, direction)
        let bitmap = try await ImageRenderer(content: view, in: world).page().bitmap()
        let pixels = Array(bitmap.pixels)
        return [pixels[3], pixels[(bitmap.width - 1) * 4 + 3]]
    }

    @Test func theyFlipWhereTheyAreAskedTo() async throws {
        let world = try World(fonts: [], assets: [], date: World.pinnedDate)
        let plain = try Self.picture()
        let flipping = plain.imageFlippedForRightToLeftLayoutDirection()
        for (image, direction, opacities) in [
            (plain, LayoutDirection.leftToRight, [255, 0] as [UInt8]), (plain, .rightToLeft, [255, 0]),
            (flipping, .leftToRight, [255, 0]), (flipping, .rightToLeft, [0, 255]),
        ] {
            let found = try await ends(image, direction, in: world)
            #expect(found == opacities, "\(image.flipsForRightToLeftLayoutDirection) \(direction)")
        }
    }
}
