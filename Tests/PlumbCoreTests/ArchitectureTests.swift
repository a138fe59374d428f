import Foundation
import PlumbLaws
import Testing

/// The imports between modules, read from the sources, and the code map in ARCHITECTURE.md. For the folders of
/// PlumbCore, see `LayerTests`.
@Suite
struct ArchitectureTests {
    private static func lines(_ file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    /// The lines of a file without those of string literals, which may hold imports of other code.
    private static func code(_ file: URL) throws -> [String] {
        var isText = false
        return try lines(file).filter { line in
            defer { if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isText.toggle() } }
            return !isText
        }
    }

    // MARK: Modules

    private static let rooms = CodeMap.sources + CodeMap.tests

    /// The folder of a target; nil where there is none.
    private static func folder(of name: String) -> URL? {
        ["Sources", "Plugins", "Tests"].map { Repository.root.appendingPathComponent("\($0)/\(name)") }
            .first { FileManager.default.fileExists(atPath: $0.path) }
    }

    /// The table in ARCHITECTURE.md lists what is imported: no module more, and none less.
    @Test(arguments: CodeMap.sources.map(\.name))
    func aModuleImportsWhatTheCodeMapSays(module: String) throws {
        let room = try #require(CodeMap.sources.first { $0.name == module })
        let folder = try #require(Self.folder(of: module))
        var imported: Set<String> = []
        for file in Repository.swiftFiles(in: String(folder.path.dropFirst(Repository.root.path.count + 1))) {
            imported.formUnion(try Self.code(file).compactMap(Self.importedModule))
        }
        #expect(imported.subtracting(CodeMap.everywhere) == Set(room.imports))
    }

    /// The list is in order: a module stands below those that it imports.
    @Test func modulesImportWhatIsAboveThemInTheList() {
        var above: Set<String> = []
        let all = Set(CodeMap.sources.map(\.name))
        for room in CodeMap.sources {
            let later = room.imports.filter { all.contains($0) && !above.contains($0) }
            #expect(later == [], "\(room.name) imports what stands below it")
            above.insert(room.name)
        }
    }

    @Test func everyTargetAndEveryFolderIsInTheCodeMap() throws {
        let manifest = try String(contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let targets = manifest.matches(
            of: /\.(?:target|testTarget|executableTarget|macro|systemLibrary|plugin)\(\s*name: "([^"]+)"/
        ).map { String($0.output.1) }
        #expect(targets.count > 50)
        let folders = try ["Sources", "Plugins", "Tests"].flatMap { parent in
            try FileManager.default.contentsOfDirectory(
                at: Repository.root.appendingPathComponent(parent), includingPropertiesForKeys: [.isDirectoryKey]
            ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
                .map(\.lastPathComponent)
        }
        let names = Self.rooms.map(\.name)
        #expect(Set(names).count == names.count)
        #expect(Set(targets).subtracting(names) == [], "no row of CodeMap")
        #expect(Set(folders).subtracting(names) == [], "no row of CodeMap")
        #expect(Set(names).subtracting(folders) == [], "no folder")
    }

    @Test func theCodeMapOfARCHITECTUREIsWrittenFromTheList() throws {
        let page = try String(contentsOf: Repository.root.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let written = try #require(CodeMap.page(page))
        #expect(page == written, "make docs writes it anew")
        // What is between the comments is replaced, and nothing else.
        let (before, after) = ("<!-- code map: written by make docs -->", "<!-- end of the code map -->")
        let other = try #require(CodeMap.page("a\n\(before)\n| old |\n\(after)\nb\n"))
        #expect(other == "a\n\(before)\n\n\(CodeMap.markdown)\n\n\(after)\nb\n")
        #expect(CodeMap.page("a page without them") == nil)
    }

    // MARK: What is linked

    /// The targets that a target of the package links, itself among them.
    private static func linked(by target: String) throws -> Set<String> {
        let package = try String(contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        var dependencies: [String: [String]] = [:]
        for match in package.matches(of: /name: "([\w-]+)",\s*(?:dependencies: \[([^\]]*)\])?/) {
            dependencies[String(match.1), default: []] +=
                (match.2 ?? "").matches(of: /"([\w-]+)"/).map { String($0.1) }
        }
        var found: Set<String> = []
        var waiting = [target]
        while let next = waiting.popLast() {
            if found.insert(next).inserted { waiting += dependencies[next] ?? [] }
        }
        return found
    }

    /// A program that draws has no UIKit, and one that shows no windows has none of their libraries.
    @Test(arguments: [
        ("PlumbFoundation", ["PlumbCore", "PlumbGraphics"]), ("PlumbCore", ["PlumbCairo", "PlumbControls"]),
        ("PlumbRendering", ["PlumbUIKit", "CSDL2", "PlumbWhy"]), ("PlumbWindows", ["PlumbUIKit", "PlumbWhy"]),
        ("PlumbTesting", ["PlumbUIKit", "PlumbWindows", "PlumbWhy"]), ("PlumbUI", ["PlumbWindows", "PlumbWhy"]),
        ("PlumbHosting", ["PlumbUIKit", "PlumbSnapshots"]), ("PlumbSnapshots", ["PlumbWindows", "PlumbHosting"]),
    ])
    func modulesLinkNoMoreThanTheyNeed(_ module: String, _ others: [String]) throws {
        let linked = try Self.linked(by: module)
        #expect(linked.contains("PlumbFoundation"), "\(linked)")
        #expect(linked.intersection(others).sorted() == [])
    }

    /// A renderer sees a display list and nothing else.
    @Test func aRendererOfVectorsLinksGraphicsOnly() throws {
        #expect(try Self.linked(by: "PlumbSVG").sorted() == ["PlumbGraphics", "PlumbSVG"])
    }

    /// The umbrella modules declare nothing.
    @Test(arguments: ["PlumbUI", "SwiftUI", "Combine"])
    func theUmbrellaOnlyReexports(_ module: String) throws {
        for file in Repository.swiftFiles(in: "Sources/\(module)") {
            for line in try Self.lines(file) where !line.isEmpty && !line.hasPrefix("//") {
                #expect(line.hasPrefix("@_exported import "), "\(file.lastPathComponent): \(line)")
            }
        }
    }

    /// `@_exported import A.B` and `import struct A.B` import A.
    private static func importedModule(_ line: String) -> String? {
        let words = line.split(separator: " ").map(String.init)
        guard let index = words.firstIndex(of: "import"), index + 1 < words.count,
            words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
        else { return nil }
        let kinds = ["struct", "class", "enum", "protocol", "func", "typealias", "var", "let"]
        let name = kinds.contains(words[index + 1]) && index + 2 < words.count ? words[index + 2] : words[index + 1]
        return name.split(separator: ".").first.map(String.init)
    }

    /// A file has 50 to 250 lines as a rule. One of more than 300 has two subjects.
    @Test func filesAreShort() throws {
        let long = try Repository.swiftFiles(in: "Sources").filter { try Self.lines($0).count > 300 }
        #expect(long.map(\.lastPathComponent) == [], "split them by what they are about")
    }
}
