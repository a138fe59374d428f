import Foundation

/// What a view wants opened or closed: a window that its app declares.
package struct WindowRequest: Equatable {
    /// Which of the app's scenes the window is of.
    package enum SceneName: Equatable {
        case named(String), ofValue, settings
    }

    package var scene: SceneName
    package var value: AnyHashable?

    package init(_ scene: SceneName, value: AnyHashable? = nil) {
        self.scene = scene
        self.value = value
    }

    /// The call that opens it, as it is written in code.
    package var words: String {
        switch scene {
        case .settings: "openSettings()"
        case .ofValue: "openWindow(value: \(value.map { String(reflecting: $0.base) } ?? "nil"))"
        case .named(let id):
            "openWindow(id: \"\(id)\"\(value.map { ", value: \(String(reflecting: $0.base))" } ?? ""))"
        }
    }
}

/// Who opens and closes windows: a program with a screen.
@MainActor
package protocol WindowKeeper: AnyObject {
    /// Opens a window, or brings it to the front where it is open and there is only one of it. Returns whether the app
    /// has declared such a window.
    func open(_ request: WindowRequest) -> Bool
    /// Closes the windows that a request opened. Returns whether there were any.
    func dismiss(_ request: WindowRequest) -> Bool
}

/// What a host knows of the windows around it.
package struct WindowAccess {
    /// Opens and closes windows; nil where there is one picture.
    package weak var keeper: (any WindowKeeper)?
    /// Closes the host's own window; nil where there is none.
    package var close: (@MainActor () -> Void)?

    package init(_ keeper: any WindowKeeper, close: @escaping @MainActor () -> Void) {
        self.keeper = keeper
        self.close = close
    }

    init() {}
}

/// Opens windows that the app declares: `openWindow(id: "help")`. Source: Apple (`OpenWindowAction`).
///
/// `plumb run` and programs that are linked with Plumb open them; elsewhere there is one picture, and a use is
/// reported. A window that shows a value, a `Window` and the settings are brought to the front where they are open.
@MainActor @preconcurrency
public struct OpenWindowAction {
    fileprivate let host: HostWindows

    /// Opens a window of the scene with a name.
    public func callAsFunction(id: String) { host.open(WindowRequest(.named(id))) }

    /// Opens a window for a value, of the first `WindowGroup` for values of its type.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        host.open(WindowRequest(.ofValue, value: value))
    }

    /// Opens a window for a value, of the scene with a name.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        host.open(WindowRequest(.named(id), value: value))
    }
}

/// Closes windows: `dismissWindow()` closes that of the view. Source: Apple (`DismissWindowAction`).
@MainActor @preconcurrency
public struct DismissWindowAction {
    fileprivate let host: HostWindows

    /// Closes the window in which the view stands.
    public func callAsFunction() { host.close() }

    /// Closes the windows of the scene with a name.
    public func callAsFunction(id: String) { host.dismiss(WindowRequest(.named(id))) }

    /// Closes the windows that show a value.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(value: D) {
        host.dismiss(WindowRequest(.ofValue, value: value))
    }

    /// Closes the windows that show a value, of the scene with a name.
    public func callAsFunction<D: Decodable & Encodable & Hashable>(id: String, value: D) {
        host.dismiss(WindowRequest(.named(id), value: value))
    }
}

/// Opens the settings of the app. Source: Apple (`OpenSettingsAction`).
@MainActor @preconcurrency
public struct OpenSettingsAction {
    fileprivate let host: HostWindows

    /// Opens the window of the scene `Settings`, or brings it to the front.
    public func callAsFunction() { host.open(WindowRequest(.settings)) }
}

/// The windows around a host, as its views see them.
private struct HostWindows {
    var windows = WindowAccess()
    var report: (String) -> Void = { _ in }

    @MainActor func open(_ request: WindowRequest) {
        guard let keeper = windows.keeper else {
            return report("\(request.words) opens no window here; run the app with plumb run")
        }
        if !keeper.open(request) {
            report("\(request.words) opens no window: no scene of the app is for it; give one that id or type")
        }
    }

    @MainActor func dismiss(_ request: WindowRequest) { _ = windows.keeper?.dismiss(request) }

    @MainActor func close() {
        guard let close = windows.close else {
            return report("dismissWindow() closes no window here; run the app with plumb run")
        }
        close()
    }
}

private struct HostWindowsKey: EnvironmentKey { static var defaultValue: HostWindows { HostWindows() } }

extension EnvironmentValues {
    /// Opens windows of the app.
    @MainActor @preconcurrency public var openWindow: OpenWindowAction {
        OpenWindowAction(host: self[HostWindowsKey.self])
    }
    /// Closes windows of the app.
    @MainActor @preconcurrency public var dismissWindow: DismissWindowAction {
        DismissWindowAction(host: self[HostWindowsKey.self])
    }
    /// Opens the settings of the app.
    @MainActor @preconcurrency public var openSettings: OpenSettingsAction {
        OpenSettingsAction(host: self[HostWindowsKey.self])
    }
    /// Whether the app can open further windows: on a screen it can, in a picture it can't.
    public var supportsMultipleWindows: Bool { self[HostWindowsKey.self].windows.keeper != nil }

    /// Puts the host's windows where views find them.
    mutating func setHostWindows(_ windows: WindowAccess) {
        let sink = diagnostics
        self[HostWindowsKey.self] = HostWindows(windows: windows) { sink?.report($0) }
    }
}
