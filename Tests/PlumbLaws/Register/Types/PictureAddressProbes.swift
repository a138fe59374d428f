import Foundation
import PlumbControls
import PlumbCore

/// Pictures with an address, and what is shown where there is nothing to show.
enum PictureAddressProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "struct AsyncImage<Content> : View where Content : View") {
            $0.isView(AsyncImage<Image>.self)
        }
        probes.row("AsyncImage", "init(url: URL?, scale: CGFloat = 1) where Content == Image") {
            $0.show(AsyncImage(url: nil))
        }
        probes.row(
            "AsyncImage",
            "init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content)"
        ) { $0.show(AsyncImage(url: nil, transaction: Transaction()) { $0.image }) }
        probes.row(
            "AsyncImage",
            "init<I, P>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P>, I : View, P : View"
        ) {
            $0.show(
                AsyncImage(url: nil) {
                    $0.resizable()
                } placeholder: {
                    Color.red
                })
        }
        probes.row("Types", "enum AsyncImagePhase : Sendable") { $0.isSendable(AsyncImagePhase.self) }
        probes.row("AsyncImagePhase", "case empty") { _ in let _: AsyncImagePhase = .empty }
        probes.row("AsyncImagePhase", "case success(Image)") { _ in
            let _: AsyncImagePhase = .success(Image(systemName: "star"))
        }
        probes.row("AsyncImagePhase", "case failure(any Error)") { _ in
            let _: AsyncImagePhase = .failure(URLError(.badURL))
        }
        probes.row("AsyncImagePhase", "var image: Image? { get }") { _ in _ = AsyncImagePhase.empty.image }
        probes.row("AsyncImagePhase", "var error: (any Error)? { get }") { _ in _ = AsyncImagePhase.empty.error }
        probes.row(
            "Types",
            "struct ContentUnavailableView<Label, Description, Actions> : View where Label : View, Description : View, Actions : View"
        ) { $0.isView(ContentUnavailableView<Text, EmptyView, EmptyView>.self) }
        probes.row(
            "ContentUnavailableView",
            "init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() }, @ViewBuilder actions: () -> Actions = { EmptyView() })"
        ) { $0.show(ContentUnavailableView { Text("a") }) }
        probes.row(
            "ContentUnavailableView",
            "init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) where Label == Label<Text, Image>, Description == Text?, Actions == EmptyView"
        ) { $0.show(ContentUnavailableView("a", image: "star")) }
        probes.row(
            "ContentUnavailableView",
            "init<S>(_ title: S, image name: String, description: Text? = nil) where S : StringProtocol, Label == Label<Text, Image>, Description == Text?, Actions == EmptyView"
        ) { $0.show(ContentUnavailableView(String("a"), image: "star", description: Text("b"))) }
        probes.row(
            "ContentUnavailableView",
            "init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) where Label == Label<Text, Image>, Description == Text?, Actions == EmptyView"
        ) { $0.show(ContentUnavailableView("a", systemImage: "star")) }
        probes.row(
            "ContentUnavailableView",
            "init<S>(_ title: S, systemImage name: String, description: Text? = nil) where S : StringProtocol, Label == Label<Text, Image>, Description == Text?, Actions == EmptyView"
        ) { $0.show(ContentUnavailableView(String("a"), systemImage: "star", description: Text("b"))) }
        probes.row(
            "ContentUnavailableView",
            "static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> { get }"
        ) { $0.show(ContentUnavailableView.search) }
        probes.row(
            "ContentUnavailableView",
            "static func search(text: String) -> ContentUnavailableView<Label, Description, Actions>"
        ) { $0.show(ContentUnavailableView.search(text: "a")) }
        probes.row("Types", "struct SearchUnavailableContent") { _ in _ = SearchUnavailableContent.self }
        probes.row(
            "Label",
            "init(_ titleKey: LocalizedStringKey, image resource: ImageResource) where Title == Text, Icon == Image"
        ) { $0.show(Label("a", image: ImageResource(name: "a", bundle: .main))) }
        probes.row(
            "Label",
            "init<S>(_ title: S, image resource: ImageResource) where S : StringProtocol, Title == Text, Icon == Image"
        ) { $0.show(Label(String("a"), image: ImageResource(name: "a", bundle: .main))) }
    }
}
