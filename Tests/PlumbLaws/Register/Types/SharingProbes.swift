import Foundation
import PlumbControls
import PlumbCore

/// What is shared.
enum SharingProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "Types",
            "struct ShareLink<Data, PreviewImage, PreviewIcon, Label> : View where Data : RandomAccessCollection, PreviewImage : Transferable, PreviewIcon : Transferable, Label : View, Data.Element : Transferable"
        ) { $0.isView(ShareLink<[URL], Never, Never, Text>.self) }
        probes.row(
            "ShareLink",
            "init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>"
        ) { $0.show(ShareLink(item: ShareProbe.url)) }
        probes.row(
            "ShareLink", "init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL"
        ) { $0.show(ShareLink(items: [ShareProbe.url])) }
        probes.row(
            "ShareLink",
            "init(item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>"
        ) { $0.show(ShareLink(item: "b")) }
        probes.row(
            "ShareLink", "init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String"
        ) { $0.show(ShareLink(items: ["b"])) }
        probes.row(
            "ShareLink",
            "init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I : Transferable"
        ) { $0.show(ShareLink(item: ShareProbe(), preview: SharePreview("b"))) }
        probes.row(
            "ShareLink",
            "init(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)"
        ) { $0.show(ShareLink(items: [ShareProbe()], preview: { _ in SharePreview("b") })) }
        probes.row(
            "ShareLink",
            "init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>"
        ) { $0.show(ShareLink("a", item: ShareProbe.url)) }
        probes.row(
            "ShareLink",
            "init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL"
        ) { $0.show(ShareLink("a", items: [ShareProbe.url])) }
        probes.row(
            "ShareLink",
            "init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>"
        ) { $0.show(ShareLink("a", item: "b")) }
        probes.row(
            "ShareLink",
            "init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String"
        ) { $0.show(ShareLink("a", items: ["b"])) }
        probes.row(
            "ShareLink",
            "init<I>(_ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I : Transferable"
        ) { $0.show(ShareLink("a", item: ShareProbe(), preview: SharePreview("b"))) }
        probes.row(
            "ShareLink",
            "init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)"
        ) { $0.show(ShareLink("a", items: [ShareProbe()], preview: { _ in SharePreview("b") })) }
        probes.row(
            "ShareLink",
            "init<S>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>, S : StringProtocol"
        ) { $0.show(ShareLink(String("a"), item: ShareProbe.url)) }
        probes.row(
            "ShareLink",
            "init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S : StringProtocol, Data.Element == URL"
        ) { $0.show(ShareLink(String("a"), items: [ShareProbe.url])) }
        probes.row(
            "ShareLink",
            "init<S>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>, S : StringProtocol"
        ) { $0.show(ShareLink(String("a"), item: "b")) }
        probes.row(
            "ShareLink",
            "init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) where S : StringProtocol, Data.Element == String"
        ) { $0.show(ShareLink(String("a"), items: ["b"])) }
        probes.row(
            "ShareLink",
            "init<S, I>(_ title: S, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, S : StringProtocol, I : Transferable"
        ) { $0.show(ShareLink(String("a"), item: ShareProbe(), preview: SharePreview("b"))) }
        probes.row(
            "ShareLink",
            "init<S>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>) where S : StringProtocol"
        ) { $0.show(ShareLink(String("a"), items: [ShareProbe()], preview: { _ in SharePreview("b") })) }
        probes.row(
            "ShareLink",
            "init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL>"
        ) { $0.show(ShareLink(Text("a"), item: ShareProbe.url)) }
        probes.row(
            "ShareLink",
            "init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL"
        ) { $0.show(ShareLink(Text("a"), items: [ShareProbe.url])) }
        probes.row(
            "ShareLink",
            "init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<String>"
        ) { $0.show(ShareLink(Text("a"), item: "b")) }
        probes.row(
            "ShareLink",
            "init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == String"
        ) { $0.show(ShareLink(Text("a"), items: ["b"])) }
        probes.row(
            "ShareLink",
            "init<I>(_ title: Text, item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>) where Data == CollectionOfOne<I>, I : Transferable"
        ) { $0.show(ShareLink(Text("a"), item: ShareProbe(), preview: SharePreview("b"))) }
        probes.row(
            "ShareLink",
            "init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)"
        ) { $0.show(ShareLink(Text("a"), items: [ShareProbe()], preview: { _ in SharePreview("b") })) }
        probes.row(
            "ShareLink",
            "init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<URL>"
        ) { $0.show(ShareLink(item: ShareProbe.url) { Text("a") }) }
        probes.row(
            "ShareLink",
            "init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data.Element == URL"
        ) { $0.show(ShareLink(items: [ShareProbe.url]) { Text("a") }) }
        probes.row(
            "ShareLink",
            "init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<String>"
        ) { $0.show(ShareLink(item: "b") { Text("a") }) }
        probes.row(
            "ShareLink",
            "init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) where Data.Element == String"
        ) { $0.show(ShareLink(items: ["b"]) { Text("a") }) }
        probes.row(
            "ShareLink",
            "init<I>(item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label) where Data == CollectionOfOne<I>, I : Transferable"
        ) { $0.show(ShareLink(item: ShareProbe(), preview: SharePreview("b")) { Text("a") }) }
        probes.row(
            "ShareLink",
            "init(items: Data, subject: Text? = nil, message: Text? = nil, preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label)"
        ) { $0.show(ShareLink(items: [ShareProbe()], preview: { _ in SharePreview("b") }) { Text("a") }) }
        probes.row("Types", "struct DefaultShareLinkLabel : View") { $0.isView(DefaultShareLinkLabel.self) }
        probes.row("Types", "struct SharePreview<Image, Icon> where Image : Transferable, Icon : Transferable") { _ in
            _ = SharePreview<Image, Image>.self
        }
        probes.row("SharePreview", "init(_ titleKey: LocalizedStringKey) where Image == Never, Icon == Never") { _ in
            _ = SharePreview("a")
        }
        probes.row("SharePreview", "init(_ titleKey: LocalizedStringKey, image: Image) where Icon == Never") { _ in
            _ = SharePreview("a", image: "b")
        }
        probes.row("SharePreview", "init(_ titleKey: LocalizedStringKey, icon: Icon) where Image == Never") { _ in
            _ = SharePreview("a", icon: "b")
        }
        probes.row("SharePreview", "init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon)") { _ in
            _ = SharePreview("a", image: "b", icon: "c")
        }
        probes.row("SharePreview", "init<S>(_ title: S) where S : StringProtocol, Image == Never, Icon == Never") { _ in
            _ = SharePreview(String("a"))
        }
        probes.row("SharePreview", "init<S>(_ title: S, image: Image) where S : StringProtocol, Icon == Never") { _ in
            _ = SharePreview(String("a"), image: "b")
        }
        probes.row("SharePreview", "init<S>(_ title: S, icon: Icon) where S : StringProtocol, Image == Never") { _ in
            _ = SharePreview(String("a"), icon: "b")
        }
        probes.row("SharePreview", "init<S>(_ title: S, image: Image, icon: Icon) where S : StringProtocol") { _ in
            _ = SharePreview(String("a"), image: "b", icon: "c")
        }
        probes.row("SharePreview", "init(_ title: Text) where Image == Never, Icon == Never") { _ in
            _ = SharePreview(Text("a"))
        }
        probes.row("SharePreview", "init(_ title: Text, image: Image) where Icon == Never") { _ in
            _ = SharePreview(Text("a"), image: "b")
        }
        probes.row("SharePreview", "init(_ title: Text, icon: Icon) where Image == Never") { _ in
            _ = SharePreview(Text("a"), icon: "b")
        }
        probes.row("SharePreview", "init(_ title: Text, image: Image, icon: Icon)") { _ in
            _ = SharePreview(Text("a"), image: "b", icon: "c")
        }
        probes.row("Types", "protocol Transferable") { _ in _ = ShareProbe.transferRepresentation }
        probes.row("Types", "extension String : Transferable") { _ in _ = String.self as any Transferable.Type }
        probes.row("Types", "extension URL : Transferable") { _ in _ = URL.self as any Transferable.Type }
        probes.row("Types", "extension Data : Transferable") { _ in _ = Data.self as any Transferable.Type }
        probes.row("Types", "extension AttributedString : Transferable") { _ in
            _ = AttributedString.self as any Transferable.Type
        }
        probes.row("Types", "extension Color : Transferable") { _ in _ = Color.self as any Transferable.Type }
        probes.row("Types", "extension Image : Transferable") { _ in _ = Image.self as any Transferable.Type }
        probes.row("Types", "extension Never : Transferable") { _ in _ = Never.self as any Transferable.Type }
        probes.row("Types", "protocol TransferRepresentation<Item>") { _ in
            _ = ProxyRepresentation<ShareProbe, String>.self as any TransferRepresentation.Type
        }
    }
}

private struct ShareProbe: Transferable {
    static let url = URL(fileURLWithPath: "/")
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: ShareProbe) in "a" }
    }
}
