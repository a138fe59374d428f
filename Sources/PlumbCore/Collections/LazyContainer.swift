import PlumbLayout

extension GraphBuilder {
    /// A container that makes what is in sight. Where nothing around scrolls along its axis, everything is in sight:
    /// then `eager` makes it, all at once.
    func addLazy<T, C: View>(
        _ type: T.Type, _ arrangement: LazyArrangement, pinnedViews: PinnedScrollableViews, content: C,
        eager: () -> Void
    ) {
        guard values.scrolledAxes.contains(Axis.Set(arrangement.axis)) else { return eager() }
        var scope = open(LazyLines.self)
        let list: PartialList
        if let kept = keptObject(as: PartialList.self), let lines = kept.layout as? LazyLines {
            list = kept
            lines.arrange(arrangement, pinnedViews)
            _ = box(.custom, in: &scope)
        } else {
            list = PartialList(graph, node: node)
            let lines = LazyLines(graph, list: list, arrangement: arrangement)
            lines.arrange(arrangement, pinnedViews)
            list.layout = lines
            graph.setObject(list, of: node)
            let box = box(.custom, role: LazyRole(lines), in: &scope)
            configure(box, BoxParameters(.custom), isNew: true)
        }
        list.raised = []
        if pinnedViews.contains(.sectionHeaders) { list.raised.insert(.header) }
        if pinnedViews.contains(.sectionFooters) { list.raised.insert(.footer) }
        // A grid's cells stand in no stack.
        orientation = arrangement.items != nil ? 0 : arrangement.axis == .horizontal ? 1 : 2
        pending = nil
        self.list = ListScope(list: list)
        add(content)
        close(scope)
    }
}
