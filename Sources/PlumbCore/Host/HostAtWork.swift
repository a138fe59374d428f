import Foundation
import PlumbGraphics
import Synchronization

/// A device as code sees it that asks for none of SwiftUI's values.
package struct DeviceTraits: Sendable, Equatable {
    /// "iPhone 15 Pro"; nil for a screen of some size.
    package var name: String?
    /// As the device is held, in points.
    package var screen: CGSize
    /// Pixels to a point.
    package var scale: Double
    package var safeArea: EdgeInsets
    package var isTablet: Bool
    package var orientation: InterfaceOrientation
    /// Whether the screen goes around a camera; else nothing but the status bar takes the upper inset.
    package var hasCutout = true

    package init(
        name: String? = nil, screen: CGSize, scale: Double, safeArea: EdgeInsets, isTablet: Bool,
        orientation: InterfaceOrientation = .portrait
    ) {
        self.name = name
        self.screen = screen
        self.scale = scale
        self.safeArea = safeArea
        self.isTablet = isTablet
        self.orientation = orientation
    }

    /// A screen of which only the size is known. Nobody has made a phone as wide as 600 points.
    init(screen: CGSize, scale: Double, safeArea: EdgeInsets) {
        self.init(
            screen: screen, scale: scale, safeArea: safeArea, isTablet: min(screen.width, screen.height) >= 600,
            orientation: screen.width > screen.height ? .landscapeLeft : .portrait)
    }

    /// Where nothing else is known.
    package static let standardScreen = CGSize(width: 393, height: 852)
}

/// What UIKit's names say of the world: they are asked outside of views, where no environment is. The world is that of
/// the host that was made or brought up to date last.
package struct HostAtWork: @unchecked Sendable {
    // Safe: it is a copy of what a host had; values of the environment are copied when they are set.
    package var device = DeviceTraits(
        screen: DeviceTraits.standardScreen, scale: 2, safeArea: EdgeInsets())
    /// The scheme, the text size, the assets and the fonts.
    package var environment = EnvironmentValues()
    /// What the root view of the host is proposed.
    package var world: World?

    private static let state = Mutex(HostAtWork())
    /// The host itself; nil before there was one, and when it is gone.
    @MainActor private static weak var current: ViewHost?
    /// Delegates of an app that are asked to open addresses, where the app has some: says whether one did.
    @MainActor package static var delegatesOpen: ((URL) -> Bool)?
    /// What was to be said before there was a host.
    @MainActor private static var waiting: [Diagnostic] = []

    /// The world, from any thread.
    package static var now: HostAtWork { state.withLock { $0 } }

    /// The host; nil where there is none.
    @MainActor package static var host: ViewHost? { current }

    /// The transaction of the host's update; an empty one where there is no host.
    @MainActor package static var transaction: Transaction { current?.graph.update.transaction ?? Transaction() }

    /// Runs what has a host of its own, which is not at work any more afterwards.
    @MainActor package static func aside<T>(_ body: () throws -> T) rethrows -> T {
        let (work, host) = (now, current)
        defer {
            state.withLock { $0 = work }
            current = host
        }
        return try body()
    }

    /// Says a sentence once, with what else the host has to say.
    ///
    /// - Parameter point: what it is about; otherwise what Plumb is at work for.
    @MainActor package static func report(_ sentence: String, at point: SourcePoint? = nil) {
        if let current {
            current.graph.report(sentence, at: point)
        } else {
            waiting.append(Diagnostic(message: sentence, point: point))
        }
    }

    @MainActor fileprivate static func begin(_ host: ViewHost) {
        let world = host.world
        var work = HostAtWork()
        work.device = world.shownDevice
        work.environment = host.surroundings
        work.world = world
        state.withLock { $0 = work }
        current = host
        for each in waiting { host.graph.report(each.message, at: each.point) }
        waiting = []
    }
}

extension World {
    /// The device, else a screen as large as the proposal.
    var shownDevice: DeviceTraits {
        if let device = settings.device { return device }
        let size = CGSize(
            width: settings.proposal.width ?? DeviceTraits.standardScreen.width,
            height: settings.proposal.height ?? DeviceTraits.standardScreen.height)
        let isUsable = size.width.isFinite && size.height.isFinite && size.width >= 0 && size.height >= 0
        return DeviceTraits(
            screen: isUsable ? size : DeviceTraits.standardScreen, scale: settings.displayScale,
            safeArea: settings.safeAreaInsets)
    }
}

extension ViewHost {
    /// From now on it is this host's world that code sees.
    func beginWork() { HostAtWork.begin(self) }

    /// The device that is shown; nil where only its size is known.
    package var device: DeviceTraits? { world.device }

    /// Opens an address as a view does that has no handler. Returns whether it could.
    package func openAddress(_ url: URL) -> Bool {
        var isOpened = false
        surroundings.openURL(url) { isOpened = $0 }
        return isOpened
    }

    /// Nobody gets the keys any more.
    package func endEditing() { graph.keyFocus.move(to: nil) }

    /// Where cut and copied text is.
    package var pasteboard: any Pasteboard { world.pasteboard }
}
