import CTurboJPEG
import Foundation
import PlumbGraphics

/// Writes JPEG files.
package enum JPEGEncoder {
    /// A file of a picture, on black where it lets something through; nil where there is not enough memory.
    ///
    /// - Parameter quality: from 0, the smallest file, to 1, the best picture.
    package static func encode(_ bitmap: Bitmap, quality: Double) -> Data? {
        guard bitmap.width > 0, bitmap.height > 0, let handle = tjInitCompress() else { return nil }
        defer { tjDestroy(handle) }
        let percent = quality.isNaN ? 100 : Int32((min(max(quality, 0), 1) * 99).rounded()) + 1
        var memory: UnsafeMutablePointer<UInt8>?
        var count: UInt = 0
        // Colours that were multiplied by their opacity are those that are seen on black.
        let status = bitmap.pixels.withUnsafeBytes { bytes in
            tjCompress2(
                handle, bytes.bindMemory(to: UInt8.self).baseAddress, Int32(bitmap.width), 0, Int32(bitmap.height),
                Int32(TJPF_BGRX.rawValue), &memory, &count,
                Int32((percent > 90 ? TJSAMP_444 : TJSAMP_420).rawValue), percent, 0)
        }
        defer { tjFree(memory) }
        guard status == 0, let memory else { return nil }
        return Data(bytes: memory, count: Int(count))
    }
}
