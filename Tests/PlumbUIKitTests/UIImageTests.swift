import Foundation
import PlumbTesting
import Testing

@testable import PlumbUIKit

@Suite(.serialized) @MainActor struct UIImageTests {
    /// Two rows of three pixels: red, green, blue; then black, white, clear.
    private static let bytes: [UInt8] = [
        255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0,
    ]

    private static func image(_ bytes: [UInt8] = bytes, width: Int = 3, height: Int = 2, perRow: Int = 12) -> CGImage? {
        CGDataProvider(data: Data(bytes)).flatMap {
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: perRow,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: $0,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        }
    }

    /// Blue, green, red, opacity.
    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let start = bitmap.pixels.startIndex + (y * bitmap.width + x) * 4
        return Array(bitmap.pixels[start..<start + 4])
    }

    @Test func aLabelIsReadInThePlaceOfPixels() throws {
        let pixels = try #require(Self.image())
        let host = try TestHost(
            VStack {
                Image(pixels, scale: 1, label: Text("Flag")).accessibilityIdentifier("said")
                Image(decorative: pixels, scale: 1)
            })
        #expect(host.elements.map(\.label) == ["Flag"])
    }

    /// As UIKit says of them, pictures and fonts may be made and asked from any thread.
    @Test func anyThreadMayAsk() throws {
        _ = try TestHost(Text("a"))
        let bytes = Self.bytes
        let file = try #require(Self.image().flatMap { UIImage(cgImage: $0).pngData() })
        let shared = try #require(UIImage(systemName: "star"))
        DispatchQueue.concurrentPerform(iterations: 200) { index in
            let image = UIImage(data: file, scale: 2)
            precondition(image?.size == CGSize(width: 1.5, height: 1) && bytes.count == 24)
            let font = UIFont.preferredFont(forTextStyle: .body)
            let symbol = UIImage(
                systemName: index % 2 == 0 ? "heart" : "star",
                withConfiguration: UIImage.SymbolConfiguration(font: font))
            precondition((symbol?.size.width ?? 0) > 0 && shared.size.height > 0)
            // Other tests have hosts of their own at work: the fonts may be any of theirs.
            precondition(font.lineHeight > 0 && UIFont(name: "nobody's", size: 9)?.pointSize ?? 9 == 9)
            shared.accessibilityLabel = "\(index)"
            precondition(shared.accessibilityLabel != nil && shared.withTintColor(.red).size == shared.size)
        }
    }

    @Test func aPNGFileHasThePixels() throws {
        let cgImage = try #require(Self.image())
        let data = try #require(UIImage(cgImage: cgImage).pngData())
        let read = try #require(UIImage(data: data, scale: 2))
        #expect(read.size == CGSize(width: 1.5, height: 1) && read.scale == 2)
        let bitmap = try #require(read.cgImage).bitmap
        #expect(pixel(bitmap, 0, 0) == [0, 0, 255, 255])
        #expect(pixel(bitmap, 2, 0) == [255, 0, 0, 255])
        #expect(pixel(bitmap, 2, 1) == [0, 0, 0, 0])
        #expect(UIImage(data: Data("no picture".utf8)) == nil)
    }

    @Test func aJPEGFileIsNearTheColours() throws {
        let grey = [UInt8](repeating: 128, count: 16 * 16 * 4).enumerated().map {
            $0.offset % 4 == 3 ? 255 : $0.element
        }
        let cgImage = try #require(Self.image(grey, width: 16, height: 16, perRow: 64))
        for quality in [0.0, 0.5, 1, .nan, 7] {
            let data = try #require(UIImage(cgImage: cgImage).jpegData(compressionQuality: quality))
            #expect(data.prefix(2) == Data([0xFF, 0xD8]))
            let read = try #require(UIImage(data: data)?.cgImage).bitmap
            #expect(abs(Int(pixel(read, 8, 8)[0]) - 128) < 8)
        }
    }

    @Test(
        arguments: [
            (UIImage.Orientation.up, CGSize(width: 3, height: 2), [0, 0, 255, 255]),
            (.down, CGSize(width: 3, height: 2), [0, 0, 0, 0]),
            (.right, CGSize(width: 2, height: 3), [0, 0, 0, 255]),
            (.left, CGSize(width: 2, height: 3), [255, 0, 0, 255]),
            (.upMirrored, CGSize(width: 3, height: 2), [255, 0, 0, 255]),
        ] as [(UIImage.Orientation, CGSize, [UInt8])])
    func picturesLieAsTheirOrientationSays(_ orientation: UIImage.Orientation, _ size: CGSize, _ first: [UInt8]) throws
    {
        let image = UIImage(cgImage: try #require(Self.image()), scale: 1, orientation: orientation)
        #expect(image.size == size)
        let host = try TestHost(Image(uiImage: image), size: .unspecified)
        #expect(host.size == size)
        let data = try #require(image.pngData())
        #expect(pixel(try #require(UIImage(data: data)?.cgImage).bitmap, 0, 0) == first)
    }

    @Test func aPartIsCutOut() throws {
        let image = try #require(Self.image())
        let part = try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 1)))
        #expect(part.width == 2 && part.height == 1)
        #expect(pixel(part.bitmap, 0, 0) == [0, 255, 0, 255])
        #expect(image.cropping(to: CGRect(x: 5, y: 5, width: 2, height: 2)) == nil)
        #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    }

    /// Too few bytes, or numbers that are none: nothing.
    @Test(arguments: [(3, 3, 12), (0, 2, 12), (3, 2, 4), (40_000, 1, 160_000), (-1, 2, 12)])
    func brokenPicturesAreNil(_ width: Int, _ height: Int, _ perRow: Int) {
        #expect(Self.image(width: width, height: height, perRow: perRow) == nil)
    }

    @Test func aSymbolKeepsItsOwnSize() throws {
        let large = UIImage.SymbolConfiguration(pointSize: 40)
        let image = try #require(UIImage(systemName: "star.fill", withConfiguration: large))
        let host = try TestHost(Image(uiImage: image).font(.system(size: 10)), size: .unspecified, text: .system)
        #expect(host.size == image.size && image.size.height > 35)
        #expect(image.isSymbolImage && image.cgImage == nil && image.pngData() == nil)
    }

    @Test func aTintColoursTheShape() throws {
        let image = UIImage(cgImage: try #require(Self.image())).withTintColor(.green, renderingMode: .alwaysOriginal)
        let picture = try TestHost(Image(uiImage: image), size: .unspecified, scale: 1, background: .clear).picture()
        let seen = try #require(UIImage(data: picture)?.cgImage).bitmap
        #expect(pixel(seen, 0, 0) == [0, 255, 0, 255] && pixel(seen, 2, 1) == [0, 0, 0, 0])
    }
}
