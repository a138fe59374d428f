import Foundation
import PlumbLayout

/// Changes what views within inherit. Size and place are the view's.
package struct EnvironmentModifier: SubtreeModifier {
    let change: (inout EnvironmentValues) -> Void

    init(_ change: @escaping (inout EnvironmentValues) -> Void) { self.change = change }

    /// Sets a value.
    init<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
        change = { $0[keyPath: keyPath] = value }
    }

    @MainActor public static func makeNodes<C: View>(
        of modifier: EnvironmentModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(EnvironmentModifier.self)
        let node: EnvironmentNode
        if let kept = builder.keptObject(as: EnvironmentNode.self) {
            node = kept
            node.update(modifier.change, in: builder)
        } else {
            node = EnvironmentNode(modifier.change, in: builder)
            builder.graph.setObject(node, of: builder.node)
        }
        // What the body around reads of the values set here, it reads of no scope around it.
        let reads = EnvironmentLog.readings {
            builder.withEnvironment(node.id) { builder.add(content) }
        }
        EnvironmentLog.reads.formUnion(node.takeReads(reads))
        builder.close(scope)
    }
}

extension GraphBuilder {
    /// Adds a view with a value that it and those in it inherit. The view's type stays what it is: one that grew by a
    /// modifier a level would have no end in deep trees.
    func add<C: View>(_ content: C, with modifier: EnvironmentModifier) {
        EnvironmentModifier.makeNodes(of: modifier, content: content, in: self)
    }
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
            EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// The color scheme of this view and those in it.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
