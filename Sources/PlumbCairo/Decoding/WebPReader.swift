import CWebP
import Foundation
import PlumbGraphics

enum WebPReader {
    static func read(_ data: Data, scale: Double) throws -> Bitmap {
        try data.withUnsafeBytes { bytes in
            let source = bytes.bindMemory(to: UInt8.self).baseAddress
            var (width, height) = (Int32(0), Int32(0))
            guard WebPGetInfo(source, bytes.count, &width, &height) != 0 else {
                throw ImageError("The WebP file is damaged or cut off.")
            }
            try ImageDecoder.check(width: Int(width), height: Int(height))
            let size = Int(width) * Int(height) * 4
            var pixels = Data(count: size)
            let isRead = pixels.withUnsafeMutableBytes { (target: UnsafeMutableRawBufferPointer) in
                let target = target.bindMemory(to: UInt8.self)
                guard WebPDecodeBGRAInto(source, bytes.count, target.baseAddress, size, width * 4) != nil else {
                    return false
                }
                for at in stride(from: 0, to: size, by: 4) where target[at + 3] != 255 {
                    let alpha = Int(target[at + 3])
                    for channel in at..<at + 3 { target[channel] = UInt8((Int(target[channel]) * alpha + 127) / 255) }
                }
                return true
            }
            guard isRead else {
                throw ImageError("The WebP file is damaged, cut off or an animation.")
            }
            return Bitmap(width: Int(width), height: Int(height), scale: scale, pixels: pixels)
        }
    }
}
