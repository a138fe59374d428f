import Foundation
import Testing

/// The pages of Docs/Layout stay true: their pictures are drawn, and they have their parts. (Their samples and links:
/// Pages.)
@Suite
struct LayoutPagesTests {
    private static let folder = PlumbRun.package.appendingPathComponent("Docs/Layout")

    private static func files(in subfolder: String, _ suffix: String) throws -> [URL] {
        let folder = folder.appendingPathComponent(subfolder)
        return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == suffix }.sorted { $0.path < $1.path }
    }

    private static func name(_ file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    private static func pages() throws -> [URL] { try files(in: "", "md").filter { name($0) != "README" } }

    // MARK: Pictures

    /// Width and height in the header of a PNG file.
    private func pixels(_ url: URL) throws -> [Int] {
        let data = [UInt8](try Data(contentsOf: url).prefix(24))
        try #require(data.count == 24, "\(url.lastPathComponent) is no picture")
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    /// One file, as Scripts/docs.sh makes it: the compiler runs once.
    @Test func everyPictureIsDrawn() throws {
        let sources = try Self.files(in: "Pictures", "swift")
        let text = try sources.map { source in
            "#sourceLocation(file: \"\(source.path)\", line: 1)\n" + (try String(contentsOf: source, encoding: .utf8))
        }
        let scratch = try ScratchFolder()
        try scratch.write(text.joined(), to: "Pictures.swift")
        let run = try PlumbRun(
            ["render", "Pictures.swift", "--all", "--size", "fit", "--background", "clear", "--strict", "-o", "all"],
            in: scratch.url)
        #expect(run.status == 0, "\(run.errors)")
        // Notes are about views that pictures are made of: what is shown by itself there may overflow.
        #expect(run.errorLines.allSatisfy { $0.hasPrefix("note: ") && !$0.contains("Picture paints") }, "\(run.errors)")
        let drawn = try FileManager.default.contentsOfDirectory(atPath: scratch.url.appendingPathComponent("all").path)
            .filter { $0.hasSuffix("Picture.png") }.map { String($0.dropLast("Picture.png".count)) + ".png" }
        let kept = try Self.files(in: "Images", "png").map(\.lastPathComponent)
        #expect(drawn.sorted() == kept, "make docs draws the pictures anew")
        for picture in drawn {
            let new = try pixels(scratch.url.appendingPathComponent("all/\(picture.dropLast(4))Picture.png"))
            #expect(new[0] == 1280, "\(picture) has grown: something in it is too wide")
            let old = try pixels(Self.folder.appendingPathComponent("Images/\(picture)"))
            #expect(old == new, "\(picture) is another now: make docs draws it anew")
        }
    }

    @Test func picturesAreSmallFiles() throws {
        for picture in try Self.files(in: "Images", "png") {
            let size = try Data(contentsOf: picture).count
            #expect(size < 60_000, "\(picture.lastPathComponent) has \(size) bytes")
        }
    }

    // MARK: Text

    @Test func everyPageHasItsParts() throws {
        let index = try String(contentsOf: Self.folder.appendingPathComponent("README.md"), encoding: .utf8)
        for page in try Self.pages() {
            let name = page.lastPathComponent
            let text = try String(contentsOf: page, encoding: .utf8)
            for part in [
                "\n<img src=\"Images/", "\n## The rule\n", "\n## In code\n\n```swift\n", "\n## Common surprises\n",
            ] {
                #expect(text.contains(part), "\(name) lacks \(part.debugDescription)")
            }
            let end = text.components(separatedBy: "\n## Known from\n").last ?? ""
            #expect(end.contains("(../../Tests/"), "\(name) does not say which test holds it")
            #expect(index.contains("(\(name))"), "README.md does not lead to \(name)")
        }
    }
}
