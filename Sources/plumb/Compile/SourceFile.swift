import Foundation

/// The user's Swift file, read once: the key of the cache and the text that is compiled are the same bytes.
struct SourceFile {
    /// As given in the call; errors name it so.
    let path: String
    let text: Data

    init(path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else {
            throw Failure(.call, "there is no file \(path); check the path")
        }
        if AssetsFolder.isFolder(path) { throw Failure(.call, "\(path) is a folder; give one Swift file") }
        guard path.hasSuffix(".swift") else {
            throw Failure(.call, "\(path) is not a Swift file; give one whose name ends in .swift")
        }
        do {
            text = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw Failure(.call, "\(path) can't be read; check its permissions")
        }
        self.path = path
    }

    /// The text behind a line that gives it back its own name and numbers, whatever the copy is called.
    ///
    /// 1. A byte order mark is dropped: it may stand at the very beginning only.
    /// 2. A `#!` line, which also must be the first, is replaced by the line that gives the name.
    var located: Data {
        // 1
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        var body = text.starts(with: mark) ? text.dropFirst(mark.count) : text[...]
        // 2
        var line = 1
        if body.starts(with: Array("#!".utf8)) {
            body = body.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
            line = 2
        }
        return Data("#sourceLocation(file: \(Self.literal(path)), line: \(line))\n".utf8) + body
    }

    /// A string as Swift source.
    static func literal(_ text: String) -> String {
        var out = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": out += "\\\(scalar)"
            case _ where scalar.value < 0x20: out += "\\u{\(String(scalar.value, radix: 16))}"
            default: out.unicodeScalars.append(scalar)
            }
        }
        return out + "\""
    }
}
