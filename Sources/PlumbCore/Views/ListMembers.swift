enum ListMarkTag {}

extension GraphBuilder {
    /// Lists a view: it is made when the layout wants it, and updated from then on.
    func addListMember<V: View>(_ view: V) {
        guard let list else { return }
        let scope = open(ListSlot<V>.self)
        if let pending { graph.keepPending(pending, at: node) }
        if let slot = keptObject(as: ListSlot<V>.self) {
            slot.view = view
            self.list = nil
            if !slot.made.isEmpty { slot.addView(to: self) }
        } else {
            graph.setObject(ListSlot(view, self, in: list.list), of: node)
        }
        close(scope)
    }

    /// Lists the head, the content or the foot of a group.
    func addToList<V: View>(_ view: V, mark: ListMark) {
        let scope = open(ListMarkTag.self)
        if scope.isNew { graph.setObject(ListMarkNode(mark), of: node) }
        list?.mark = mark
        add(view)
        close(scope)
    }
}
