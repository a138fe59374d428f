import Foundation
import PlumbGraphics
import PlumbSymbols

extension DrawContext {
    /// Draws a symbol's marks, given in the box's coordinates, in one paint; without opacities they are opaque.
    mutating func draw(_ marks: [SymbolMark], opacities: [Double] = [], _ paint: UnitPaint, in rect: CGRect) {
        let moved = marks.map { mark in
            var mark = mark
            mark.path = mark.path.offsetBy(dx: origin.x, dy: origin.y)
            return mark
        }
        let place = rect.offsetBy(dx: origin.x, dy: origin.y)
        draw(with: paint, around: { place.insetBy(dx: -place.width / 2, dy: -place.height / 2) }) { context, paint in
            context.items += moved.displayItems(paint: context.resolved(paint, in: rect), opacities: opacities)
        }
    }
}
