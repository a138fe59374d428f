import Foundation
import PlumbRendering

/// Where one picture goes: a file, or stdout.
enum OutputPicture {
    case file(OutputFile), stdout

    /// In place of a path, as in other programs.
    static let standardOutput = "-"

    /// Checks that it can be written, before the work that makes it.
    init(path: String, format: PictureFormat) throws {
        guard path == Self.standardOutput else {
            self = .file(try OutputFile(path: path, suffixes: PictureFormat.allCases.map(\.rawValue)))
            return
        }
        // An SVG is text.
        if format != .svg, isatty(1) == 1 {
            let name = format.rawValue
            throw Failure(.call, "a terminal shows no \(name.uppercased()); send it on, as -o - > card.\(name)")
        }
        self = .stdout
    }

    func write(_ data: Data) throws {
        switch self {
        case .file(let file): try file.write(data)
        case .stdout: try StandardOutput.write(data)
        }
    }
}
