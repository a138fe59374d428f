import Foundation

extension CGRect {
    /// What the rectangle has in common with another one: `null` for nothing, and where a number is none, which
    /// Foundation's `intersection` does not survive. All of this one where the other has no edges.
    package func part(in other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        if (other.minX + other.minY).isNaN || (other.maxX + other.maxY).isNaN { return self }
        let low = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
        let high = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
        // A number that is none is not less than another.
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }

    /// Whether two rectangles have something in common, a point of their edges at least; Foundation's `intersects` does
    /// not survive what is no number.
    package func meets(_ other: CGRect) -> Bool { !part(in: other).isNull }
}
