/// A view that is looked at again only when its value is another by `==`. It is its content, as far as layout goes.
///
/// State and values of the environment that the content has read still make it new.
@Located
public struct EquatableView<Content: Equatable & View>: PrimitiveView {
    /// The view.
    public var content: Content

    /// Looks at a view again only when it is another by its own `==`.
    public init(content: Content) { self.content = content }

    @MainActor public static var arity: Arity { Content.arity }

    @MainActor public static func makeNodes(of view: EquatableView, in builder: GraphBuilder) {
        let scope = builder.open(EquatableView.self)
        let kept = builder.keptObject(as: EquatableNode<Content>.self)
        // Modifiers that wait for the members of a list may have changed.
        let mayStay = !builder.looksAtAll && builder.pending == nil
        if mayStay, let kept, kept.content == view.content { return builder.skip(scope) }
        _ = builder.keepObject(EquatableNode(view.content)) { $0.content = view.content }
        builder.add(view.content)
        builder.close(scope)
    }
}

/// The value that was looked at last.
private final class EquatableNode<Content>: NodeObject {
    var content: Content

    init(_ content: Content) {
        self.content = content
        super.init()
    }
}

extension View where Self: Equatable {
    /// Looks at this view again only when it is another by its own `==`.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
