import CCairo
import Foundation
import PlumbGraphics

/// The outlines of a letter, before the pen follows them.
extension RoundLetters {
    /// The closed outlines of a glyph, one by one.
    static func outlines(of glyph: UInt, _ font: OpaquePointer) -> [Path] {
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1), let cr = cairo_create(surface) else {
            return []
        }
        defer {
            cairo_destroy(cr)
            cairo_surface_destroy(surface)
        }
        var own = cairo_glyph_t(index: glyph, x: 0, y: 0)
        cairo_set_scaled_font(cr, font)
        cairo_glyph_path(cr, &own, 1)
        guard let copy = cairo_copy_path(cr) else { return [] }
        defer { cairo_path_destroy(copy) }
        guard copy.pointee.status == CAIRO_STATUS_SUCCESS, let data = copy.pointee.data else { return [] }
        var outlines: [Path] = []
        var current = Path()
        func finish() {
            // After its end, Cairo moves to an outline's beginning.
            if current.elements.count > 1 { outlines.append(current) }
            current = Path()
        }
        var index = 0
        while index < Int(copy.pointee.num_data) {
            let header = data[index].header
            func point(_ offset: Int) -> CGPoint {
                CGPoint(x: data[index + offset].point.x, y: data[index + offset].point.y)
            }
            switch header.type {
            case CAIRO_PATH_MOVE_TO:
                finish()
                current.move(to: point(1))
            case CAIRO_PATH_LINE_TO: current.addLine(to: point(1))
            case CAIRO_PATH_CURVE_TO: current.addCurve(to: point(3), control1: point(1), control2: point(2))
            default: current.closeSubpath()
            }
            index += max(1, Int(header.length))
        }
        finish()
        return outlines
    }

    /// Which outlines are one part: those that have some of their insides in common.
    static func groups(_ outlines: [Path]) -> [[Int]] {
        let boxes = outlines.map(\.boundingRect)
        func touch(_ a: Int, _ b: Int) -> Bool {
            boxes[a].intersects(boxes[b]) && !outlines[a].intersection(outlines[b]).isEmpty
        }
        var groups: [[Int]] = []
        for index in outlines.indices {
            let isOwn = groups.map { group in group.contains { touch($0, index) } }
            let own = zip(groups, isOwn).filter(\.1).flatMap(\.0)
            groups = zip(groups, isOwn).filter { !$0.1 }.map(\.0) + [own + [index]]
        }
        return groups
    }

    static func joined(_ paths: [Path]) -> Path {
        Path { all in
            for path in paths { all.addPath(path) }
        }
    }
}

extension Path {
    /// Whether a line or a curve ends at a height.
    func hasPoint(at y: Double, within distance: Double) -> Bool {
        elements.contains { element in
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
                abs(end.y - y) <= distance
            case .closeSubpath: false
            }
        }
    }

    /// The path with its points and handles at other places.
    func moved(_ place: (CGPoint) -> CGPoint) -> Path {
        Path { path in
            for element in elements {
                switch element {
                case .move(let end): path.move(to: place(end))
                case .line(let end): path.addLine(to: place(end))
                case .quadCurve(let end, let control): path.addQuadCurve(to: place(end), control: place(control))
                case .curve(let end, let control1, let control2):
                    path.addCurve(to: place(end), control1: place(control1), control2: place(control2))
                case .closeSubpath: path.closeSubpath()
                }
            }
        }
    }
}
