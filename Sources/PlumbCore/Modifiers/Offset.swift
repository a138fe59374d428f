import Foundation
import PlumbGraphics

/// Draws the view somewhere else. Size, place and guides are those of the view without it (rules, section 7).
public struct OffsetModifier: MemberModifier {
    let offset: CGSize

    @MainActor public static func makeNodes<C: View>(of modifier: OffsetModifier, content: C, in builder: GraphBuilder)
    {
        builder.addWrapper(
            OffsetModifier.self, BoxParameters(.forward), role: OffsetRole(modifier.offset), content: content)
    }
}

private final class OffsetRole: BoxRole {
    private let offset: CGSize
    init(_ offset: CGSize) { self.offset = offset }

    override func transform(for size: CGSize) -> CGAffineTransform? {
        CGAffineTransform(translationX: offset.width, y: offset.height)
    }
}

extension View {
    /// Points to the right and down.
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    /// Draws the view `x` points to the right and `y` points further down; its place in the layout stays.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { offset(CGSize(width: x, height: y)) }
}
