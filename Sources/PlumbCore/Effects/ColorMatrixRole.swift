import Foundation
import PlumbGraphics
import PlumbLayout

/// Changes the colours of all that is in a view, as a whole, by a matrix.
final class ColorMatrixRole: PaintRole {
    private let matrix: ColorMatrix
    private var isNeutral: Bool { matrix == ColorMatrix() }

    init(_ matrix: ColorMatrix) { self.matrix = matrix }

    override var isSteady: Bool { true }

    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        if !isNeutral { context.items.append(.pushColors(matrix)) }
    }
    override func endEffect(in context: inout DrawContext) { if !isNeutral { context.items.append(.pop) } }
}
