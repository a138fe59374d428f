import Foundation
import PlumbGraphics
import PlumbSymbols

extension ImagePicture {
    /// What an image shows; its mirror image where it flips and words go from right to left.
    static func shown(_ image: Image, in values: EnvironmentValues) -> ImagePicture {
        let picture = ImagePicture(image, in: values)
        return image.flipsForRightToLeft && values.layoutDirection == .rightToLeft ? picture.flipped : picture
    }

    /// The mirror image of pixels and outlines; a symbol's figure turns it over itself.
    private var flipped: ImagePicture {
        switch self {
        case .bitmap(let bitmap, let quality): .bitmap(bitmap.flipped, quality)
        case .vector(let vector, let quality): .vector(FlippedVector(vector), quality)
        case .drawing, .symbol, .placeholder, .missing, .nothing: self
        }
    }
}

/// The mirror image of a picture of outlines.
private final class FlippedVector: VectorPicture {
    private let vector: any VectorPicture

    init(_ vector: any VectorPicture) { self.vector = vector }

    var size: CGSize { vector.size }
    func bitmap(filling size: CGSize, scale: Double) -> Bitmap? {
        vector.bitmap(filling: size, scale: scale)?.flipped
    }
}

extension Image {
    /// Whether a symbol is its mirror image: one that points along the line is by itself.
    func flips(_ symbol: Symbol, in values: EnvironmentValues) -> Bool {
        values.layoutDirection == .rightToLeft && (symbol.isDirectional || flipsForRightToLeft)
    }
}

extension Bitmap {
    /// With left and right exchanged.
    fileprivate var flipped: Bitmap {
        let (width, height) = (width, height)
        var mirror = Data(count: pixels.count)
        mirror.withUnsafeMutableBytes { target in
            pixels.withUnsafeBytes { source in
                let (from, to) = (source.bindMemory(to: UInt32.self), target.bindMemory(to: UInt32.self))
                for row in 0..<height {
                    for column in 0..<width { to[row * width + column] = from[(row + 1) * width - 1 - column] }
                }
            }
        }
        return Bitmap(width: width, height: height, scale: scale, pixels: mirror)
    }
}
