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
    /// Points.
    public internal(set) var defaultSize: CGSize?
    /// Which sizes a person may give the window.
    public internal(set) var resizability = WindowResizability.automatic
    /// What the window shows.
    public internal(set) var content: AnyView

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

    /// Lists the windows of a scene, and changes them.
    mutating func add<S: Scene>(_ scene: S, _ change: (inout SceneWindow) -> Void) {
        let first = windows.count
        add(scene)
        for index in first..<windows.count { change(&windows[index]) }
    }

    /// Connects the dynamic properties of a scene with a body. What they keep is found by the scene's number; the app
    /// itself is number 0.
    fileprivate mutating func connect<S: Scene>(_ scene: inout S) {
        guard let place else { return }
        composedCount += 1
        place.nested(composedCount).bindProperties(of: &scene)
    }
}

extension Group: Scene, PrimitiveScene where Content: Scene {
    /// Scenes that modifiers are applied to as one.
    public init(@SceneBuilder content: () -> Content) { self.content = content() }

    @MainActor public static func listWindows(of scene: Self, in list: inout SceneWindows) { list.add(scene.content) }
}
