import Foundation

/// A program with windows. `@main` on the type starts it: its first window opens, and the program ends when the window
/// is closed.
///
/// What the type declares as `@State`, `@Environment` … lives as long as the window.
@MainActor @preconcurrency
public protocol App {
    /// The type of `body`. The compiler infers it.
    associatedtype Body: Scene

    /// The windows of the program. The first one opens when the program starts.
    @SceneBuilder var body: Body { get }

    /// An app is made when the program starts.
    init()
}

/// The first window of an app as a view: what tests, pictures and windows show of it. Size and place are the content's.
public struct AppContent<A: App>: View {
    private let app: AppProperties<A>
    private let windows: AppWindows

    /// - Parameter windows: learns which windows the app has, whenever that is evaluated.
    public init(_ app: A, windows: AppWindows) {
        self.app = AppProperties(app: app)
        self.windows = windows
    }

    public var body: some View {
        var list = SceneWindows(place: app.place)
        list.add(app.app.body)
        windows.first = list.windows.first
        return windows.first?.content ?? AnyView(EmptyView())
    }
}

/// The windows that an app has declared.
@MainActor
public final class AppWindows {
    /// The window that opens; nil before its app was evaluated, or when the app has none.
    public package(set) var first: SceneWindow?

    public init() {}
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
