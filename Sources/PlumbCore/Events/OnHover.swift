import Foundation
import PlumbLayout

/// Where the mouse is over a view.
public enum HoverPhase: Equatable, Sendable {
    /// It is over the view, at a point of the coordinate space that was asked for.
    case active(CGPoint)
    /// It has left the view.
    case ended
}

/// Tells where the mouse is over a view. Size and place are the view's.
package struct HoverModifier: MemberModifier {
    let space: CoordinateSpace
    let action: (HoverPhase) -> Void

    @MainActor public static func makeNodes<C: View>(
        of modifier: HoverModifier, content: C, in builder: GraphBuilder
    ) {
        var scope = builder.open(HoverModifier.self)
        let node = builder.keepObject(HoverNode(GestureSite(builder.graph, node: builder.node))) { _ in }
        _ = builder.box(.forward, role: scope.isNew ? HoverRole(node) : nil, in: &scope)
        node.space = modifier.space
        node.action = modifier.action
        builder.add(content)
        builder.close(scope)
    }
}

/// Who wants to know of the mouse.
@MainActor
final class HoverNode: NodeObject {
    private let site: GestureSite
    var space = CoordinateSpace.local
    var action: (HoverPhase) -> Void = { _ in }
    private var isGone = false

    init(_ site: GestureSite) {
        self.site = site
        super.init()
    }

    /// - Parameter point: of the root view; nil when the mouse has left.
    func tell(_ point: CGPoint?) {
        guard !isGone else { return }
        action(point.map { .active(site.location($0, in: space)) } ?? .ended)
    }

    override func willRemove() { isGone = true }
}

private final class HoverRole: BoxRole, TouchRole {
    private let node: HoverNode
    init(_ node: HoverNode) { self.node = node }
    var watcher: AnyObject? { node }
}

extension View {
    /// Runs an action when the mouse comes over the view (true) and when it leaves it.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        modifier(HoverChangeModifier(action: action))
    }

    /// Runs an action whenever the mouse moves over the view, and when it leaves it.
    ///
    /// - Parameter coordinateSpace: whose coordinates the mouse's place is told in.
    public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace.coordinateSpace, action: action))
    }

    /// Runs an action whenever the mouse moves over the view, and when it leaves it.
    ///
    /// - Parameter coordinateSpace: whose coordinates the mouse's place is told in.
    @_disfavoredOverload
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View {
        modifier(HoverModifier(space: coordinateSpace, action: action))
    }
}

/// Tells whether the mouse is over a view: once when it comes, once when it goes.
private struct HoverChangeModifier: ViewModifier {
    let action: (Bool) -> Void
    @State private var memory = Memory()

    private final class Memory { var isOver = false }

    func body(content: Content) -> some View {
        content.onContinuousHover { phase in
            let isOver = phase != .ended
            guard isOver != memory.isOver else { return }
            memory.isOver = isOver
            action(isOver)
        }
    }
}
