import Foundation
import PlumbGraphics

/// A style that repeats a picture, or a part of it, from the top left corner of what is painted.
public struct ImagePaint: ShapeStyle {
    /// The picture; of symbols and drawings nothing is painted, with a warning.
    public var image: Image
    /// The part, in the unit square of the picture.
    public var sourceRect: CGRect
    /// A factor for the picture's size.
    public var scale: CGFloat

    /// - Parameters:
    ///   - sourceRect: the part, in the unit square of the picture.
    ///   - scale: a factor for the picture's size.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    /// The tiles, the first one at the top left corner.
    public func unitPaint(in environment: EnvironmentValues) -> UnitPaint {
        guard case .bitmap(let bitmap, let quality) = ImagePicture(image, in: environment) else {
            return environment.reporting(
                "ImagePaint has no picture of pixels to paint with; nothing is painted", .color(.clear))
        }
        let numbers = [sourceRect.minX, sourceRect.minY, sourceRect.width, sourceRect.height, scale]
        guard numbers.allSatisfy(\.isFinite), scale > 0 else { return .color(.clear) }
        let (width, height) = (CGFloat(bitmap.width), CGFloat(bitmap.height))
        let part = CGRect(
            x: sourceRect.minX * width, y: sourceRect.minY * height, width: sourceRect.width * width,
            height: sourceRect.height * height
        ).part(in: CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width > 0, part.height > 0 else { return .color(.clear) }
        let points = scale / CGFloat(bitmap.scale)
        let tile = CGRect(x: 0, y: 0, width: part.width * points, height: part.height * points)
        return .tiles(ImageTiles(bitmap: bitmap, part: part, tile: tile, quality: quality))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A picture, or a part of it, over and over.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}

extension Image.Interpolation {
    var quality: InterpolationQuality {
        switch self {
        case .none: .none
        case .low: .low
        case .medium: .medium
        case .high: .high
        }
    }
}
