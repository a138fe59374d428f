import PlumbCore

// Menus whose label is a text with a symbol, or with a picture of the assets.

extension Menu where Label == PlumbControls.Label<Text, Image> {
    /// A menu with a symbol and a text.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PlumbControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a symbol and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PlumbControls.Label(title, systemImage: systemImage) }
    }

    /// A menu with a symbol and a text, and an action of its own.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { PlumbControls.Label(titleKey, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu with a symbol and a text as it stands, and an action of its own.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { PlumbControls.Label(title, systemImage: systemImage) },
            primaryAction: primaryAction)
    }

    /// A menu with a picture of the assets and a text.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PlumbControls.Label(titleKey, image: image) }
    }

    /// A menu with a picture of the assets and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PlumbControls.Label(title, image: image) }
    }

    /// A menu with a picture of the assets and a text, and an action of its own.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { PlumbControls.Label(titleKey, image: image) }, primaryAction: primaryAction)
    }

    /// A menu with a picture of the assets and a text as it stands, and an action of its own.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(
            content: content, label: { PlumbControls.Label(title, image: image) }, primaryAction: primaryAction)
    }
}
