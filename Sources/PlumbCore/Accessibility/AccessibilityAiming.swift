import Foundation

// Where a view is tapped, and by which words it is meant. Size, place and picture are the view's.

extension View {
    /// Sets the point that activating the view taps, in unit coordinates.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.activationPoint = .unit(activationPoint) }
    }

    /// Sets the point that activating the view taps, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.activationPoint = .unit(activationPoint) } }
    }

    /// Sets the point that activating the view taps, in points from its top left corner.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.activationPoint = .points(activationPoint) }
    }

    /// Sets the point that activating the view taps, in points from its top left corner. Has no effect if
    /// `isEnabled` is false.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.activationPoint = .points(activationPoint) } }
    }

    /// Sets the names by which voice control finds the view, the best first.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.inputLabels = inputLabels }
    }

    /// Sets the names by which voice control finds the view, the best first. Has no effect if `isEnabled` is false.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabels } }
    }

    /// Sets the names by which voice control finds the view, the best first.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.inputLabels = inputLabelKeys.map { Text($0) } }
    }

    /// Sets the names by which voice control finds the view, the best first. Has no effect if `isEnabled` is false.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabelKeys.map { Text($0) } } }
    }

    /// Sets the names by which voice control finds the view, the best first.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { $0.inputLabels = inputLabels.map { Text($0) } }
    }

    /// Sets the names by which voice control finds the view, the best first. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabels.map { Text($0) } } }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Sets the point that activating the view taps, in unit coordinates.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        attaching { $0.activationPoint = .unit(activationPoint) }
    }

    /// Sets the point that activating the view taps, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.activationPoint = .unit(activationPoint) } }
    }

    /// Sets the point that activating the view taps, in points from its top left corner.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
        attaching { $0.activationPoint = .points(activationPoint) }
    }

    /// Sets the point that activating the view taps, in points from its top left corner. Has no effect if
    /// `isEnabled` is false.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.activationPoint = .points(activationPoint) } }
    }

    /// Sets the names by which voice control finds the view, the best first.
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        attaching { $0.inputLabels = inputLabels }
    }

    /// Sets the names by which voice control finds the view, the best first. Has no effect if `isEnabled` is false.
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        attaching { if isEnabled { $0.inputLabels = inputLabels } }
    }

    /// Sets the names by which voice control finds the view, the best first.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier> {
        attaching { $0.inputLabels = inputLabelKeys.map { Text($0) } }
    }

    /// Sets the names by which voice control finds the view, the best first. Has no effect if `isEnabled` is false.
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabelKeys.map { Text($0) } } }
    }

    /// Sets the names by which voice control finds the view, the best first.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<Content, Modifier> {
        attaching { $0.inputLabels = inputLabels.map { Text($0) } }
    }

    /// Sets the names by which voice control finds the view, the best first. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool) -> ModifiedContent<
        Content, Modifier
    > {
        attaching { if isEnabled { $0.inputLabels = inputLabels.map { Text($0) } } }
    }
}
