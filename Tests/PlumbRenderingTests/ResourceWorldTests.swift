import Foundation
import PlumbCairo
import PlumbGraphics
import PlumbUI
import Testing

/// Fonts and assets of a program, shared by all that draw.
@Suite(.serialized) @MainActor
struct ResourceWorldTests {
    private static func folder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    /// A picture file of one colour.
    private static func picture(_ side: Int, _ color: RGBA) throws -> Data {
        let size = CGSize(width: side, height: side)
        let square = Path(CGRect(origin: .zero, size: size))
        return try CairoRenderer().render(
            DisplayList(size: size, items: [.fill(square, .color(color), FillStyle())]), scale: 1)
    }

    @Test func ofOneNameTheFirstFolderCounts() throws {
        try Self.folder { first in
            try Self.folder { second in
                try Self.picture(10, .black).write(to: first.appendingPathComponent("a.png"))
                try Self.picture(20, .black).write(to: second.appendingPathComponent("a.png"))
                try Self.picture(30, .black).write(to: second.appendingPathComponent("b.png"))
                let world = try World(fonts: [], assets: [first, second], date: World.pinnedDate)
                for (name, side) in [("a", 10.0), ("b", 30)] {
                    let size = try ImageRenderer(content: Image(name), in: world).page().size
                    #expect(size == CGSize(width: side, height: side), "\(name)")
                }
                #expect(world.problems == [])
            }
        }
    }

    @Test func aFolderThatIsNoneIsSaid() {
        #expect(throws: ImageError.self) { try World(fonts: [], assets: [URL(fileURLWithPath: "/nowhere")]) }
    }

    /// The files of a program's own folder are the same fonts as the system's.
    @Test func fontsOfAProgramComeFirst() throws {
        try Self.folder { folder in
            for name in ["Inter-roman.var.ttf", "Inter-italic.var.ttf"] {
                try FileManager.default.copyItem(
                    atPath: "/usr/share/fonts/truetype/inter-vf/\(name)",
                    toPath: folder.appendingPathComponent(name).path)
            }
            let text = Text("Hamburgefonstiv").font(.title)
            let system = try World(fonts: [], date: World.pinnedDate)
            let own = try World(fonts: [folder], date: World.pinnedDate)
            #expect(
                try ImageRenderer(content: text, in: own).page().size
                    == ImageRenderer(content: text, in: system).page().size)
            #expect(own.problems == [])
        }
    }

    @Test func aClockThatStandsShowsTheDateItWasGiven() throws {
        struct Clock: View {
            var body: some View { Color.red.frame(width: Date().timeIntervalSinceReferenceDate - 100, height: 1) }
        }
        let world = try World(fonts: [], assets: [], date: Date(timeIntervalSinceReferenceDate: 142))
        #expect(try ImageRenderer(content: Clock(), in: world).page().size.width == 42)
    }

    @Test func withoutADateTheMachinesClockIsShown() throws {
        final class Seen { var date = Date.distantPast }
        struct Clock: View {
            let seen: Seen
            var body: some View {
                seen.date = Date()
                return Color.red
            }
        }
        let world = try World(fonts: [], assets: [])
        let seen = Seen()
        let before = Date()
        _ = try ImageRenderer(content: Clock(seen: seen), in: world).page()
        #expect(seen.date >= before && seen.date <= Date())
    }

    /// Requests of a server: laid out one after the other, encoded side by side.
    @Test func requestsSideBySideHaveTheSameBytes() async throws {
        let world = try World(fonts: [], assets: [], date: World.pinnedDate)
        func page(_ number: Int) throws -> RenderedPage {
            let view = VStack {
                Text("Invoice \(number) 🎉").font(.title)
                Text("Rounded").font(.system(.body, design: .rounded)).shadow(radius: 3)
                LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(height: 20)
            }.frame(width: 200)
            return try ImageRenderer(content: view, in: world).page()
        }
        var alone: [Data] = []
        for number in 0..<8 { alone += [try await page(number).pngData(), try await page(number).pdfData()] }
        let pages = try (0..<8).map(page)
        let together = try await withThrowingTaskGroup(of: (Int, [Data]).self) { group in
            for (number, page) in pages.enumerated() {
                group.addTask {
                    async let picture = page.pngData()
                    async let document = page.pdfData()
                    return (number, [try await picture, try await document])
                }
            }
            var all = [[Data]](repeating: [], count: 8)
            for try await (number, files) in group { all[number] = files }
            return all.flatMap { $0 }
        }
        #expect(together == alone)
    }
}
