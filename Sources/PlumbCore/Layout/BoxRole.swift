import Foundation
import PlumbGraphics

/// What a feature adds to a box beyond plain data: a measure, a guide, a mark on the page, an effect on what is inside.
///
/// Boxes without a role cost no object. A role holds no geometry of its own, so several boxes may share one.
class BoxRole {
    init() {}

    /// The answer of a `coupled` or `measured` box. NaN in the proposal is "unspecified".
    func measure(_ proposal: Lengths) -> Lengths {
        Lengths(proposal.width.specified(or: 10), proposal.height.specified(or: 10))
    }

    /// Whether the box is painted out of turn among its neighbours, and where: 0 is in turn, more is in front.
    var isRaised: Bool { false }
    var zIndex: Double { 0 }

    /// Whether a `rigid` box has a baseline of its own.
    var hasBaseline: Bool { false }

    /// The explicit value of a guide of a `measured` or `rigid` box for a size, NaN for none.
    func explicitGuide(_ key: AlignmentKey, size: Lengths, proposal: Lengths) -> Double { .unspecified }

    /// The value of the guide that a `guide` box sets.
    func guide(in dimensions: ViewDimensions) -> Double { .unspecified }

    /// Spacing preferences of the box; nil for those that its rule gives.
    var spacing: Spacing? { nil }

    /// Marks of the view itself, before its children's.
    func draw(in context: inout DrawContext, size: CGSize) {}

    /// How the children are moved on the page, relative to where layout put them; nil for not at all.
    func transform(for size: CGSize) -> ProjectionTransform? { nil }

    /// Whether the view draws at the size that it was laid out with, also while its frame is seen on its way from another.
    var drawsAtFinalSize: Bool { false }

    /// Whether marks that cannot be turned into others fade into them.
    var fadesBetweenMarks: Bool { false }

    /// The name under which the box's frame is reported.
    var identifier: String? { nil }

    /// What watches touches on what is in the box.
    var gestures: GestureNode? { nil }

    /// What watches the mouse over what is in the box.
    var hover: HoverNode? { nil }
    /// Whether the box is painted after all others of the page, and touched before them.
    var floats: Bool { false }

    /// Whether nothing of the children is painted or touched.
    var hidesChildren: Bool { false }

    /// Whether nothing in the box is touched.
    var ignoresTouches: Bool { false }

    /// Whether what reaches beyond the box can't be touched.
    var limitsTouches: Bool { false }

    /// Whether a point lies in the area that stands for everything in the box when it is touched; nil where nothing does.
    func touchArea(contains point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool? { nil }

    /// Whether a point within a box without children lies on what is painted there.
    func isPainted(at point: CGPoint, size: CGSize, in environment: EnvironmentValues) -> Bool { true }

    /// Whether the box's coordinates go by a name for what is in it.
    func isCoordinateSpace(_ name: AnyHashable) -> Bool { false }

    /// Opens and closes what applies to the children's marks too.
    func beginEffect(in context: inout DrawContext, size: CGSize) {}
    func endEffect(in context: inout DrawContext) {}

    /// The point of a `displaced` child of a size that is put where the box says, from its left and top.
    func displacedPoint(of size: Lengths) -> Lengths { .zero }

    /// Called when a `reader`, and everything around it, has its place: makes the children that belong to this size.
    func makeContent(for size: CGSize) {}
}
