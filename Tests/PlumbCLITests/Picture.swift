import Foundation
import Testing

/// The pixels of a PNG file, read by ImageMagick.
struct Picture {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    var size: [Int] { [width, height] }

    init(_ folder: ScratchFolder, _ name: String) throws {
        let url = folder.url.appendingPathComponent(name)
        let header = [UInt8](try Data(contentsOf: url).prefix(24))
        try #require(header.starts(with: [0x89, 0x50, 0x4E, 0x47]) && header.count == 24)
        width = header[16..<20].reduce(0) { $0 << 8 | Int($1) }
        height = header[20..<24].reduce(0) { $0 << 8 | Int($1) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["convert", url.path, "-depth", "8", "rgba:-"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
        process.waitUntilExit()
        try #require(bytes.count == width * height * 4)
    }

    /// `#rrggbbaa`.
    func pixel(_ x: Int, _ y: Int) -> String {
        "#" + bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].map { String(format: "%02x", $0) }.joined()
    }
}
