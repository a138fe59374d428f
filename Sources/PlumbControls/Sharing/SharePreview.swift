import PlumbCore

/// What a person sees of something that is about to be shared: a title, a picture and an icon. Plumb shows no such
/// sheet; it is a value.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    /// The title.
    let title: Text
    let image: Image?
    let icon: Icon?

    fileprivate init(_ title: Text, _ image: Image?, _ icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    /// A text, a picture and an icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(Text(titleKey), image, icon) }
    /// A text as it stands, a picture and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(Text(title), image, icon) }
    /// A title, a picture and an icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title, image as Image?, icon) }
}

extension SharePreview where Icon == Never {
    /// A text and a picture.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image, nil) }
    /// A text as it stands and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image, nil) }
    /// A title and a picture.
    public init(_ title: Text, image: Image) { self.init(title, image, nil) }
}

extension SharePreview where Image == Never {
    /// A text and an icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), nil, icon) }
    /// A text as it stands and an icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), nil, icon) }
    /// A title and an icon.
    public init(_ title: Text, icon: Icon) { self.init(title, nil, icon) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A text.
    public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey), nil, nil) }
    /// A text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(Text(title), nil, nil) }
    /// A title.
    public init(_ title: Text) { self.init(title, nil, nil) }
}
