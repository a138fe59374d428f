import Foundation
import Testing

/// The arrows between modules, and between the folders of PlumbCore, read from the sources.
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
        ("PlumbGraphics", []),
        ("PlumbSymbols", ["PlumbGraphics"]),
        ("Combine", ["OpenCombine", "Dispatch"]),
        ("PlumbCore", ["PlumbGraphics", "PlumbSymbols", "Combine"]),
        ("PlumbControls", ["PlumbCore", "PlumbGraphics"]),
        ("PlumbCairo", ["PlumbGraphics", "CCairo", "CPango", "CDeflate", "CTurboJPEG", "CWebP"]),
        ("PlumbWindow", ["PlumbCore", "PlumbGraphics", "PlumbCairo", "CSDL2"]),
        // The child process is the one place that speaks to the system directly.
        ("PlumbHosting", ["PlumbCore", "PlumbControls", "PlumbCairo", "PlumbWindow", "PlumbGraphics", "Glibc"]),
        ("SwiftUI", ["Combine", "PlumbCore", "PlumbControls", "PlumbHosting"]),
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
    @Test func theUmbrellaOnlyReexports() throws {
        for file in Self.files(in: "SwiftUI") {
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

    // MARK: Folders of PlumbCore

    @Test func theEngineNamesNoFeature() throws {
        let features = try Self.topLevelTypes(in: [
            "Containers", "Modifiers", "Shapes", "Styles", "Text", "Images", "Symbols",
        ])
        #expect(features.count > 50)
        var found: Set<String> = []
        for file in ["Layout", "Graph", "Passes"].flatMap({ Self.files(in: "PlumbCore/\($0)") }) {
            for word in try Self.words(of: file) where features.contains(word) {
                found.insert("\(file.deletingPathExtension().lastPathComponent) → \(word)")
            }
        }
        #expect(found.isEmpty, "the engine has learned of features")
    }

    /// Names of the public and internal types declared at the top level of files.
    private static func topLevelTypes(in folders: [String]) throws -> Set<String> {
        var names: Set<String> = []
        let kinds: Set = ["struct", "class", "enum", "protocol", "actor"]
        for file in folders.flatMap({ files(in: "PlumbCore/\($0)") }) {
            for line in try lines(file) where !line.hasPrefix(" ") {
                let words = line.split(separator: " ").map(String.init)
                guard let index = words.firstIndex(where: { kinds.contains($0) }), index + 1 < words.count,
                    !words[..<index].contains(where: {
                        $0 == "private" || $0 == "fileprivate" || $0 == "//" || $0 == "///"
                    })
                else { continue }
                names.insert(String(words[index + 1].prefix { $0.isLetter || $0.isNumber }))
            }
        }
        return names
    }

    /// The identifiers of a file, without comments and strings.
    private static func words(of file: URL) throws -> Set<String> {
        var words: Set<String> = []
        for line in try lines(file) {
            var code = line
            if let comment = code.range(of: "//") { code = String(code[..<comment.lowerBound]) }
            let pieces = code.components(separatedBy: "\"")
            // What stands between two quotes is no code.
            for index in pieces.indices where index % 2 == 0 {
                for word in pieces[index].split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                    words.insert(String(word))
                }
            }
        }
        return words
    }

    /// Algorithms compute with boxes: they know neither views nor nodes.
    @Test func algorithmsKnowNoGraph() throws {
        for file in Self.files(in: "PlumbCore/Layout/Algorithms") {
            let words = try Self.words(of: file)
            for name in ["ViewGraph", "GraphBuilder", "NodeID", "View", "EnvironmentValues", "MainActor"] {
                #expect(!words.contains(name), "\(file.lastPathComponent) names \(name)")
            }
        }
    }

    /// Sizes: the house's rule is 50 to 250 lines a file; 300 is where a file has two subjects.
    @Test func filesAreShort() throws {
        for file in Self.files(in: "PlumbCore") {
            let count = try Self.lines(file).count
            #expect(count <= 300, "\(file.lastPathComponent) has \(count) lines")
        }
    }
}
