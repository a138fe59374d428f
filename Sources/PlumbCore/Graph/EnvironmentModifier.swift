import Foundation
import PlumbLayout

/// Changes what views within inherit. Size and place are the view's.
public struct EnvironmentModifier: SubtreeModifier {
    let change: (inout EnvironmentValues) -> Void
    /// Whether two environments that the modifier has made can't be told apart, as far as it changed them.
    let isSame: (EnvironmentValues, EnvironmentValues) -> Bool

    init(
        _ change: @escaping (inout EnvironmentValues) -> Void,
        isSame: @escaping (EnvironmentValues, EnvironmentValues) -> Bool = { _, _ in false }
    ) {
        self.change = change
        self.isSame = isSame
    }

    /// Sets a value.
    init<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
        self.init({ $0[keyPath: keyPath] = value }) { areEqual($0[keyPath: keyPath], $1[keyPath: keyPath]) }
    }

    @MainActor public static func makeNodes<C: View>(
        of modifier: EnvironmentModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(EnvironmentModifier.self)
        var values = builder.values
        modifier.change(&values)
        let graph = builder.graph
        let object: EnvironmentNode
        var isChanged = false
        if let kept = builder.keptObject(as: EnvironmentNode.self) {
            object = kept
            isChanged = !modifier.isSame(graph.environment(kept.id), values)
            graph.setEnvironment(kept.id, values)
        } else {
            object = EnvironmentNode(graph.addEnvironment(values), graph)
            graph.setObject(object, of: builder.node)
        }
        builder.withEnvironment(object.id, isChanged: isChanged) { builder.add(content) }
        builder.close(scope)
    }
}

extension GraphBuilder {
    /// Adds a view with a value that it and those in it inherit. The view's type stays what it is: one that grew by a modifier a level
    /// would have no end in deep trees.
    func add<C: View>(_ content: C, with modifier: EnvironmentModifier) {
        EnvironmentModifier.makeNodes(of: modifier, content: content, in: self)
    }
}

/// The environment that a modifier has made.
private final class EnvironmentNode: NodeObject {
    let id: Int32
    private unowned let graph: ViewGraph

    init(_ id: Int32, _ graph: ViewGraph) {
        self.id = id
        self.graph = graph
        super.init()
    }

    override func willRemove() { graph.removeEnvironment(id) }
}

extension View {
    /// Sets a value that this view and those in it inherit.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        modifier(EnvironmentModifier(keyPath, value))
    }

    /// Changes a value that this view and those in it inherit.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(
            EnvironmentModifier({ transform(&$0[keyPath: keyPath]) }) {
                areEqual($0[keyPath: keyPath], $1[keyPath: keyPath])
            })
    }

    /// The color scheme of this view and those in it.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
