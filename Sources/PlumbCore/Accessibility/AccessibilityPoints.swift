// Where a view is dragged from and dropped on. Size, place and picture are the view's.

extension View {
    /// A place that something is dragged from, from 0 to 1 in both directions.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, description) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, description, if: isEnabled) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, Text(description)) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, Text(description), if: isEnabled) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, Text(description)) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, Text(description), if: isEnabled) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, description) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, description, if: isEnabled) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, Text(description)) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, Text(description), if: isEnabled) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, Text(description)) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, Text(description), if: isEnabled) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// A place that something is dragged from, from 0 to 1 in both directions.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, description) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, description, if: isEnabled) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, Text(description)) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, Text(description), if: isEnabled) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, Text(description)) }
    }

    /// A place that something is dragged from, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, Text(description), if: isEnabled) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, description) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, description, if: isEnabled) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, Text(description)) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, Text(description), if: isEnabled) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, Text(description)) }
    }

    /// A place that something is dropped on, from 0 to 1 in both directions; where it is not enabled, it is as if nobody had said it.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, Text(description), if: isEnabled) }
    }
}
