/// What a feature adds to a box beyond plain data, as far as layout goes: a measure, a guide, spacing preferences.
///
/// Boxes without a role cost no object. Several boxes may share a role that keeps nothing of their geometry; those of
/// viewports, users' layouts and readers belong to one box each. What is painted, touched or named is no business of
/// the engine: the modules above subclass roles, and ask them there. The class and what its answers are made of are
/// public only because a class can be subclassed in another module in no other way; nobody outside of this package sees
/// the module.
open class BoxRole {
    public init() {}

    /// The answer of a `coupled` or `measured` box. NaN in the proposal is "unspecified".
    open func measure(_ proposal: Lengths) -> Lengths {
        Lengths(
            proposal.width.specified(or: .idealLength),
            proposal.height.specified(or: .idealLength))
    }

    /// Whether a `rigid` box has a baseline of its own.
    open var hasBaseline: Bool { false }

    /// The explicit value of a guide of a `measured` or `rigid` box for a size, NaN for none.
    open func explicitGuide(_ key: AlignmentKey, size: Lengths, proposal: Lengths) -> Double { .unspecified }

    /// The value of the guide that a `guide` box sets, from the answer of what is in it.
    open func guide(in dimensions: BoxDimensions) -> Double { .unspecified }

    /// Spacing preferences of the box; nil for those that its rule gives.
    open var spacing: Spacing? { nil }

    /// Whether something in a `forward` box is out of turn among its neighbours when they are painted.
    open var isRaised: Bool { false }

    /// The point of a `displaced` child of a size that is put where the box says, from its left and top.
    open func displacedPoint(of size: Lengths) -> Lengths { .zero }

    /// Called when a `reader`, and everything around it, has its place: makes the children that belong to this size.
    open func makeContent(for size: Lengths) {}

    /// What a `viewport` box knows beside its rule.
    open var viewport: Viewport? { nil }
}
