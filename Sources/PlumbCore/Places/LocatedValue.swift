/// A value that knows where it was written.
package protocol LocatedValue {
    /// Where it was written.
    var sourceAddress: SourceAddress { get }
}

/// A shape with a paint: the place is that of the paint.
protocol PaintedShape: LocatedValue {}

/// A view that stands for what is written elsewhere.
protocol UnlocatedView {}

/// The body of a user's modifier, as a view.
@MainActor
protocol ModifierBody: UnlocatedView {
    static var modifierType: Any.Type { get }
}
