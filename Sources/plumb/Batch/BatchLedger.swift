import Foundation
import PlumbCairo

/// What a batch has written: a file in the folder of its output, with a line for each picture: the key of its content
/// and its path. A batch that was stopped goes on where it stood.
///
/// Lines are written after the pictures that they speak of; one that was cut off says nothing. In memory a picture
/// takes some forty bytes, however long its path is.
struct BatchLedger {
    static let name = ".plumb-batch"

    /// Half of a SHA-256: enough to tell paths and contents apart.
    private struct Digest: Hashable {
        var high: UInt64 = 0
        var low: UInt64 = 0

        init(of text: String) { self = Digest(hexadecimal: Checksum.sha256(Data(text.utf8))) ?? self }

        init?(hexadecimal text: some StringProtocol) {
            guard text.utf8.count == 64, let high = UInt64(text.prefix(16), radix: 16),
                let low = UInt64(text.dropFirst(16).prefix(16), radix: 16)
            else { return nil }
            (self.high, self.low) = (high, low)
        }
    }

    private var keys: [Digest: Digest] = [:]
    /// The line of the row that a path is for.
    private var rows: [Digest: Int] = [:]
    private let descriptor: Int32
    private let path: String

    init(folder: String) throws {
        path = "\(folder)/\(Self.name)"
        let text = FileManager.default.contents(atPath: path) ?? Data()
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            guard parts.count == 2, let key = Digest(hexadecimal: String(decoding: parts[0], as: UTF8.self))
            else { continue }
            keys[Digest(of: String(decoding: parts[1], as: UTF8.self))] = key
        }
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileWriting.failure(path) }
        if !text.isEmpty, text.last != UInt8(ascii: "\n") { try append("\n") }
    }

    /// Notes that a path is for a row. The line of the row that it is for already, if there is one.
    mutating func claim(_ file: String, for line: Int) -> Int? {
        let digest = Digest(of: file)
        if let other = rows[digest] { return other }
        rows[digest] = line
        return nil
    }

    /// Whether the file is there with that content.
    func has(_ file: String, key: String) -> Bool {
        guard let known = keys[Digest(of: file)], known == Digest(hexadecimal: key) else { return false }
        return FileManager.default.fileExists(atPath: file)
    }

    mutating func add(_ file: String, key: String) throws {
        keys[Digest(of: file)] = Digest(hexadecimal: key)
        try append("\(key)\t\(file)\n")
    }

    private func append(_ line: String) throws {
        guard StandardStreams.write(Data(line.utf8), to: descriptor) else { throw FileWriting.failure(path) }
    }
}
