import CCairo
import Foundation
import PlumbGraphics

/// A gradient as pixels: for every pixel its place on the ramp, and for the place a colour from a table.
final class GradientImage {
    let surface: OpaquePointer
    /// The place of the picture's top left corner, in the device's units.
    let origin: CGPoint

    deinit { cairo_surface_destroy(surface) }

    /// - Parameters:
    ///   - device: The part of the device that is needed.
    ///   - resolution: Pixels to one of the device's units.
    ///   - transform: From the gradient's coordinates to the device's.
    convenience init?(
        _ ramp: GradientRamp, _ field: GradientField, device: CGRect, resolution: Double, transform: CGAffineTransform
    ) {
        // Two places to a pixel keep a sudden change of colour within half a pixel of where it belongs.
        let zoom = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d)) * resolution
        let count = Int(max(256, min(4096, 2 * field.length * zoom)))
        self.init(isOpaque: ramp.isOpaque, isWhole: true, device: device, resolution: resolution) { pixels in
            let gradient = GradientPixels(
                pixels: pixels,
                toGradient: pixels.toDevice(resolution).concatenating(
                    field.space.concatenating(transform).inverted()),
                table: ramp.table(count: count))
            switch field {
            case .linear(let start, let end): gradient.paintLinear(from: start, to: end)
            case .radial(let center, let startRadius, let endRadius):
                gradient.paintRadial(about: center, from: startRadius, to: endRadius)
            case .elliptical(_, _, let startRadius, let endRadius):
                gradient.paintRadial(about: .zero, from: startRadius, to: endRadius)
            case .angular(let center, let startAngle, let span):
                gradient.paintAngular(about: center, from: startAngle, span: span)
            }
        }
    }

    /// - Parameter transform: From the unit square to the device's coordinates.
    convenience init?(_ mesh: ColorMesh, device: CGRect, resolution: Double, transform: CGAffineTransform) {
        self.init(isOpaque: false, isWhole: false, device: device, resolution: resolution) { pixels in
            MeshPixels(mesh, toDevice: transform, resolution: resolution).paint(pixels)
        }
    }

    /// - Parameter isWhole: whether every pixel is written.
    private init?(
        isOpaque: Bool, isWhole: Bool, device: CGRect, resolution: Double, paint: (DevicePixels) -> Void
    ) {
        let left = (device.minX * resolution).rounded(.down)
        let top = (device.minY * resolution).rounded(.down)
        let columns = (device.maxX * resolution).rounded(.up) - left
        let rows = (device.maxY * resolution).rounded(.up) - top
        guard columns > 0, rows > 0, columns <= 32767, rows <= 32767, max(abs(left), abs(top)) < 1e9 else { return nil }
        let format = isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard
            let surface = ImageSurface.make(
                format, width: Int(columns), height: Int(rows), isCleared: !isWhole)
        else { return nil }
        self.surface = surface
        origin = CGPoint(x: left / resolution, y: top / resolution)
        guard let data = cairo_image_surface_get_data(surface) else { return nil }
        cairo_surface_flush(surface)
        paint(
            DevicePixels(
                base: UnsafeMutableRawPointer(data), stride: Int(cairo_image_surface_get_stride(surface)),
                left: Int(left), top: Int(top), width: Int(columns), height: Int(rows)))
        cairo_surface_mark_dirty(surface)
    }
}

/// A part of the device as memory: premultiplied 0xAARRGGBB.
struct DevicePixels {
    var base: UnsafeMutableRawPointer
    var stride: Int
    /// On the device.
    var left: Int
    var top: Int
    var width: Int
    var height: Int

    func row(_ index: Int) -> UnsafeMutablePointer<UInt32> {
        (base + index * stride).assumingMemoryBound(to: UInt32.self)
    }

    /// From a pixel's number on the device to its middle. The numbers do not begin with the picture: a part of a
    /// gradient has the colours that all of it has there.
    func toDevice(_ resolution: Double) -> CGAffineTransform {
        CGAffineTransform(
            a: 1 / resolution, b: 0, c: 0, d: 1 / resolution, tx: 0.5 / resolution, ty: 0.5 / resolution)
    }
}

/// Writes looked-up colours into memory.
private struct GradientPixels {
    var pixels: DevicePixels
    var toGradient: CGAffineTransform
    var table: [UInt32]

    private var left: Int { pixels.left }
    private var top: Int { pixels.top }
    private var width: Int { pixels.width }
    private var height: Int { pixels.height }
    private func row(_ index: Int) -> UnsafeMutablePointer<UInt32> { pixels.row(index) }

    /// Along a row the place grows by the same step everywhere: it is counted in 1/65536 of the table's entries.
    func paintLinear(from start: CGPoint, to end: CGPoint) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let square = dx * dx + dy * dy
        // Without a length, everything lies behind the end.
        let slope = square > 0 ? CGVector(dx: dx / square, dy: dy / square) : .zero
        let unit = Double(table.count - 1) * 65536
        func fixed(_ value: Double) -> Int { Int(max(-1e15, min(1e15, (value * unit).rounded()))) }
        let step = fixed(toGradient.a * slope.dx + toGradient.b * slope.dy)
        let last = table.count - 1
        table.withUnsafeBufferPointer { table in
            for y in 0..<height {
                let point = CGPoint(x: 0, y: top + y).applying(toGradient)
                let t = square > 0 ? (point.x - start.x) * slope.dx + (point.y - start.y) * slope.dy : 1
                var place = fixed(t) &+ 32768 &+ left &* step
                let row = row(y)
                if step == 0 {
                    row.update(repeating: table[max(0, min(last, place >> 16))], count: width)
                    continue
                }
                for x in 0..<width {
                    row[x] = table[max(0, min(last, place >> 16))]
                    place = place &+ step
                }
            }
        }
    }

    func paintRadial(about center: CGPoint, from startRadius: Double, to endRadius: Double) {
        let range = endRadius - startRadius
        let last = Float(table.count - 1)
        // Two equal radii: a sudden change at the circle.
        let factor = range == 0 ? 1e9 : Double(last) / range
        paint(about: center) { x, y in
            let place = (Float((x * x + y * y).squareRoot()) - Float(startRadius)) * Float(factor) + 0.5
            return Int(max(0, min(last, place)))
        }
    }

    /// 1. A point's angle is counted from the start, in the gradient's direction, as a part of the span.
    /// 2. Behind the end the last colour goes on for half of what is left of the turn; the other half has the first
    ///    colour.
    func paintAngular(about center: CGPoint, from startAngle: Double, span: Double) {
        let turn = 2 * Double.pi
        let width = abs(span)
        let direction: Double = span < 0 ? -1 : 1
        let last = Double(table.count - 1)
        let middleOfGap = (width + turn) / 2
        let start = startAngle.truncatingRemainder(dividingBy: turn)
        paint(about: center) { x, y in
            // (1)
            var angle = (Self.angle(y, x) - start) * direction
            if angle < 0 { angle += turn }
            if angle < 0 { angle += turn }
            if angle >= turn { angle -= turn }
            if angle <= width && width > 0 { return Int(max(0, min(last, angle / width * last + 0.5))) }
            // (2)
            return angle < middleOfGap ? Int(last) : 0
        }
    }

    /// Asks for every pixel's entry, by its place relative to a centre in the gradient's coordinates.
    @inline(__always)
    private func paint(about center: CGPoint, _ entry: (Double, Double) -> Int) {
        table.withUnsafeBufferPointer { table in
            for y in 0..<height {
                let start = CGPoint(x: 0, y: top + y).applying(toGradient)
                let (startX, startY) = (start.x - center.x, start.y - center.y)
                let row = row(y)
                for x in 0..<width {
                    let column = Double(left + x)
                    row[x] = table[entry(startX + column * toGradient.a, startY + column * toGradient.b)]
                }
            }
        }
    }

    /// The arc tangent of y/x over the whole turn, within 0.00001: a polynomial on one eighth, mirrored.
    @inline(__always)
    private static func angle(_ y: Double, _ x: Double) -> Double {
        let (ax, ay) = (abs(x), abs(y))
        let longer = max(ax, ay)
        if longer == 0 { return 0 }
        let ratio = min(ax, ay) / longer
        let s = ratio * ratio
        let odd = ((((0.0208351 * s - 0.0851330) * s + 0.1801410) * s - 0.3302995) * s + 0.9998660) * ratio
        let eighth = ay > ax ? Double.pi / 2 - odd : odd
        let half = x < 0 ? Double.pi - eighth : eighth
        return y < 0 ? -half : half
    }
}
