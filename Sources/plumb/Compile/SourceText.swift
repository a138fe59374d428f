import Foundation

/// Whether bytes are what the compiler reads: text in UTF-8, with a byte order mark or without. For anything else the
/// compiler has dozens of errors.
enum SourceText {
    /// - Returns: what is wrong with a file, and the remedy; nil for nothing.
    ///
    /// 1. A mark at the beginning says UTF-16 or UTF-32. 2. Without one, text in UTF-16 or UTF-32 is known by its
    /// zeros: a quarter of the bytes at least, in plain English. 3. Bytes that are no UTF-8 are another encoding's, in
    /// the line that has them, or, with zeros among them, no text at all.
    static func fault(in bytes: Data, of path: String) -> String? {
        // 1
        let marks: [(mark: [UInt8], name: String)] = [
            ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"),
            ([0xFE, 0xFF], "UTF-16"),
        ]
        if let (_, name) = marks.first(where: { bytes.starts(with: $0.mark) }) {
            return "\(path) is \(name), which Swift does not read; save it as UTF-8"
        }
        let isValid = String(validating: bytes, as: UTF8.self) != nil
        // 2
        let zeros = bytes.lazy.filter { $0 == 0 }.count
        if isValid, zeros > 0, zeros >= bytes.count / 4 {
            return "\(path) is UTF-16 or no text at all; give a Swift file, saved as UTF-8"
        }
        // 3
        if isValid { return nil }
        if zeros > 0 { return "\(path) is no text; give a Swift file" }
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
        return "line \(line + 1) of \(path) is not UTF-8; save the file as UTF-8"
    }

    /// What is in the place of a file and can't be read like one: reading a pipe would wait for whoever writes to it.
    static func kind(of path: String) -> String? {
        var info = stat()
        guard stat(path, &info) == 0 else { return nil }
        switch info.st_mode & S_IFMT {
        case S_IFIFO: return "a pipe"
        case S_IFSOCK: return "a socket"
        case S_IFCHR, S_IFBLK: return "a device"
        default: return nil
        }
    }
}
