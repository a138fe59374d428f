import Foundation
import PlumbLayout

/// Sets a guide of the view; it moves nothing until a container aligns by that guide.
///
/// Size and place are the view's. The closure sees the view's own dimensions, guides set further in included; the
/// outermost modifier for a guide wins (Docs/Rules.md, section 2).
package struct AlignmentGuideModifier: MemberModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    @MainActor public static func makeNodes<C: View>(
        of modifier: AlignmentGuideModifier, content: C, in builder: GraphBuilder
    ) {
        var parameters = BoxParameters(.guide, axis: modifier.key.axis)
        if modifier.key.axis == .horizontal {
            parameters.horizontal = modifier.key
        } else {
            parameters.vertical = modifier.key
        }
        let scope = builder.openBox(
            AlignmentGuideModifier.self, parameters,
            role: GuideRole(modifier.computeValue, reader: ReadTracker.current(in: builder.graph), builder.graph))
        // Closures can't be compared: the guide may have moved.
        if !scope.isNew { builder.tree.invalidate(builder.graph[builder.node].box) }
        builder.add(content)
        builder.close(scope)
    }
}

private final class GuideRole: BoxRole {
    private let computeValue: (ViewDimensions) -> CGFloat
    /// The body that the closure belongs to: what the closure reads, that body has read.
    private let reader: NodeID?
    private unowned let graph: ViewGraph

    init(_ computeValue: @escaping (ViewDimensions) -> CGFloat, reader: NodeID?, _ graph: ViewGraph) {
        self.computeValue = computeValue
        self.reader = reader
        self.graph = graph
    }

    /// A value that is no number sets no guide.
    override func guide(in dimensions: BoxDimensions) -> Double {
        let value = computed(in: ViewDimensions(dimensions))
        if value.isFinite { return value }
        // The dimensions are those of the content; the modifier is the box around it.
        dimensions.tree.report(
            "alignmentGuide was given \(value), which is no place; it counts as not set",
            of: dimensions.tree[dimensions.box].parent)
        return .unspecified
    }

    private func computed(in dimensions: ViewDimensions) -> Double {
        guard let reader else { return Double(computeValue(dimensions)) }
        return onMain((self, dimensions)) { role, dimensions in
            ReadTracker.tracking(reader, in: role.graph) {
                role.graph.observing(reader) { Double(role.computeValue(dimensions)) }
            }
        }
    }
}

extension View {
    /// - Parameter computeValue: the guide's distance from the leading edge, in points.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue)) }

    /// - Parameter computeValue: the guide's distance from the top edge, in points.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View { modifier(AlignmentGuideModifier(key: g.key, computeValue: computeValue)) }
}
