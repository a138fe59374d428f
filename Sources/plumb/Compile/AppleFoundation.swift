import Foundation
import PlumbRendering

/// What Apple's Foundation and Core Foundation bring along and those of Linux do not, for files that import one of them
/// and no SwiftUI.
///
/// Members of types (`String(localized:)`) are there in every file of a module that has SwiftUI somewhere. What is a
/// module without views is imported as a whole, and names of other modules one by one, so that such a file sees no
/// view, as on a Mac. The imports stand before the file's own text, which a missing brace could not end, and its lines
/// are counted from 1 again.
enum AppleFoundation {
    private static let foundation = [
        "PlumbFoundation", "Observation", "struct PlumbCore.LocalizedStringResource", "func PlumbGraphics.CGRectMake",
        "func PlumbGraphics.CGPointMake", "func PlumbGraphics.CGSizeMake", "struct PlumbGraphics.CGAffineTransform",
        "class PlumbControls.NSItemProvider", "protocol PlumbControls.NSItemProviderReading",
        "protocol PlumbControls.NSItemProviderWriting",
    ]

    /// What Core Foundation has on Apple's systems, and Foundation on Linux.
    private static let coreFoundation = ["CGFloat", "CGPoint", "CGSize", "CGRect"].map { "struct Foundation.\($0)" }

    /// The name of the imports in the compiler's errors.
    private static let fileName = "<imports>"

    /// The text of a file with the imports; as it is for a file that has all names already, or does not ask for
    /// Foundation.
    static func withImports(_ text: Data, of file: SourceFile) -> Data {
        guard !file.imports("SwiftUI") else { return text }
        let imports = file.imports("Foundation") ? foundation : file.imports("CoreFoundation") ? coreFoundation : []
        guard !imports.isEmpty else { return text }
        let before =
            "#sourceLocation(file: \"\(fileName)\", line: 1)\n"
            + imports.map { "import \($0)" }.joined(separator: "; ")
            + "\n#sourceLocation(file: \(LayoutJSON.quoted(file.path)), line: 1)\n"
        // A byte order mark is one at the beginning alone.
        return Data(before.utf8) + (text.starts(with: [0xEF, 0xBB, 0xBF]) ? text.dropFirst(3) : text)
    }
}

extension AppleFoundation {
    /// A text without the submodules in its imports (`import UIKit.UIFont`), which Apple's frameworks have and these
    /// modules have not: spaces stand there, so that places stay as they are.
    static func withoutSubmodules(_ text: Data) -> Data {
        let modules = ["Foundation"] + Installation.appleModules.keys
        // Few files have any.
        guard modules.contains(where: { text.range(of: Data("import \($0).".utf8)) != nil }) else { return text }
        var bytes = Array(text)
        var walk = SourceWalk(bytes)
        while let start = walk.nextLineOfCode() {
            let line = String(decoding: bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
            guard let match = line.prefixMatch(of: /(?:@\w+\s+)?import\s+(\w+)((?:\.\w+)+)/),
                modules.contains(String(match.1))
            else { continue }
            let end = start + line[..<match.2.endIndex].utf8.count
            for place in end - match.2.utf8.count..<end { bytes[place] = UInt8(ascii: " ") }
        }
        return Data(bytes)
    }

    /// What the compiler says, with the end of a file in the line where it is: that alone it counts from the first line
    /// of all.
    static func withEnds(_ said: Data, of files: [SourceFile]) -> Data {
        guard !said.isEmpty else { return said }
        let added = files.filter { withImports(Data(), of: $0).count > 0 }
        guard !added.isEmpty else { return said }
        let ends = Dictionary(added.map { ($0.path, $0.text.count { $0 == 0x0A } + 1) }) { first, _ in first }
        let lines = String(decoding: said, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let counted = lines.map { line -> String in
            let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
            guard parts.count == 3, let end = ends[String(parts[0])], let number = Int(parts[1]), number > end else {
                return String(line)
            }
            return "\(parts[0]):\(min(number - 3, end)):\(parts[2])"
        }
        return Data(counted.joined(separator: "\n").utf8)
    }
}

extension SourceFile {
    /// The modules that the file imports, each with its line (from 1); a submodule, or a single name, stands for its
    /// module.
    ///
    /// - Parameter unguarded: leaves out what stands in an `#if`.
    func importedModules(unguarded: Bool = false) -> [(name: String, line: Int)] {
        var walk = SourceWalk(Array(text))
        let bytes = Array(text)
        var found: [(String, Int)] = []
        var (line, counted) = (1, 0)
        var guards: [Bool] = []
        while let start = walk.nextLineOfCode() {
            line += bytes[counted..<start].count { $0 == 0x0A }
            counted = start
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            // Most lines are neither, and are not worth a text.
            guard bytes[start] == UInt8(ascii: "#") || Self.hasImport(bytes[start..<end]) else { continue }
            let words = String(decoding: bytes[start..<end], as: UTF8.self)
            if words.hasPrefix("#if") { guards.append(true) }
            if words.hasPrefix("#endif") { _ = guards.popLast() }
            if unguarded, guards.contains(true) { continue }
            for statement in words.split(separator: ";") {
                guard let match = statement.prefixMatch(of: Self.importStatement) else { break }
                found.append((String(match.1), line))
            }
        }
        return found
    }

    private static func hasImport(_ bytes: ArraySlice<UInt8>) -> Bool {
        var rest = bytes
        while let place = rest.firstIndex(of: UInt8(ascii: "i")) {
            if rest[place...].starts(with: "import".utf8) { return true }
            rest = rest[(place + 1)...]
        }
        return false
    }

    // Safe: a regular expression is matched, and does not change.
    nonisolated(unsafe) private static let importStatement =
        /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?`?(\w+)/

    func imports(_ module: String) -> Bool {
        if module == "SwiftUI", ModuleNames.others.contains(where: { contains($0) && imports($0) }) { return true }
        return contains(module) && importedModules().contains { $0.name == module }
    }
}
