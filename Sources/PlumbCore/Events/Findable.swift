import Foundation
import PlumbLayout

/// A view that can be found by a point, with what is to be known of it.
@MainActor
final class FindableNode: NodeObject {
    let site: GestureSite
    /// What the view says of itself.
    var value: AnyObject
    /// Whether the view has gone, or is out of sight.
    private(set) var isGone = false

    init(_ site: GestureSite, _ value: AnyObject) {
        self.site = site
        self.value = value
        super.init()
    }

    override func leaveSight() { isGone = true }
    override func returnToSight(_ node: NodeID) { isGone = false }
    override func pageTurned(isShown: Bool, _ node: NodeID) { isGone = !isShown }
    override func willRemove() { isGone = true }
    /// The view that says something for it goes.
    func end() { isGone = true }
}

/// Several that are found at one view, the innermost first.
@MainActor
protocol FindableSet: AnyObject {
    var findables: [FindableNode] { get }
}

/// Lets a view be found by a point. Size and place are the view's.
struct FindableModifier: MemberModifier {
    let value: AnyObject

    @MainActor static func makeNodes<C: View>(of modifier: FindableModifier, content: C, in builder: GraphBuilder) {
        var scope = builder.open(FindableModifier.self)
        let node = builder.keepObject(
            FindableNode(GestureSite(builder.graph, node: builder.node), modifier.value)
        ) { $0.value = modifier.value }
        _ = builder.box(.forward, role: scope.isNew ? FindableRole(node) : nil, in: &scope)
        builder.add(content)
        builder.close(scope)
    }
}

private final class FindableRole: BoxRole, TouchRole {
    private let node: FindableNode
    init(_ node: FindableNode) { self.node = node }
    var watcher: AnyObject? { node }
}
