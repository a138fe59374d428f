import PlumbLayout

/// Where a view was written: what it inherits there can be given to another view.
@MainActor
package final class EnvironmentSource {
    private unowned let graph: ViewGraph
    private let node: NodeID

    init(_ node: NodeID, _ graph: ViewGraph) {
        self.node = node
        self.graph = graph
    }

    /// Runs what is to happen when something is submitted there.
    package func submit(_ trigger: SubmitTriggers) {
        if !graph.isFree(node) { _ = graph.keyFocus.submit(trigger, at: node) }
    }

    fileprivate var values: EnvironmentValues? {
        graph.isFree(node) ? nil : graph.environment(graph[node].environment)
    }
}

/// Lets a view inherit what views inherit elsewhere. Size and place are the view's.
struct BorrowedEnvironment: SubtreeModifier {
    let source: EnvironmentSource
    let change: (inout EnvironmentValues) -> Void

    @MainActor static func makeNodes<C: View>(of modifier: BorrowedEnvironment, content: C, in builder: GraphBuilder) {
        let (source, change) = (modifier.source, modifier.change)
        builder.add(
            content,
            with: EnvironmentModifier { values in
                let here = values
                // Whatever changes around, the values are looked at again.
                EnvironmentLog.noteReadingAll()
                MainActor.assumeIsolated { if let there = source.values { values = there } }
                // These belong to the place, not to who has written the view.
                values.presentation = here.presentation
                values.scrollObservers = ScrollObservers()
                change(&values)
            })
    }
}

/// Hands down values that have views in them, which are shown elsewhere. Size and place are the view's.
struct SourcedEnvironment: SubtreeModifier {
    let change: @MainActor (EnvironmentSource, inout EnvironmentValues) -> Void

    @MainActor static func makeNodes<C: View>(of modifier: SourcedEnvironment, content: C, in builder: GraphBuilder) {
        let scope = builder.open(SourcedEnvironment.self)
        let node = builder.keepObject(SourceNode(EnvironmentSource(builder.node, builder.graph))) { _ in }
        let (source, change) = (node.source, modifier.change)
        builder.add(
            content,
            with: EnvironmentModifier { values in
                var copy = values
                MainActor.assumeIsolated { change(source, &copy) }
                values = copy
            })
        builder.close(scope)
    }
}

@MainActor
private final class SourceNode: NodeObject {
    let source: EnvironmentSource

    init(_ source: EnvironmentSource) {
        self.source = source
        super.init()
    }
}

extension View {
    /// Changes what views within inherit, by values that know where they were written.
    package func withEnvironmentSource(
        _ change: @escaping @MainActor (EnvironmentSource, inout EnvironmentValues) -> Void
    ) -> some View { modifier(SourcedEnvironment(change: change)) }

    /// Lets the view inherit what views inherit elsewhere.
    ///
    /// - Parameter change: is done to the values last.
    package func inheriting(
        from source: EnvironmentSource, _ change: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) -> some View { modifier(BorrowedEnvironment(source: source, change: change)) }

    /// Lets a presented view inherit what is presented elsewhere, as if it were presented from there.
    ///
    /// - Parameter source: nil for where it is presented.
    @ViewBuilder package func presented(from source: EnvironmentSource?) -> some View {
        if let source {
            inheriting(from: source) {
                $0.leaveContext()
                $0.hasSafeArea = true
            }
        } else {
            self
        }
    }
}
