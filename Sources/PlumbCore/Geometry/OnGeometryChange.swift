import Foundation
import PlumbLayout

/// Tells when something that is computed from a view's geometry is another than last time. Size and place are the
/// view's.
///
/// 1. The value is computed after each layout. 2. The action runs when the layout has come to rest: once for the first
/// value (old and new are then the same), then for each that differs. Source: OpenSwiftUI `GeometryActionBinder`.
package struct GeometryChangeModifier<Value: Equatable & Sendable>: MemberModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void
    /// Whether the value is computed.
    var isAsked = true

    @MainActor public static func makeNodes<C: View>(
        of modifier: GeometryChangeModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(GeometryChangeModifier.self)
        let listener = builder.keepObject(GeometryListener(modifier, builder.graph)) { $0.modifier = modifier }
        listener.isLooking = modifier.isAsked
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class GeometryListener<Value: Equatable & Sendable>: LayoutWatcher {
    var modifier: GeometryChangeModifier<Value>
    /// The value of the last call.
    private var last: Value?

    init(_ modifier: GeometryChangeModifier<Value>, _ graph: ViewGraph) {
        self.modifier = modifier
        super.init(graph)
    }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        let box = graph.afterLayout.boxWithin
        guard box >= 0 else { return }
        let proxy = GeometryProxy(graph, box: box)
        let value = ReadTracker.tracking(node, in: graph) { modifier.transform(proxy) }
        // A value that is not equal to itself (NaN) is no news.
        guard value != last, value == value || last == nil else { return }
        graph.afterLayout.notices.append(
            Notice(name: "onGeometryChange", subject: Value.self) { [self] in
                let old = last ?? value
                last = value
                modifier.action(old, value)
            })
    }
}

extension View {
    /// - Parameters:
    ///   - transform: computes the value from this view's geometry.
    ///   - action: is given the new value.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (_ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: { action($1) }))
    }

    /// - Parameters:
    ///   - transform: computes the value from this view's geometry.
    ///   - action: is given the value of the last call and the new one.
    public func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(GeometryChangeModifier(transform: transform, action: action))
    }
}
