import Foundation

// Texts that were put down somewhere else, as words of a view. Size, place and picture are the view's.

extension View {
    /// What the view is, a text that was put down somewhere else; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.label = Text(label) } }
    }

    /// What happens when somebody acts on the view, a text that was put down somewhere else; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.hint = Text(hint) } }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// What the view is, a text that was put down somewhere else; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.label = Text(label) } }
    }

    /// What happens when somebody acts on the view, a text that was put down somewhere else; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.hint = Text(hint) } }
    }
}
