import Foundation
import PlumbCairo
import Testing

/// Files of every kind, and files that are none.
struct ImageDecoderTests {
    static func data(_ base64: String) -> Data { Data(base64Encoded: base64) ?? Data() }

    /// Left half red, right half blue, 16 × 8 pixels.
    static let jpeg = data(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAMCAgMCAgMDAwMEAwMEBQgFBQQEBQoHBwYIDAoMDAsKCwsNDhIQDQ4RDgsLEBYQ"
            + "ERMUFRUVDA8XGBYUGBIUFRT/2wBDAQMEBAUEBQkFBQkUDQsNFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQU"
            + "FBQUFBQUFBQUFBQUFBT/wAARCAAIABADAREAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA"
            + "AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6"
            + "Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXG"
            + "x8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREA"
            + "AgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5"
            + "OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPE"
            + "xcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwD50r8MP9UzwKv9xj/HQ//Z")
    /// Red, green / half blue, clear; 2 × 2 pixels, lossless.
    static let webP = data("UklGRjQAAABXRUJQVlA4TCcAAAAvAUAAEB8gEEjaH3oNAUGR/6PNv4Cg6LrlAuZGg4K0DVjU3Yj+xwMA")
    /// Red, half blue from a palette.
    static let palette = data(
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAMAAADD/I+4AAAABlBMVEX/AAAAAP9sof2OAAAAAnRSTlP/gAgPs2oAAAALSURBVHicY2BgBAAA"
            + "BAACv3o/SgAAAABJRU5ErkJggg==")
    /// Grey, half white with 16 bits.
    static let deepGrey = data(
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABEAQAAAAOu2tCAAAAD0lEQVR4nGNoaPgPBA0NABr3Bf37Cm0pAAAAAElFTkSuQmCC")
    /// 1, 2, 3 without alpha.
    static let opaque = data(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNgZGIGAAAOAAfXb+R4AAAAAElFTkSuQmCC")
    /// Black and white in one bit.
    static let bits = data(
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAABAQAAAADcWUInAAAACklEQVR4nGNwAAAAQgBBKTf07wAAAABJRU5ErkJggg==")

    @Test(
        arguments: [
            (jpeg, 16, 8, [(2, 4, 0xFE00_00FF), (13, 4, 0x0000_FEFF)]),
            (webP, 2, 2, [(0, 0, 0xFF00_00FF), (1, 0, 0x00FF_00FF), (0, 1, 0x0000_8080), (1, 1, 0)]),
            (palette, 2, 1, [(0, 0, 0xFF00_00FF), (1, 0, 0x0000_8080)]),
            (deepGrey, 2, 1, [(0, 0, 0x8080_80FF), (1, 0, 0x8080_8080)]),
            (opaque, 1, 1, [(0, 0, 0x0102_03FF)]), (bits, 2, 1, [(0, 0, 0xFF), (1, 0, 0xFFFF_FFFF)]),
        ] as [(Data, Int, Int, [(Int, Int, UInt32)])])
    func everyKindIsRead(file: Data, width: Int, height: Int, pixels: [(Int, Int, UInt32)]) throws {
        let bitmap = try ImageDecoder.decode(file, scale: 2)
        #expect(bitmap.width == width)
        #expect(bitmap.height == height)
        #expect(bitmap.scale == 2)
        for (x, y, color) in pixels { expect(bitmap, at: x, y, is: color, within: 2) }
    }

    @Test(arguments: [
        (Data(), "neither"), (Data("GIF89a".utf8), "neither"), (jpeg.prefix(120), "JPEG"), (jpeg.dropLast(8), "JPEG"),
        (webP.prefix(30), "WebP"),
        (palette.prefix(60), "PNG"), (palette.prefix(10), "PNG"),
    ])
    func brokenFilesAreOneSentence(file: Data, words: String) {
        let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(file) }
        #expect(error?.description.contains(words) == true)
        #expect(error?.description.hasSuffix(".") == true)
    }

    @Test func aPictureThatWouldFillTheMemoryIsRefusedBeforeItIsRead() {
        var file = Self.opaque
        file.replaceSubrange(16..<24, with: [0, 0, 0x70, 0, 0, 0, 0x70, 0])
        let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(file) }
        #expect(error?.description.contains("28672 × 28672") == true)
    }

    /// Cut anywhere, or with any byte changed, a file is read or refused, never fatal.
    @Test(arguments: [jpeg, webP, palette])
    func damagedFilesDoNotTrap(file: Data) {
        var read = 0
        for place in file.indices {
            if (try? ImageDecoder.decode(file.prefix(place))) != nil { read += 1 }
            var changed = file
            changed[place] ^= 0x5A
            if (try? ImageDecoder.decode(changed)) != nil { read += 1 }
        }
        #expect(read < 2 * file.count)
    }

    /// The JPEG with an EXIF segment that says how the camera was held.
    static func turned(_ orientation: UInt8, isLittle: Bool) -> Data {
        let tiff: [UInt8] =
            isLittle
            ? [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
            : [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
        let content = Array("Exif".utf8) + [0, 0] + tiff
        return jpeg.prefix(2) + [0xFF, 0xE1, 0, UInt8(content.count + 2)] + content + jpeg.dropFirst(2)
    }

    /// Red is stored on the left.
    @Test(
        arguments: [
            (1, 16, (1, 4), (14, 4)), (2, 16, (14, 4), (1, 4)), (3, 16, (14, 4), (1, 4)), (4, 16, (1, 4), (14, 4)),
            (5, 8, (4, 1), (4, 14)), (6, 8, (4, 1), (4, 14)), (7, 8, (4, 14), (4, 1)), (8, 8, (4, 14), (4, 1)),
        ] as [(UInt8, Int, (Int, Int), (Int, Int))], [true, false])
    func photosStandUpright(turn: (value: UInt8, width: Int, red: (Int, Int), blue: (Int, Int)), isLittle: Bool) throws
    {
        let bitmap = try ImageDecoder.decode(Self.turned(turn.value, isLittle: isLittle))
        #expect(bitmap.width == turn.width)
        expect(bitmap, at: turn.red.0, turn.red.1, is: 0xFE00_00FF, within: 3)
        expect(bitmap, at: turn.blue.0, turn.blue.1, is: 0x0000_FEFF, within: 3)
    }
}
