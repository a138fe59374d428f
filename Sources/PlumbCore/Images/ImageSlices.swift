import Foundation
import PlumbGraphics

/// How a picture of pixels fills a rectangle.
///
/// 1. Cap insets cut it into nine parts. The corners keep their size, the strips between them grow along one axis, the
/// middle along both. Insets that are no lengths count as 0; those that are more than the picture, or than there is
/// room for, share it by their lengths. 2. What grows is stretched, or repeated from its top left corner. 3. A template
/// is painted through the shape of all parts.
struct ImageSlices {
    let capInsets: EdgeInsets
    let isTiled: Bool
    let isAntialiased: Bool
    let isRightToLeft: Bool

    private var isWhole: Bool { !isTiled && isAntialiased && capInsets == EdgeInsets() }

    /// - Parameter rect: in the box's coordinates.
    func draw(
        _ bitmap: Bitmap, in rect: CGRect, tint: UnitPaint?, _ quality: InterpolationQuality,
        _ context: inout DrawContext
    ) {
        if isWhole { return context.draw(bitmap, in: rect, tint: tint, interpolation: quality) }
        let onPage = rect.offsetBy(dx: context.origin.x, dy: context.origin.y)
        let marks = marks(bitmap, in: onPage, quality)
        guard let tint else { return context.items += marks }
        // (3)
        let paint = context.resolved(tint, in: rect)
        context.items += [.pushLayer(opacity: 1, .normal), .fill(Path(onPage), paint, FillStyle()), .pushMask]
        context.items += marks
        context.items += [.pop, .pop]
    }

    private func marks(_ bitmap: Bitmap, in rect: CGRect, _ quality: InterpolationQuality) -> [DisplayItem] {
        let scale = bitmap.scale
        guard rect.width > 0, rect.height > 0, scale > 0 else { return [] }
        let (left, right) =
            isRightToLeft ? (capInsets.trailing, capInsets.leading) : (capInsets.leading, capInsets.trailing)
        let columns = Self.parts(left, right, of: bitmap.size.width, in: rect.width)
        let rows = Self.parts(capInsets.top, capInsets.bottom, of: bitmap.size.height, in: rect.height)
        var marks: [DisplayItem] = []
        for (row, y) in rows.enumerated() {
            for (column, x) in columns.enumerated() where x.length > 0 && y.length > 0 && x.room > 0 && y.room > 0 {
                let part = CGRect(
                    x: x.start * scale, y: y.start * scale, width: x.length * scale, height: y.length * scale)
                let target = CGRect(x: rect.minX + x.place, y: rect.minY + y.place, width: x.room, height: y.room)
                // (2)
                let tile = CGRect(
                    x: target.minX, y: target.minY, width: isTiled && column == 1 ? x.length : x.room,
                    height: isTiled && row == 1 ? y.length : y.room)
                let tiles = ImageTiles(
                    bitmap: bitmap, part: part, tile: tile, quality: quality, repeats: tile != target)
                marks.append(.fill(Path(target), .tiles(tiles), FillStyle(antialiased: isAntialiased)))
            }
        }
        return marks
    }

    /// One of three parts along an axis: where it is in the picture and how long, and where it is seen. Points.
    private struct Part {
        var start: CGFloat
        var length: CGFloat
        var place: CGFloat
        var room: CGFloat
    }

    /// (1)
    private static func parts(_ first: CGFloat, _ last: CGFloat, of length: CGFloat, in room: CGFloat) -> [Part] {
        func usable(_ inset: CGFloat) -> CGFloat { inset.isFinite ? min(max(inset, 0), length) : 0 }
        var (a, b) = (usable(first), usable(last))
        if a + b > length { (a, b) = (a * length / (a + b), b * length / (a + b)) }
        let shrink = a + b > room ? room / (a + b) : 1
        let (roomA, roomB) = (a * shrink, b * shrink)
        return [
            Part(start: 0, length: a, place: 0, room: roomA),
            Part(start: a, length: length - a - b, place: roomA, room: room - roomA - roomB),
            Part(start: length - b, length: b, place: room - roomB, room: roomB),
        ]
    }
}
