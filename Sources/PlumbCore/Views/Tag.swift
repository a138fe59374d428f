import Foundation
import PlumbLayout

/// Marks a view with a value by which whoever holds it tells it from others: a picker its choices, a canvas its
/// symbols. Size and place are the view's.
package struct TagModifier<V: Hashable>: MemberModifier {
    let tag: V

    @MainActor public static func makeNodes<C: View>(of modifier: TagModifier, content: C, in builder: GraphBuilder) {
        builder.addWrapper(
            TagModifier.self, BoxParameters(.forward), role: TagRole(AnyHashable(modifier.tag)), content: content)
    }
}

/// A modifier that is a tag, whatever the type of its value.
@MainActor
protocol TagBearer {
    var bornTag: AnyHashable { get }
}

extension TagModifier: TagBearer {
    var bornTag: AnyHashable { AnyHashable(tag) }
}

extension TagModifier: ContainerValueBearer {
    func add(to values: inout ContainerValues) { values.setTag(tag) }
}

private final class TagRole: BoxRole {
    let tag: AnyHashable
    init(_ tag: AnyHashable) { self.tag = tag }
}

extension TagRole: ContainerValueBearer {
    func add(to values: inout ContainerValues) { values.setTag(tag) }
}

extension View {
    /// Marks the view with a value. Size and place are the view's.
    public func tag<V: Hashable>(_ tag: V) -> some View { modifier(TagModifier(tag: tag)) }
}

extension LayoutTree {
    /// The outermost tag of a view, whatever modifiers are around it. The tags of several views in a container are not
    /// its own.
    func tag(of box: BoxID) -> AnyHashable? {
        var box = box
        while box >= 0 {
            if let role = role(of: box) as? TagRole { return role.tag }
            guard self[box].rule.isWrapper else { return nil }
            box = self[box].firstChild
        }
        return nil
    }
}
