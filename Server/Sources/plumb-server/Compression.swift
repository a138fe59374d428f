import CDeflate
import Foundation

/// gzip (RFC 1952), for the formats that are text.
enum Compression {
    /// Nil where there is no memory for it.
    static func gzip(_ data: Data) -> Data? {
        guard let compressor = libdeflate_alloc_compressor(6) else { return nil }
        defer { libdeflate_free_compressor(compressor) }
        var packed = Data(count: libdeflate_gzip_compress_bound(compressor, data.count))
        let count = packed.withUnsafeMutableBytes { target in
            data.withUnsafeBytes { source in
                libdeflate_gzip_compress(compressor, source.baseAddress, source.count, target.baseAddress, target.count)
            }
        }
        return count == 0 ? nil : packed.prefix(count)
    }

    /// Whether a header `Accept-Encoding` (RFC 9110, section 12.5.3) takes gzip.
    static func takesGzip(_ header: String?) -> Bool {
        var weights: [String: Double] = [:]
        for item in (header ?? "").split(separator: ",") {
            let parts = item.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
            guard let name = parts.first else { continue }
            let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 }
            weights[name] = weight ?? 1
        }
        return (weights["gzip"] ?? weights["*"] ?? 0) > 0
    }
}
