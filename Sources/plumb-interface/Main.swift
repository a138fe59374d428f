import Foundation
import PlumbInterface

/// Writes Swift from the tables of SwiftUI's interface, for the plug-in `InterfacePlugin`.
///
/// `plumb-interface unavailable FOLDER OUTPUT` writes what Plumb lacks, a file for each area, into the folder OUTPUT;
/// `plumb-interface names FOLDER OUTPUT` writes the names of all declarations; `plumb-interface uses FOLDER OUTPUT`
/// writes calls of all that works.
///
/// `plumb-interface shells FOLDER OUTPUT` writes what UIKit's names declare that do nothing, from a list
/// (Sources/PlumbUIKit/Shells); `plumb-interface shell-uses FOLDER OUTPUT` writes uses of them.
///
/// `plumb-interface platform FOLDER OUTPUT` writes the numbers of platforms (Sources/PlumbPlatform/Data).
/// `plumb-interface symbol-names FOLDER OUTPUT` writes the names of symbols (Sources/PlumbSymbols/Names).
@main
enum Main {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(
                Data("\((error as? any LocalizedError)?.errorDescription ?? "\(error)")\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        let verbs = ["unavailable", "names", "uses", "shells", "shell-uses", "platform", "symbol-names"]
        guard arguments.count == 3, verbs.contains(arguments[0]) else {
            FileHandle.standardError.write(
                Data("usage: plumb-interface \(verbs.joined(separator: "|")) FOLDER OUTPUT\n".utf8))
            exit(2)
        }
        let folder = URL(fileURLWithPath: arguments[1])
        for (path, text) in try files(arguments[0], folder) {
            try write(text, to: URL(fileURLWithPath: arguments[2]).appendingPathComponent(path))
        }
    }

    private static func files(_ verb: String, _ folder: URL) throws -> [(path: String, text: String)] {
        switch verb {
        case "shells": return try Shells(folder: folder).files
        case "platform": return try PlatformSource(folder: folder).files
        case "shell-uses": return [try Shells(folder: folder).uses]
        case "names": return [("SwiftUINameData.swift", NameSource(try InterfaceTable(folder: folder)).file)]
        case "uses": return try UseSource(folder: folder).files.map { ("\($0.name).swift", $0.text) }
        case "symbol-names": return [("KnownNamesData.swift", try symbolNames(folder))]
        default:
            let table = try InterfaceTable(folder: folder)
            let source = UnavailableSource(table)
            return table.areas.map { ("\($0.name).swift", source.file($0)) }
        }
    }

    /// The packed list as one text of a program.
    private static func symbolNames(_ folder: URL) throws -> String {
        let list = try String(contentsOf: folder.appendingPathComponent("known-names.txt"), encoding: .utf8)
        let words = list.split(whereSeparator: \.isNewline).map { "        \($0)\n" }
        return "// Made of known-names.txt by plumb-interface. Do not edit it: edit the list.\n"
            + "extension KnownNames {\n    static let packed = \"\"\"\n\(words.joined())        \"\"\"\n}\n"
    }

    /// Leaves a file with the same text untouched.
    private static func write(_ text: String, to file: URL) throws {
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
