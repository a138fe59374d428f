import PlumbLayout

/// One of two views: what `if … else` and `switch` make. Each branch has a life of its own.
public struct ConditionalContent<TrueContent: View, FalseContent: View>: PrimitiveView {
    enum Branch {
        case first(TrueContent)
        case second(FalseContent)
    }

    let branch: Branch

    @inline(__always) init(_ branch: Branch) { self.branch = branch }

    @MainActor public static var arity: Arity {
        let (first, second) = (TrueContent.arity, FalseContent.arity)
        if first.isSingle, second.isSingle { return .one }
        return first.isAtMostOne && second.isAtMostOne ? .optional : .variable
    }

    @MainActor public static func makeNodes(of view: ConditionalContent, in builder: GraphBuilder) {
        // The type that is looked up in any case.
        let scope = builder.open(Branch.self)
        builder.graph.records.updateLog?.choice(
            TrueContent.self, FalseContent.self, at: builder.node, in: builder.graph)
        switch view.branch {
        case .first(let content):
            builder.chooseBranch(1)
            builder.add(content)
        case .second(let content):
            builder.chooseBranch(2)
            builder.add(content)
        }
        builder.close(scope)
    }
}

extension Optional: View, PrimitiveView where Wrapped: View {
    @MainActor public static var arity: Arity { Wrapped.arity.isAtMostOne ? .optional : .variable }

    @MainActor public static func makeNodes(of view: Wrapped?, in builder: GraphBuilder) {
        let scope = builder.open(Wrapped?.self)
        builder.chooseBranch(view == nil ? 2 : 1)
        if let view { builder.add(view) }
        builder.close(scope)
    }
}

extension GraphBuilder {
    /// Says which branch the node that was just entered has taken: another one than last time starts anew.
    func chooseBranch(_ branch: Int) {
        if graph[node].value != branch {
            if graph[node].value != 0 { removeContent() }
            graph[node].value = branch
        }
    }
}
