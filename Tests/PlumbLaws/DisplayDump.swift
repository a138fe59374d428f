import Foundation
import PlumbCore
import PlumbGraphics

/// A display list as text: one item a line, groups indented, numbers rounded to thousandths.
package struct DisplayDump {
    package private(set) var text = ""
    private var depth = 0
    /// Whether it is for people to read: known outlines by name, others by what they are about; fonts of texts; no line
    /// where a group ends.
    private let isBrief: Bool

    package init(_ list: DisplayList, isBrief: Bool = false) {
        self.isBrief = isBrief
        text = "size \(Self.number(list.size.width)) \(Self.number(list.size.height))\n"
        for item in list.items { add(item) }
    }

    private mutating func line(_ words: String) { text += String(repeating: "  ", count: depth) + words + "\n" }

    private mutating func add(_ item: DisplayItem) {
        switch item {
        case .fill(let path, let paint, let style):
            line("fill \(outline(path)) \(Self.paint(paint))\(style.isEOFilled ? " even-odd" : "")")
        case .stroke(let path, let paint, let style):
            let dash = style.dash.isEmpty ? "" : " dash \(style.dash.map(Self.number).joined(separator: ","))"
            line(
                "stroke \(outline(path)) \(Self.paint(paint)) width \(Self.number(style.lineWidth))\(dash)"
                    + (isBrief ? Self.ends(style) : ""))
        case .glyphs(let run, let point, let paint):
            line(
                "glyphs \"\(run.text)\" at \(Self.point(point)) \(Self.paint(paint))"
                    + (isBrief ? " \(Self.font(run.font)) \(Self.number(CGFloat(run.width))) wide" : ""))
        case .image(let bitmap, let rect, let source, let tint, let quality):
            line(
                "image \(bitmap.width)x\(bitmap.height)\(source.map { " \(Self.rect($0))" } ?? "") in \(Self.rect(rect)) \(quality)"
                    + (tint.map { " tint \(Self.paint($0))" } ?? ""))
        case .pushTransform(let t):
            line("transform \([t.a, t.b, t.c, t.d, t.tx, t.ty].map(Self.number).joined(separator: " "))")
            depth += 1
        case .pushProjection(let m):
            line("projection \(m.numbers.map { Self.number(CGFloat($0)) }.joined(separator: " "))")
            depth += 1
        case .pushClip(let path, _):
            line("clip \(outline(path))")
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
            if !isBrief { line("end") }
        }
    }

    private static func ends(_ style: StrokeStyle) -> String {
        (style.lineCap == .butt ? "" : " \(style.lineCap) ends")
            + (style.lineJoin == .miter ? "" : " \(style.lineJoin)")
            + (style.dashPhase == 0 ? "" : " phase \(number(style.dashPhase))")
    }

    private static func font(_ font: FontDescriptor) -> String {
        "\(number(CGFloat(font.size))) \(number(CGFloat(font.weight)))"
            + (font.design == .system ? "" : " \(font.design)") + (font.isItalic ? " italic" : "")
            + (font.width == 1 ? "" : " width \(number(CGFloat(font.width)))")
            + (font.hasMonospacedDigits ? " digits" : "") + (font.hasSmallCaps ? " capitals" : "")
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

    private func outline(_ path: Path) -> String {
        let whole = Self.path(path)
        guard isBrief, path.elements.count > 5 else { return whole }
        let bounds = path.boundingRect
        if path.elements.count <= 18 {
            if whole == Self.path(Path(ellipseIn: bounds)) { return "ellipse(\(Self.rect(bounds)))" }
            // A corner begins a radius before the end of its side, or 1.528665 radii if it is continuous.
            if case .line(let corner) = path.elements[1] {
                let length = bounds.maxY - corner.y
                for (radius, style) in [(length, RoundedCornerStyle.circular), (length / 1.528665, .continuous)]
                where whole == Self.path(Path(roundedRect: bounds, cornerRadius: radius, style: style)) {
                    return "\(style)(\(Self.rect(bounds)), \(Self.number(radius)))"
                }
            }
        }
        guard path.elements.count > 10 else { return whole }
        let points = path.elements.flatMap(Self.points)
        // The mean of all points, and of how far they are from it.
        let count = CGFloat(max(points.count, 1))
        let (x, y) = (points.map(\.x).reduce(0, +) / count, points.map(\.y).reduce(0, +) / count)
        let spread = CGPoint(
            x: points.map { abs($0.x - x) }.reduce(0, +) / count,
            y: points.map { abs($0.y - y) }.reduce(0, +) / count)
        return "outline(\(path.elements.count) steps in \(Self.rect(bounds)), "
            + "about \(Self.point(CGPoint(x: x - bounds.minX, y: y - bounds.minY))) by \(Self.point(spread)))"
    }

    private static func points(_ element: Path.Element) -> [CGPoint] {
        switch element {
        case .move(let to), .line(let to): [to]
        case .quadCurve(let to, let control): [to, control]
        case .curve(let to, let first, let second): [to, first, second]
        case .closeSubpath: []
        }
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
