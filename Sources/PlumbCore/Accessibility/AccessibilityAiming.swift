import Foundation

// Where a view is tapped, and by which words it is meant. Size, place and picture are the view's.

extension View {
    /// Where the view is tapped when it is activated, from 0 to 1 in both directions.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.activationPoint = .unit(activationPoint) }
    }

    /// Where the view is tapped when it is activated, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.activationPoint = .unit(activationPoint) } }
    }

    /// Where the view is tapped when it is activated, in points from the view's top left corner.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.activationPoint = .points(activationPoint) }
    }

    /// Where the view is tapped when it is activated, in points from the view's top left corner; where it is not enabled, it is as if nobody had said it.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.activationPoint = .points(activationPoint) } }
    }

    /// What somebody says to mean the view, the best word first.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.inputLabels = inputLabels }
    }

    /// What somebody says to mean the view, the best word first; where it is not enabled, it is as if nobody had said it.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabels } }
    }

    /// What somebody says to mean the view, the best word first.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.inputLabels = inputLabelKeys.map { Text($0) } }
    }

    /// What somebody says to mean the view, the best word first; where it is not enabled, it is as if nobody had said it.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabelKeys.map { Text($0) } } }
    }

    /// What somebody says to mean the view, the best word first.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.inputLabels = inputLabels.map { Text($0) } }
    }

    /// What somebody says to mean the view, the best word first; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabels.map { Text($0) } } }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Where the view is tapped when it is activated, from 0 to 1 in both directions.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        attaching { $0.activationPoint = .unit(activationPoint) }
    }

    /// Where the view is tapped when it is activated, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.activationPoint = .unit(activationPoint) } }
    }

    /// Where the view is tapped when it is activated, in points from the view's top left corner.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
        attaching { $0.activationPoint = .points(activationPoint) }
    }

    /// Where the view is tapped when it is activated, in points from the view's top left corner; where it is not enabled, it is as if nobody had said it.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.activationPoint = .points(activationPoint) } }
    }

    /// What somebody says to mean the view, the best word first.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        attaching { $0.inputLabels = inputLabels }
    }

    /// What somebody says to mean the view, the best word first; where it is not enabled, it is as if nobody had said it.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.inputLabels = inputLabels } }
    }

    /// What somebody says to mean the view, the best word first.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier> {
        attaching { $0.inputLabels = inputLabelKeys.map { Text($0) } }
    }

    /// What somebody says to mean the view, the best word first; where it is not enabled, it is as if nobody had said it.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabelKeys.map { Text($0) } } }
    }

    /// What somebody says to mean the view, the best word first.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<Content, Modifier> {
        attaching { $0.inputLabels = inputLabels.map { Text($0) } }
    }

    /// What somebody says to mean the view, the best word first; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabels.map { Text($0) } } }
    }
}
