import PlumbLayout

extension UpdateLog {
    /// Evaluates a body as `ComposedInstance` does, and notes it.
    func evaluate<V: View>(
        _ bound: inout V, _ instance: NodeObject, _ facts: DynamicPropertyFields.Facts, _ storage: PropertyStorage?,
        in builder: GraphBuilder
    ) {
        let (node, graph) = (builder.node, builder.graph)
        let given = reason
        reason = nil
        // What Plumb's own views do is nobody's affair.
        let name = name(of: V.self)
        var body = TracedUpdate.Body(
            view: name ?? "", node: Int(node),
            reason: causes[node].map { .read($0) } ?? given ?? .around, point: graph.nearestPoint(to: node))
        if case .given? = given, causes[node] == nil { body.hasOnlyClosures = hasOnlyClosures }
        let owner = Owner(log: self, view: body.view, node: Int(node), point: body.point, instance: instance)
        if let storage, name != nil {
            withUnsafeMutableBytes(of: &bound) { bytes in
                guard let start = bytes.baseAddress else { return }
                for (index, field) in facts.fields.enumerated() {
                    field.log(start + field.offset, storage, index, owner)
                }
            }
        }
        let place = current?.bodies.count ?? 0
        let isKept = current != nil && name != nil && place < UpdateLog.mostBodies
        if isKept { current?.bodies.append(body) }
        let key = ObjectIdentifier(instance)
        ReadTracker.tracking(node, in: graph) {
            builder.add(for: node) {
                let made = bound.body
                if isKept, body.reason != .appeared, let last = bodies[key] as? V.Body {
                    current?.bodies[place].isSame = haveSameBytes(made, last)
                }
                bodies[key] = made
                return made
            }
        }
    }
}
