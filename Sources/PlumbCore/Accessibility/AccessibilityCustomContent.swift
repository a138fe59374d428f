// Pieces of information beside label and value. Size, place and picture are the view's.

extension View {
    /// A piece of information beside label and value; no value takes it away.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: key.label, id: key.id, value: value, isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: key.label, id: key.id, value: Text(valueKey), isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: key.label, id: key.id, value: Text(value), isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: label, id: nil, value: value, isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: Text(labelKey), id: nil, value: value, isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: Text(labelKey), id: nil, value: Text(valueKey), isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: Text(labelKey), id: nil, value: Text(value), isImportant: importance == .high))
        }
    }
}

extension ModifiedContent where Content: View, Modifier == AccessibilityAttachmentModifier {
    /// A piece of information beside label and value; no value takes it away.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: key.label, id: key.id, value: value, isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: key.label, id: key.id, value: Text(valueKey), isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: key.label, id: key.id, value: Text(value), isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ label: Text, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: label, id: nil, value: value, isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: Text(labelKey), id: nil, value: value, isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: Text(labelKey), id: nil, value: Text(valueKey), isImportant: importance == .high))
        }
    }

    /// A piece of information beside label and value.
    ///
    /// - Parameter importance: whether it is told with them, or when somebody asks.
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> {
        attaching {
            $0.customContent.append(
                AccessibilityProperties.Content(
                    label: Text(labelKey), id: nil, value: Text(value), isImportant: importance == .high))
        }
    }
}
