/// Puts the scenes of a closure together.
@resultBuilder
public enum SceneBuilder {
    /// A scene stands for itself.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// One scene stands for itself.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes, in order.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> TupleScene<
        repeat each Content
    > { TupleScene(members: (repeat each content)) }
    /// What stands under `if #available`: its type is hidden from older systems.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> AvailableScene {
        AvailableScene(content)
    }
    /// `if #available`; other conditions do not compile, as in SwiftUI.
    public static func buildOptional(_ content: AvailableScene?) -> some Scene { AvailableScene(content) }
}

/// Several scenes in order.
public struct TupleScene<each Content: Scene>: PrimitiveScene {
    let members: (repeat each Content)

    @MainActor public static func listWindows(of scene: TupleScene, in list: inout SceneWindows) {
        repeat list.add(each scene.members)
    }
}

/// A scene whose type is hidden, or none.
public struct AvailableScene: PrimitiveScene {
    private let scene: (any Scene)?

    fileprivate init(_ scene: (any Scene)?) { self.scene = scene }

    @MainActor public static func listWindows(of scene: AvailableScene, in list: inout SceneWindows) {
        if let scene = scene.scene { list.add(scene) }
    }
}
