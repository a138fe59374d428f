import Foundation
import PlumbGraphics
import PlumbLayout

/// The marks that a page was drawn with, and where those of each box are: what changes is drawn into it (`RedrawPass`).
@MainActor
final class DrawnPage {
    /// Pixels to a point.
    let scale: Double
    /// All marks, from the back to the front.
    var items: [DisplayItem] = []
    /// By box.
    var places: [DrawnBox]
    /// Boxes whose marks may be others at any time (`PaintRole.isSteady`).
    var restless: Set<BoxID> = []

    init(scale: Double, boxes: Int) {
        self.scale = scale
        places = Array(repeating: DrawnBox(), count: boxes)
    }
}

/// Where a box was drawn, and which marks are its own and those of what is in it.
struct DrawnBox {
    var x = CGFloat.nan
    var y = CGFloat.nan
    var size = Lengths.unspecified
    /// All marks of the box.
    var start: Int32 = 0
    var end: Int32 = 0
    /// Its own, before those of what is in it.
    var ownStart: Int32 = 0
    var ownEnd: Int32 = 0
    /// Its marks are its own and its children's, one after the other: nothing is done to them.
    var isPlain = true
    /// Its children were painted out of turn.
    var isRaised = false

    func isAt(_ x: CGFloat, _ y: CGFloat, _ size: Lengths) -> Bool {
        self.x == x && self.y == y && self.size.isIdentical(to: size)
    }
}
