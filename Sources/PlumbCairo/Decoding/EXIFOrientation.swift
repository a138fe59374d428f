import Foundation
import PlumbGraphics

/// How a camera was held: the `Orientation` tag (EXIF 2.3, section 4.6.4), 1…8; 1 is upright.
///
/// 1. A JPEG file is a row of segments: FF, a type, two bytes of length. EXIF lies in an APP1 segment (E1) that begins
///    with "Exif".
/// 2. Inside is a TIFF file: its byte order (II or MM), 42, and the place of its first directory.
/// 3. A directory is a count and entries of twelve bytes: tag, type, count, value. Tag 0x0112 is the orientation.
struct EXIFOrientation {
    var value = 1

    init(_ value: Int) { self.value = value }

    init(jpeg bytes: UnsafeRawBufferPointer) {
        func big(_ at: Int) -> Int { at + 1 < bytes.count ? Int(bytes[at]) << 8 | Int(bytes[at + 1]) : 0 }
        // (1)
        var at = 2
        while at + 4 <= bytes.count, bytes[at] == 0xFF, bytes[at + 1] != 0xDA {
            let end = min(bytes.count, at + 2 + big(at + 2))
            if bytes[at + 1] == 0xE1, at + 10 <= end, bytes[at + 4..<at + 8].elementsEqual("Exif".utf8) {
                value = Self.orientation(tiff: Array(bytes[at + 10..<end])) ?? 1
                return
            }
            if end <= at + 2 { return }
            at = end
        }
    }

    private static func orientation(tiff: [UInt8]) -> Int? {
        // (2)
        guard tiff.count >= 8 else { return nil }
        let isLittle = tiff[0] == 0x49
        func number(_ at: Int, _ count: Int) -> Int {
            guard at >= 0, at + count <= tiff.count else { return 0 }
            let bytes = tiff[at..<at + count]
            return (isLittle ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(2, 2) == 42 else { return nil }
        // (3)
        let directory = number(4, 4)
        for entry in 0..<number(directory, 2) {
            let at = directory + 2 + entry * 12
            if at + 12 > tiff.count { return nil }
            if number(at, 2) == 0x0112 {
                let value = number(at + 8, 2)
                return (1...8).contains(value) ? value : nil
            }
        }
        return nil
    }

    /// The picture as it was seen.
    func upright(_ bitmap: Bitmap) -> Bitmap {
        if value == 1 { return bitmap }
        let (width, height) = (bitmap.width, bitmap.height)
        let isTurned = value >= 5
        let (columns, rows) = isTurned ? (height, width) : (width, height)
        var pixels = Data(count: bitmap.pixels.count)
        pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
            bitmap.pixels.withUnsafeBytes { (source: UnsafeRawBufferPointer) in
                for y in 0..<rows {
                    for x in 0..<columns {
                        let (sourceX, sourceY) = stored(x, y, width, height)
                        target.storeBytes(
                            of: source.load(fromByteOffset: (sourceY * width + sourceX) * 4, as: UInt32.self),
                            toByteOffset: (y * columns + x) * 4, as: UInt32.self)
                    }
                }
            }
        }
        return Bitmap(width: columns, height: rows, scale: bitmap.scale, pixels: pixels)
    }

    /// Where a pixel of the upright picture is stored.
    private func stored(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> (Int, Int) {
        switch value {
        case 2: (width - 1 - x, y)
        case 3: (width - 1 - x, height - 1 - y)
        case 4: (x, height - 1 - y)
        case 5: (y, x)
        case 6: (y, height - 1 - x)
        case 7: (width - 1 - y, height - 1 - x)
        case 8: (width - 1 - y, x)
        default: (x, y)
        }
    }
}

extension Bitmap {
    /// The picture as it is seen.
    ///
    /// - Parameter number: how it was held, as EXIF says it: from 1, upright, to 8.
    package func turned(byEXIF number: Int) -> Bitmap {
        width > 0 && height > 0 ? EXIFOrientation(number).upright(self) : self
    }
}
