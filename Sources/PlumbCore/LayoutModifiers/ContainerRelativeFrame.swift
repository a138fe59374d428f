import Foundation
import PlumbLayout

/// A frame whose lengths follow the container: the scroll view around the view, else the page.
///
/// 1. The container's length is what is visible: of a scroll view, what it is proposed, less what keeps its content
/// from its edges; of the page, the proposal less the safe area. Where nothing is proposed, or no end, there is no such
/// length: a scroll view is as long as its content then, and its content can't be as long as it. 2. The lengths are
/// computed from it; an axis whose container has no length is left to the view. 3. The rest is
/// `frame(width:height:alignment:)`. A scroll view that is asked for its size answers for what it is proposed
/// (`ContainerReader`). What keeps its content from its edges comes out when it is placed; where that is another length
/// than in the last layout, there is one more. Source: APPLE (`containerRelativeFrame`).
package struct ContainerRelativeFrameModifier: MemberModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor public static func makeNodes<C: View>(
        of modifier: ContainerRelativeFrameModifier, content: C, in builder: GraphBuilder
    ) {
        var scope = builder.open(ContainerRelativeFrameModifier.self)
        let follower = builder.keepObject(ContainerFollower(modifier, builder)) {
            $0.modifier = modifier
        }
        let parameters = follower.parameters
        let box = builder.box(.frame, in: &scope)
        builder.configure(box, parameters, isNew: scope.isNew)
        builder.add(content)
        builder.close(scope)
    }
}

/// Keeps a frame at the lengths of its container.
@MainActor
private final class ContainerFollower: LayoutWatcher, ContainerReader {
    var modifier: ContainerRelativeFrameModifier
    private let kept: RecordRef
    /// The presentation whose room counts where nothing scrolls around.
    private let presentation: Presentation
    private var node: NodeID { graph.nodes.id(kept) }
    /// The scroll view around; none on the page.
    private let viewport: BoxID
    private unowned let role: Viewport?
    /// The scroll view was being laid out when this one came.
    private var isUnknown = false

    init(_ modifier: ContainerRelativeFrameModifier, _ builder: GraphBuilder) {
        let (graph, node) = (builder.graph, builder.node)
        self.modifier = modifier
        kept = graph.nodes.ref(node)
        presentation = builder.values.presentation ?? graph.presentations.page
        viewport = graph.tree.viewport(around: builder.parentBox)
        role = viewport >= 0 ? graph.tree.viewport(of: viewport) : nil
        super.init(graph)
        enter(node)
    }

    /// Takes part in what goes on in the container.
    private func enter(_ node: NodeID) {
        guard let role else {
            presentation.roomReaders.insert(node)
            return
        }
        if graph.tree.addReader(self, number: node, of: viewport, role) { isUnknown = true }
        if isUnknown { askAgain(node) }
    }

    private func leave(_ node: NodeID) {
        if let role {
            graph.tree.removeReader(number: node, of: viewport, role)
        } else {
            presentation.roomReaders.remove(node)
        }
    }

    override func leaveSight() { leave(node) }
    override func returnToSight(_ node: NodeID) { enter(node) }
    override func willLeave(_ node: NodeID, in graph: ViewGraph) { leave(node) }
    override func comesBack(_ node: NodeID, in graph: ViewGraph) {
        enter(node)
        follow()
    }

    override func willRemove() {
        leave(node)
        super.willRemove()
    }

    var parameters: BoxParameters {
        .frame(width: length(.horizontal), height: length(.vertical), alignment: modifier.alignment)
    }

    private func length(_ axis: Axis) -> Double {
        let container = role?.container ?? presentation.room
        guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical), container[axis].isFinite else {
            return .unspecified
        }
        let length = modifier.length(CGFloat(container[axis]), axis)
        if length.isFinite, length >= 0 { return Double(length) }
        graph.report(
            "containerRelativeFrame came to \(length) on the \(axis) axis, which is no length; it counts as nil")
        return .unspecified
    }

    private func follow() {
        let parameters = ReadTracker.tracking(node, in: graph) { self.parameters }
        graph.tree.configure(graph[node].box, parameters)
    }

    nonisolated func containerHasChanged() {
        onMain(self) { $0.follow() }
    }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        if let role, role.insets != role.knownInsets { askAgain(node) }
    }

    private func askAgain(_ node: NodeID) {
        graph.needsAnotherLayout(node, because: "containerRelativeFrame", of: Axis.self)
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) {
        if let role, isUnknown || role.insets != role.knownInsets {
            isUnknown = false
            role.knownInsets = role.insets
            graph.tree.invalidate(viewport)
        }
        follow()
    }
}

extension View {
    /// A frame as long as the container on the axes.
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: { length, _ in length }))
    }

    /// A frame whose lengths are computed from the container's.
    ///
    /// - Parameter length: is given the container's length in points and the axis.
    public func containerRelativeFrame(
        _ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        modifier(ContainerRelativeFrameModifier(axes: axes, alignment: alignment, length: length))
    }

    /// A frame of one or several of the equal parts that the container is divided into, on the axes.
    ///
    /// - Parameters:
    ///   - count: parts that are visible at a time; less than 1 counts as 1.
    ///   - span: parts that the frame takes, with the gaps between them.
    ///   - spacing: points between two parts.
    public func containerRelativeFrame(
        _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
    ) -> some View {
        let (count, span) = (CGFloat(max(count, 1)), CGFloat(span))
        return containerRelativeFrame(axes, alignment: alignment) { length, _ in
            (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
        }
    }
}
