import PlumbGraphics
import PlumbLayout

/// Where a scroll view is to be, and whom to tell where it is.
struct ScrollPositionValue {
    var id: AnyHashable?
    var anchor: UnitPoint?
    let write: (AnyHashable) -> Void
}

private struct ScrollPositionKey: EnvironmentKey { static var defaultValue: ScrollPositionValue? { nil } }

extension EnvironmentValues {
    var scrollPosition: ScrollPositionValue? {
        get { self[ScrollPositionKey.self] }
        set { self[ScrollPositionKey.self] = newValue }
    }
}

/// Marks a container whose members a scroll view's position is about.
public struct ScrollTargetLayoutModifier: SubtreeModifier {
    let isEnabled: Bool

    @MainActor public static func makeNodes<C: View>(
        of modifier: ScrollTargetLayoutModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(ScrollTargetLayoutModifier.self)
        builder.graph.setObject(modifier.isEnabled ? ScrollTargetNode() : nil, of: builder.node)
        builder.add(content)
        builder.close(scope)
    }
}

final class ScrollTargetNode: NodeObject {}

extension View {
    /// Ties the scroll views in this view to an id, both ways. Size and place are the view's.
    ///
    /// When the id changes, the view with it comes into sight. When something is scrolled, the id of the view at the anchor is written: of the
    /// members of the containers with `scrollTargetLayout()`. Nothing is written before something has moved.
    /// - Parameter anchor: the point of what is in sight, and of the view, that belong together; nil: the first view in sight is the one
    ///   written, and a view scrolls no farther than it has to.
    public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View {
        modifier(
            EnvironmentModifier({
                $0.scrollPosition = ScrollPositionValue(id: id.wrappedValue.map { AnyHashable($0) }, anchor: anchor) {
                    if let new = $0.base as? ID { id.wrappedValue = new }
                }
            }))
    }

    /// Where the scroll views in this view begin.
    public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
        defaultScrollAnchor(initialAnchor, for: .initialOffset)
    }

    /// Makes the members of this container those that `scrollPosition` and `viewAligned` are about. Size and place are the view's.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
    }
}
