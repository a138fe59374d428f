import Foundation
import PlumbGraphics
import PlumbSymbols

/// A symbol as it is drawn: its outlines and its size.
struct SymbolFigure: Equatable {
    let symbol: Symbol
    let weight: Double
    /// The size that it has of itself, in points.
    let size: CGSize
    /// Whether its ink fills the room that it gets, in both directions.
    var isResizable = false
    /// Whether it is drawn the other way round.
    var isMirrored = false
    /// How far its variable parts are lit up, from 0 to 1; nil for all.
    var variableValue: Double?

    /// The opacity of parts that a variable value leaves in the dark. Chosen by eye.
    private static let unlit = 0.3

    /// The marks in a rectangle, and how they are stretched about its top left corner; nil for not at all.
    func marks(in bounds: CGRect) -> (marks: [SymbolMark], stretch: CGSize?) {
        guard isResizable else {
            return (symbol.drawing(in: bounds, weight: weight, mirrored: isMirrored), nil)
        }
        let (marks, stretch) = symbol.drawing(filling: bounds.size, weight: weight, mirrored: isMirrored)
        let isEven = abs(stretch.width - 1) < 1e-6 && abs(stretch.height - 1) < 1e-6
        return (marks, isEven ? CGSize(width: 1, height: 1) : stretch)
    }

    /// The opacity of each mark.
    func opacities(of marks: [SymbolMark]) -> [Double] {
        guard let variableValue, symbol.isVariable else { return marks.map { _ in 1 } }
        return marks.isLit(at: variableValue).map { $0 ? 1 : Self.unlit }
    }
}

extension DrawContext {
    /// Draws a symbol into a rectangle of the box's coordinates.
    mutating func draw(_ figure: SymbolFigure, _ paints: SymbolPaints, in bounds: CGRect) {
        let (marks, stretch) = figure.marks(in: bounds)
        draw(marks, opacities: figure.opacities(of: marks), paints, in: bounds, stretch: stretch)
    }

    /// Draws a symbol's marks, given in the box's coordinates; without opacities they are opaque.
    ///
    /// - Parameter stretch: how marks that were made for a rectangle's ink, from its top left corner, fill the
    ///   rectangle.
    mutating func draw(
        _ marks: [SymbolMark], opacities: [Double] = [], _ paints: SymbolPaints, in rect: CGRect, stretch: CGSize? = nil
    ) {
        let marks = paints.isLayered ? marks.layered() : marks
        guard let stretch else {
            let moved = marks.map { mark in
                var mark = mark
                mark.path = mark.path.offsetBy(dx: origin.x, dy: origin.y)
                return mark
            }
            let place = rect.offsetBy(dx: origin.x, dy: origin.y)
            let around = { place.insetBy(dx: -place.width / 2, dy: -place.height / 2) }
            // The first layer's shadow and blend mode are the symbol's.
            draw(with: paints.layers[0], around: around) { context, paint in
                let layers = [paint] + paints.layers.dropFirst()
                context.items += moved.displayItems(
                    paints: layers.map { context.resolved($0, in: rect) }, opacities: opacities)
            }
            return
        }
        // The pen is stretched along with the outline; so the marks keep their place and the page is stretched.
        var page = self
        page.items = []
        page.origin = .zero
        let natural = CGRect(x: 0, y: 0, width: rect.width / stretch.width, height: rect.height / stretch.height)
        page.draw(marks, opacities: opacities, paints, in: natural)
        guard !page.items.isEmpty else { return }
        let transform = CGAffineTransform(
            a: stretch.width, b: 0, c: 0, d: stretch.height, tx: rect.minX + origin.x, ty: rect.minY + origin.y)
        items += [.pushTransform(transform)] + page.items + [.pop]
    }
}
