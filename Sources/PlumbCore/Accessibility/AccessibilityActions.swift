// What can be done to a view by those who can't see it. Size, place and picture are the view's.

extension View {
    /// Adds an action to the element.
    ///
    /// - Parameters:
    ///   - actionKind: the kind of action.
    ///   - handler: runs when the action is performed.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: actionKind, deed: .run(handler))) }
    }

    /// Adds an action with a name to the element.
    public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a name to the element.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: Text(nameKey)), handler)
    }

    /// Adds an action with a name to the element.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAction(AccessibilityActionKind(named: Text(name)), handler)
    }

    /// Makes the element adjustable: its value can be incremented and decremented.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .adjust(handler))) }
    }

    /// Adds scrolling; the edge is the one towards which the content moves.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .scroll(handler))) }
    }

    /// Adds a zoom action to the element.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .zoom(handler))) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Adds an action to the element.
    ///
    /// - Parameters:
    ///   - actionKind: the kind of action.
    ///   - handler: runs when the action is performed.
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: actionKind, deed: .run(handler))) }
    }

    /// Adds an action with a name to the element.
    public func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        accessibilityAction(AccessibilityActionKind(named: name), handler)
    }

    /// Adds an action with a name to the element.
    public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        accessibilityAction(AccessibilityActionKind(named: Text(nameKey)), handler)
    }

    /// Adds an action with a name to the element.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        accessibilityAction(AccessibilityActionKind(named: Text(name)), handler)
    }

    /// Makes the element adjustable: its value can be incremented and decremented.
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .adjust(handler))) }
    }

    /// Adds scrolling; the edge is the one towards which the content moves.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .scroll(handler))) }
    }

    /// Adds a zoom action to the element.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.actions.append(AccessibilityProperties.Action(kind: .default, deed: .zoom(handler))) }
    }
}
