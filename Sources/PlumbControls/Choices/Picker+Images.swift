import PlumbCore

// Pickers whose label is a text with a symbol, or with a picture of the assets.

extension Picker where Label == PlumbControls.Label<Text, Image> {
    /// A picker with a symbol and a text.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { PlumbControls.Label(titleKey, systemImage: systemImage) } }

    /// A picker with a symbol and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { PlumbControls.Label(title, systemImage: systemImage) } }

    /// A picker with a symbol and a text, for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            PlumbControls.Label(titleKey, systemImage: systemImage)
        }
    }

    /// A picker with a symbol and a text as it stands, for several values at once.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            PlumbControls.Label(title, systemImage: systemImage)
        }
    }

    /// A picker with a picture of the assets and a text.
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { PlumbControls.Label(titleKey, image: image) } }

    /// A picker with a picture of the assets and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) { self.init(selection: selection, content: content) { PlumbControls.Label(title, image: image) } }

    /// A picker with a picture of the assets and a text, for several values at once.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            PlumbControls.Label(titleKey, image: image)
        }
    }

    /// A picker with a picture of the assets and a text as it stands, for several values at once.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { PlumbControls.Label(title, image: image) }
    }
}
