import PlumbCore

// Toggles whose label is a text with a symbol, or with a picture of the assets.

extension Toggle where Label == PlumbControls.Label<Text, Image> {
    /// A toggle with a symbol and a text.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PlumbControls.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a symbol and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PlumbControls.Label(title, systemImage: systemImage) }
    }

    /// A toggle with a picture of the assets and a text.
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PlumbControls.Label(titleKey, image: image) }
    }

    /// A toggle with a picture of the assets and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PlumbControls.Label(title, image: image) }
    }

    /// A toggle with a symbol and a text, for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { PlumbControls.Label(titleKey, systemImage: systemImage) } }

    /// A toggle with a symbol and a text as it stands, for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { PlumbControls.Label(title, systemImage: systemImage) } }

    /// A toggle with a picture of the assets and a text, for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { PlumbControls.Label(titleKey, image: image) } }

    /// A toggle with a picture of the assets and a text as it stands, for several values at once.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) { self.init(sources: sources, isOn: isOn) { PlumbControls.Label(title, image: image) } }
}
