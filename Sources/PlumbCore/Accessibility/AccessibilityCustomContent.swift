// Pieces of information beside label and value. Size, place and picture are the view's.

extension View {
    /// A piece of information beside label and value; no value takes it away.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(contentOf: key, value, importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(contentOf: key, Text(valueKey), importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(contentOf: key, Text(value), importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(content: label, value, importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(content: Text(labelKey), value, importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(content: Text(labelKey), Text(valueKey), importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching { $0.add(content: Text(labelKey), Text(value), importance) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// A piece of information beside label and value; no value takes it away.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(contentOf: key, value, importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(contentOf: key, Text(valueKey), importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(contentOf: key, Text(value), importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(content: label, value, importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(content: Text(labelKey), value, importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(content: Text(labelKey), Text(valueKey), importance) }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching { $0.add(content: Text(labelKey), Text(value), importance) }
    }
}
