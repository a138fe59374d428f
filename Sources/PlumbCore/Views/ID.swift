import PlumbLayout

/// Ties a view's life to a value: with another value, the view starts anew, state and all. Size and place are the
/// view's.
package struct IDModifier<ID: Hashable>: SubtreeModifier {
    let id: ID

    @MainActor public static func makeNodes<C: View>(of modifier: IDModifier, content: C, in builder: GraphBuilder) {
        let scope = builder.open(IDModifier.self)
        if let kept = builder.keptObject(as: IDNode<ID>.self) {
            if kept.id != modifier.id {
                builder.removeContent()
                kept.id = modifier.id
            }
        } else {
            builder.graph.setObject(IDNode(modifier.id), of: builder.node)
        }
        builder.add(content)
        builder.close(scope)
    }
}

/// A node's object that knows an id of what is in the node.
protocol IdentifiedObject {
    var anyID: AnyHashable { get }
}

private final class IDNode<ID: Hashable>: NodeObject, IdentifiedObject {
    var id: ID
    var anyID: AnyHashable { AnyHashable(id) }

    init(_ id: ID) {
        self.id = id
        super.init()
    }
}

/// A modifier that gives its view an id.
private protocol IdentifyingModifier {
    var anyID: AnyHashable { get }
}

extension IDModifier: IdentifyingModifier {
    fileprivate var anyID: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: ExplicitlyIdentified {
    var explicitID: AnyHashable? {
        (modifier as? any IdentifyingModifier)?.anyID ?? (content as? any ExplicitlyIdentified)?.explicitID
    }
}

extension View {
    /// - Parameter id: the view's identity; when it changes, the view is another one.
    public func id<ID: Hashable>(_ id: ID) -> some View { modifier(IDModifier(id: id)) }
}
