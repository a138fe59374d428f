// What a view is: its name, its traits, its place among others. Size, place and picture are the view's.

extension View {
    /// Names the view for tests and tools: `plumb layout` reports its frame by it. On a list, each of its views has the name.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        modifier(AccessibilityAttachmentModifier(identifier: identifier))
    }

    /// Names the view for tests and tools; where it is not enabled, it is as if nobody had said it.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.name(identifier, if: isEnabled) }
    }

    /// Keeps the view from being read. What hides it goes before what shows it.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.isHidden = $0.isHidden || hidden }
    }

    /// Keeps the view from being read; where it is not enabled, it is as if nobody had said it.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.isHidden = $0.isHidden || hidden && isEnabled }
    }

    /// Says what the view is, beside what it is by itself.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.add(traits) }
    }

    /// Says what the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.remove(traits) }
    }

    /// Lets the view be read before others of its group with a lower priority; without any, it is 0.
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

    /// What kind of text the view shows.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.textContentType = value }
    }

    /// Whether somebody who can't see may act on the view.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Whether somebody who can't see may act on the view; where it is not enabled, it is as if nobody had said it.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    {
        attaching { if isEnabled { $0.respondsToUserInteraction = respondsToUserInteraction } }
    }

    /// Lets fingers act on the view directly while the screen is read.
    ///
    /// - Parameter options: what happens when a finger comes down.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.directTouch = isDirectTouchArea ? options : .some(nil) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Names the view for tests and tools: `plumb layout` reports its frame by it. On a list, each of its views has the name.
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
        attaching { $0.name(identifier) }
    }

    /// Names the view for tests and tools; where it is not enabled, it is as if nobody had said it.
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { $0.name(identifier, if: isEnabled) }
    }

    /// Keeps the view from being read. What hides it goes before what shows it.
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { $0.isHidden = $0.isHidden || hidden }
    }

    /// Keeps the view from being read; where it is not enabled, it is as if nobody had said it.
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { $0.isHidden = $0.isHidden || hidden && isEnabled }
    }

    /// Says what the view is, beside what it is by itself.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(traits) }
    }

    /// Says what the view is not.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        attaching { $0.remove(traits) }
    }

    /// Lets the view be read before others of its group with a lower priority; without any, it is 0.
    public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        attaching { $0.sortPriority = sortPriority }
    }

    /// Makes the view a heading.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> {
        attaching { $0.heading = level }
    }

    /// What kind of text the view shows.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { $0.textContentType = value }
    }

    /// Whether somebody who can't see may act on the view.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { $0.respondsToUserInteraction = respondsToUserInteraction }
    }

    /// Whether somebody who can't see may act on the view; where it is not enabled, it is as if nobody had said it.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool, isEnabled: Bool)
        -> ModifiedContent<Content, Modifier>
    {
        attaching { if isEnabled { $0.respondsToUserInteraction = respondsToUserInteraction } }
    }

    /// Lets fingers act on the view directly while the screen is read.
    ///
    /// - Parameter options: what happens when a finger comes down.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.directTouch = isDirectTouchArea ? options : .some(nil) }
    }
}
