import Foundation

/// Runs actions when a view's node comes into the tree and when it goes. Size and place are the view's.
public struct AppearanceModifier: MemberModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor public static func makeNodes<C: View>(
        of modifier: AppearanceModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(AppearanceModifier.self)
        let graph = builder.graph
        if let kept = builder.keptObject(as: AppearanceNode.self) {
            kept.disappear = modifier.disappear
        } else {
            graph.setObject(AppearanceNode(modifier.disappear, graph), of: builder.node)
            if let appear = modifier.appear { graph.appearing.append((builder.node, appear)) }
        }
        builder.add(content)
        builder.close(scope)
    }
}

private final class AppearanceNode: NodeObject {
    var disappear: (() -> Void)?
    private unowned let graph: ViewGraph

    init(_ disappear: (() -> Void)?, _ graph: ViewGraph) {
        self.disappear = disappear
        self.graph = graph
        super.init()
    }

    override func willRemove() { if let disappear { graph.disappearing.append(disappear) } }
}

extension View {
    /// Runs an action after the first layout the view is in.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: action, disappear: nil))
    }

    /// Runs an action after the view has left the tree.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceModifier(appear: nil, disappear: action))
    }
}
