import Foundation
import PlumbGraphics

/// A way to get one glyph from another without drawing it again.
enum GlyphTurn: Sendable {
    /// The same drawing under another name.
    case same
    /// Left and right exchanged.
    case mirrored
    /// Top and bottom exchanged.
    case flipped
    /// Turned by a quarter, clockwise.
    case quarter
    /// Turned by a half.
    case half
    /// Turned by a quarter, counter-clockwise.
    case back

    /// The map on the 24 × 24 grid.
    var transform: CGAffineTransform {
        switch self {
        case .same: .identity
        case .mirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 24, ty: 0)
        case .flipped: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 24)
        case .quarter: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 24, ty: 0)
        case .half: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 24, ty: 24)
        case .back: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 24)
        }
    }
}

/// Glyphs that are others turned, mirrored or named anew. A source may itself stand in this table.
enum TurnedGlyphs {
    typealias Row = (source: String, turn: GlyphTurn)

    static let table: KeyValuePairs<String, Row> = [
        "arrow.left": ("arrow.right", .half),
        "arrow.up": ("arrow.right", .back),
        "arrow.down": ("arrow.right", .quarter),
        "arrow.forward": ("arrow.right", .same),
        "arrow.backward": ("arrow.left", .same),
        "arrow.up.left": ("arrow.up.right", .back),
        "arrow.down.right": ("arrow.up.right", .quarter),
        "arrow.down.left": ("arrow.up.right", .half),
        "arrow.up.forward": ("arrow.up.right", .same),
        "arrow.up.and.down": ("arrow.left.and.right", .quarter),
        "arrow.right.arrow.left": ("arrow.left.arrow.right", .flipped),
        "arrow.left.to.line": ("arrow.right.to.line", .half),
        "arrow.up.to.line": ("arrow.right.to.line", .back),
        "arrow.down.to.line": ("arrow.right.to.line", .quarter),
        "arrow.right.to.line.alt": ("arrow.right.to.line", .same),
        "arrow.left.to.line.alt": ("arrow.left.to.line", .same),
        "arrow.up.to.line.alt": ("arrow.up.to.line", .same),
        "arrow.down.to.line.alt": ("arrow.down.to.line", .same),
        "arrow.counterclockwise": ("arrow.clockwise", .mirrored),
        "arrow.trianglehead.clockwise": ("arrow.clockwise", .same),
        "arrow.trianglehead.counterclockwise": ("arrow.counterclockwise", .same),
        "arrow.2.circlepath": ("arrow.triangle.2.circlepath", .same),
        "arrow.trianglehead.2.clockwise": ("arrow.triangle.2.circlepath", .same),
        "arrow.uturn.right": ("arrow.uturn.left", .mirrored),
        "arrow.uturn.backward": ("arrow.uturn.left", .same),
        "arrow.uturn.forward": ("arrow.uturn.right", .same),
        "arrow.uturn.down": ("arrow.uturn.left", .back),
        "arrow.uturn.up": ("arrow.uturn.left", .quarter),
        "arrow.turn.up.right": ("arrow.turn.up.left", .mirrored),
        "arrow.turn.down.left": ("arrow.turn.down.right", .mirrored),
        "arrowshape.turn.up.right": ("arrowshape.turn.up.left", .mirrored),
        "arrowshape.turn.up.backward": ("arrowshape.turn.up.left", .same),
        "arrowshape.turn.up.forward": ("arrowshape.turn.up.right", .same),
        "arrowshape.left": ("arrowshape.right", .mirrored),
        "arrowshape.up": ("arrowshape.right", .back),
        "arrowshape.down": ("arrowshape.right", .quarter),
        "arrowtriangle.left": ("arrowtriangle.right", .mirrored),
        "arrowtriangle.up": ("arrowtriangle.right", .back),
        "arrowtriangle.down": ("arrowtriangle.right", .quarter),
        "arrowtriangle.forward": ("arrowtriangle.right", .same),
        "arrowtriangle.backward": ("arrowtriangle.left", .same),
        "gobackward": ("goforward", .mirrored),
        "chevron.left": ("chevron.right", .half),
        "chevron.up": ("chevron.right", .back),
        "chevron.down": ("chevron.right", .quarter),
        "chevron.forward": ("chevron.right", .same),
        "chevron.backward": ("chevron.left", .same),
        "chevron.compact.left": ("chevron.compact.right", .half),
        "chevron.compact.up": ("chevron.compact.right", .back),
        "chevron.compact.down": ("chevron.compact.right", .quarter),
        "chevron.left.2": ("chevron.right.2", .half),
        "photo.on.rectangle.angled": ("photo.on.rectangle", .same),
        "rectangle.fill.on.rectangle.angled.fill": ("rectangle.fill.on.rectangle.fill", .same),
        "person.3.sequence": ("person.3", .same),
        "scribble.variable": ("scribble", .same),
        "icloud": ("cloud", .same),
        "rectangle.dock": ("dock.rectangle", .same),
        "book.pages": ("book", .same),
        "circle.grid.hex": ("circle.hexagongrid", .same),
        "bolt.horizontal": ("bolt", .back),
        "arrow.trianglehead.2.counterclockwise.rotate.90": ("arrow.triangle.2.circlepath", .mirrored),
        "square.lefthalf.filled": ("square.righthalf.filled", .mirrored),
        "square.righthalf.fill": ("square.righthalf.filled", .same),
        "laurel.trailing": ("laurel.leading", .mirrored),
        "wave.3.left": ("wave.3.right", .mirrored),
        "wave.3.forward": ("wave.3.right", .same),
        "wave.3.backward": ("wave.3.left", .same),
        "hand.point.right": ("hand.point.up", .quarter),
        "hand.point.down": ("hand.point.up", .flipped),
        "hand.point.left": ("hand.point.right", .mirrored),
        "rectangle.portrait.and.arrow.forward": ("rectangle.portrait.and.arrow.right", .same),
        "backward": ("forward", .mirrored),
        "backward.end": ("forward.end", .mirrored),
        "microphone": ("mic", .same),
        "suit.heart": ("heart", .same),
        "suit.diamond": ("diamond", .same),
        "smiley": ("face.smiling", .same),
        "hand.thumbsdown": ("hand.thumbsup", .flipped),
        "multiply": ("xmark", .same),
        "circle.lefthalf.fill": ("circle.lefthalf.filled", .same),
        "circle.righthalf.filled": ("circle.lefthalf.filled", .mirrored),
        "circle.righthalf.fill": ("circle.righthalf.filled", .same),
        "circle.slash": ("nosign", .same),
        "snow": ("snowflake", .same),
        "mail": ("envelope", .same),
        "document": ("doc", .same),
        "document.on.document": ("doc.on.doc", .same),
        "list.bullet.clipboard": ("list.clipboard", .same),
        "bubble": ("bubble.left", .same),
        "bubble.right": ("bubble.left", .mirrored),
        "cube.box": ("shippingbox", .same),
        "truck.box": ("box.truck", .same),
        "macbook": ("laptopcomputer", .same),
        "signpost.left": ("signpost.right", .mirrored),
        "line.horizontal.3": ("line.3.horizontal", .same),
        "line.horizontal.3.decrease": ("line.3.horizontal.decrease", .same),
        "text.alignright": ("text.alignleft", .mirrored),
        "text.justify.left": ("text.alignleft", .same),
        "sidebar.right": ("sidebar.left", .mirrored),
        "sidebar.leading": ("sidebar.left", .same),
        "sidebar.trailing": ("sidebar.right", .same),
        "delete.right": ("delete.left", .mirrored),
        "delete.backward": ("delete.left", .same),
    ]
}
