/// Has a view know where it was written: gives it a property with the address of the call that made it
/// (Docs/Decisions/0019-places.md).
@attached(member, names: named(sourceAddress))
@attached(extension, conformances: LocatedValue)
package macro Located() = #externalMacro(module: "PlumbMacros", type: "LocatedMacro")

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
