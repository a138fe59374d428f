import Foundation

/// Makes Swift of the list of what PlumbUIKit has only so that files compile (Sources/PlumbUIKit/Shells/shells.tsv).
///
/// A row has six columns: owner, kind, name, type, value, comment; `-` stands for none. A line that begins with `#` is
/// a remark.
///
/// - The owner is the type that the row belongs to, which a row above declares; `-` for what belongs to none.
/// - The kind is what Swift's declaration begins with, but for `open` and `public`, which follow from the owner: `var`,
///   `weak var`, `class func`, `override init`. `public` says that nobody overrides it. Kinds of the list's own are
///   `reason` (why nothing happens: a word and a sentence), `shell` (a class that is written by hand; the rows that
///   belong to it are put behind its first line), `get` (a property that can only be read), and `quiet` before a
///   function, whose call is no use of it: code overrides it, or the answer is true.
/// - The name is a function's with its parameters, an initialiser's parameters, and several names for cases.
/// - The type is a property's or a result's, and what a type inherits from.
/// - The value is a property's default, a function's statements or result, the raw type of an option set, and the
///   reason of a class. What a protocol asks for has a default answer, `()` where it has no result, or none.
///
/// The first use of a name says a sentence: `Inert` (Sources/PlumbUIKit/Inert.swift).
package struct Shells {
    /// A file, by its name or its path.
    package typealias File = (path: String, text: String)

    private let list: ShellList
    private let sources: [File]

    /// - Parameters:
    ///   - table: the list.
    ///   - sources: the files that are written by hand, with the classes that are called shells.
    package init(_ table: File, _ sources: [File] = []) throws {
        let rows = try BadLine.lines(of: table.text).map { try ShellRow($1, number: $0, file: table.path) }
        list = try ShellList(rows, file: table.path)
        self.sources = sources
    }

    /// A folder with `shells.tsv` and the files that are written by hand.
    package init(folder: URL) throws {
        func file(_ url: URL) throws -> File { (url.path, try String(contentsOf: url, encoding: .utf8)) }
        let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
        try self.init(file(folder.appendingPathComponent("shells.tsv")), sources.map(file))
    }

    /// The files that are compiled: one with the list's own types, and those written by hand with their rows.
    package var files: [File] {
        get throws {
            var missing = list.rows.filter { $0.base == "shell" }
            var files = [(path: "Shells.swift", text: list.text)]
            for source in sources {
                let (text, found) = list.woven(source)
                missing.removeAll { found.contains($0.name) }
                // The compiler wants another name than that of the file to which the lines belong.
                let name = source.path.split(separator: "/").last?.split(separator: ".").first ?? ""
                files.append(("\(name)+Shells.swift", text))
            }
            if let row = missing.first {
                throw BadLine(
                    list.file, row.number,
                    "no file beside the list declares \(row.name); write \"open class \(row.name): \" in one, "
                        + "or make the row a class"
                )
            }
            return files
        }
    }

    /// A file for tests that uses each row of the list: makes an object with each initialiser, sets each property and
    /// reads it back, and calls each function. What can't be used so, for want of a value of a type, is in
    /// `unusedShells`.
    package var uses: File { ("ShellUses.swift", ShellUses(list).text) }
}
