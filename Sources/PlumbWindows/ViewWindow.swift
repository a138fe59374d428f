import Foundation
import PlumbCore
import PlumbRendering

/// A view that is not yet made, in a window, and the windows that it opens: what `plumb run` and apps have in common.
@MainActor
package final class ViewWindow {
    /// Why the view can't be shown.
    struct ViewError: Error, CustomStringConvertible {
        let description: String
    }

    /// A window that is open.
    private final class Opened {
        let host: ViewHost
        let window: HostWindow
        /// The window's place among those of the app, and what it was opened for; nil for a view without an app.
        let index: Int?
        let value: AnyHashable?
        var reported = 0

        init(_ host: ViewHost, _ window: HostWindow, _ index: Int?, _ value: AnyHashable?) {
            (self.host, self.window, self.index, self.value) = (host, window, index, value)
        }
    }

    private let name: String
    private let maker: ViewMaker
    private let stages: Stages
    private let store: any ValueStore
    private let warn: @MainActor (String) -> Void
    private var first: Opened?
    private var others: [Opened] = []
    private var loop: WindowLoop?
    /// Windows that views have asked for since the last round.
    private var requests: [(index: Int, value: AnyHashable?)] = []
    private var shownVersion = 0

    /// - Parameters:
    ///   - name: the view's or the app's, for the title bar and for sentences.
    ///   - choice: which of several views of a provider is shown.
    ///   - store: what `@AppStorage` reads and writes.
    ///   - warn: takes sentences about what the view gets wrong, each once.
    package init(
        _ maker: ViewMaker, _ choice: PreviewChoice = PreviewChoice(index: 0), named name: String,
        _ stages: Stages, store: any ValueStore,
        warn: @escaping @MainActor (String) -> Void
    ) throws {
        (self.name, self.maker, self.stages, self.store, self.warn) = (name, maker, stages, store, warn)
        // Where there is no display, nothing of the user's runs.
        try HostWindow.connect()
        let opened = try open(maker, choice)
        if let windows = maker.windows, windows.first == nil {
            throw ViewError(description: "\(name) has no window; put a WindowGroup into its body")
        }
        first = opened
        shownVersion = maker.windows?.version ?? 0
        let loop = WindowLoop(opened.window)
        loop.afterRound = { [unowned self] in afterRound() }
        loop.unusedKey = { [unowned self] in takeUnused($0) }
        self.loop = loop
    }

    /// Shows the view until its windows are closed.
    ///
    /// - Parameter url: an address that the view is asked to open at the beginning.
    package func run(opening url: URL? = nil) throws {
        if let url, let host = first?.host, !host.apply(.open(url)).isTaken {
            warn("nothing in \(name) opens \(url.absoluteString); put onOpenURL on a view")
        }
        try loop?.run()
        for opened in all { try check(opened.host) }
    }

    private func check(_ host: ViewHost) throws {
        if let failure = host.failure { throw ViewError(description: "\(name) can't be laid out: \(failure)") }
    }

    // MARK: Windows

    private func open(
        _ maker: ViewMaker, _ choice: PreviewChoice, _ index: Int? = nil, _ value: AnyHashable? = nil
    ) throws -> Opened {
        /// Filled when there is a window.
        weak var made: HostWindow?
        let (host, _) = try stages.host(for: maker, choice) { world in
            world.appStore = store
            world.sceneStore = MemoryValueStore()
            world.pasteboard = WindowClipboard()
            world.openURL = WindowClipboard.open
            if self.maker.windows != nil { world.windows = WindowAccess(self) { made?.close() } }
        }
        try check(host)
        let declared = maker.windows?.first
        var settings = WindowSettings(
            title: declared?.title(in: host.surroundings) ?? maker.title ?? name,
            width: host.proposal.width.map { Double($0) }, height: host.proposal.height.map { Double($0) })
        settings.program = name
        settings.scale = stages.givenScale
        settings.keepsLeastSize = declared != nil
        settings.keepsGreatestSize = declared?.resizability == .contentSize
        let window = try HostWindow(host, settings)
        made = window
        window.warn = warn
        let opened = Opened(host, window, index ?? maker.windows?.firstIndex, value)
        window.afterFrame = { [unowned self, weak opened] in if let opened { tellNews(of: opened) } }
        return opened
    }

    private func tellNews(of opened: Opened) {
        let sentences = opened.host.diagnostics.dropFirst(opened.reported)
        opened.reported += sentences.count
        for sentence in sentences.map(\.message) + stages.newProblems() { warn(sentence) }
        let declared = opened.index.flatMap { maker.windows?[$0] }
        if let title = declared?.title(in: opened.host.surroundings) { opened.window.title = title }
    }

    /// 1. The app lives in the host of its first window, even when that is closed. 2. What its body declares anew is
    /// shown in the other windows. 3. Windows that were asked for open.
    private func afterRound() {
        // 1
        if let first, !first.window.isOpen {
            first.host.setChangeListener { DispatchQueue.main.async {} }
            first.host.update()
        }
        for opened in others where !opened.window.isOpen {
            // A view that fails closes its window; the program goes on with the others.
            do { try check(opened.host) } catch { warn("\(error)") }
        }
        others.removeAll { !$0.window.isOpen }
        guard let windows = maker.windows else { return }
        tellPhase()
        // 2
        if windows.version != shownVersion {
            shownVersion = windows.version
            for opened in others {
                guard let index = opened.index, let window = windows[index] else { continue }
                opened.host.setRoot(window.root(for: opened.value))
                opened.window.needsFrame()
            }
        }
        // 3
        let waiting = requests
        requests = []
        for (index, value) in waiting {
            guard let window = windows[index] else { continue }
            let maker = ViewMaker(request: maker.request, windows: AppWindows(window)) { window.root(for: value) }
            do {
                let opened = try open(maker, PreviewChoice(index: 0), index, value)
                others.append(opened)
                loop?.add(opened.window)
            } catch {
                warn("\(error)")
            }
        }
    }

    /// Tells the app how much a person sees of its windows together.
    private func tellPhase() {
        guard let first else { return }
        let phase = all.filter { $0.window.isOpen }.map { $0.host.scenePhase }.max() ?? .background
        guard phase != first.host.settings.appPhase ?? first.host.scenePhase else { return }
        first.host.apply(.surroundings(World.Change(\.appPhase, phase)))
        // Its window may not be seen.
        first.host.update()
        first.window.needsFrame()
    }

    /// Control-comma opens the settings of an app that has some.
    private func takeUnused(_ key: KeyInput) -> Bool {
        guard key.isCommand, key.key == ",", maker.windows?.hasSettings == true else { return false }
        return key.phase != .down || open(WindowRequest(.settings))
    }

    private var all: [Opened] { [first].compactMap(\.self) + others }
}

extension ViewWindow: WindowKeeper {
    package func open(_ request: WindowRequest) -> Bool {
        guard let windows = maker.windows, let index = windows.index(for: request) else { return false }
        let open = all.first { $0.window.isOpen && $0.index == index && $0.value == request.value }
        if let open, !windows.opensAnother(index, for: request.value) {
            open.window.raise()
        } else if !requests.contains(where: { $0.index == index && $0.value == request.value }) {
            requests.append((index, request.value))
        }
        return true
    }

    package func dismiss(_ request: WindowRequest) -> Bool {
        guard let index = maker.windows?.index(for: request) else { return false }
        let closing = all.filter {
            $0.window.isOpen && $0.index == index && (request.value == nil || $0.value == request.value)
        }
        for opened in closing { opened.window.close() }
        return !closing.isEmpty
    }
}
