import Foundation
import PlumbGraphics

/// A net of colours as pixels.
///
/// 1. Each cell is divided into small quadrilaterals, more of them the larger it is seen, and those into two triangles.
/// Between the corners of a triangle the colours go straight. 2. A pixel is painted where its middle lies in a
/// triangle; on an edge that two of them share it is one's alone. 3. Where the net's border lies within the rectangle
/// it is smooth: it is painted four times as large, and the mean of each four counts. 4. A pixel beyond the rectangle
/// whose middle no triangle has reached has its neighbour's colour: the edge of the shape cuts it, not the net's.
struct MeshPixels {
    private let mesh: ColorMesh
    private let transform: CGAffineTransform

    /// - Parameter toDevice: from the unit square.
    init(_ mesh: ColorMesh, toDevice: CGAffineTransform, resolution: Double) {
        self.mesh = mesh
        transform = toDevice.concatenating(CGAffineTransform(scaleX: resolution, y: resolution))
    }

    func paint(_ pixels: DevicePixels) {
        let background = mesh.background.inGamut.premultipliedBytes
        // (3)
        let zoom = coversItsRectangle || pixels.width * pixels.height > 4_000_000 ? 1 : 2
        var canvas = MeshCanvas(width: pixels.width * zoom, height: pixels.height * zoom)
        let toCanvas = transform.concatenating(
            CGAffineTransform(translationX: -Double(pixels.left), y: -Double(pixels.top))
        ).concatenating(CGAffineTransform(scaleX: Double(zoom), y: Double(zoom)))
        for row in 0..<mesh.rows - 1 {
            for column in 0..<mesh.columns - 1 { paintCell(column, row, on: &canvas, toCanvas) }
        }
        // (4)
        let toUnit = transform.inverted()
        let first = CGPoint(x: Double(pixels.left) + 0.5, y: Double(pixels.top) + 0.5)
        for y in 0..<pixels.height {
            let row = pixels.row(y)
            for x in 0..<pixels.width {
                if zoom == 2 {
                    row[x] = canvas.mean(2 * x, 2 * y, background)
                    continue
                }
                if let color = canvas.color(x, y) {
                    row[x] = color
                    continue
                }
                let place = CGPoint(x: first.x + Double(x), y: first.y + Double(y)).applying(toUnit)
                let isBeyond = place.x <= 0 || place.y <= 0 || place.x >= 1 || place.y >= 1
                row[x] = isBeyond ? canvas.neighbor(x, y) ?? background : background
            }
        }
    }

    /// Whether the net's border is that of the unit square.
    private var coversItsRectangle: Bool {
        func isOn(_ value: Double, _ side: Double) -> Bool { abs(value - side) < 1e-6 }
        for column in 0..<mesh.columns {
            let top = mesh.vertices[column]
            let bottom = mesh.vertices[(mesh.rows - 1) * mesh.columns + column]
            guard [top.position, top.leading, top.trailing].allSatisfy({ isOn($0.y, 0) }),
                [bottom.position, bottom.leading, bottom.trailing].allSatisfy({ isOn($0.y, 1) })
            else { return false }
        }
        for row in 0..<mesh.rows {
            let left = mesh.vertices[row * mesh.columns]
            let right = mesh.vertices[row * mesh.columns + mesh.columns - 1]
            guard [left.position, left.top, left.bottom].allSatisfy({ isOn($0.x, 0) }),
                [right.position, right.top, right.bottom].allSatisfy({ isOn($0.x, 1) })
            else { return false }
        }
        return true
    }

    /// (1)
    private func paintCell(_ column: Int, _ row: Int, on canvas: inout MeshCanvas, _ toCanvas: CGAffineTransform) {
        let index = row * mesh.columns + column
        let corners = [index, index + 1, index + mesh.columns, index + mesh.columns + 1]
        let patch = MeshPatch(corners.map { mesh.vertices[$0] }, toCanvas)
        let size = patch.size
        // What reaches far beyond the picture is no more finely divided for it.
        let longest = 4 * Double(max(canvas.width, canvas.height))
        guard size.isFinite else { return }
        let cells = (mesh.columns - 1) * (mesh.rows - 1)
        let most = max(2, Int((400_000 / Double(cells)).squareRoot()))
        let count = max(2, min(most, min(64, Int(min(size, longest) / 4) + 4)))
        let colors = corners.map { mesh.colors[$0] }
        let steps = (0...count).map { step -> Double in
            let t = Double(step) / Double(count)
            return mesh.isSmooth ? t * t * (3 - 2 * t) : t
        }
        func line(_ y: Int) -> [MeshPoint] {
            let (start, end) = (
                colors[0].mixed(with: colors[2], by: steps[y], mesh.mixing),
                colors[1].mixed(with: colors[3], by: steps[y], mesh.mixing)
            )
            return (0...count).map { x in
                let color = start.mixed(with: end, by: steps[x], mesh.mixing).inGamut
                return MeshPoint(patch.point(Double(x) / Double(count), Double(y) / Double(count)), MeshColor(color))
            }
        }
        var above = line(0)
        for y in 1...count {
            let below = line(y)
            for x in 0..<count {
                canvas.paint(above[x], above[x + 1], below[x])
                canvas.paint(below[x], above[x + 1], below[x + 1])
            }
            above = below
        }
    }
}

/// A cell: a bicubic patch whose edges are given, and that has no twist.
private struct MeshPatch {
    /// Control points, row by row.
    private var points: [CGPoint]

    /// - Parameter corners: top left, top right, bottom left, bottom right.
    init(_ corners: [ColorMesh.Vertex], _ transform: CGAffineTransform) {
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        func inner(_ corner: CGPoint, _ across: CGPoint, _ down: CGPoint) -> CGPoint {
            CGPoint(x: across.x + down.x - corner.x, y: across.y + down.y - corner.y)
        }
        points = [
            a.position, a.trailing, b.leading, b.position,
            a.bottom, inner(a.position, a.trailing, a.bottom), inner(b.position, b.leading, b.bottom), b.bottom,
            c.top, inner(c.position, c.trailing, c.top), inner(d.position, d.leading, d.top), d.top,
            c.position, c.trailing, d.leading, d.position,
        ].map { $0.applying(transform) }
    }

    /// The longer side of a rectangle around it.
    var size: Double {
        let (x, y) = (points.map(\.x), points.map(\.y))
        return max((x.max() ?? 0) - (x.min() ?? 0), (y.max() ?? 0) - (y.min() ?? 0))
    }

    func point(_ u: Double, _ v: Double) -> CGPoint {
        func weights(_ t: Double) -> [Double] {
            let s = 1 - t
            return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
        }
        let (across, down) = (weights(u), weights(v))
        var point = CGPoint.zero
        for row in 0..<4 {
            for column in 0..<4 {
                let weight = across[column] * down[row]
                point.x += weight * points[4 * row + column].x
                point.y += weight * points[4 * row + column].y
            }
        }
        return point
    }
}

/// A premultiplied colour, components to 255.
private struct MeshColor {
    var parts: SIMD4<Float>

    init(_ parts: SIMD4<Float>) { self.parts = parts }

    init(_ color: RGBA) {
        let alpha = Float(color.alpha) * 255
        parts = SIMD4(Float(color.blue) * alpha, Float(color.green) * alpha, Float(color.red) * alpha, alpha)
    }

    init(_ bytes: UInt32) {
        parts = SIMD4(
            Float(bytes & 0xFF), Float(bytes >> 8 & 0xFF), Float(bytes >> 16 & 0xFF), Float(bytes >> 24))
    }

    var bytes: UInt32 {
        func byte(_ part: Float) -> UInt32 { UInt32(max(0, min(255, part)) + 0.5) }
        return byte(parts.w) << 24 | byte(parts.z) << 16 | byte(parts.y) << 8 | byte(parts.x)
    }
}

private struct MeshPoint {
    /// In 1/256 of a pixel.
    var x: Int
    var y: Int
    var color: MeshColor

    init(_ point: CGPoint, _ color: MeshColor) {
        func whole(_ value: Double) -> Int { Int((max(-1e6, min(1e6, value)) * 256).rounded()) }
        x = whole(point.x)
        y = whole(point.y)
        self.color = color
    }
}

/// Triangles as pixels.
private struct MeshCanvas {
    let width: Int
    let height: Int
    private var colors: [UInt32]
    private var isPainted: [Bool]
    /// How many pixels may still be looked at: a net that lies over itself a thousand times ends somewhere.
    private var budget: Int

    init(width: Int, height: Int) {
        self.width = width
        self.height = height
        colors = Array(repeating: 0, count: width * height)
        isPainted = Array(repeating: false, count: width * height)
        budget = 100 * width * height + 10_000_000
    }

    /// Premultiplied bytes.
    func color(_ x: Int, _ y: Int) -> UInt32? {
        isPainted[y * width + x] ? colors[y * width + x] : nil
    }

    /// The colour of a painted pixel beside one.
    func neighbor(_ x: Int, _ y: Int) -> UInt32? {
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1)] {
            let (x, y) = (x + dx, y + dy)
            if x >= 0, y >= 0, x < width, y < height, let color = color(x, y) { return color }
        }
        return nil
    }

    /// The mean of four pixels.
    func mean(_ x: Int, _ y: Int, _ background: UInt32) -> UInt32 {
        var sum = SIMD4<Float>.zero
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            sum += MeshColor(color(x + dx, y + dy) ?? background).parts
        }
        return MeshColor(sum / 4).bytes
    }

    /// (2)
    mutating func paint(_ a: MeshPoint, _ b: MeshPoint, _ c: MeshPoint) {
        let area = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
        if area == 0 { return }
        if area < 0 { return paint(a, c, b) }
        // Pixels whose middles may lie within: the middle of pixel n is at 256 n + 128.
        let left = max(0, (min(a.x, b.x, c.x) - 128) >> 8)
        let right = min(width - 1, (max(a.x, b.x, c.x) - 128) >> 8)
        let top = max(0, (min(a.y, b.y, c.y) - 128) >> 8)
        let bottom = min(height - 1, (max(a.y, b.y, c.y) - 128) >> 8)
        if left > right || top > bottom || budget < 0 { return }
        budget -= (right - left + 1) * (bottom - top + 1)
        let (ab, bc, ca) = (MeshEdge(a, b), MeshEdge(b, c), MeshEdge(c, a))
        let scale = 1 / Float(area)
        for y in top...bottom {
            let middle = y << 8 + 128
            for x in left...right {
                let place = x << 8 + 128
                let (toC, toA, toB) = (ab.side(place, middle), bc.side(place, middle), ca.side(place, middle))
                guard toC + ab.share > 0, toA + bc.share > 0, toB + ca.share > 0 else { continue }
                let index = y * width + x
                let parts =
                    a.color.parts * (Float(toA) * scale) + b.color.parts * (Float(toB) * scale)
                    + c.color.parts * (Float(toC) * scale)
                colors[index] = MeshColor(parts).bytes
                isPainted[index] = true
            }
        }
    }
}

/// An edge of a triangle that is gone around clockwise on screen.
private struct MeshEdge {
    private let x: Int
    private let y: Int
    private let dx: Int
    private let dy: Int
    /// 1 where places on the edge are this triangle's: of two that share it, the one below it or to its right.
    let share: Int

    init(_ a: MeshPoint, _ b: MeshPoint) {
        (x, y, dx, dy) = (a.x, a.y, b.x - a.x, b.y - a.y)
        share = dy < 0 || dy == 0 && dx > 0 ? 1 : 0
    }

    /// Positive on the triangle's side.
    func side(_ x: Int, _ y: Int) -> Int { dx * (y - self.y) - dy * (x - self.x) }
}
