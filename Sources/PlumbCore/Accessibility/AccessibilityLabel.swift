// What a view says: label, value, hint. Size, place and picture are the view's.

extension View {
    /// Sets the label of the view.
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.label = label }
    }

    /// Sets the label of the view. Has no effect if `isEnabled` is false.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.label = label } }
    }

    /// Sets the label of the view, a localized text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.label = Text(labelKey) }
    }

    /// Sets the label of the view, a localized text. Has no effect if `isEnabled` is false.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.label = Text(labelKey) } }
    }

    /// Sets the label of the view, without localizing it.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.label = Text(label) }
    }

    /// Sets the label of the view, without localizing it. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.label = Text(label) } }
    }

    /// Sets the value of the view.
    public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.value = value }
    }

    /// Sets the value of the view. Has no effect if `isEnabled` is false.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.value = value } }
    }

    /// Sets the value of the view, a localized text.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.value = Text(valueKey) }
    }

    /// Sets the value of the view, a localized text. Has no effect if `isEnabled` is false.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.value = Text(valueKey) } }
    }

    /// Sets the value of the view, without localizing it.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.value = Text(value) }
    }

    /// Sets the value of the view, without localizing it. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.value = Text(value) } }
    }

    /// Sets the hint of the view: what activating it does.
    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.hint = hint }
    }

    /// Sets the hint of the view. Has no effect if `isEnabled` is false.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.hint = hint } }
    }

    /// Sets the hint of the view, a localized text.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.hint = Text(hintKey) }
    }

    /// Sets the hint of the view, a localized text. Has no effect if `isEnabled` is false.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.hint = Text(hintKey) } }
    }

    /// Sets the hint of the view, without localizing it.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.hint = Text(hint) }
    }

    /// Sets the hint of the view, without localizing it. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.hint = Text(hint) } }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Sets the label of the view.
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
        attaching { $0.label = label }
    }

    /// Sets the label of the view. Has no effect if `isEnabled` is false.
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.label = label } }
    }

    /// Sets the label of the view, a localized text.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        attaching { $0.label = Text(labelKey) }
    }

    /// Sets the label of the view, a localized text. Has no effect if `isEnabled` is false.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.label = Text(labelKey) } }
    }

    /// Sets the label of the view, without localizing it.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Content, Modifier> {
        attaching { $0.label = Text(label) }
    }

    /// Sets the label of the view, without localizing it. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
    {
        attaching { if isEnabled { $0.label = Text(label) } }
    }

    /// Sets the value of the view.
    public func accessibilityValue(_ value: Text) -> ModifiedContent<Content, Modifier> {
        attaching { $0.value = value }
    }

    /// Sets the value of the view. Has no effect if `isEnabled` is false.
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.value = value } }
    }

    /// Sets the value of the view, a localized text.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        attaching { $0.value = Text(valueKey) }
    }

    /// Sets the value of the view, a localized text. Has no effect if `isEnabled` is false.
    public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.value = Text(valueKey) } }
    }

    /// Sets the value of the view, without localizing it.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Content, Modifier> {
        attaching { $0.value = Text(value) }
    }

    /// Sets the value of the view, without localizing it. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
    {
        attaching { if isEnabled { $0.value = Text(value) } }
    }

    /// Sets the hint of the view: what activating it does.
    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
        attaching { $0.hint = hint }
    }

    /// Sets the hint of the view. Has no effect if `isEnabled` is false.
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.hint = hint } }
    }

    /// Sets the hint of the view, a localized text.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        attaching { $0.hint = Text(hintKey) }
    }

    /// Sets the hint of the view, a localized text. Has no effect if `isEnabled` is false.
    public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier>
    {
        attaching { if isEnabled { $0.hint = Text(hintKey) } }
    }

    /// Sets the hint of the view, without localizing it.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Content, Modifier> {
        attaching { $0.hint = Text(hint) }
    }

    /// Sets the hint of the view, without localizing it. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.hint = Text(hint) } }
    }
}
