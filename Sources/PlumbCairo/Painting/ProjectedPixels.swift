import Foundation
import PlumbGraphics

/// Pixels as they are seen in perspective.
///
/// 1. For the middle of each pixel that is painted, the place is found that is seen there; what lies behind the eye is
/// not. 2. The colour there is that of the four pixels around it, by their distance; outside of the picture there is
/// nothing, so that its edges are soft over a pixel. 3. Where the picture is seen smaller than it is, a pixel takes the
/// mean of as many places as it covers, eight times eight at most.
struct ProjectedPixels {
    /// Four bytes a pixel, premultiplied.
    let bytes: UnsafePointer<UInt8>
    /// Bytes from a row to the next.
    let stride: Int
    /// Where the pixels stand on the device.
    let frame: CGRect

    private static let mostPlaces = 8

    private var width: Int { Int(frame.width) }
    private var height: Int { Int(frame.height) }

    /// Writes the pixels of a part of the device.
    ///
    /// - Parameter projection: from the places of the picture to those of the device.
    func write(
        to target: UnsafeMutablePointer<UInt8>, stride targetStride: Int, frame part: CGRect,
        _ projection: ProjectionTransform
    ) {
        var inverse = projection
        guard inverse.invert() else { return }
        let m = inverse.numbers
        for row in 0..<Int(part.height) {
            let y = Double(part.minY) + Double(row) + 0.5
            var pixel = target + row * targetStride
            for column in 0..<Int(part.width) {
                let x = Double(part.minX) + Double(column) + 0.5
                let color = mean(x, y, m)
                for channel in 0..<4 { pixel[channel] = UInt8(min(max(color[channel].rounded(), 0), 255)) }
                pixel += 4
            }
        }
    }

    /// 1, 3
    private func mean(_ x: Double, _ y: Double, _ m: [Double]) -> SIMD4<Double> {
        let depth = x * m[2] + y * m[5] + m[8]
        guard depth > 0 else { return .zero }
        let (u, v) = ((x * m[0] + y * m[3] + m[6]) / depth, (x * m[1] + y * m[4] + m[7]) / depth)
        // How far the place moves with the pixel.
        let reach = max(
            abs(m[0] - u * m[2]), abs(m[1] - v * m[2]), abs(m[3] - u * m[5]), abs(m[4] - v * m[5]))
        let footprint = reach / depth
        guard footprint.isFinite else { return .zero }
        let beyond = footprint + 1
        guard u > Double(frame.minX) - beyond, u < Double(frame.maxX) + beyond, v > Double(frame.minY) - beyond,
            v < Double(frame.maxY) + beyond
        else { return .zero }
        let places = min(max(Int(footprint.rounded(.up)), 1), Self.mostPlaces)
        if places == 1 { return color(u, v) }
        var sum = SIMD4<Double>.zero
        for j in 0..<places {
            for i in 0..<places {
                let x = x + (Double(i) + 0.5) / Double(places) - 0.5
                let y = y + (Double(j) + 0.5) / Double(places) - 0.5
                let depth = x * m[2] + y * m[5] + m[8]
                guard depth > 0 else { continue }
                sum += color((x * m[0] + y * m[3] + m[6]) / depth, (x * m[1] + y * m[4] + m[7]) / depth)
            }
        }
        return sum / Double(places * places)
    }

    /// 2
    private func color(_ u: Double, _ v: Double) -> SIMD4<Double> {
        let (x, y) = (u - Double(frame.minX) - 0.5, v - Double(frame.minY) - 0.5)
        guard x > -1, y > -1, x < Double(width), y < Double(height) else { return .zero }
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (partX, partY) = (x - left, y - top)
        let (column, row) = (Int(left), Int(top))
        let above = pixel(column, row) * (1 - partX) + pixel(column + 1, row) * partX
        let below = pixel(column, row + 1) * (1 - partX) + pixel(column + 1, row + 1) * partX
        return above * (1 - partY) + below * partY
    }

    private func pixel(_ column: Int, _ row: Int) -> SIMD4<Double> {
        guard column >= 0, row >= 0, column < width, row < height else { return .zero }
        let start = bytes + row * stride + column * 4
        return SIMD4(Double(start[0]), Double(start[1]), Double(start[2]), Double(start[3]))
    }
}
