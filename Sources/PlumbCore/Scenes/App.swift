import Foundation

/// A program with windows. `@main` on the type starts it: its first window opens, and the program ends when the last
/// window is closed.
///
/// What the type declares as `@State`, `@Environment` … lives as long as the program; the environment is that of the
/// first window, but for `scenePhase`, which is of all windows together.
@MainActor @preconcurrency
public protocol App {
    /// The type of `body`. The compiler infers it.
    associatedtype Body: Scene

    /// The windows of the program. The first one opens when the program starts, others by `openWindow`.
    @SceneBuilder var body: Body { get }

    /// An app is made when the program starts.
    init()
}

/// The first window of an app as a view: what tests, pictures and windows show of it. Size and place are the content's.
public struct AppContent<A: App>: View {
    private let app: A
    private let windows: AppWindows

    /// - Parameter windows: learns which windows the app has, whenever that is evaluated.
    public init(_ app: A, windows: AppWindows) { (self.app, self.windows) = (app, windows) }

    public var body: some View {
        // The app hears of all windows, the views of theirs.
        AppScenes(app: AppProperties(app: app), windows: windows)
            .transformEnvironment(\.self) {
                $0.windowPhase = $0.scenePhase
                if let phase = $0.appPhase { $0.scenePhase = phase }
            }
    }
}

/// The first window of an app, where the app finds its environment.
private struct AppScenes<A: App>: View {
    let app: AppProperties<A>
    let windows: AppWindows

    var body: some View {
        var list = SceneWindows(place: app.place)
        list.add(app.app.body)
        windows.take(list.windows)
        let root = windows.first?.root(for: nil) ?? AnyView(EmptyView())
        return root.transformEnvironment(\.self) { $0.scenePhase = $0.windowPhase }
    }
}

/// The windows that an app has declared.
@MainActor
public final class AppWindows {
    /// All of them, in the order of the code.
    private var all: [SceneWindow] = []
    /// The window that opens: the first one that does not show settings; nil before its app was evaluated, or when the
    /// app has none.
    public private(set) var first: SceneWindow?
    /// How often they were declared: windows that show one of them show it anew when the number is another.
    package private(set) var version = 0

    public init() {}

    /// One window, whatever opens it.
    package init(_ window: SceneWindow) {
        all = [window]
        first = window
    }

    /// The number of the window that opens.
    package var firstIndex: Int? { all.firstIndex { $0.kind != .settings } }

    package func take(_ windows: [SceneWindow]) {
        all = windows
        first = firstIndex.map { windows[$0] }
        version += 1
    }

    /// Whether the app shows settings in a window of their own.
    package var hasSettings: Bool { all.contains { $0.kind == .settings } }

    /// The window that a request is for; nil for one that the app has not declared.
    package func index(for request: WindowRequest) -> Int? {
        all.firstIndex { window in
            switch request.scene {
            case .settings: window.kind == .settings
            case .named(let id): window.id == id && (request.value == nil || shows(request.value, window))
            case .ofValue: shows(request.value, window)
            }
        }
    }

    private func shows(_ value: AnyHashable?, _ window: SceneWindow) -> Bool {
        guard let type = window.valueType, let value else { return false }
        return Swift.type(of: value.base) == type
    }

    /// A window by its number.
    package subscript(index: Int) -> SceneWindow? { all.indices.contains(index) ? all[index] : nil }

    /// Whether a request opens another window where one is open already that was opened by the same one.
    package func opensAnother(_ index: Int, for value: AnyHashable?) -> Bool {
        self[index]?.kind == .group && value == nil
    }
}

/// An app whose properties are connected to the place where its content stands.
private struct AppProperties<A: App>: DynamicProperty {
    var app: A
    var place: PropertySlot?

    mutating func bind(to place: PropertySlot) {
        place.nested(0).bindProperties(of: &app)
        self.place = place
    }
}
