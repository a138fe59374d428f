import Foundation
import PlumbGraphics

// Effects as filters. Each has a region, in the coordinates of its group: where the group paints, and as far as the
// effect reaches. SVG counts colours of filters in linear light unless it is told otherwise.
extension SVGPainter {
    mutating func shadow(_ paint: Paint, radius: Double, offset: CGSize, of index: Int) -> String? {
        guard case .color(let color) = paint, color.inGamut.alpha > 0 else { return nil }
        return filter(index) { text in
            text.write("<feGaussianBlur in=\"SourceAlpha\"")
            text.write("stdDeviation", max(0, radius))
            text.write("/><feOffset")
            text.write("dx", offset.width)
            text.write("dy", offset.height)
            text.write(" result=\"a\"/><feFlood flood-color=\"\(color.inGamut.svg)\"")
            text.write("flood-opacity", color.inGamut.alpha, decimals: 3)
            text.write("/><feComposite in2=\"a\" operator=\"in\"/>")
            text.write("<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
        }
    }

    mutating func blur(radius: Double, of index: Int) -> String? {
        guard radius > 0 else { return nil }
        return filter(index) { text in
            text.write("<feGaussianBlur")
            text.write("stdDeviation", radius)
            text.write("/>")
        }
    }

    mutating func colors(_ m: ColorMatrix, of index: Int) -> String? {
        filter(index) { text in
            text.write("<feColorMatrix values=\"")
            let rows = [
                m.r1, m.r2, m.r3, m.r4, m.r5, m.g1, m.g2, m.g3, m.g4, m.g5, m.b1, m.b2, m.b3, m.b4, m.b5, m.a1, m.a2,
                m.a3, m.a4, m.a5,
            ]
            text.write(rows.map { Double($0) }, decimals: 5)
            text.write("\"/>")
        }
    }

    private mutating func filter(_ index: Int, _ body: (inout SVGText) -> Void) -> String {
        var text = SVGText()
        text.write(" filterUnits=\"userSpaceOnUse\" color-interpolation-filters=\"sRGB\"")
        let bounds = groups.bounds[index] ?? CGRect(origin: .zero, size: list.size)
        text.write(list.items[index].place(of: bounds).insetBy(dx: -1, dy: -1).integral)
        text.write(">")
        body(&text)
        text.write("</filter>")
        return definitions.name("filter", text)
    }
}
