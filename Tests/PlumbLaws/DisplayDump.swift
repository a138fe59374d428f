import Foundation
import PlumbCore
import PlumbGraphics

/// A display list as text: one item a line, groups indented, numbers rounded to thousandths.
package struct DisplayDump {
    package private(set) var text = ""
    private var depth = 0

    package init(_ list: DisplayList) {
        text = "size \(Self.number(list.size.width)) \(Self.number(list.size.height))\n"
        for item in list.items { add(item) }
    }

    private mutating func line(_ words: String) { text += String(repeating: "  ", count: depth) + words + "\n" }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .fill(let path, let paint, let style):
            line("fill \(Self.path(path)) \(Self.paint(paint))\(style.isEOFilled ? " even-odd" : "")")
        case .stroke(let path, let paint, let style):
            let dash = style.dash.isEmpty ? "" : " dash \(style.dash.map(Self.number).joined(separator: ","))"
            line("stroke \(Self.path(path)) \(Self.paint(paint)) width \(Self.number(style.lineWidth))\(dash)")
        case .glyphs(let run, let point, let paint):
            line("glyphs \"\(run.text)\" at \(Self.point(point)) \(Self.paint(paint))")
        case .image(let bitmap, let rect, _, let tint, let quality):
            line(
                "image \(bitmap.width)x\(bitmap.height) in \(Self.rect(rect)) \(quality)"
                    + (tint.map { " tint \(Self.paint($0))" } ?? ""))
        case .pushTransform(let t):
            line("transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.number).joined(separator: " "))")
            depth += 1
        case .pushProjection(let m):
            line("projection \(m.numbers.map { Self.number(CGFloat($0)) }.joined(separator: " "))")
            depth += 1
        case .pushClip(let path, _):
            line("clip \(Self.path(path))")
            depth += 1
        case .pushLayer(let opacity, let mode):
            line("layer \(Self.number(opacity)) \(mode)")
            depth += 1
        case .pushShadow(let paint, let radius, let offset):
            line(
                "shadow \(Self.paint(paint)) \(Self.number(radius)) by \(Self.number(offset.width)),\(Self.number(offset.height))"
            )
            depth += 1
        case .pushBlur(let radius, let isOpaque):
            line("blur \(Self.number(radius))\(isOpaque ? " opaque" : "")")
            depth += 1
        case .pushColors(let matrix):
            line("colors \(Self.matrix(matrix))")
            depth += 1
        case .pushThreshold(let min, let max, let color):
            line("threshold \(Self.number(min)) \(Self.number(max)) \(Self.color(color))")
            depth += 1
        case .pushMask:
            line("mask")
            depth += 1
        case .pop:
            depth -= 1
            line("end")
        }
    }

    package static func number(_ value: CGFloat) -> String {
        if value.magnitude >= 1e12 { return "\(value)" }
        let rounded = (Double(value) * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : "\(rounded)"
    }

    private static func matrix(_ m: ColorMatrix) -> String {
        let rows = m.rows
        return [rows.red, rows.green, rows.blue, rows.alpha].map { row in
            row.map { number(CGFloat($0)) }.joined(separator: " ")
        }.joined(separator: ", ")
    }

    package static func point(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }

    package static func rect(_ rect: CGRect) -> String {
        [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height].map(number).joined(separator: " ")
    }

    package static func color(_ color: RGBA) -> String {
        func byte(_ value: Double) -> Int { Int((min(max(value, 0), 1) * 255).rounded()) }
        let hex = String(format: "#%02X%02X%02X", byte(color.red), byte(color.green), byte(color.blue))
        return color.alpha == 1 ? hex : "\(hex)/\(number(color.alpha))"
    }

    private static func paint(_ paint: Paint) -> String {
        switch paint {
        case .color(let value): color(value)
        case .linearGradient(let stops, let start, let end): "linear \(list(stops)) \(point(start)) \(point(end))"
        case .radialGradient(let stops, let center, let from, let to):
            "radial \(list(stops)) \(point(center)) \(number(from)) \(number(to))"
        case .ellipticalGradient(let stops, let center, let size, let from, let to):
            "elliptical \(list(stops)) \(point(center)) \(number(size.width)) \(number(size.height)) "
                + "\(number(from)) \(number(to))"
        case .meshGradient(let mesh, let place):
            "mesh \(mesh.vertices.map { point($0.position) }.joined(separator: " ")) "
                + "\(mesh.colors.map(color).joined(separator: ",")) \(rect(place))"
        case .angularGradient(let stops, let center, let from, let to):
            "angular \(list(stops)) \(point(center)) \(number(from)) \(number(to))"
        case .backdrop(let backdrop):
            "backdrop \(number(backdrop.radius)) \(number(backdrop.amount)) on \(color(backdrop.ground)) "
                + number(backdrop.opacity)
        case .tiles(let tiles):
            "tiles \(tiles.bitmap.width)x\(tiles.bitmap.height) \(rect(tiles.part)) as \(rect(tiles.tile))"
        }
    }

    private static func list(_ stops: [GradientStop]) -> String {
        stops.map { "\(color($0.color))@\(number($0.location))" }.joined(separator: ",")
    }

    private static func path(_ path: Path) -> String {
        if path.elements.count == 5, path == Path(path.boundingRect) { return "rect(\(rect(path.boundingRect)))" }
        return path.elements.map { element in
            switch element {
            case .move(let to): "M\(point(to))"
            case .line(let to): "L\(point(to))"
            case .quadCurve(let to, let control): "Q\(point(control)) \(point(to))"
            case .curve(let to, let first, let second): "C\(point(first)) \(point(second)) \(point(to))"
            case .closeSubpath: "Z"
            }
        }.joined(separator: " ")
    }
}

extension ViewHost {
    /// The display list as text.
    @MainActor package var dump: String { DisplayDump(displayList()).text }
}
