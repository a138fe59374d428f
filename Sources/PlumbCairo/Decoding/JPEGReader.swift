import CTurboJPEG
import Foundation
import PlumbGraphics

enum JPEGReader {
    static func read(_ data: Data, scale: Double) throws -> Bitmap {
        guard let handle = tjInitDecompress() else {
            throw ImageError("There is not enough memory to read a JPEG file.")
        }
        defer { tjDestroy(handle) }
        func failure() -> ImageError {
            ImageError("The JPEG file can't be read: \(String(cString: tjGetErrorStr2(handle))).")
        }
        return try data.withUnsafeBytes { bytes in
            let source = bytes.bindMemory(to: UInt8.self).baseAddress
            var (width, height, subsampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
            guard
                tjDecompressHeader3(handle, source, UInt(bytes.count), &width, &height, &subsampling, &space) == 0
            else { throw failure() }
            guard width > 0, height > 0 else { throw ImageError("The JPEG file is cut off before its picture.") }
            try ImageDecoder.check(width: Int(width), height: Int(height))
            var pixels = Data(count: Int(width) * Int(height) * 4)
            let status = pixels.withUnsafeMutableBytes { target in
                tjDecompress2(
                    handle, source, UInt(bytes.count), target.bindMemory(to: UInt8.self).baseAddress, width, 0, height,
                    Int32(TJPF_BGRA.rawValue), 0)
            }
            // Stray bytes are warnings that every viewer overlooks; a missing end is not.
            if status != 0 {
                let isCutOff = String(cString: tjGetErrorStr2(handle)).contains("Premature end")
                if isCutOff || tjGetErrorCode(handle) == Int32(TJERR_FATAL.rawValue) { throw failure() }
            }
            let stored = Bitmap(width: Int(width), height: Int(height), scale: scale, pixels: pixels)
            return EXIFOrientation(jpeg: bytes).upright(stored)
        }
    }
}
