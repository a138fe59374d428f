import Foundation
import PlumbLayout

/// A frame whose lengths follow the container: the scroll view around the view, else the page, or the plane over it.
///
/// 1. The container's length is what is visible: of a scroll view, what it is proposed (its own length where nothing is), less what
/// keeps its content from its edges; of the page or plane, the proposal less the safe area. 2. The lengths are computed from it; an axis whose
/// container has no length is left to the view. 3. The rest is `frame(width:height:alignment:)`. How large a scroll view is comes out
/// in a layout; where that is another size than in the last one, there is one more. Source: Apple (`containerRelativeFrame`).
public struct ContainerRelativeFrameModifier: MemberModifier {
    let axes: Axis.Set
    let alignment: Alignment
    let length: (CGFloat, Axis) -> CGFloat

    @MainActor public static func makeNodes<C: View>(
        of modifier: ContainerRelativeFrameModifier, content: C, in builder: GraphBuilder
    ) {
        var scope = builder.open(ContainerRelativeFrameModifier.self)
        // A scroll view that is new has no size yet: the page's is a guess that the layout corrects.
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
private final class ContainerFollower: LayoutWatcher {
    var modifier: ContainerRelativeFrameModifier
    private var container: Lengths
    /// The room for which the container was guessed.
    private var room: Lengths
    private let node: NodeID
    private let plane: Plane

    init(_ modifier: ContainerRelativeFrameModifier, _ builder: GraphBuilder) {
        self.modifier = modifier
        node = builder.node
        plane = builder.values.plane ?? builder.graph.planes.page
        room = plane.room
        container = room
        super.init(builder.graph)
        plane.roomReaders.insert(node)
    }

    override func willRemove() {
        plane.roomReaders.remove(node)
        super.willRemove()
    }

    var parameters: BoxParameters {
        BoxParameters(.frame, a: length(.horizontal), b: length(.vertical), alignment: modifier.alignment)
    }

    private func length(_ axis: Axis) -> Double {
        guard modifier.axes.contains(axis == .horizontal ? .horizontal : .vertical), container[axis].isFinite else {
            return .unspecified
        }
        let length = modifier.length(CGFloat(container[axis]), axis)
        if length.isFinite, length >= 0 { return Double(length) }
        graph.report(
            "containerRelativeFrame came to \(length) on the \(axis) axis, which is no length; it counts as nil")
        return .unspecified
    }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        let now = graph.tree.visibleLengths(around: graph.tree[graph[node].box].parent) ?? plane.room
        guard !now.isIdentical(to: container) else { return }
        container = now
        graph.needsAnotherLayout(node, because: "containerRelativeFrame", of: Axis.self)
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) {
        // In another room the guess is another; out of sight, where no layout corrects it, it stays.
        if !plane.room.isIdentical(to: room) {
            room = plane.room
            container = room
        }
        let parameters = ReadTracker.tracking(node, in: graph) { self.parameters }
        graph.tree.configure(graph[node].box, parameters)
    }
}

extension LayoutTree {
    /// What is visible of the innermost scrolling box around a place; nil where there is none.
    fileprivate func visibleLengths(around box: BoxID) -> Lengths? {
        var current = box
        while current >= 0, self[current].rule != .viewport { current = self[current].parent }
        return current >= 0 ? visibleLengths(of: current) : nil
    }

    /// What is visible of a viewport's content.
    fileprivate func visibleLengths(of id: BoxID) -> Lengths {
        let insets = viewport(of: id)?.insets ?? EdgeLengths()
        func visible(_ axis: Axis) -> Double {
            let given = self[id].proposal[axis]
            return max(0, (given.isFinite ? given : self[id].size[axis]) - insets[axis])
        }
        return Lengths(visible(.horizontal), visible(.vertical))
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
