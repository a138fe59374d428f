/// One child, passed on unchanged: modifiers that have nothing to do with layout. `a` is a layout priority, NaN for the
/// child's; `b` is 1 where the box prefers the distances of an ordinary view, whatever the child does.
extension LayoutTree {
    func forwardTraits(_ id: BoxID) -> BoxFlags {
        role(of: id)?.isRaised == true ? childTraits(id).union(.raised) : childTraits(id)
    }

    /// The priority that is set here, else the child's (Docs/Rules.md, sections 1 and 7).
    func forwardPriority(_ id: BoxID) {
        if self[id].a.isNaN { takePriorityOfChild(id) } else { setPriority(self[id].a, of: id) }
    }

    func forwardSpacing(_ id: BoxID) -> Spacing { self[id].b == 1 ? .ordinary : childSpacing(id) }
}
