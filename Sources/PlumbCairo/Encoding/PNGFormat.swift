/// What one pixel is in a PNG file.
enum PNGFormat: Sendable {
    case rgb
    case rgba
    case indexed(PNGPalette)

    /// The colour type in IHDR.
    var colorType: UInt8 {
        switch self {
        case .rgb: 2
        case .rgba: 6
        case .indexed: 3
        }
    }

    /// Bits to a channel, or to an index.
    var bitDepth: Int {
        if case .indexed(let palette) = self { palette.bitDepth } else { 8 }
    }

    /// Bytes from a pixel to the next one: what filters look back by. At least 1.
    var pixelBytes: Int {
        switch self {
        case .rgb: 3
        case .rgba: 4
        case .indexed: 1
        }
    }

    /// The bytes of a row without its filter byte.
    func rowBytes(width: Int) -> Int {
        if case .indexed(let palette) = self { (width * palette.bitDepth + 7) / 8 } else { width * pixelBytes }
    }
}
