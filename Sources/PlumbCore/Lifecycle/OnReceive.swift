import Foundation
import PlumbCombine
import PlumbLayout

/// Runs an action for each value of a publisher, while a view is in the tree. Size and place are the view's.
///
/// A publisher that is, byte for byte, the one of the last evaluation stays subscribed; another one is subscribed in
/// its place.
package struct OnReceiveModifier<P: Publisher>: SubtreeModifier where P.Failure == Never {
    let publisher: P
    let action: (P.Output) -> Void

    @MainActor public static func makeNodes<C: View>(
        of modifier: OnReceiveModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(OnReceiveModifier.self)
        let graph = builder.graph
        let node = builder.keptObject(as: OnReceiveNode<P>.self) ?? OnReceiveNode<P>()
        if scope.isNew { graph.setObject(node, of: builder.node) }
        node.action = modifier.action
        node.follow(modifier.publisher, in: graph)
        builder.add(content)
        builder.close(scope)
    }
}

private final class OnReceiveNode<P: Publisher>: NodeObject where P.Failure == Never {
    var action: ((P.Output) -> Void)?
    private var publisher: P?
    private var subscription: AnyCancellable?

    /// Subscribes when the layout has come to rest: a publisher that sends at once would run the action in the midst of
    /// an update.
    @MainActor func follow(_ publisher: P, in graph: ViewGraph) {
        if let kept = self.publisher, haveSameBytes(kept, publisher) { return }
        self.publisher = publisher
        subscription = nil
        graph.afterLayout.changes.append(
            Notice(name: "onReceive", subject: P.self) { [weak self] in
                guard let self, self.publisher.map({ haveSameBytes($0, publisher) }) == true else { return }
                subscription = publisher.sink { [weak self] in self?.action?($0) }
            })
    }

    override func willRemove() {
        publisher = nil
        subscription = nil
        action = nil
    }
}

/// Whether two values are the same, byte for byte. References count by identity.
func haveSameBytes<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in
        withUnsafeBytes(of: b) { b in a.count == 0 || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0 }
    }
}

extension View {
    /// - Parameter action: takes each value that the publisher sends.
    public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View
    where P.Failure == Never { modifier(OnReceiveModifier(publisher: publisher, action: action)) }
}
