import Foundation

/// What a batch has written: a file in the folder of its output, with a line for each picture: the key of its content
/// and its path. A batch that was stopped goes on where it stood.
///
/// Lines are written after the pictures that they speak of; one that was cut off says nothing.
struct BatchLedger {
    static let name = ".plumb-batch"

    private var keys: [String: String] = [:]
    private let descriptor: Int32
    private let path: String

    init(folder: String) throws {
        path = "\(folder)/\(Self.name)"
        let text = FileManager.default.contents(atPath: path) ?? Data()
        for line in text.split(separator: UInt8(ascii: "\n")) {
            let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
            guard parts.count == 2 else { continue }
            keys[String(decoding: parts[1], as: UTF8.self)] = String(decoding: parts[0], as: UTF8.self)
        }
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileWriting.failure(path) }
        if !text.isEmpty, text.last != UInt8(ascii: "\n") { try append("\n") }
    }

    /// Whether the file is there with that content.
    func has(_ file: String, key: String) -> Bool {
        keys[file] == key && FileManager.default.fileExists(atPath: file)
    }

    mutating func add(_ file: String, key: String) throws {
        keys[file] = key
        try append("\(key)\t\(file)\n")
    }

    private func append(_ line: String) throws {
        guard StandardStreams.write(Data(line.utf8), to: descriptor) else { throw FileWriting.failure(path) }
    }
}
