import Foundation
import Testing

/// The arrows between modules, read from the sources. Those between the folders of PlumbCore: `LayerTests`.
@Suite
struct ArchitectureTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    private static func files(in folder: String) -> [URL] {
        let root = sources.appendingPathComponent(folder)
        let all = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
        return (all?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
            .sorted { $0.path < $1.path }
    }

    private static func lines(_ file: URL) throws -> [String] {
        try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    }

    // MARK: Modules

    private static let shared: Set<String> = ["Foundation", "Observation", "Synchronization", "Swift"]

    nonisolated static let modules: [(name: String, imports: Set<String>)] = [
        ("PlumbFoundation", []),
        ("PlumbGraphics", []),
        // The one that opens cmark-gfm.
        ("PlumbMarkdown", ["Glibc"]),
        ("PlumbSymbols", ["PlumbGraphics"]),
        ("PlumbCombine", ["OpenCombine", "Dispatch"]),
        ("PlumbLayout", []),
        (
            "PlumbCore",
            [
                "PlumbFoundation", "PlumbLayout", "PlumbGraphics", "PlumbSymbols", "PlumbMarkdown", "PlumbCombine",
                "CHostTime", "CSourcePlace",
            ]
        ),
        ("PlumbControls", ["PlumbCore", "PlumbLayout", "PlumbGraphics"]),
        ("PlumbCairo", ["PlumbGraphics", "CCairo", "CPango", "CDeflate", "CTurboJPEG", "CWebP", "Dispatch"]),
        (
            "PlumbUIKit",
            [
                "PlumbCore", "PlumbGraphics", "PlumbSymbols", "PlumbCairo", "PlumbCombine", "PlumbRendering",
                "CSwiftCalls",
            ]
        ),
        ("PlumbCoreGraphics", ["PlumbGraphics"]),
        ("PlumbQuartzCore", ["PlumbGraphics", "PlumbUIKit"]),
        ("PlumbUniformTypeIdentifiers", ["PlumbControls"]),
        (
            "PlumbRendering",
            ["PlumbCore", "PlumbControls", "PlumbCairo", "PlumbGraphics", "PlumbCombine"]
        ),
        (
            "PlumbUI",
            [
                "PlumbCombine", "PlumbFoundation", "PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbUnavailable",
                "PlumbRendering",
            ]
        ),
        (
            "PlumbWindows",
            ["PlumbCore", "PlumbGraphics", "PlumbCairo", "PlumbRendering", "CSDL2"]
        ),
        ("PlumbTesting", ["PlumbCore", "PlumbCairo", "PlumbGraphics", "PlumbRendering"]),
        ("PlumbWhy", ["PlumbCore"]),
        // The child process is the one place that speaks to the system directly.
        (
            "PlumbHosting",
            [
                "PlumbCore", "PlumbCairo", "PlumbRendering", "PlumbWindows", "PlumbGraphics", "PlumbWhy", "Glibc",
            ]
        ),
        ("PlumbVersion", []),
        ("PlumbInterface", []),
        ("PlumbUnavailable", ["PlumbCombine", "PlumbCore", "PlumbControls", "PlumbGraphics", "PlumbUIKit"]),
        ("SwiftUI", ["PlumbUI", "PlumbWindows"]),
        ("Combine", ["PlumbCombine"]),
    ]

    @Test(arguments: modules.map(\.name))
    func modulesImportWhatIsBelowThem(module: String) throws {
        let allowed = Self.modules.first { $0.name == module }?.imports ?? []
        let files = Self.files(in: module)
        #expect(!files.isEmpty)
        for file in files {
            for line in try Self.lines(file) {
                guard let imported = Self.importedModule(line), !Self.shared.contains(imported) else { continue }
                #expect(allowed.contains(imported), "\(module)/\(file.lastPathComponent) imports \(imported)")
            }
        }
    }

    // MARK: What is linked

    /// The targets that a target of the package links, itself among them.
    private static func linked(by target: String) throws -> Set<String> {
        let package = try String(
            contentsOf: sources.deletingLastPathComponent().appendingPathComponent("Package.swift"), encoding: .utf8)
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

    /// A server's program, or a window's, is as large as what it shows.
    @Test(arguments: [
        ("PlumbFoundation", ["PlumbCore", "PlumbGraphics"]), ("PlumbCore", ["PlumbCairo", "PlumbControls"]),
        ("PlumbRendering", ["PlumbUIKit", "CSDL2", "PlumbWhy"]), ("PlumbWindows", ["PlumbUIKit", "PlumbWhy"]),
        ("PlumbTesting", ["PlumbUIKit", "PlumbWindows", "PlumbWhy"]), ("PlumbUI", ["PlumbWindows", "PlumbWhy"]),
        ("PlumbHosting", ["PlumbUIKit"]),
    ])
    func modulesLinkNoMoreThanTheyNeed(_ module: String, _ others: [String]) throws {
        let linked = try Self.linked(by: module)
        #expect(module == "PlumbFoundation" || linked.contains("PlumbFoundation"), "\(linked)")
        #expect(linked.intersection(others).sorted() == [])
    }

    /// The system's C libraries are Cairo's business alone; a view's module never sees a thread or a file of theirs.
    @Test(arguments: ["PlumbUI", "SwiftUI", "Combine"])
    func theUmbrellaOnlyReexports(_ module: String) throws {
        for file in Self.files(in: module) {
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

    /// Sizes: the house's rule is 50 to 250 lines a file; 300 is where a file has two subjects.
    @Test func filesAreShort() throws {
        for file in Self.files(in: "PlumbCore") + Self.files(in: "PlumbLayout") {
            let count = try Self.lines(file).count
            #expect(count <= 300, "\(file.lastPathComponent) has \(count) lines")
        }
    }
}
