import Foundation
import PlumbGraphics
import PlumbLayout

private struct TintDimmingKey: EnvironmentKey { static var defaultValue: Double { 0 } }

extension EnvironmentValues {
    /// How far what can be tapped has turned grey where it is painted, from 0 to 1.
    var tintDimming: Double {
        get { self[TintDimmingKey.self] }
        set { self[TintDimmingKey.self] = newValue }
    }
}

/// Where a view's marks go while the draw pass walks over the boxes.
struct DrawContext {
    /// The marks so far, in painting order.
    var items: [DisplayItem] = []
    /// The origin of the box that is being painted, in the coordinates that are in force.
    var origin = CGPoint.zero
    /// The environment of the box that is being painted.
    var environment = EnvironmentValues()
    /// Changes of every colour, innermost last.
    var colorEffects: [(RGBA) -> RGBA] = []
    /// Pixels to a point; corners are rounded to pixels when they are painted (Docs/Rules.md, section 15).
    let scale: Double
    /// How far what can be tapped has turned grey, from 0 to 1: behind an alert.
    var tintDimming = 0.0
    /// A mark has been made by what stands around, beside the environment: it may be another when only that has
    /// changed.
    var looksAround = false
    /// False within a transform that turns or scales: there are no pixels to align with.
    var alignsToPixels = true

    init(scale: Double) { self.scale = scale }

    /// The rectangle (in the box's coordinates) with its corners on pixels: nearest, ties up.
    func pixelAligned(_ rect: CGRect) -> CGRect {
        guard alignsToPixels, scale > 0 else { return rect }
        func round(_ x: CGFloat, _ origin: CGFloat) -> CGFloat {
            // Numbers of this size have no fraction; scaled, they might have no end.
            if x.magnitude > 1e15 { return x }
            return (((x + origin) * scale + 0.5).rounded(.down)) / scale - origin
        }
        let left = round(rect.minX, origin.x)
        let top = round(rect.minY, origin.y)
        return CGRect(
            x: left, y: top, width: round(rect.maxX, origin.x) - left, height: round(rect.maxY, origin.y) - top)
    }

    /// The point of the page on the pixels.
    func pixelAligned(_ point: CGPoint) -> CGPoint {
        guard alignsToPixels, scale > 0 else { return point }
        func round(_ x: CGFloat) -> CGFloat { x.magnitude > 1e15 ? x : (x * scale + 0.5).rounded(.down) / scale }
        return CGPoint(x: round(point.x), y: round(point.y))
    }

    func changed(_ paint: UnitPaint) -> UnitPaint {
        colorEffects.reversed().reduce(paint) { $0.mapColors($1) }
    }

    /// The paint of a rectangle of the box's coordinates, colour effects included.
    func resolved(_ paint: UnitPaint, in rect: CGRect) -> Paint {
        changed(paint).paint(in: rect.offsetBy(dx: origin.x, dy: origin.y))
    }

    /// Fills a rectangle of the box's coordinates, its corners on pixels.
    mutating func fill(_ rect: CGRect, _ paint: UnitPaint) {
        let rect = pixelAligned(rect)
        fill(Path(rect), paint, in: rect, FillStyle())
    }

    /// Fills an outline in the box's coordinates; the paint is that of a rectangle.
    mutating func fill(_ path: Path, _ paint: UnitPaint, in rect: CGRect, _ style: FillStyle) {
        let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
        let path = path.offsetBy(dx: origin.x, dy: origin.y)
        draw(with: paint, around: { path.boundingRect }) { context, paint in
            context.items.append(.fill(path, context.changed(paint).paint(in: moved), style))
        }
    }

    mutating func stroke(_ path: Path, _ paint: UnitPaint, in rect: CGRect, _ style: StrokeStyle) {
        let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
        let path = path.offsetBy(dx: origin.x, dy: origin.y)
        // A miter reaches that far.
        var style = style
        if style.miterLimit == .infinity { style.miterLimit = style.longestMiter }
        let reach = style.lineWidth * style.longestMiter
        draw(with: paint, around: { path.boundingRect.insetBy(dx: -reach, dy: -reach) }) { context, paint in
            context.items.append(.stroke(path, context.changed(paint).paint(in: moved), style))
        }
    }

    /// Draws glyphs whose baseline starts at a point of the box's coordinates.
    mutating func draw(_ run: GlyphRun, at point: CGPoint, _ paint: UnitPaint, in rect: CGRect) {
        let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
        let place = CGPoint(x: point.x + origin.x, y: point.y + origin.y)
        let size = CGFloat(run.font.size)
        let room = CGRect(
            x: place.x - size, y: place.y - 2 * size, width: CGFloat(run.width) + 2 * size, height: 3 * size)
        draw(with: paint, around: { room }) { context, paint in
            context.items.append(.glyphs(run, at: place, context.changed(paint).paint(in: moved)))
        }
    }

    /// Draws a picture into a rectangle of the box's coordinates; `tint` paints its shape instead.
    mutating func draw(
        _ bitmap: Bitmap, in rect: CGRect, tint: UnitPaint?, interpolation: InterpolationQuality
    ) {
        let moved = rect.offsetBy(dx: origin.x, dy: origin.y)
        guard let tint else {
            return items.append(.image(bitmap, in: moved, source: nil, tint: nil, interpolation))
        }
        draw(with: tint, around: { moved }) { context, tint in
            let paint = context.changed(tint).paint(in: moved)
            context.items.append(.image(bitmap, in: moved, source: nil, tint: paint, interpolation))
        }
    }
}
