import Foundation
import PlumbCairo
import PlumbGraphics
import Testing

/// Pictures over and over (Docs/Rules.md, section 25, rule 9).
struct TilesTests {
    /// Red, green / blue, white.
    static let four = ImageDrawingTests.four

    static func fill(_ tile: CGRect, part: CGRect = CGRect(x: 0, y: 0, width: 2, height: 2), repeats: Bool = true)
        -> DisplayItem
    {
        .fill(
            Path(CGRect(x: 0, y: 0, width: 40, height: 40)),
            .tiles(ImageTiles(bitmap: four, part: part, tile: tile, quality: .none, repeats: repeats)), FillStyle())
    }

    @Test func tilesFollowEachOther() throws {
        let one = try draw([
            .image(Self.four, in: CGRect(x: 0, y: 0, width: 8, height: 8), source: nil, tint: nil, .none)
        ])
        let picture = try draw([Self.fill(CGRect(x: 3, y: 5, width: 8, height: 8))])
        for y in 0..<40 {
            for x in 0..<40 {
                #expect(Pixel(picture, x, y) == Pixel(one, (x + 5) % 8, (y + 3) % 8))
            }
        }
    }

    @Test func aPartAndItsEdges() throws {
        let part = try draw([
            Self.fill(CGRect(x: 0, y: 0, width: 4, height: 4), part: CGRect(x: 0, y: 0, width: 1, height: 1))
        ])
        #expect(Pixel(part, 3, 3) == Pixel(part, 20, 33))
        let once = try draw([Self.fill(CGRect(x: 10, y: 10, width: 4, height: 4), repeats: false)])
        #expect(Pixel(once, 0, 0) == Pixel(once, 10, 10))
        #expect(Pixel(once, 39, 39) == Pixel(once, 13, 13))
    }

    @Test(arguments: [
        CGRect(x: 0, y: 0, width: 0, height: 4), CGRect(x: 0, y: 0, width: -4, height: 4),
        CGRect(x: 0, y: 0, width: 1e-9, height: 4), CGRect(x: 0, y: 0, width: 1e12, height: 1e12),
        CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4), CGRect.infinite, .null,
    ])
    func hostileTiles(tile: CGRect) throws {
        let picture = try draw([Self.fill(tile)])
        #expect(picture.width == 40)
    }
}
