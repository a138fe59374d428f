import Foundation
import PlumbGraphics

/// A picture that is drawn anew wherever it is shown. Two are equal if they are the same one: what draws them can't be
/// compared.
///
/// What draws runs on the main thread only.
class DrawnPicture: Equatable, @unchecked Sendable {
    // Safe: what it stores is constant, and what draws runs on the main thread only.
    /// Points; what is no length counts as 0.
    let size: CGSize

    init(size: CGSize) {
        func length(_ x: CGFloat) -> CGFloat { x.isFinite ? max(x, 0) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
    }

    static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }

    /// Draws the picture from the box's top left corner.
    ///
    /// - Parameters:
    ///   - target: the size it is stretched to.
    ///   - tint: what its shape is painted with instead of its own colours.
    func draw(in context: inout DrawContext, size target: CGSize, tint: UnitPaint?) {}
}
