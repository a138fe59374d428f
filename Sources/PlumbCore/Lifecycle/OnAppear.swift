import Foundation
import PlumbLayout

/// Runs actions when a view comes into the tree, or into sight of a lazy container, and when it goes. Size and place
/// are the view's.
package struct AppearanceModifier: MemberModifier {
    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor public static func makeNodes<C: View>(
        of modifier: AppearanceModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(AppearanceModifier.self)
        let appearance = builder.keepObject(AppearanceNode(builder.graph)) { _ in }
        appearance.appear = modifier.appear
        appearance.disappear = modifier.disappear
        if scope.isNew { appearance.returnToSight(builder.node) }
        builder.add(content)
        builder.close(scope)
    }
}

/// What to do when a view has come into sight, and when it has left it.
final class AppearanceNode: NodeObject {
    /// A view that has not appeared yet does not disappear.
    private enum Stage { case absent, waiting, shown }

    var appear: (() -> Void)?
    var disappear: (() -> Void)?
    private unowned let graph: ViewGraph
    private var stage = Stage.absent

    init(_ graph: ViewGraph) {
        self.graph = graph
        super.init()
    }

    override func returnToSight(_ node: NodeID) {
        stage = .waiting
        // The view may be gone by the time the layout has ended.
        graph.afterLayout.appearing.append((node, { [weak self] in self?.runAppear() }))
    }

    private func runAppear() {
        guard stage == .waiting else { return }
        stage = .shown
        appear?()
    }

    override func leaveSight() {
        if stage == .shown, let disappear { graph.afterLayout.disappearing.append(disappear) }
        stage = .absent
    }

    override func pageTurned(isShown: Bool, _ node: NodeID) { if isShown { returnToSight(node) } else { leaveSight() } }

    override func willRemove() { leaveSight() }
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
