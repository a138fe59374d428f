import Foundation

/// A part of an app that has windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of `body`. The compiler infers it.
    associatedtype Body: Scene

    /// What the scene consists of.
    @SceneBuilder var body: Body { get }

    /// Lists the windows of a scene: every scene that has no body does it itself; one with a body needs nothing here.
    static func listWindows(of scene: Self, in list: inout SceneWindows)
}

extension Scene {
    public static func listWindows(of scene: Self, in list: inout SceneWindows) {
        var scene = scene
        list.connect(&scene)
        list.add(scene.body)
    }
}

extension Never: Scene {}

/// A scene without a body of its own.
nonisolated public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    @MainActor public var body: Never { primitiveBody(Self.self) }
}

/// A window as a scene declares it.
public struct SceneWindow {
    var title: Text?
    /// The name that the scene gives it; nil for none. The app's first window opens, whatever its name.
    public internal(set) var id: String?
    /// What opens it.
    var kind = Kind.group
    /// The type of the values that such windows are opened for; nil where they show none.
    var valueType: Any.Type?
    /// Points.
    public internal(set) var defaultSize: CGSize?
    /// Which sizes a person may give the window.
    public internal(set) var resizability = WindowResizability.automatic
    /// The menus of its scene, each as the views that stand in it.
    var commands: [AnyView] = []
    /// What the window shows of the value that it was opened for; of nil where it was opened without one.
    var content: (AnyHashable?) -> AnyView

    /// How many windows there can be of a scene, and who opens them.
    enum Kind {
        /// Any number.
        case group
        /// One.
        case single
        /// One, opened as the settings of the app; an app does not begin with it.
        case settings
    }

    /// What the window shows, with the keys of its scene's menus.
    @MainActor package func root(for value: AnyHashable?) -> AnyView {
        commands.isEmpty ? content(value) : AnyView(content(value).modifier(CommandKeys(menus: commands)))
    }

    /// What stands in the title bar, in the language of an environment; nil for the name of the program.
    package func title(in values: EnvironmentValues) -> String? {
        // The words alone: a title bar has a font of its own.
        title.map { TextResolver($0, in: values).pieces.map(\.text).joined() }
    }
}

/// The windows of scenes, in the order of the code.
@MainActor
public struct SceneWindows {
    var windows: [SceneWindow] = []
    /// Where the app stands whose scenes these are.
    private let place: PropertySlot?
    private var composedCount = 0

    init(place: PropertySlot?) { self.place = place }

    mutating func add<S: Scene>(_ scene: S) { S.listWindows(of: scene, in: &self) }

    /// Connects the dynamic properties of a scene or of commands with a body. What they keep is found by their number;
    /// the app itself is number 0.
    mutating func connect<T>(_ value: inout T) {
        guard let place else { return }
        composedCount += 1
        place.nested(composedCount).bindProperties(of: &value)
    }

    /// Lists the windows of a scene, and changes them.
    mutating func add<S: Scene>(_ scene: S, _ change: (inout SceneWindow) -> Void) {
        let first = windows.count
        add(scene)
        for index in first..<windows.count { change(&windows[index]) }
    }
}

extension Group: Scene, PrimitiveScene where Content: Scene {
    /// Scenes that modifiers are applied to as one.
    public init(@SceneBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func listWindows(of scene: Self, in list: inout SceneWindows) { list.add(scene.content) }
}
