import CCairo
import Foundation
import PlumbGraphics

// Paths, styles and transforms in Cairo's words.

extension CairoContext {
    /// Sets a context's current path. False, and no path, when it is empty or a coordinate is not a number.
    ///
    /// Cairo rounds points to a 256th of a pixel. A step that is shorter would get a direction from the rounding, and
    /// its join a spike. It is left out, unless it is all that its subpath has, which is a dot; and what ends that near
    /// to the beginning of the subpath that it closes ends there.
    func add(_ path: Path) -> Bool {
        cairo_new_path(cr)
        // Cairo counts pixels in 24 bits: what lies far outside is drawn no farther than four million.
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        let zoom = max(hypot(matrix.xx, matrix.yx), hypot(matrix.xy, matrix.yy), 1e-6)
        let limit = 4e6 / zoom
        let shortest = 1.0 / 256 / zoom
        func isNear(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) < shortest && abs(a.y - b.y) < shortest }
        var isNumber = true
        func near(_ point: CGPoint) -> CGPoint {
            if point.x.isNaN || point.y.isNaN { isNumber = false }
            return CGPoint(x: max(-limit, min(limit, point.x)), y: max(-limit, min(limit, point.y)))
        }
        var current = CGPoint.zero
        var start = CGPoint.zero
        // Whether a step of the subpath was drawn, and whether one was left out.
        var (isDrawn, isLeftOut) = (false, false)
        func finishDot() {
            if isLeftOut && !isDrawn { cairo_line_to(cr, current.x, current.y) }
            (isDrawn, isLeftOut) = (false, false)
        }
        for (index, element) in path.elements.enumerated() {
            let isLast = index + 1 < path.elements.count && path.elements[index + 1] == .closeSubpath
            func end(_ point: CGPoint) -> CGPoint {
                let point = near(point)
                return isLast && isNear(point, start) ? start : point
            }
            switch element {
            case .move(let end):
                finishDot()
                current = near(end)
                start = current
                cairo_move_to(cr, current.x, current.y)
            case .line(let to):
                let to = end(to)
                if isNear(to, current) {
                    isLeftOut = true
                } else {
                    cairo_line_to(cr, to.x, to.y)
                    current = to
                    isDrawn = true
                }
            case .quadCurve(let to, let control):
                let (end, control) = (end(to), near(control))
                isDrawn = true
                cairo_curve_to(
                    cr, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3, end.x, end.y)
                current = end
            case .curve(let to, let control1, let control2):
                let (end, control1, control2) = (end(to), near(control1), near(control2))
                isDrawn = true
                cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, end.x, end.y)
                current = end
            case .closeSubpath:
                finishDot()
                cairo_close_path(cr)
                current = start
            }
        }
        finishDot()
        if !isNumber { cairo_new_path(cr) }
        return isNumber && !path.isEmpty
    }

    func set(_ style: FillStyle) {
        cairo_set_fill_rule(cr, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(cr, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    }

    func set(_ style: StrokeStyle) {
        cairo_set_line_width(cr, min(style.lineWidth, 1e6))
        switch style.lineCap {
        case .butt: cairo_set_line_cap(cr, CAIRO_LINE_CAP_BUTT)
        case .round: cairo_set_line_cap(cr, CAIRO_LINE_CAP_ROUND)
        case .square: cairo_set_line_cap(cr, CAIRO_LINE_CAP_SQUARE)
        }
        switch style.lineJoin {
        case .miter: cairo_set_line_join(cr, CAIRO_LINE_JOIN_MITER)
        case .round: cairo_set_line_join(cr, CAIRO_LINE_JOIN_ROUND)
        case .bevel: cairo_set_line_join(cr, CAIRO_LINE_JOIN_BEVEL)
        }
        cairo_set_miter_limit(cr, style.longestMiter)
        let dashes = style.usableDashes
        cairo_set_dash(cr, dashes, Int32(dashes.count), style.dashPhase.isFinite ? style.dashPhase : 0)
    }
}

extension CGAffineTransform {
    init(_ matrix: cairo_matrix_t) {
        self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
    }

    var cairoMatrix: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }
}
