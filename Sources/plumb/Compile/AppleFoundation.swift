import Foundation

/// What Apple's Foundation brings along and that of Linux does not, for files that import Foundation and no SwiftUI.
///
/// Members of types (`String(localized:)`) are there in every file of a module that has SwiftUI somewhere; names of types and functions are imported one by
/// one, so that such a file sees no view, as on a Mac. The imports stand behind the file's own text: no line moves.
enum AppleFoundation {
    private static let names: [(kind: String, module: String, names: [String])] = [
        (
            "struct", "PlumbCore",
            ["LocalizedStringResource", "MeasurementFormatUnitUsage", "PresentationIntent", "InlinePresentationIntent"]
        ),
        (
            "class", "PlumbCore",
            [
                "DateComponentsFormatter", "ListFormatter", "MeasurementFormatter", "PersonNameComponentsFormatter",
                "NSItemProvider", "RelativeDateTimeFormatter", "UndoManager",
            ]
        ),
        ("func", "PlumbCore", ["autoreleasepool"]),
        ("func", "PlumbGraphics", ["CGRectMake", "CGPointMake", "CGSizeMake"]),
        ("struct", "PlumbGraphics", ["CGAffineTransform"]),
    ]

    /// The imports for a file, on one line; nothing for a file that has all names already, or does not ask for Foundation.
    static func imports(for file: SourceFile) -> String {
        guard !file.imports("SwiftUI"), file.imports("Foundation") else { return "" }
        return names.flatMap { group in group.names.map { "import \(group.kind) \(group.module).\($0)" } }
            .joined(separator: "; ")
    }
}

extension SourceFile {
    /// The modules that the file imports, each with its line (from 1); a submodule, or a single name, stands for its module.
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

    nonisolated(unsafe) private static let importStatement =
        /\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|var|let)\s+)?`?(\w+)/

    func imports(_ module: String) -> Bool {
        contains(module) && importedModules().contains { $0.name == module }
    }
}
