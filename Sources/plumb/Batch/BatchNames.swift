import Foundation
import PlumbRendering

/// The names of the files of a batch: a path with `{name}` for a value of the row, or `{row}` for its line.
struct BatchNames {
    private enum Part {
        case text(String)
        case value(String)
    }

    private let parts: [Part]
    /// The folder that all files are in: what stands before the first value.
    let folder: String
    let format: PictureFormat

    /// What Linux's file systems take, with room for the ending of a file that is being written.
    private static let longestName = 240

    init(_ pattern: String) throws {
        let suffix = URL(fileURLWithPath: pattern).pathExtension.lowercased()
        guard let format = PictureFormat(rawValue: suffix) else {
            throw OutputFile.unknownFormat(pattern, PictureFormat.allCases.map(\.rawValue))
        }
        self.format = format
        var parts: [Part] = []
        var rest = pattern[...]
        while let start = rest.firstIndex(of: "{") {
            guard let end = rest[start...].firstIndex(of: "}") else {
                throw Failure(.call, "\(pattern) has a { that is not closed; write {name} for a value of the row")
            }
            parts += [.text(String(rest[..<start])), .value(String(rest[rest.index(after: start)..<end]))]
            rest = rest[rest.index(after: end)...]
        }
        self.parts = parts + [.text(String(rest))]
        guard parts.contains(where: { if case .value = $0 { true } else { false } }) else {
            throw Failure(.call, "\(pattern) is one file for all rows; give the rows names, as {id} or {row}")
        }
        let fixed = pattern.prefix { $0 != "{" }
        folder = fixed.contains("/") ? String(fixed[..<(fixed.lastIndex(of: "/") ?? fixed.startIndex)]) : "."
    }

    /// The path for a row. No value can lead out of the folder, or make a folder that the pattern does not have.
    func path(line: Int, _ text: (String) -> String?) throws -> String {
        var path = ""
        for part in parts {
            switch part {
            case .text(let text): path += text
            case .value("row"): path += "\(line)"
            case .value(let name):
                guard let value = text(name), !value.isEmpty else {
                    throw InputProblem("the name of its file needs \(name), which is not there, or no text or number")
                }
                guard !value.unicodeScalars.contains(where: { $0 == "/" || $0.value < 0x20 || $0.value == 0x7F }),
                    value != ".", value != ".."
                else {
                    throw InputProblem("\(name) is \u{201C}\(value)\u{201D}, which can't stand in the name of a file")
                }
                path += value
            }
        }
        guard path.split(separator: "/").allSatisfy({ $0.utf8.count <= Self.longestName }) else {
            throw InputProblem("the name of its file has more than \(Self.longestName) bytes")
        }
        return path
    }
}
