import Foundation
import PlumbGraphics

/// A shape whose type is hidden. It takes the size that the shape takes.
public struct AnyShape: Shape, Sendable {
    // Shapes are Sendable.
    private var base: any Shape

    /// Hides the type of a shape. What is hidden already is not wrapped once more.
    public nonisolated init<S: Shape>(_ shape: S) { base = (shape as? AnyShape)?.base ?? shape }

    public nonisolated func path(in rect: CGRect) -> Path { base.path(in: rect) }
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

    /// The shape's data. Shapes of two types have nothing between them.
    public nonisolated var animatableData: AnyAnimatableData {
        get { AnyAnimatableData(base.animatableData) }
        set { base = base.with(newValue) }
    }
}

extension Shape {
    fileprivate nonisolated func with(_ data: AnyAnimatableData) -> any Shape {
        guard let data = data.content as? AnimatableData else { return self }
        var result = self
        result.animatableData = data
        return result
    }
}
