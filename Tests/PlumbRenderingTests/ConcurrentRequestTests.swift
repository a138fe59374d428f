import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbUI
import Synchronization
import Testing

/// Requests of a server, eight at once: under ThreadSanitizer (`make sanitize`) none of them reads what another one
/// writes.
@Suite(.serialized)
struct ConcurrentRequestTests {
    /// Whether ThreadSanitizer watches. Vector pictures are drawn in a copy of the process, and its runtime does not
    /// survive in a copy of one with threads.
    static let isWatched = dlsym(nil, "__tsan_init") != nil

    /// A folder with a picture of pixels, one of outlines, and a damaged one; and the world that finds them.
    @MainActor private static func world(_ folder: URL) throws -> World {
        let size = CGSize(width: 40, height: 40)
        let square = Path(CGRect(origin: .zero, size: size))
        try CairoRenderer().render(
            DisplayList(size: size, items: [.fill(square, .color(.black), FillStyle())]), scale: 1
        ).write(to: folder.appendingPathComponent("pixels.png"))
        try Data(
            """
            <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><circle cx="10" cy="10" r="8" fill="red"/></svg>
            """.utf8
        ).write(to: folder.appendingPathComponent("outlines.svg"))
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("damaged.png"))
        return try World(fonts: [], assets: [folder], date: World.pinnedDate)
    }

    private static func withFolder<T: Sendable>(_ body: (URL) async throws -> T) async throws -> T {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    /// Named fonts, one of them missing; texts that differ and texts that are the same; pictures.
    private struct Receipt: View {
        let number: Int
        var body: some View {
            VStack {
                Text("Receipt").font(.title)
                Text("Number \(number) 🎉").font(.custom("DejaVu Sans", size: 15))
                Text("Nowhere \(number)").font(.custom("No Such Font \(number)", size: 12))
                Text("Total").font(.system(.body, design: .rounded))
                Text("12.00").font(.system(.body, design: .monospaced))
                HStack {
                    Image("pixels")
                    if !ConcurrentRequestTests.isWatched {
                        Image("outlines").resizable().frame(width: CGFloat(20 + number), height: 20)
                    }
                    Image("damaged")
                }
                Color(uiColor: .label).frame(height: 4)
            }
            .frame(width: 200)
        }
    }

    /// Laid out on the main actor, encoded beside it. What UIKit's names are asked meanwhile, they look up in the same
    /// fonts and assets.
    private static func request(_ number: Int, in world: World) async throws -> [Data] {
        let page = try await MainActor.run { try ImageRenderer(content: Receipt(number: number), in: world).page() }
        async let png = page.pngData()
        async let jpeg = page.jpegData()
        async let pdf = page.pdfData()
        for size in 0..<20 {
            let font = UIFont(name: "DejaVu Sans", size: CGFloat(10 + number + size))
            // Whatever host is at work: other tests have theirs.
            #expect((font?.lineHeight ?? 1) > 0)
            #expect(UIImage(named: "none \(size)") == nil)
            _ = UIImage(named: "pixels")
        }
        return [try await png, try await jpeg, try await pdf]
    }

    private static func together(in worlds: [World]) async throws -> [[Data]] {
        try await withThrowingTaskGroup(of: (Int, [Data]).self) { group in
            for number in 0..<8 {
                let world = worlds[number % worlds.count]
                group.addTask { (number, try await request(number, in: world)) }
            }
            var all = [[Data]](repeating: [], count: 8)
            for try await (number, files) in group { all[number] = files }
            return all
        }
    }

    /// In one world and in a world each, with the bytes that each request has alone.
    @Test func eightRequestsAtOnceHaveTheBytesOfEach() async throws {
        try await Self.withFolder { folder in
            let alone = try await Self.world(folder)
            var expected: [[Data]] = []
            for number in 0..<8 { expected.append(try await Self.request(number, in: alone)) }
            let shared = try await Self.world(folder)
            let one = try await Self.together(in: [shared])
            #expect(one == expected)
            let said = alone.problems
            #expect(Set(shared.problems) == Set(said) && said.count == 9, "\(said)")
            var worlds: [World] = []
            for _ in 0..<8 { worlds.append(try await Self.world(folder)) }
            let each = try await Self.together(in: worlds)
            #expect(each == expected)
        }
    }

    /// Texts and pictures asked for by many threads at once, with nothing between them and the engine.
    @Test func anEngineAndAFolderServeManyThreads() async throws {
        try await Self.withFolder { folder in
            _ = try await Self.world(folder)
            let (engine, assets) = (try PangoTextEngine(), try AssetFolder(folder))
            let wrong = Mutex<[String]>([])
            DispatchQueue.concurrentPerform(iterations: 64) { number in
                func check(_ isTrue: Bool, _ what: String) {
                    if !isTrue { wrong.withLock { $0.append("\(number): \(what)") } }
                }
                var font = FontDescriptor(size: Double(10 + number % 8))
                for turn in 0..<20 {
                    let text = engine.shape([TextSpan("\(turn * number % 40)", font: font)])
                    check(!text.clusters.isEmpty, "a text")
                }
                font.design = .named("DejaVu Sans")
                check(engine.metrics(of: font).ascent > 0, "measures")
                check(!engine.hasFont(named: "None \(number % 4)"), "a font that is not there")
                check(assets.bitmap(named: "pixels", scale: 2, dark: number % 2 == 0)?.width == 40, "pixels")
                let size = CGSize(width: 10 + number % 6, height: 10)
                if !Self.isWatched {
                    let vector = assets.vector(named: "outlines", dark: false)
                    check(vector?.bitmap(filling: size, scale: 1)?.width == Int(size.width), "outlines")
                }
                check(assets.bitmap(named: "damaged", scale: 1, dark: false) == nil, "a damaged picture")
            }
            #expect(wrong.withLock { $0 } == [])
            #expect(assets.problems.count == 1 && engine.warnings.count <= 4)
        }
    }
}
