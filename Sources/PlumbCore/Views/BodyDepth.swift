import PlumbLayout

extension GraphBuilder {
    /// Enters one more body; false when there are more of them than any real view has.
    func descend<V>(into type: V.Type) -> Bool {
        depth += 1
        if depth > GraphBuilder.depthLimit || StackLimit.isNear {
            graph.update.fail(
                "\(lastBody ?? "\(type)") contains itself, or is nested more than \(depth) bodies deep; "
                    + "a view's body must not lead back to the view without a condition that ends it")
            return false
        }
        return graph.update.failure == nil
    }

    func ascend() { depth -= 1 }

    /// The view whose body is being evaluated, for sentences.
    var lastBody: String? { body.map { "\($0)" } }
}
