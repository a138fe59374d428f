// Where a view is dragged from and dropped on. Size, place and picture are the view's.

extension View {
    /// Adds a point from which the view can be dragged, in unit coordinates.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, description) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, description, if: isEnabled) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, Text(description)) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, Text(description), if: isEnabled) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, Text(description)) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dragPoint: point, Text(description), if: isEnabled) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, description) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, description, if: isEnabled) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, Text(description)) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, Text(description), if: isEnabled) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, Text(description)) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(dropPoint: point, Text(description), if: isEnabled) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Adds a point from which the view can be dragged, in unit coordinates.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, description) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, description, if: isEnabled) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, Text(description)) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, Text(description), if: isEnabled) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, Text(description)) }
    }

    /// Adds a point from which the view can be dragged, in unit coordinates. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dragPoint: point, Text(description), if: isEnabled) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, description) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, description, if: isEnabled) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, Text(description)) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates. Has no effect if `isEnabled` is false.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, Text(description), if: isEnabled) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, Text(description)) }
    }

    /// Adds a point on which something can be dropped, in unit coordinates. Has no effect if `isEnabled` is false.
    @_disfavoredOverload
    public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint, description: S, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(dropPoint: point, Text(description), if: isEnabled) }
    }
}
