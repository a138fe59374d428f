import Foundation
import PlumbCore

/// A button that shares something with other apps.
///
/// Size, place and look are a button's. Plumb has no other apps at hand: a press is said, as one of a `Link` is where
/// nothing opens addresses.
///
/// Source: Apple (`ShareLink`, iOS 16).
@Located
public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View
where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label
    @Environment(\.share) private var share

    init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    public var body: some View {
        Button {
            share(words)
        } label: {
            label
        }
    }

    /// The first item, and how many others there are.
    private var words: String {
        guard let first = items.first else { return "nothing" }
        let word =
            switch first {
            case let url as URL: url.absoluteString
            case let text as String: "“\(text.prefix(80))\(text.count > 80 ? "…" : "")”"
            default: "a value of the type \(type(of: first))"
            }
        return items.count == 1 ? word : "\(word) and \(items.count - 1) more"
    }

    /// Several things of any kind, with a preview of each.
    ///
    /// - Parameters:
    ///   - subject: what a letter with them is about.
    ///   - message: what a letter with them says.
    ///   - preview: what a person sees of each before it is shared.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) { self.init(items, subject, message, preview, label()) }

    /// Something of any kind, with a preview.
    ///
    /// - Parameters:
    ///   - subject: what a letter with it is about.
    ///   - message: what a letter with it says.
    ///   - preview: what a person sees of it before it is shared.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
    }
}

/// The label of a button that shares: a symbol, and "Share…" or what the code says.
public struct DefaultShareLinkLabel: View {
    fileprivate let title: Text

    init(_ title: Text = Text("Share…")) { self.title = title }

    public var body: some View {
        Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Several things of any kind, with a preview of each.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel())
    }

    /// Something of any kind, with a preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
    }

    /// Several things of any kind, with a preview of each, and a text.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Something of any kind, with a preview, and a text.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }

    /// Several things of any kind, with a preview of each, and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
    }

    /// Something of any kind, with a preview, and a text as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }

    /// Several things of any kind, with a preview of each, and a title.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title))
    }

    /// Something of any kind, with a preview, and a title.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
    }
}
