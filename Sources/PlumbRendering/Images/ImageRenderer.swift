import Foundation
import PlumbCairo
import PlumbCombine
import PlumbCore

/// Makes pictures of a view: of a card to share, an invoice as a PDF, a chart for a mail.
///
///     let renderer = ImageRenderer(content: Card(name: "Ada"))
///     renderer.scale = 2
///     let file = try await renderer.page().pngData()
///
/// The view is alive as long as the renderer: its state stays from picture to picture, and `objectWillChange` says when
/// it would look otherwise. It inherits nothing of the view that makes the renderer; give it what it needs with
/// `environment(_:_:)`. What nothing covers lets through what lies below. Source: Apple (`ImageRenderer`).
///
/// `page()` and `diagnostics` are Plumb's own, and so is the world. Without one, it is that of the view that is at work
/// (in an app, or in a view that `plumb render` draws), else `World.standard`.
final public class ImageRenderer<Content>: ObservableObject where Content: View {
    /// Sends when the view changes after it was drawn: a new picture would be another.
    public let objectWillChange = PassthroughSubject<Void, Never>()

    /// The view. A new one keeps the state of the last, where views are of the same type at the same place.
    @MainActor public var content: Content {
        didSet { if let host { Self.aside { host.setRoot(content) } } }
    }

    /// What the view is proposed, in points; nothing unless set, and the view has its ideal size.
    @MainActor public var proposedSize = ProposedViewSize.unspecified
    /// Pixels to a point; 1 unless set.
    @MainActor public var scale: CGFloat = 1
    /// Whether what nothing covers is black, instead of letting through what lies below.
    @MainActor public var isOpaque = false
    /// The space in which colours are mixed.
    @MainActor public var colorMode = ColorRenderingMode.nonLinear
    /// Whether `objectWillChange` sends.
    @MainActor public var isObservationEnabled = true

    @MainActor private let givenWorld: World?
    @MainActor private var usedWorld: World?
    @MainActor private var host: ViewHost?

    /// A renderer of a view, which is made when it is first drawn.
    @MainActor public init(content view: Content) {
        content = view
        givenWorld = nil
    }

    /// A renderer of a view in a world of its own fonts and assets.
    @MainActor public init(content view: Content, in world: World) {
        content = view
        givenWorld = world
    }

    // MARK: Pictures

    /// Lays the view out as it is now. What comes of it may be encoded on any thread.
    ///
    /// - Parameter withMeaning: whether the page says what its marks mean: links, headings, tables and descriptions,
    ///   for SVG and PDF. Marks and sizes are the same; it takes another walk over the views.
    /// - Throws: where there are no fonts, or where the view can't be laid out (it contains itself): one sentence.
    @MainActor public func page(withMeaning: Bool = false) throws -> RenderedPage {
        let host = try readyHost()
        return try Self.aside {
            let list = host.displayList(withMeaning: withMeaning)
            if let failure = host.failure { throw RenderError("\(Content.self) can't be laid out: \(failure).") }
            let page = RenderedPage(list, scale: scale.isFinite && scale > 0 ? Double(scale) : 1)
            return isOpaque ? page.painted(on: .black) : page
        }
    }

    /// What is wrong with the view, its fonts and its assets, a sentence each.
    @MainActor public var diagnostics: [String] {
        (host?.diagnostics.map(\.message) ?? []) + (usedWorld?.problems ?? []) + pageNotes
    }

    /// What there was to say of the last pages.
    @MainActor var pageNotes: [String] = []

    /// The picture; nil where there is none, and a sentence on stderr says why. Drawn on the calling thread: `page()`
    /// leaves that to others.
    @MainActor public var cgImage: CGImage? { bitmap.map(CGImage.init) }

    @available(*, unavailable, message: "Plumb draws in the standard range only; leave it out")
    @MainActor public var allowedDynamicRange: Image.DynamicRange? {
        get { nil }
        set {}
    }

    /// The picture; nil where there is none, and a sentence on stderr says why.
    @MainActor package var bitmap: Bitmap? {
        do {
            return try page().pixels()
        } catch {
            FileHandle.standardError.write(Data("ImageRenderer: \(error)\n".utf8))
            return nil
        }
    }

    // MARK: The view

    /// The host, for what is set now.
    @MainActor func readyHost() throws -> ViewHost {
        let scale = scale.isFinite && scale > 0 ? Double(scale) : 1
        if let host {
            Self.aside {
                host.apply(.surroundings(World.Change(\.displayScale, scale)))
                host.apply(.surroundings(World.Change(\.proposal, proposedSize)))
                // What the machine's clock says, where the view follows it.
                if let now = usedWorld?.elapsed(since: start) { host.apply(.frame(at: now)) }
            }
            return host
        }
        var world = try shownWorld()
        world.proposal = proposedSize
        world.displayScale = scale
        return Self.aside {
            let host = ViewHost(content, in: world)
            start = host.world.date
            let change = Change(self)
            host.setChangeListener { Task { @MainActor in change.send() } }
            self.host = host
            return host
        }
    }

    /// When the host was made, by its own clock.
    @MainActor private var start = Date()

    /// 1. The world that was given. 2. That of the host at work, as its views see it. 3. The program's.
    @MainActor private func shownWorld() throws -> World {
        // 2
        if givenWorld == nil, HostAtWork.host != nil, let shown = HostAtWork.now.world { return shown.ofItsOwn }
        // 1, 3
        let world = try givenWorld ?? World.standard
        usedWorld = world
        return world
    }

    /// The host at work stays the one that it was.
    @MainActor static func aside<T>(_ body: () throws -> T) rethrows -> T { try HostAtWork.aside(body) }

    /// Sends that the view changed, as long as there is a renderer.
    private final class Change: @unchecked Sendable {
        // Safe: the renderer is asked for on the main actor only.
        private weak var renderer: ImageRenderer?

        init(_ renderer: ImageRenderer) { self.renderer = renderer }

        @MainActor func send() {
            guard let renderer, renderer.isObservationEnabled else { return }
            renderer.objectWillChange.send()
        }
    }
}

extension World {
    /// Fonts, assets, language and clock of a host for another one, which inherits nothing else.
    fileprivate var ofItsOwn: World {
        var own = World(textEngine: textEngine, assets: assets, date: settings.date)
        own.pictures = pictures
        own.strings = strings
        own.locale = settings.locale
        own.timeZone = settings.timeZone
        own.followsMachine = followsMachine
        own.openURL = openURL
        return own
    }
}
