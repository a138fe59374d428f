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
            ["PlumbCore", "PlumbGraphics", "PlumbSymbols", "PlumbCairo", "PlumbCombine", "CSwiftCalls"]
        ),
        ("PlumbCoreGraphics", ["PlumbGraphics"]),
        ("PlumbQuartzCore", ["PlumbGraphics", "PlumbUIKit"]),
        ("PlumbUniformTypeIdentifiers", ["PlumbControls"]),
        (
            "PlumbRendering",
            ["PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbCairo", "PlumbGraphics", "PlumbCombine"]
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
            ["PlumbCore", "PlumbUIKit", "PlumbGraphics", "PlumbCairo", "PlumbRendering", "CSDL2"]
        ),
        ("PlumbTesting", ["PlumbCore", "PlumbCairo", "PlumbGraphics", "PlumbRendering"]),
        ("PlumbWhy", ["PlumbCore"]),
        // The child process is the one place that speaks to the system directly.
        (
            "PlumbHosting",
            [
                "PlumbCore", "PlumbUIKit", "PlumbCairo", "PlumbRendering", "PlumbWindows", "PlumbGraphics", "PlumbWhy",
                "Glibc",
            ]
        ),
        ("PlumbVersion", []),
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
