import Foundation
import PlumbLayout

/// Room that takes what the other views of a stack leave.
///
/// Along the stack as long as proposed, at least `minLength`; nothing across it. Its priority is −∞, so it is offered
/// room last.
@Located
public struct Spacer: PrimitiveView, Sendable {
    /// Points; nil for the platform's 8.
    public var minLength: CGFloat?

    /// - Parameter minLength: the least length along the stack, in points; nil for the platform's 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    @MainActor public static func makeNodes(of view: Spacer, in builder: GraphBuilder) {
        let minimum = Double(
            builder.finite(view.minLength, "Spacer's minLength")
                ?? CGFloat(builder.graph.platform.metrics.spacerMinLength))
        builder.addLeaf(Spacer.self, .spacer(leastLength: minimum, flags: builder.orientationFlags))
    }
}
