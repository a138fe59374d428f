import Foundation

@testable import PlumbCore

extension DisplayList {
    /// One line a mark, what is in a group indented; numbers to hundredths.
    var text: String {
        var lines: [String] = []
        var depth = 0
        for item in items {
            if case .pop = item {
                depth -= 1
                continue
            }
            lines.append(String(repeating: "  ", count: max(depth, 0)) + item.text)
            if item.opensGroup { depth += 1 }
        }
        return lines.joined(separator: "\n") + (depth == 0 ? "" : "\n\(depth) groups left open")
    }
}

extension DisplayItem {
    fileprivate var opensGroup: Bool {
        switch self {
        case .pushTransform, .pushProjection, .pushClip, .pushLayer, .pushShadow, .pushBlur, .pushColors,
            .pushThreshold,
            .pushMask:
            true
        case .fill, .stroke, .glyphs, .image, .pop: false
        }
    }

    fileprivate var text: String {
        switch self {
        case .fill(let path, let paint, let style):
            "fill \(path.text) \(paint.text)" + (style.isEOFilled ? " eo" : "")
        case .stroke(let path, let paint, let style): "stroke \(path.text) \(paint.text) \(style.lineWidth.text) wide"
        case .glyphs(let run, let origin, let paint): "glyphs \"\(run.text)\" at \(origin.text) \(paint.text)"
        case .image(let bitmap, let rect, _, let tint, _):
            "image \(bitmap.width)x\(bitmap.height) in \(rect.text)" + (tint.map { " tint \($0.text)" } ?? "")
        case .pushTransform(let t): "transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(\.text).joined(separator: " "))"
        case .pushProjection(let m):
            "projection " + m.numbers.map { CGFloat($0).text }.joined(separator: " ")
        case .pushClip(let path, let style): "clip \(path.text)" + (style.isEOFilled ? " eo" : "")
        case .pushLayer(let opacity, let mode): "layer \(CGFloat(opacity).text) \(mode)"
        case .pushShadow(let paint, let radius, let offset):
            "shadow \(paint.text) \(CGFloat(radius).text) by \(offset.width.text) \(offset.height.text)"
        case .pushBlur(let radius, let isOpaque): "blur \(CGFloat(radius).text)" + (isOpaque ? " opaque" : "")
        case .pushColors(let m):
            "colors "
                + [
                    [m.r1, m.r2, m.r3, m.r4, m.r5], [m.g1, m.g2, m.g3, m.g4, m.g5], [m.b1, m.b2, m.b3, m.b4, m.b5],
                    [m.a1, m.a2, m.a3, m.a4, m.a5],
                ].map { $0.map { CGFloat($0).text }.joined(separator: " ") }.joined(separator: ", ")
        case .pushThreshold(let min, let max, let color):
            "threshold \(CGFloat(min).text) \(CGFloat(max).text) \(color.text)"
        case .pushMask: "mask"
        case .pop: "pop"
        }
    }
}

extension Path {
    /// A rectangle by its edges, any other path by its steps.
    fileprivate var text: String {
        let bounds = boundingRect
        if self == Path(bounds) { return "[\(bounds.text)]" }
        return "(" + elements.map(\.text).joined(separator: " ") + ")"
    }
}

extension Path.Element {
    fileprivate var text: String {
        switch self {
        case .move(let end): "\(end.text) m"
        case .line(let end): "\(end.text) l"
        case .quadCurve(let end, let control): "\(control.text) \(end.text) q"
        case .curve(let end, let control1, let control2): "\(control1.text) \(control2.text) \(end.text) c"
        case .closeSubpath: "h"
        }
    }
}

extension Paint {
    fileprivate var text: String {
        switch self {
        case .color(let color): color.text
        case .linearGradient(let stops, let start, let end):
            "linear \(stops.map(\.color.text).joined(separator: "-")) \(start.text) to \(end.text)"
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            "radial \(stops.map(\.color.text).joined(separator: "-")) at \(center.text) "
                + "\(CGFloat(startRadius).text) to \(CGFloat(endRadius).text)"
        case .ellipticalGradient(let stops, let center, let size, let startRadius, let endRadius):
            "elliptical \(stops.map(\.color.text).joined(separator: "-")) at \(center.text) "
                + "\(size.width.text) \(size.height.text) \(CGFloat(startRadius).text) to \(CGFloat(endRadius).text)"
        case .meshGradient(let mesh, let rect):
            "mesh \(mesh.columns)x\(mesh.rows) \(mesh.colors.map(\.text).joined(separator: "-")) in \(rect.text)"
        case .angularGradient(let stops, let center, let startAngle, let endAngle):
            "angular \(stops.map(\.color.text).joined(separator: "-")) at \(center.text) "
                + "\(CGFloat(startAngle).text) to \(CGFloat(endAngle).text)"
        case .backdrop(let backdrop):
            "backdrop \(CGFloat(backdrop.radius).text) on \(backdrop.ground.text)"
                + (backdrop.opacity == 1 ? "" : "/\(CGFloat(backdrop.opacity).text)")
        case .tiles(let tiles):
            "tiles \(tiles.part.text) as \(tiles.tile.text)" + (tiles.repeats ? "" : " once")
                + (tiles.opacity == 1 ? "" : "/\(CGFloat(tiles.opacity).text)")
        }
    }
}

extension RGBA {
    fileprivate var text: String {
        let bytes = [red, green, blue].map { part in
            part.magnitude < 1e15 ? String(format: "%02x", Int((part * 255).rounded())) : "??"
        }.joined()
        return "#" + bytes + (alpha == 1 ? "" : "/\(CGFloat(alpha).text)")
    }
}

extension CGFloat {
    fileprivate var text: String {
        guard isFinite else { return "\(self)" }
        let hundredths = (self * 100).rounded() / 100 + 0
        return hundredths == hundredths.rounded() && hundredths.magnitude < 1e15
            ? "\(Int(hundredths))" : "\(hundredths)"
    }
}

extension CGPoint {
    fileprivate var text: String { "\(x.text) \(y.text)" }
}

extension CGRect {
    fileprivate var text: String { "\(minX.text) \(minY.text) \(width.text) \(height.text)" }
}
