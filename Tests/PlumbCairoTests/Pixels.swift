import Foundation
import PlumbCairo
import Testing

/// A pixel as one writes colours: 0xRRGGBBAA, premultiplied.
struct Pixel: Equatable, CustomStringConvertible, Sendable {
    var red: Int
    var green: Int
    var blue: Int
    var alpha: Int

    init(_ rgba: UInt32) {
        red = Int(rgba >> 24)
        green = Int(rgba >> 16 & 0xFF)
        blue = Int(rgba >> 8 & 0xFF)
        alpha = Int(rgba & 0xFF)
    }

    init(_ bitmap: Bitmap, _ x: Int, _ y: Int) {
        let at = (y * bitmap.width + x) * 4
        (blue, green) = (Int(bitmap.pixels[at]), Int(bitmap.pixels[at + 1]))
        (red, alpha) = (Int(bitmap.pixels[at + 2]), Int(bitmap.pixels[at + 3]))
    }

    var description: String { String(format: "%02X%02X%02X%02X", red, green, blue, alpha) }

    func isClose(to other: Pixel, within tolerance: Int) -> Bool {
        let differences = [red - other.red, green - other.green, blue - other.blue, alpha - other.alpha]
        return differences.allSatisfy { abs($0) <= tolerance }
    }
}

/// Draws marks on 40 × 40 pixels.
func draw(_ items: [DisplayItem], on background: RGBA? = nil, scale: Double = 1) throws -> Bitmap {
    var list = DisplayList(size: CGSize(width: 40 / scale, height: 40 / scale))
    if let background {
        list.items.append(.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), .color(background), FillStyle()))
    }
    list.items += items
    return try CairoRenderer().bitmap(list, scale: scale)
}

/// Records an issue unless a pixel has a colour, give or take `tolerance` in every channel.
func expect(
    _ bitmap: Bitmap, at x: Int, _ y: Int, is rgba: UInt32, within tolerance: Int = 1,
    _ location: SourceLocation = #_sourceLocation
) {
    let pixel = Pixel(bitmap, x, y)
    #expect(
        pixel.isClose(to: Pixel(rgba), within: tolerance), "(\(x), \(y)) is \(pixel), not \(Pixel(rgba))",
        sourceLocation: location)
}

/// A rectangle filled with one colour.
func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: RGBA) -> DisplayItem {
    .fill(Path(CGRect(x: x, y: y, width: width, height: height)), .color(color), FillStyle())
}

extension RGBA {
    static let pureRed = RGBA(red: 1, green: 0, blue: 0)
    static let pureGreen = RGBA(red: 0, green: 1, blue: 0)
    static let pureBlue = RGBA(red: 0, green: 0, blue: 1)
}
