import Foundation
import PlumbCore

// Addresses and texts need no preview: they show themselves.

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
    /// Several addresses.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// Several addresses, and a text.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Several addresses, and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Several addresses, and a title.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data == CollectionOfOne<URL> {
    /// An address.
    public init(item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// An address, and a text.
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// An address, and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// An address, and a title.
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// Several addresses, with a label of any views.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items, subject, message, nil, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<URL> {
    /// An address, with a label of any views.
    public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
    /// Several texts.
    public init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// Several texts, and a text.
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Several texts, and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// Several texts, and a title.
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title))
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data == CollectionOfOne<String> {
    /// A text.
    public init(item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }

    /// A text, and a text.
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// A text, and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }

    /// A text, and a title.
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// Several texts, with a label of any views.
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(items, subject, message, nil, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data == CollectionOfOne<String> {
    /// A text, with a label of any views.
    public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }
}
