import Foundation
import PlumbGraphics

/// A wrapper that changes how a view is painted and nothing else: size, place and guides are the view's.
@MainActor
protocol PaintEffect: MemberModifier {
    func makeRole() -> BoxRole
}

extension PaintEffect {
    @MainActor public static func makeNodes<C: View>(of modifier: Self, content: C, in builder: GraphBuilder) {
        builder.addWrapper(Self.self, BoxParameters(.forward), role: modifier.makeRole(), content: content)
    }
}
