// What a view is: its name, its traits, its place among others. Size, place and picture are the view's.

extension View {
    /// Names the view for tests and tools: `plumb layout` reports its frame by it. On a list, each of its views has the
    /// name.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        modifier(AccessibilityAttachmentModifier(identifier: identifier))
    }

    /// Names the view for tests and tools. Has no effect if `isEnabled` is false.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.name(identifier, if: isEnabled) }
    }

    /// Hides the view from screen readers. A view that is hidden by one modifier and shown by another is hidden.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.isHidden = $0.isHidden || hidden }
    }

    /// Hides the view from screen readers. Has no effect if `isEnabled` is false.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.isHidden = $0.isHidden || hidden && isEnabled }
    }

    /// Adds traits to those that the view has by itself.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.add(traits) }
    }

    /// Removes traits.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.remove(traits) }
    }

    /// Sets the reading order: elements with a higher priority are read first within their group. The default is 0.
    public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.sortPriority = sortPriority }
    }

    /// Makes the view a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.heading = level }
    }

    /// Sets the kind of text that the view shows.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.textContentType = value }
    }

    /// Sets whether the element responds to user interaction.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Sets whether the element responds to user interaction. Has no effect if `isEnabled` is false.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        attaching { if isEnabled { $0.respondsToUserInteraction = respondsToUserInteraction } }
    }

    /// Lets touches reach the view directly while a screen reader is on.
    ///
    /// - Parameter options: what a touch does first.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.directTouch = isDirectTouchArea ? options : .some(nil) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Names the view for tests and tools: `plumb layout` reports its frame by it. On a list, each of its views has the
    /// name.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
        attaching { $0.name(identifier) }
    }

    /// Names the view for tests and tools. Has no effect if `isEnabled` is false.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { $0.name(identifier, if: isEnabled) }
    }

    /// Hides the view from screen readers. A view that is hidden by one modifier and shown by another is hidden.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { $0.isHidden = $0.isHidden || hidden }
    }

    /// Hides the view from screen readers. Has no effect if `isEnabled` is false.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { $0.isHidden = $0.isHidden || hidden && isEnabled }
    }

    /// Adds traits to those that the view has by itself.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(traits) }
    }

    /// Removes traits.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        attaching { $0.remove(traits) }
    }

    /// Sets the reading order: elements with a higher priority are read first within their group. The default is 0.
    public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        attaching { $0.sortPriority = sortPriority }
    }

    /// Makes the view a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> {
        attaching { $0.heading = level }
    }

    /// Sets the kind of text that the view shows.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { $0.textContentType = value }
    }

    /// Sets whether the element responds to user interaction.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Sets whether the element responds to user interaction. Has no effect if `isEnabled` is false.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        attaching { if isEnabled { $0.respondsToUserInteraction = respondsToUserInteraction } }
    }

    /// Lets touches reach the view directly while a screen reader is on.
    ///
    /// - Parameter options: what a touch does first.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.directTouch = isDirectTouchArea ? options : .some(nil) }
    }
}
