import Foundation
import PlumbGraphics

extension Symbol {
    /// What stands in for a symbol that has a name and no drawing: a dashed square with round corners.
    ///
    /// - Parameter rect: the box to draw into, in points.
    package static func placeholder(in rect: CGRect) -> [SymbolMark] {
        let side = min(rect.width, rect.height)
        guard side > 0, rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite,
            let outline = GlyphPathParser.path("R3 3 18 18 4")
        else { return [] }
        let unit = side / 22
        let path = outline.mapped {
            CGPoint(x: rect.midX + ($0.x - 12) * unit, y: rect.midY + ($0.y - 12) * unit)
        }
        // The outline is 65.1 units long: 16 dashes and gaps of 4.07 meet without a seam.
        let style = StrokeStyle(
            lineWidth: 1.2 * unit, lineCap: .round, lineJoin: .round, dash: [2 * unit, 2.07 * unit])
        return [SymbolMark(path: path, style: .stroke(style), layer: 1)]
    }

    /// The size that a symbol without a drawing takes, in points: its measured size if there is one, else that of a
    /// symbol in a circle.
    package static func placeholderSize(
        named name: String, fontSize: Double, weight: Double = 400, scale: SymbolScale = .medium
    ) -> CGSize {
        guard fontSize > 0, fontSize.isFinite else { return .zero }
        let box = SymbolSize.measured(name) ?? CGSize(width: 15, height: 15)
        return SymbolSize.size(box: box, fontSize: fontSize, weight: weight, scale: scale)
    }
}
