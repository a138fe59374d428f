import Foundation

// Names of earlier systems. Size, place and picture are the view's.

extension View {
    /// The name of `accessibilityActivationPoint` in earlier systems.
    public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint)
    }

    /// The name of `accessibilityActivationPoint` in earlier systems.
    public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint)
    }

    /// The name of `accessibilityAddTraits` in earlier systems.
    public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityAddTraits(traits)
    }

    /// The name of `accessibilityRemoveTraits` in earlier systems.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        accessibilityRemoveTraits(traits)
    }

    /// The name of `accessibilityHidden` in earlier systems.
    public func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }

    /// The name of `accessibilityHint` in earlier systems.
    public func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(hint)
    }

    /// The name of `accessibilityIdentifier` in earlier systems.
    public func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityIdentifier(identifier)
    }

    /// The name of `accessibilityInputLabels` in earlier systems.
    public func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels)
    }

    /// The name of `accessibilityLabel` in earlier systems.
    public func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }

    /// The name of `accessibilityValue` in earlier systems.
    public func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }

    /// The name of `accessibilitySortPriority` in earlier systems.
    public func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilitySortPriority(sortPriority)
    }

    /// The name of a view in a choice of earlier systems; write `tag(_:)`.
    public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { _ in }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// The name of `accessibilityActivationPoint` in earlier systems.
    public func accessibility(activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
        accessibilityActivationPoint(activationPoint)
    }

    /// The name of `accessibilityActivationPoint` in earlier systems.
    public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        accessibilityActivationPoint(activationPoint)
    }

    /// The name of `accessibilityAddTraits` in earlier systems.
    public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        accessibilityAddTraits(traits)
    }

    /// The name of `accessibilityRemoveTraits` in earlier systems.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        accessibilityRemoveTraits(traits)
    }

    /// The name of `accessibilityHidden` in earlier systems.
    public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
        accessibilityHidden(hidden)
    }

    /// The name of `accessibilityHint` in earlier systems.
    public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
        accessibilityHint(hint)
    }

    /// The name of `accessibilityIdentifier` in earlier systems.
    public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
        accessibilityIdentifier(identifier)
    }

    /// The name of `accessibilityInputLabels` in earlier systems.
    public func accessibility(inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        accessibilityInputLabels(inputLabels)
    }

    /// The name of `accessibilityLabel` in earlier systems.
    public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
        accessibilityLabel(label)
    }

    /// The name of `accessibilityValue` in earlier systems.
    public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
        accessibilityValue(value)
    }

    /// The name of `accessibilitySortPriority` in earlier systems.
    public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        accessibilitySortPriority(sortPriority)
    }

    /// The name of a view in a choice of earlier systems; write `tag(_:)`.
    public func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Content, Modifier> {
        attaching { _ in }
    }
}
