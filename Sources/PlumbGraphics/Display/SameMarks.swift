import Foundation

extension DisplayItem {
    /// Whether two items leave the same marks. Fonts and pictures are the same where they are the same object.
    public func isSame(as other: DisplayItem) -> Bool {
        switch (self, other) {
        case (.fill(let a, let paintA, let styleA), .fill(let b, let paintB, let styleB)):
            paintA == paintB && styleA == styleB && a == b
        case (.stroke(let a, let paintA, let styleA), .stroke(let b, let paintB, let styleB)):
            paintA == paintB && styleA == styleB && a == b
        case (.glyphs(let a, let pointA, let paintA), .glyphs(let b, let pointB, let paintB)):
            pointA == pointB && paintA == paintB && a.isSame(as: b)
        case (
            .image(let a, let rectA, let partA, let tintA, let qualityA),
            .image(let b, let rectB, let partB, let tintB, let qualityB)
        ):
            a === b && rectA == rectB && partA == partB && tintA == tintB && qualityA == qualityB
        case (.pushTransform(let a), .pushTransform(let b)): a == b
        case (.pushProjection(let a), .pushProjection(let b)): a == b
        case (.pushClip(let a, let styleA), .pushClip(let b, let styleB)): styleA == styleB && a == b
        case (.pushLayer(let a, let modeA), .pushLayer(let b, let modeB)): a == b && modeA == modeB
        case (.pushShadow(let a, let radiusA, let offsetA), .pushShadow(let b, let radiusB, let offsetB)):
            a == b && radiusA == radiusB && offsetA == offsetB
        case (.pushBlur(let a, let isOpaqueA), .pushBlur(let b, let isOpaqueB)): a == b && isOpaqueA == isOpaqueB
        case (.pushColors(let a), .pushColors(let b)): a == b
        case (.pushThreshold(let minA, let maxA, let colorA), .pushThreshold(let minB, let maxB, let colorB)):
            minA == minB && maxA == maxB && colorA == colorB
        case (.pushMask, .pushMask), (.pop, .pop): true
        default: false
        }
    }
}

extension GlyphRun {
    fileprivate func isSame(as other: GlyphRun) -> Bool {
        face === other.face && font == other.font && isFree == other.isFree && glyphs.count == other.glyphs.count
            && zip(glyphs, other.glyphs).allSatisfy { $0.id == $1.id && $0.x == $1.x && $0.y == $1.y }
    }
}
