import Foundation
import Observation
import PlumbCombine
import PlumbLayout

/// A scene whose windows are changed.
public struct ModifiedScene<Content: Scene, Change: WindowChange>: PrimitiveScene {
    fileprivate let content: Content
    fileprivate let change: Change

    @MainActor public static func listWindows(of scene: ModifiedScene, in list: inout SceneWindows) {
        list.add(scene.content) { scene.change.apply(to: &$0) }
    }
}

/// What a modifier of scenes does to each window.
nonisolated public protocol WindowChange {
    /// Changes what the scene declares of a window.
    @MainActor func apply(to window: inout SceneWindow)
}

/// Puts a modifier on the content.
private struct ContentChange<Modifier: ViewModifier>: WindowChange {
    let modifier: Modifier

    @MainActor func apply(to window: inout SceneWindow) {
        let content = window.content
        window.content = { AnyView(content($0).modifier(modifier)) }
    }
}

private struct SizeChange: WindowChange {
    let size: CGSize

    @MainActor func apply(to window: inout SceneWindow) {
        let isSize = size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite
        if window.defaultSize == nil, isSize { window.defaultSize = size }
    }
}

private struct ResizabilityChange: WindowChange {
    let resizability: WindowResizability

    @MainActor func apply(to window: inout SceneWindow) {
        if window.resizability == .automatic { window.resizability = resizability }
    }
}

extension Scene {
    private func content<M: ViewModifier>(_ modifier: M) -> some Scene {
        ModifiedScene(content: self, change: ContentChange(modifier: modifier))
    }

    // MARK: Size

    /// The size that the windows open with, in points. The innermost one counts; a length that is none, or not above 0,
    /// counts as none.
    public func defaultSize(_ size: CGSize) -> some Scene {
        ModifiedScene(content: self, change: SizeChange(size: size))
    }

    /// The size that the windows open with, in points.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        defaultSize(CGSize(width: width, height: height))
    }

    /// What sizes a person can give the windows. The innermost one counts.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        ModifiedScene(content: self, change: ResizabilityChange(resizability: resizability))
    }

    // MARK: What the content inherits

    /// Sets a value that the content of the windows inherits.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        content(EnvironmentModifier(keyPath, value))
    }

    /// Puts an `@Observable` object into the environment of the content.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        content(EnvironmentModifier { $0[T.self] = object })
    }

    /// Changes a value that the content of the windows inherits.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        content(
            EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }

    /// Puts an object into the environment of the content.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        content(EnvironmentModifier { $0[ObservableObjectKey<T>.self] = object })
    }

    /// Where `@AppStorage` of the content is read and written that names no store.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        content(EnvironmentModifier { $0.appStore = store })
    }

    /// Whether the home indicator is seen in the windows: `--bezel` leaves it out.
    public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
        content(PreferenceTransformModifier<SystemBarsKey> { $0.overlays = preferredVisibility })
    }

    // MARK: Changes

    /// - Parameters:
    ///   - initial: whether the action runs for the first value too.
    ///   - action: takes the old and the new value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { content(OnChangeModifier(value: value, isInitial: initial, action: action)) }

    /// - Parameters:
    ///   - initial: whether the action runs for the first value too.
    ///   - action: runs when the value has become another.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { content(OnChangeModifier(value: value, isInitial: initial) { _, _ in action() }) }

    /// - Parameter action: takes the new value.
    @available(*, deprecated, message: "Use onChange with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        content(OnChangeModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}

/// What sizes a person can give a window.
public struct WindowResizability: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, contentSize, contentMinSize }
    private let kind: Kind

    /// No smaller than the least size of the content.
    public static let automatic = WindowResizability(kind: .automatic)
    /// Between the least and the greatest size of the content.
    public static let contentSize = WindowResizability(kind: .contentSize)
    /// No smaller than the least size of the content.
    public static let contentMinSize = WindowResizability(kind: .contentMinSize)
}
