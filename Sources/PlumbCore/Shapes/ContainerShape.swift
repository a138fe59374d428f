import Foundation
import PlumbGraphics
import PlumbLayout

/// A shape that follows the container shape around it; a rectangle where there is none. Takes all of what is proposed.
///
/// 1. The shape lies inside the container; the least of its four distances to the container's edges is the inset. 2.
/// Its outline is the container's shape, inset by that, around its own rectangle: rounded corners keep their centres.
/// Distances are those on the page, before rotations. Source: Apple (`ContainerRelativeShape`), DanceUI
/// `ContainerShapeType`.
public struct ContainerRelativeShape: InsettableShape, FlexibleShape {
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path {
        guard let container = ContainerShape.current else { return Path(rect) }
        let inset = min(
            rect.minX - container.frame.minX, rect.minY - container.frame.minY, container.frame.maxX - rect.maxX,
            container.frame.maxY - rect.maxY)
        return container.outline(inset, rect.insetBy(dx: -inset, dy: -inset))
    }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        InsettedShape(shape: self, amount: amount)
    }
}

/// Gives the relative shapes within a view the shape to follow. Size and place are the view's.
package struct ContainerShapeModifier<S: InsettableShape>: MemberModifier {
    let shape: S

    @MainActor public static func makeNodes<C: View>(
        of modifier: ContainerShapeModifier, content: C, in builder: GraphBuilder
    ) {
        var scope = builder.open(ContainerShapeModifier.self)
        let container = builder.keepObject(ContainerShape()) { _ in }
        // A shape that follows the container around is that container's.
        if S.self != ContainerRelativeShape.self { container.setShape(modifier.shape) }
        _ = builder.box(.forward, role: scope.isNew ? ContainerShapeRole(container) : nil, in: &scope)
        let isOwn = S.self != ContainerRelativeShape.self
        builder.add(
            content,
            with: EnvironmentModifier { if isOwn { $0.containerShape = container } })
        builder.close(scope)
    }
}

/// A container shape where it stands. The shape of a node may change; those who follow it are only asked when they are
/// painted.
final class ContainerShape: NodeObject {
    private var outline: @Sendable (CGFloat, CGRect) -> Path = { _, rect in Path(rect) }
    /// On the page.
    fileprivate var frame = CGRect.zero

    fileprivate func setShape<S: InsettableShape>(_ shape: S) {
        outline = { inset, rect in shape.inset(by: inset).path(in: rect) }
    }

    /// The container around the shape whose outline is being asked for.
    @TaskLocal fileprivate static var current: Position?

    fileprivate struct Position: Sendable {
        /// In the coordinates of the shape that is painted.
        var frame: CGRect
        var outline: @Sendable (CGFloat, CGRect) -> Path
    }

    fileprivate func place(seenFrom origin: CGPoint) -> Position {
        Position(frame: frame.offsetBy(dx: -origin.x, dy: -origin.y), outline: outline)
    }
}

private final class ContainerShapeRole: PaintRole {
    private let container: ContainerShape
    init(_ container: ContainerShape) { self.container = container }

    override var isSteady: Bool { true }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        let rect = context.pixelAligned(CGRect(origin: .zero, size: size))
        container.frame = rect.offsetBy(dx: context.origin.x, dy: context.origin.y)
    }
}

extension DrawContext {
    /// The outline of a shape in a rectangle of the box's coordinates.
    mutating func outline<S: Shape>(of shape: S, in rect: CGRect) -> Path {
        outline(of: shape, in: rect) { shape.path(in: rect) }
    }

    /// An outline that belongs to a shape: it follows the container around and is mirrored as the shape is.
    mutating func outline<S: Shape>(of shape: S, in rect: CGRect, _ make: () -> Path) -> Path {
        let (environment, origin) = (environment, origin)
        if environment.containerShape != nil || environment.followedOutline != nil { looksAround = true }
        func inContainer() -> Path {
            guard let container = environment.containerShape else { return make() }
            return ContainerShape.$current.withValue(container.place(seenFrom: origin), operation: make)
        }
        let path =
            if let followed = environment.followedOutline {
                ShapeSurroundings.$followed.withValue(.init(outline: followed(environment)), operation: inContainer)
            } else {
                inContainer()
            }
        return shape.mirrored(path, in: rect, environment.layoutDirection)
    }
}

private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }

extension EnvironmentValues {
    fileprivate var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

extension View {
    /// The shape that each `ContainerRelativeShape` within this view follows.
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        modifier(ContainerShapeModifier(shape: shape))
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// A shape that follows the one of `containerShape(_:)` around it; a rectangle where there is none.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}
