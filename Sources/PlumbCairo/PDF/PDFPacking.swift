import CDeflate
import Foundation
import PlumbGraphics

extension Data {
    /// As a zlib stream.
    func packed() throws -> Data {
        guard let compressor = libdeflate_alloc_compressor(6) else {
            throw RenderError("There is not enough memory for a PDF file.")
        }
        defer { libdeflate_free_compressor(compressor) }
        var result = Data(count: libdeflate_zlib_compress_bound(compressor, count))
        let size = result.withUnsafeMutableBytes { target in
            withUnsafeBytes {
                libdeflate_zlib_compress(compressor, $0.baseAddress, $0.count, target.baseAddress, target.count)
            }
        }
        return result.prefix(size)
    }
}

extension ArraySlice<UInt8> {
    /// What a zlib stream has, whatever follows it; nil where it is none.
    func unpacked() -> [UInt8]? {
        guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
        defer { libdeflate_free_decompressor(decompressor) }
        var room = Swift.max(4096, 8 * count)
        // A stream grows to a thousand times its size at most.
        while room <= 2048 * (count + 4) {
            var status = LIBDEFLATE_BAD_DATA
            let result = [UInt8](unsafeUninitializedCapacity: room) { target, size in
                status = withUnsafeBytes {
                    libdeflate_zlib_decompress_ex(
                        decompressor, $0.baseAddress, $0.count, target.baseAddress, target.count, nil, &size)
                }
                // How much there is of a stream that is damaged is not said.
                if status != LIBDEFLATE_SUCCESS { size = 0 }
            }
            switch status {
            case LIBDEFLATE_SUCCESS: return result
            case LIBDEFLATE_INSUFFICIENT_SPACE: room *= 4
            default: return nil
            }
        }
        return nil
    }
}
