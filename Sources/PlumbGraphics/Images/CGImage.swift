import Foundation

/// A picture of pixels: Core Graphics' name for it. It does not change. Source: Apple (Core Graphics).
public final class CGImage: Hashable, Sendable {
    package let bitmap: Bitmap

    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// Pixels of eight bits a component: grey, or red, green and blue with an opacity before or behind them, in either
    /// order of bytes.
    ///
    /// - Parameters:
    ///   - bitsPerComponent: 8; nothing comes of others.
    ///   - bitsPerPixel: 8, 24 or 32.
    ///   - bytesPerRow: from one row to the next; the provider must have that many for each.
    ///   - decode, shouldInterpolate, intent: as in Apple's initializer; they change nothing here.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = PixelLayout(bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo)
        guard width > 0, height > 0, width <= 32_767, height <= 32_767, bitsPerComponent == 8, let layout,
            bytesPerRow >= width * layout.bytes, bytesPerRow < 1 << 20,
            provider.bytes.count >= bytesPerRow * (height - 1) + width * layout.bytes
        else { return nil }
        var pixels = Data(capacity: width * height * 4)
        provider.bytes.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
            for y in 0..<height {
                for x in 0..<width {
                    pixels.append(contentsOf: layout.pixel(bytes, at: y * bytesPerRow + x * layout.bytes))
                }
            }
        }
        self.init(Bitmap(width: width, height: height, pixels: pixels))
    }

    /// Pixels.
    public var width: Int { bitmap.width }
    /// Pixels.
    public var height: Int { bitmap.height }
    /// 8, whatever the file had.
    public var bitsPerComponent: Int { 8 }
    /// 32: blue, green, red and opacity.
    public var bitsPerPixel: Int { 32 }
    /// Four a pixel; no row has more.
    public var bytesPerRow: Int { bitmap.width * 4 }
    /// sRGB.
    public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
    /// Colours are multiplied by their opacity.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }
    /// The order of the bytes: blue, green, red, opacity.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
    }
    /// The bytes of the pixels.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: bitmap.pixels) }

    /// The picture itself: it does not change.
    public func copy() -> CGImage? { self }

    /// The part in a rectangle of whole pixels; nil where the picture has none there.
    public func cropping(to rect: CGRect) -> CGImage? {
        let all = CGRect(x: 0, y: 0, width: width, height: height)
        guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else { return nil }
        let part = rect.integral.intersection(all)
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let (left, top) = (Int(part.minX), Int(part.minY))
        let (columns, rows) = (Int(part.width), Int(part.height))
        var pixels = Data(capacity: columns * rows * 4)
        let start = bitmap.pixels.startIndex
        for row in top..<top + rows {
            let first = start + (row * width + left) * 4
            pixels.append(bitmap.pixels[first..<first + columns * 4])
        }
        return CGImage(Bitmap(width: columns, height: rows, scale: bitmap.scale, pixels: pixels))
    }

    public static func == (a: CGImage, b: CGImage) -> Bool { a.bitmap === b.bitmap }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(bitmap)) }
}

/// Bytes for pictures. Source: Apple (Core Graphics).
public final class CGDataProvider: Sendable {
    package let bytes: Data

    /// The bytes themselves.
    public init?(data: Data) { bytes = data }

    /// All bytes.
    public var data: Data? { bytes }
}

/// Where the opacity of a pixel is, and whether the colours were multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
    /// `last` and `first`: opacity stands behind or before the colours; `noneSkip…`: a byte is there and means nothing.
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How the components of a pixel lie in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits that say where alpha stands.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say in which order bytes stand.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Bytes in the order of the components.
    public static let byteOrderDefault = CGBitmapInfo([])
    /// 32-bit pixels whose lowest byte stands first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 32-bit pixels whose highest byte stands first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// How colours are brought into another space; Plumb's pixels are all sRGB.
public enum CGColorRenderingIntent: Int32, Sendable {
    /// The names of Core Graphics; all give the same pixels here.
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// Where the components of a pixel are.
private struct PixelLayout {
    let bytes: Int
    private let red, green, blue: Int
    private let alpha: Int?
    private let isPremultiplied: Bool

    init?(bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo) {
        guard let alphaInfo = CGImageAlphaInfo(rawValue: info.rawValue & CGBitmapInfo.alphaInfoMask.rawValue) else {
            return nil
        }
        let isSwapped = info.contains(.byteOrder32Little)
        isPremultiplied = alphaInfo == .premultipliedLast || alphaInfo == .premultipliedFirst
        switch (space.kind, bitsPerPixel, alphaInfo) {
        case (.gray, 8, .none): (bytes, red, green, blue, alpha) = (1, 0, 0, 0, nil)
        case (.sRGB, 24, .none) where !isSwapped: (bytes, red, green, blue, alpha) = (3, 0, 1, 2, nil)
        case (.sRGB, 32, .premultipliedLast), (.sRGB, 32, .last), (.sRGB, 32, .noneSkipLast):
            let has = alphaInfo != .noneSkipLast
            (bytes, red, green, blue, alpha) = isSwapped ? (4, 3, 2, 1, has ? 0 : nil) : (4, 0, 1, 2, has ? 3 : nil)
        case (.sRGB, 32, .premultipliedFirst), (.sRGB, 32, .first), (.sRGB, 32, .noneSkipFirst):
            let has = alphaInfo != .noneSkipFirst
            (bytes, red, green, blue, alpha) = isSwapped ? (4, 2, 1, 0, has ? 3 : nil) : (4, 1, 2, 3, has ? 0 : nil)
        default: return nil
        }
    }

    /// Blue, green, red, multiplied by the opacity, and the opacity.
    func pixel(_ data: UnsafeRawBufferPointer, at index: Int) -> [UInt8] {
        let opacity = alpha.map { data[index + $0] } ?? 255
        func component(_ place: Int) -> UInt8 {
            let value = data[index + place]
            // No colour is brighter than its opacity.
            if isPremultiplied || opacity == 255 { return min(value, opacity) }
            return UInt8((Int(value) * Int(opacity) + 127) / 255)
        }
        return [component(blue), component(green), component(red), opacity]
    }
}
