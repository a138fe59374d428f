import Foundation
import PlumbGraphics
import PlumbLayout

/// Writes a preference made of an anchor of the view. Size and place are the view's.
///
/// As with `preference`, what views within write for the same key does not come through.
package struct AnchorPreferenceModifier<A, K: PreferenceKey>: MemberModifier {
    let source: Anchor<A>.Source
    /// Changes the value of the views within, or replaces it.
    let transform: (inout K.Value, Anchor<A>) -> Void
    let isReplacing: Bool

    @MainActor public static func makeNodes<C: View>(
        of modifier: AnchorPreferenceModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(AnchorPreferenceModifier.self)
        _ = builder.keepObject(AnchorWriter(modifier, builder.graph)) { $0.modifier = modifier }
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class AnchorWriter<A, K: PreferenceKey>: LayoutWatcher {
    var modifier: AnchorPreferenceModifier<A, K> { didSet { stamp = graph.update.makeStamp() } }
    private var stamp: Int
    private var place: GeometryAnswer?

    init(_ modifier: AnchorPreferenceModifier<A, K>, _ graph: ViewGraph) {
        self.modifier = modifier
        stamp = graph.update.makeStamp()
        super.init(graph)
    }

    override func updateAgain(_ node: NodeID, in graph: ViewGraph) { stamp = graph.update.makeStamp() }

    /// 1. The view's place is that of the layout that has just ended; another place is another value. 2. The closure
    /// gets the value of the views within, the default where it replaces it.
    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        let box = graph.afterLayout.boxWithin
        guard box >= 0 else { return }
        let size = graph.tree[box].size.cgSize
        let answer = GeometryAnswer(
            rect: CGRect(origin: .zero, size: size), transform: graph.tree.transform(from: box))
        if place?.isIdentical(to: answer) != true { stamp = graph.update.makeStamp() }
        place = answer
        let anchor = Anchor(modifier.source, size: size, place: answer.transform)
        let inner = modifier.isReplacing ? nil : preferences[K.self]
        var value = inner ?? K.defaultValue
        ReadTracker.tracking(node, in: graph) { modifier.transform(&value, anchor) }
        let innerStamp = modifier.isReplacing ? 0 : preferences.stamp(of: K.self)
        preferences.set(K.self, value, stamp: PreferenceValues.stamp(innerStamp, stamp))
    }
}

extension View {
    /// Hands a value up that is made of a part of this view's bounds.
    public func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<A, K>(source: value, transform: { $0 = transform($1) }, isReplacing: true))
    }

    /// Changes a value on its way up, with a part of this view's bounds.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform, isReplacing: false))
    }
}
