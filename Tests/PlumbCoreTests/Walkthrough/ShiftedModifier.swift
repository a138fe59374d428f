import Foundation
import PlumbGraphics
import PlumbLayout

@testable import PlumbCore

/// Draws the view lower. Size, place and guides are the view's.
struct ShiftedModifier: PaintEffect {
    let distance: CGFloat

    func makeRole() -> BoxRole { ShiftedRole(distance) }
}

private final class ShiftedRole: PaintRole {
    private let distance: CGFloat
    init(_ distance: CGFloat) { self.distance = distance }

    override func transform(for size: CGSize) -> ProjectionTransform? {
        ProjectionTransform(CGAffineTransform(translationX: 0, y: distance))
    }
}

extension View {
    /// - Parameter distance: points.
    public func shifted(by distance: CGFloat) -> some View { modifier(ShiftedModifier(distance: distance)) }
}
