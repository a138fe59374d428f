import Foundation

// Texts that were put down somewhere else, as words of a view. Size, place and picture are the view's.

extension View {
    /// Sets the label of the view, a localized string resource. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.label = Text(label) } }
    }

    /// Sets the hint of the view, a localized string resource. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.hint = Text(hint) } }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Sets the label of the view, a localized string resource. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.label = Text(label) } }
    }

    /// Sets the hint of the view, a localized string resource. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.hint = Text(hint) } }
    }
}
