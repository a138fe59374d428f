/// One child, passed on unchanged: modifiers that have nothing to do with layout.
extension LayoutTree {
    func forwardTraits(_ id: BoxID) -> BoxFlags {
        role(of: id)?.isRaised == true ? childTraits(id).union(.raised) : childTraits(id)
    }

    /// The priority that is set here, else the child's (Docs/Rules.md, sections 1 and 7).
    func forwardPriority(_ id: BoxID) {
        let given = self[id].givenPriority
        if given.isNaN { takePriorityOfChild(id) } else { setPriority(given, of: id) }
    }

    func forwardSpacing(_ id: BoxID) -> Spacing { self[id].hasOrdinarySpacing ? .ordinary : childSpacing(id) }
}
