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
        guard arguments.count == 3, ["unavailable", "names", "uses", "shells", "shell-uses"].contains(arguments[0])
        else {
            FileHandle.standardError.write(
                Data("usage: plumb-interface unavailable|names|uses|shells|shell-uses FOLDER OUTPUT\n".utf8))
            exit(2)
        }
        let output = URL(fileURLWithPath: arguments[2])
        if arguments[0].hasPrefix("shell") {
            let shells = try Shells(folder: URL(fileURLWithPath: arguments[1]))
            for file in arguments[0] == "shells" ? try shells.files : [shells.uses] {
                try write(file.text, to: output.appendingPathComponent(file.path))
            }
            return
        }
        let table = try InterfaceTable(folder: URL(fileURLWithPath: arguments[1]))
        if arguments[0] == "names" {
            return try write(NameSource(table).file, to: output.appendingPathComponent("SwiftUINameData.swift"))
        }
        if arguments[0] == "uses" {
            let source = UseSource(table, samples: try InterfaceTable.samples(in: URL(fileURLWithPath: arguments[1])))
            for (number, text) in source.files(UseSource.fileCount).enumerated() {
                try write(text, to: output.appendingPathComponent("Uses\(number).swift"))
            }
            return
        }
        let source = try UnavailableSource(table)
        for area in table.areas {
            try write(source.file(area), to: output.appendingPathComponent("\(area.name).swift"))
        }
    }

    /// Leaves a file with the same text untouched.
    private static func write(_ text: String, to file: URL) throws {
        if let old = try? String(contentsOf: file, encoding: .utf8), old == text { return }
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
}
