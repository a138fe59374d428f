import Foundation
import PlumbGraphics

/// A paint as an attribute's value.
enum SVGPaint {
    /// The value, and how opaque it is.
    case value(String, opacity: Double)
    /// What paints nothing.
    case nothing
    /// What becomes a picture.
    case picture(SVGPicture)
}

extension SVGPainter {
    // MARK: Shapes

    mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle, _ index: Int) throws {
        if path.isEmpty { return }
        switch value(of: paint) {
        case .nothing: return
        case .picture(let reason):
            try within(definitions.clip(path, style, decimals)) {
                try $0.picture(
                    of: index..<(index + 1), in: path.boundingRect, reason, looksBehind: reason == .material)
            }
        case .value(let value, let opacity):
            write("<path")
            if style.isEOFilled { write(" fill-rule=\"evenodd\"") }
            if !style.isAntialiased { write(" shape-rendering=\"crispEdges\"") }
            write("fill", value, opacity)
            write(path)
        }
    }

    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle, _ index: Int) throws {
        guard !path.isEmpty, style.lineWidth > 0 else { return }
        switch value(of: paint) {
        case .nothing: return
        case .picture(let reason):
            try picture(
                of: index..<(index + 1), in: list.items[index].bounds, reason, looksBehind: reason == .material)
        case .value(let value, let opacity):
            write("<path fill=\"none\"")
            write("stroke", value, opacity)
            write(style)
            write(path)
        }
    }

    /// What is painted within a clip.
    private mutating func within(_ clip: String, _ body: (inout SVGPainter) throws -> Void) throws {
        write("<g clip-path=\"url(#\(clip))\">")
        try body(&self)
        write("</g>")
    }

    private mutating func write(_ path: Path) {
        write(" d=\"")
        write(SVGPathData(path, decimals: decimals).text)
        write("\"/>")
    }

    /// ` fill="#123" fill-opacity=".5"`; black is what fills have anyway.
    mutating func write(_ name: String, _ value: String, _ opacity: Double) {
        if name != "fill" || value != "#000" { write(" \(name)=\"\(value)\"") }
        guard opacity < 1 else { return }
        write(" \(name)-opacity=\"")
        output[output.count - 1].write(opacity, decimals: 3)
        write("\"")
    }

    private mutating func write(_ style: StrokeStyle) {
        func number(_ name: StaticString, _ value: Double) {
            output[output.count - 1].write(name, value, decimals: decimals)
        }
        if style.lineWidth != 1 { number("stroke-width", style.lineWidth) }
        switch style.lineCap {
        case .butt: break
        case .round: write(" stroke-linecap=\"round\"")
        case .square: write(" stroke-linecap=\"square\"")
        }
        switch style.lineJoin {
        case .miter: number("stroke-miterlimit", style.longestMiter)
        case .round: write(" stroke-linejoin=\"round\"")
        case .bevel: write(" stroke-linejoin=\"bevel\"")
        }
        let dashes = style.usableDashes
        guard !dashes.isEmpty else { return }
        write(" stroke-dasharray=\"")
        output[output.count - 1].write(dashes, decimals: decimals)
        write("\"")
        // Patterns repeat: what is left of the phase is enough.
        let length = dashes.reduce(0, +) * (dashes.count % 2 == 0 ? 1 : 2)
        let phase = style.dashPhase.truncatingRemainder(dividingBy: length)
        if phase != 0, phase.isFinite { number("stroke-dashoffset", phase) }
    }

    // MARK: Paints

    mutating func value(of paint: Paint) -> SVGPaint {
        switch paint {
        case .color(let color): return value(of: color)
        case .linearGradient(let stops, let start, let end):
            guard start != end else { return value(ofLast: stops) }
            return gradient(stops, "linearGradient") { text, first, last in
                func point(_ place: Double) -> CGPoint {
                    CGPoint(x: start.x + (end.x - start.x) * place, y: start.y + (end.y - start.y) * place)
                }
                let (from, to) = (point(first), point(last))
                text.write("x1", from.x, decimals: 4)
                text.write("y1", from.y, decimals: 4)
                text.write("x2", to.x, decimals: 4)
                text.write("y2", to.y, decimals: 4)
            }
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            return radial(stops, center, CGSize(width: 1, height: 1), startRadius, endRadius)
        case .ellipticalGradient(let stops, let center, let size, let startRadius, let endRadius):
            guard size.width > 0, size.height > 0 else { return value(ofLast: stops) }
            return radial(stops, center, size, startRadius, endRadius)
        case .angularGradient: return .picture(.angular)
        case .meshGradient: return .picture(.mesh)
        case .backdrop: return .picture(.material)
        case .tiles(let tiles): return value(of: tiles)
        }
    }

    private func value(of color: RGBA) -> SVGPaint {
        let color = color.inGamut
        guard color.alpha > 0 else { return .nothing }
        return .value(color.svg, opacity: color.alpha)
    }

    private func value(ofLast stops: [GradientStop]) -> SVGPaint {
        stops.resolved.last.map { value(of: $0.color) } ?? .nothing
    }

    /// A gradient whose stops are counted from the first to the last.
    ///
    /// - Parameter place: writes where the gradient lies, from the place of the first stop to that of the last.
    private mutating func gradient(
        _ stops: [GradientStop], _ element: String, _ place: (inout SVGText, Double, Double) -> Void
    ) -> SVGPaint {
        let stops = stops.resolved
        guard let first = stops.first, let last = stops.last else { return .nothing }
        if stops.allSatisfy({ $0.color == first.color }) { return value(of: first.color) }
        var text = SVGText()
        text.write(" gradientUnits=\"userSpaceOnUse\"")
        let length = last.location - first.location
        // All stops at one place: one side has the first colour, the other the last.
        place(&text, first.location, length > 0 ? last.location : first.location + 1e-4)
        text.write(">")
        for stop in stops {
            text.write("<stop")
            text.write("offset", length > 0 ? (stop.location - first.location) / length : 0, decimals: 4)
            text.write(" stop-color=\"\(stop.color.svg)\"")
            if stop.color.alpha < 1 { text.write("stop-opacity", stop.color.alpha, decimals: 3) }
            text.write("/>")
        }
        text.write("</\(element)>")
        return .value("url(#\(definitions.name(element, text)))", opacity: 1)
    }

    /// Between two circles about a centre. SVG 1.1 begins in the centre: stops are counted from there.
    private mutating func radial(
        _ stops: [GradientStop], _ center: CGPoint, _ size: CGSize, _ startRadius: Double, _ endRadius: Double
    ) -> SVGPaint {
        let (start, end) = (max(0, startRadius), max(0, endRadius))
        guard start != end else { return value(ofLast: stops) }
        var stops = stops.resolved.map { stop in
            GradientStop(color: stop.color, location: start + (end - start) * stop.location)
        }
        if end < start { stops.reverse() }
        stops = fromCenter(stops)
        return gradient(stops, "radialGradient") { text, _, last in
            if size.width == 1, size.height == 1 {
                text.write("cx", center.x, decimals: 4)
                text.write("cy", center.y, decimals: 4)
            } else {
                text.write(" cx=\"0\" cy=\"0\" gradientTransform=\"")
                text.write(
                    CGAffineTransform(a: size.width, b: 0, c: 0, d: size.height, tx: center.x, ty: center.y))
                text.write("\"")
            }
            text.write("r", last, decimals: 4)
        }
    }

    /// Stops of which the first is in the centre: those within it are not seen.
    private func fromCenter(_ stops: [GradientStop]) -> [GradientStop] {
        guard let first = stops.first else { return [] }
        if first.location > 0 { return [GradientStop(color: first.color, location: 0)] + stops }
        guard let index = stops.firstIndex(where: { $0.location > 0 }), index > 0 else {
            return first.location == 0 ? stops : stops.suffix(1)
        }
        let (a, b) = (stops[index - 1], stops[index])
        let part = -a.location / (b.location - a.location)
        return [GradientStop(color: a.color.mixed(with: b.color, by: part, .device), location: 0)] + stops[index...]
    }
}

extension RGBA {
    /// "#0a84ff", or "#fff".
    var svg: String {
        func byte(_ part: Double) -> Int { Int((part * 255).rounded()) }
        let parts = [byte(red), byte(green), byte(blue)]
        let isShort = parts.allSatisfy { $0 / 16 == $0 % 16 }
        return "#"
            + parts.map { part in
                isShort ? String(part % 16, radix: 16) : (part < 16 ? "0" : "") + String(part, radix: 16)
            }.joined()
    }
}
