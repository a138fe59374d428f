// What a view says: label, value, hint. Size, place and picture are the view's.

extension View {
    /// What the view is.
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.label = label }
    }

    /// What the view is; where it is not enabled, it is as if nobody had said it.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.label = label } }
    }

    /// What the view is, a text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.label = Text(labelKey) }
    }

    /// What the view is, a text; where it is not enabled, it is as if nobody had said it.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.label = Text(labelKey) } }
    }

    /// What the view is, a text as it stands.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.label = Text(label) }
    }

    /// What the view is, a text as it stands; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.label = Text(label) } }
    }

    /// What the view holds now.
    public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.value = value }
    }

    /// What the view holds now; where it is not enabled, it is as if nobody had said it.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.value = value } }
    }

    /// What the view holds now, a text.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.value = Text(valueKey) }
    }

    /// What the view holds now, a text; where it is not enabled, it is as if nobody had said it.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.value = Text(valueKey) } }
    }

    /// What the view holds now, a text as it stands.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.value = Text(value) }
    }

    /// What the view holds now, a text as it stands; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.value = Text(value) } }
    }

    /// What happens when somebody acts on the view.
    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.hint = hint }
    }

    /// What happens when somebody acts on the view; where it is not enabled, it is as if nobody had said it.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.hint = hint } }
    }

    /// What happens when somebody acts on the view, a text.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.hint = Text(hintKey) }
    }

    /// What happens when somebody acts on the view, a text; where it is not enabled, it is as if nobody had said it.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.hint = Text(hintKey) } }
    }

    /// What happens when somebody acts on the view, a text as it stands.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.hint = Text(hint) }
    }

    /// What happens when somebody acts on the view, a text as it stands; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.hint = Text(hint) } }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// What the view is.
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
        attaching { $0.label = label }
    }

    /// What the view is; where it is not enabled, it is as if nobody had said it.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.label = label } }
    }

    /// What the view is, a text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        attaching { $0.label = Text(labelKey) }
    }

    /// What the view is, a text; where it is not enabled, it is as if nobody had said it.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.label = Text(labelKey) } }
    }

    /// What the view is, a text as it stands.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Content, Modifier> {
        attaching { $0.label = Text(label) }
    }

    /// What the view is, a text as it stands; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
    {
        attaching { if isEnabled { $0.label = Text(label) } }
    }

    /// What the view holds now.
    public func accessibilityValue(_ value: Text) -> ModifiedContent<Content, Modifier> {
        attaching { $0.value = value }
    }

    /// What the view holds now; where it is not enabled, it is as if nobody had said it.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.value = value } }
    }

    /// What the view holds now, a text.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        attaching { $0.value = Text(valueKey) }
    }

    /// What the view holds now, a text; where it is not enabled, it is as if nobody had said it.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.value = Text(valueKey) } }
    }

    /// What the view holds now, a text as it stands.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Content, Modifier> {
        attaching { $0.value = Text(value) }
    }

    /// What the view holds now, a text as it stands; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
    {
        attaching { if isEnabled { $0.value = Text(value) } }
    }

    /// What happens when somebody acts on the view.
    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
        attaching { $0.hint = hint }
    }

    /// What happens when somebody acts on the view; where it is not enabled, it is as if nobody had said it.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.hint = hint } }
    }

    /// What happens when somebody acts on the view, a text.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        attaching { $0.hint = Text(hintKey) }
    }

    /// What happens when somebody acts on the view, a text; where it is not enabled, it is as if nobody had said it.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
    {
        attaching { if isEnabled { $0.hint = Text(hintKey) } }
    }

    /// What happens when somebody acts on the view, a text as it stands.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Content, Modifier> {
        attaching { $0.hint = Text(hint) }
    }

    /// What happens when somebody acts on the view, a text as it stands; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.hint = Text(hint) } }
    }
}
