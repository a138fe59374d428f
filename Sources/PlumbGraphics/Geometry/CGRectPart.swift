import Foundation

extension CGRect {
    /// What the rectangle has in common with another one: `null` for nothing, and where a number is none, which Foundation's
    /// `intersection` does not survive. All of this one where the other has no end.
    package func part(in other: CGRect) -> CGRect {
        if isNull || other.isNull { return .null }
        let hasEnd = [other.minX, other.minY, other.width, other.height].allSatisfy(\.isFinite)
        guard hasEnd else { return self }
        let low = CGPoint(x: max(minX, other.minX), y: max(minY, other.minY))
        let high = CGPoint(x: min(maxX, other.maxX), y: min(maxY, other.maxY))
        guard low.x <= high.x, low.y <= high.y else { return .null }
        return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
    }
}
