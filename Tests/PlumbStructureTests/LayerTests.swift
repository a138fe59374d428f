import Foundation
import Testing

/// The folders of PlumbCore are layers, as the compiler sees them: its index, which every debug build writes, tells who
/// uses what.
@Suite
struct LayerTests {
    /// The layers of PlumbCore, the lowest first. ARCHITECTURE.md shows them in a picture.
    static let order = [
        // Values and vocabulary.
        "Places", "Platform", "Environment", "Animation", "Layout", "Time",
        // Views become nodes, nodes keep state.
        "Graph", "Views", "Inheritance", "State", "Fonts",
        // What is seen of them, and where.
        "Drawing", "Geometry", "Motion",
        // What views are made of.
        "LayoutModifiers", "Styles", "Shapes", "Containers", "Effects", "Events", "Transitions",
        "Symbols", "Images", "Text", "Animators",
        "Collections", "Scrolling", "Lifecycle", "Canvas", "Focus", "Presentations", "TextInput", "Accessibility",
        // What controls are made of, beside what users have.
        "ControlSPI",
        // Who shows them, and what is written down of it.
        "Scenes", "Host", "Record",
    ]

    private static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The store of the build that this test is part of.
    static var store: String {
        URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("index/store").path
    }

    @Test func noUsePointsUpwards() throws {
        let core = Self.repository.appendingPathComponent("Sources/PlumbCore")
        let index = try IndexStore(Self.store, of: core)
        #expect(index.files.count > 300 && index.references.count > 10_000)
        let breaches = Layers(order: Self.order, root: core.path + "/").breaches(in: index.references)
        #expect(breaches.isEmpty, "\(breaches.map(\.description).joined(separator: "\n"))")
    }

    @Test func everyFolderIsALayer() throws {
        let core = Self.repository.appendingPathComponent("Sources/PlumbCore")
        let folders = try FileManager.default.contentsOfDirectory(
            at: core, includingPropertiesForKeys: [.isDirectoryKey]
        ).filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true }
        #expect(Set(folders.map(\.lastPathComponent)) == Set(Self.order))
    }

    /// ARCHITECTURE.md shows the same layers in its picture, the highest first.
    @Test func thePictureIsTrue() throws {
        let text = try String(
            contentsOf: Self.repository.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)
        let start = try #require(text.range(of: "### The layers of PlumbCore"))
        let end = try #require(text.range(of: "Within a line", range: start.upperBound..<text.endIndex))
        let names = text[start.upperBound..<end.lowerBound].split(separator: "\n").filter { $0.hasPrefix("    ") }
            .flatMap { $0.split { $0 == " " || $0 == "," || $0 == ";" } }.map(String.init)
            .filter(Self.order.contains)
        #expect(names == Self.order.reversed())
    }

    // MARK: The test itself

    /// Two folders, compiled with an index: `Low` uses something of `High`, which uses something of `Low`.
    private func fixture() throws -> (folder: URL, store: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("layers-\(UUID().uuidString)")
            .resolvingSymlinksInPath()
        for (name, text) in [
            ("Low/Bottom.swift", "struct Bottom {\n    var size = 1\n}\n\nfunc peek() -> Int {\n    Top().height\n}\n"),
            ("High/Top.swift", "struct Top {\n    var height: Int { Bottom().size }\n}\n"),
        ] {
            let file = folder.appendingPathComponent("Sources/" + name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let store = folder.appendingPathComponent("store").path
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.currentDirectoryURL = folder
        compiler.arguments =
            ["swiftc", "-parse-as-library", "-module-name", "Fixture", "-index-store-path", store, "-c"]
            + ["Low/Bottom.swift", "High/Top.swift"].map { folder.appendingPathComponent("Sources/" + $0).path }
        try compiler.run()
        compiler.waitUntilExit()
        #expect(compiler.terminationStatus == 0)
        return (folder, store)
    }

    @Test func aPlantedUseIsFound() throws {
        let (folder, store) = try fixture()
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appendingPathComponent("Sources")
        let index = try IndexStore(store, of: sources)
        let breaches = Layers(order: ["Low", "High"], root: sources.path + "/").breaches(in: index.references)
        #expect(Set(breaches.map(\.line)) == [6])
        #expect(breaches.contains { $0.description == "Low/Bottom.swift:6 uses Top of High/Top.swift" }, "\(breaches)")
        // In the other order it is the other file that looks up; a folder that is in no order is a breach whoever it
        // uses.
        let turned = Layers(order: ["High", "Low"], root: sources.path + "/").breaches(in: index.references)
        #expect(turned.allSatisfy { $0.file == "High/Top.swift" } && !turned.isEmpty)
        #expect(!Layers(order: ["Low"], root: sources.path + "/").breaches(in: index.references).isEmpty)
    }

    @Test func anOldStoreSaysNothing() throws {
        let (folder, store) = try fixture()
        defer { try? FileManager.default.removeItem(at: folder) }
        let sources = folder.appendingPathComponent("Sources")
        let changed = sources.appendingPathComponent("Low/Bottom.swift")
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: changed.path)
        #expect(throws: IndexStore.Failure.self) { try IndexStore(store, of: sources) }
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: changed.path)
        try "struct New {}\n".write(
            to: sources.appendingPathComponent("Low/New.swift"), atomically: true, encoding: .utf8)
        #expect(throws: IndexStore.Failure.self) { try IndexStore(store, of: sources) }
    }
}
