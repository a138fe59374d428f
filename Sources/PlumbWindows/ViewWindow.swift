import Foundation
import PlumbCore
import PlumbRendering

/// A view that is not yet made, in a window: what `plumb run` and apps have in common.
@MainActor
package struct ViewWindow {
    /// Why the view can't be shown.
    struct ViewError: Error, CustomStringConvertible {
        let description: String
    }

    private let host: ViewHost
    private let window: HostWindow
    private let name: String

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
        self.name = name
        // Where there is no display, nothing of the user's runs.
        try HostWindow.connect()
        (host, _) = try stages.host(for: maker, choice) { world in
            world.appStore = store
            world.pasteboard = WindowClipboard()
            world.openURL = WindowClipboard.open
        }
        try Self.check(host, name)
        if let windows = maker.windows, windows.first == nil {
            throw ViewError(description: "\(name) has no window; put a WindowGroup into its body")
        }
        var settings = WindowSettings(
            title: maker.windows?.first?.title(in: host.surroundings) ?? maker.title ?? name,
            width: host.proposal.width.map { Double($0) }, height: host.proposal.height.map { Double($0) })
        settings.program = name
        settings.scale = stages.givenScale
        settings.keepsLeastSize = maker.windows != nil
        settings.keepsGreatestSize = maker.windows?.first?.resizability == .contentSize
        window = try HostWindow(host, settings)
        let (host, window) = (host, window)
        window.warn = warn
        var reported = 0
        window.afterFrame = { [weak window] in
            let sentences = host.diagnostics.dropFirst(reported)
            reported += sentences.count
            for sentence in sentences.map(\.message) + stages.newProblems() { warn(sentence) }
            if let title = maker.windows?.first?.title(in: host.surroundings) { window?.title = title }
        }
    }

    /// Shows the view until the window is closed.
    package func run() throws {
        try window.run()
        try Self.check(host, name)
    }

    private static func check(_ host: ViewHost, _ name: String) throws {
        if let failure = host.failure { throw ViewError(description: "\(name) can't be laid out: \(failure)") }
    }
}
