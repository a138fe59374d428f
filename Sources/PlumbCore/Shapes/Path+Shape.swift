import Foundation
import PlumbGraphics

/// An outline is a shape that keeps its own coordinates, whatever rectangle it is given; it takes what is proposed.
extension Path: Shape, FlexibleShape {
    public nonisolated func path(in rect: CGRect) -> Path { offsetBy(dx: rect.minX, dy: rect.minY) }
}
