import CPango
import Foundation

/// SHA-256, by GLib, which Pango brings along.
package enum Checksum {
    /// 64 hexadecimal digits.
    package static func sha256(_ data: Data) -> String {
        let text = data.withUnsafeBytes { bytes in
            g_compute_checksum_for_data(
                G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
        }
        defer { g_free(text) }
        return text.map { String(cString: $0) } ?? ""
    }
}
