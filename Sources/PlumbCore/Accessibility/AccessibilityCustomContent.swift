// Pieces of information beside label and value. Size, place and picture are the view's.

extension View {
    /// Adds information to label and value. Without a value, it is removed.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(contentOf: key, value, importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(contentOf: key, Text(valueKey), importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(contentOf: key, Text(value), importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(content: label, value, importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(content: Text(labelKey), value, importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(content: Text(labelKey), Text(valueKey), importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(content: Text(labelKey), Text(value), importance) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Adds information to label and value. Without a value, it is removed.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(contentOf: key, value, importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(contentOf: key, Text(valueKey), importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(contentOf: key, Text(value), importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(content: label, value, importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(content: Text(labelKey), value, importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(content: Text(labelKey), Text(valueKey), importance) }
    }

    /// Adds information to label and value.
    ///
    /// - Parameter importance: whether it is read with them, or on request.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(content: Text(labelKey), Text(value), importance) }
    }
}
