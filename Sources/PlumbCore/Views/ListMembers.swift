enum SectionMemberTag {}

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

    /// Lists the header, the rows or the footer of a section, which `body` adds.
    func addToList(as member: SectionMember, _ body: () -> Void) {
        let scope = open(SectionMemberTag.self)
        if scope.isNew { graph.setObject(SectionMemberNode(member), of: node) }
        list?.member = member
        body()
        close(scope)
    }
}
