import Foundation
import PlumbGraphics
import PlumbLayout

/// What a feature does to the picture of a box: a mark on the page, an effect on what is inside, a place on the page
/// other than layout's.
class PaintRole: RaisableRole {
    /// Marks of the view itself, before its children's.
    func draw(in context: inout DrawContext, size: CGSize) {}

    /// Opens and closes what applies to the children's marks too.
    func beginEffect(in context: inout DrawContext, size: CGSize) {}
    func endEffect(in context: inout DrawContext) {}

    /// How the children are moved on the page, relative to where layout put them; nil for not at all.
    func transform(for size: CGSize) -> ProjectionTransform? { nil }

    /// Whether the marks are the same as long as the box has its place, its role and its environment, and the update
    /// has not looked at it.
    var isSteady: Bool { false }

    /// Whether nothing of the children is painted or touched.
    var hidesChildren: Bool { false }

    /// Whether those who can't see the view are told nothing of it either.
    var hidesMeaning: Bool { hidesChildren }

    /// Whether the view draws at the size that it was laid out with, also while its frame is seen on its way from
    /// another.
    var drawsAtFinalSize: Bool { false }

    /// Whether marks that cannot be turned into others fade into them.
    var fadesBetweenMarks: Bool { false }

    /// What is painted within a box without children.
    func paintedArea(size: CGSize, in environment: EnvironmentValues) -> PaintedArea { .everything }

    /// Whether what lies behind the view is seen through what it paints.
    func isSeenThrough(in environment: EnvironmentValues) -> Bool { false }
}

/// Where within its bounds a view paints.
enum PaintedArea {
    case everything
    case nothing
    /// Where a path is filled.
    case inside(PathRegion, eoFill: Bool)

    /// Whether a point within the bounds lies on what is painted.
    func contains(_ point: CGPoint) -> Bool {
        switch self {
        case .everything: true
        case .nothing: false
        case .inside(let region, let eoFill): region.contains(point, eoFill: eoFill)
        }
    }
}

extension LayoutTree {
    /// What a feature does to the picture of a box; nil where nothing does.
    @inline(__always)
    func painter(of id: BoxID) -> PaintRole? { role(of: id) as? PaintRole }
}
