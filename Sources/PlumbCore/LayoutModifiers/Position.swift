import Foundation
import PlumbLayout

/// Takes what is proposed and puts the view's centre at a point of it. The rule: `PositionAlgorithm`.
package struct PositionModifier: MemberModifier {
    let position: CGPoint

    @MainActor public static func makeNodes<C: View>(
        of modifier: PositionModifier, content: C, in builder: GraphBuilder
    ) {
        builder.addMovingWrapper(
            PositionModifier.self,
            .position(
                Lengths(
                    Double(builder.finite(modifier.position.x, "position(x:)") ?? 0),
                    Double(builder.finite(modifier.position.y, "position(y:)") ?? 0))), content: content)
    }
}

extension View {
    /// The centre, in points from the top leading corner of what is proposed.
    public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

    /// The centre, in points from the top leading corner of what is proposed; as large as what is proposed.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
