// What can be done to a view by those who can't see it. Size, place and picture are the view's.

extension View {
    /// What happens when somebody who can't see acts on the view.
    ///
    /// - Parameters:
    ///   - actionKind: what somebody does.
    ///   - handler: what happens.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: actionKind, deed: .run(handler))) }
    }

    /// Something with a name that can be done to the view.
    public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Something with a name that can be done to the view.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: Text(nameKey)), handler)
    }

    /// Something with a name that can be done to the view.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: Text(name)), handler)
    }

    /// Lets the view be adjusted: it goes up and down.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .adjust(handler))) }
    }

    /// Lets the view be scrolled; the edge is the one that the content goes to.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .scroll(handler))) }
    }

    /// Lets the view be made larger and smaller.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .zoom(handler))) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// What happens when somebody who can't see acts on the view.
    ///
    /// - Parameters:
    ///   - actionKind: what somebody does.
    ///   - handler: what happens.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: actionKind, deed: .run(handler))) }
    }

    /// Something with a name that can be done to the view.
    public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Something with a name that can be done to the view.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        accessibilityAction(AccessibilityActionKind(named: Text(nameKey)), handler)
    }

    /// Something with a name that can be done to the view.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        accessibilityAction(AccessibilityActionKind(named: Text(name)), handler)
    }

    /// Lets the view be adjusted: it goes up and down.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .adjust(handler))) }
    }

    /// Lets the view be scrolled; the edge is the one that the content goes to.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .scroll(handler))) }
    }

    /// Lets the view be made larger and smaller.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .zoom(handler))) }
    }
}
