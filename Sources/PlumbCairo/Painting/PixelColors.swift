import CCairo
import Foundation
import PlumbGraphics

// Colour effects on the pixels of a group.
//
// 1. Colours are not premultiplied when they are changed, and are cut off at 0 and 1 after. 2. Where there is nothing,
// there is nothing after: an effect that would give it a colour would have no end. 3. Neighbours often have the same
// colour: it is computed once for a row of them. 4. What a colour adds to alpha counts as far as it covers: soft edges
// stay soft.
extension EffectPicture {
    /// Gives every pixel the colour that a matrix makes of it.
    func map(_ matrix: ColorMatrix) {
        let rows = matrix.rows
        func row(_ numbers: [Float]) -> (SIMD4<Float>, Float) {
            (SIMD4(numbers[0], numbers[1], numbers[2], numbers[3]), numbers[4])
        }
        let (red, green, blue, alpha) = (row(rows.red), row(rows.green), row(rows.blue), row(rows.alpha))
        func component(_ row: (SIMD4<Float>, Float), _ color: SIMD4<Float>) -> Float {
            let sum = (row.0 * color).sum() + row.1
            return sum > 0 ? min(sum, 1) : 0
        }
        change { pixel in
            let opacity = Float(pixel[3]) / 255
            let color = SIMD4(Float(pixel[2]), Float(pixel[1]), Float(pixel[0]), 0) / (255 * opacity)
            var source = color.clamped(lowerBound: .zero, upperBound: .one)
            source.w = opacity
            // (4)
            var covered = source * opacity
            covered.w = opacity
            let a = component(alpha, covered)
            let premultiplied =
                SIMD4(component(blue, source), component(green, source), component(red, source), 1) * (a * 255)
            return SIMD4<UInt8>(premultiplied.rounded(.toNearestOrAwayFromZero))
        }
    }

    /// Makes what is as opaque as a range of alpha one colour, and takes away the rest.
    func keep(_ least: Double, _ most: Double, _ color: RGBA) {
        let color = color.inGamut
        func byte(_ value: Double) -> UInt8 { UInt8((value * color.alpha * 255).rounded()) }
        let kept = SIMD4(byte(color.blue), byte(color.green), byte(color.red), byte(1))
        change { pixel in
            let alpha = Double(pixel[3]) / 255
            return alpha >= least && alpha <= most ? kept : .zero
        }
    }

    private func change(_ color: (SIMD4<UInt8>) -> SIMD4<UInt8>) {
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { return }
        let (width, height, stride) = (width, height, stride)
        var last = (before: SIMD4<UInt8>.zero, after: SIMD4<UInt8>.zero)
        for y in 0..<height {
            let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: SIMD4<UInt8>.self)
            for x in 0..<width {
                let pixel = row[x]
                // (2)
                if pixel[3] == 0 { continue }
                // (3)
                if pixel != last.before { last = (pixel, color(pixel)) }
                row[x] = last.after
            }
        }
        cairo_surface_mark_dirty(surface)
    }
}
