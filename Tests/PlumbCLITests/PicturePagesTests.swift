import Foundation
import Testing

/// The pages with pictures stay true: their pictures are drawn, and they have their parts. (Their samples and links:
/// Pages.)
@Suite
struct PicturePagesTests {
    /// A folder of pages, with the sources of their pictures in Pictures and the pictures in Images.
    struct Folder: Sendable, CustomTestStringConvertible {
        let path: String
        var testDescription: String { path }
        var url: URL { PlumbRun.package.appendingPathComponent(path) }

        func files(in subfolder: String, _ suffix: String) throws -> [URL] {
            try FileManager.default.contentsOfDirectory(
                at: url.appendingPathComponent(subfolder), includingPropertiesForKeys: nil
            )
            .filter { $0.pathExtension == suffix }.sorted { $0.path < $1.path }
        }

        func pages() throws -> [URL] { try files(in: "", "md").filter { $0.lastPathComponent != "README.md" } }
    }

    static let folders = ["Docs/Layout", "Docs/Lists", "Docs/Navigation"].map { Folder(path: $0) }
    /// Its pictures are screens with what lies over them, which Scripts/docs.sh makes one by one, each with options of
    /// its own.
    static let modals = Folder(path: "Docs/Modals")
    static let illustrated = folders + [modals]
    /// What the pictures of all folders are made of.
    private static let parts = Folder(path: "Docs/Pictures")

    // MARK: Pictures

    /// Width and height in the header of a PNG file.
    private func pixels(_ url: URL) throws -> [Int] {
        let data = [UInt8](try Data(contentsOf: url).prefix(24))
        try #require(data.count == 24, "\(url.lastPathComponent) is no picture")
        return [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    }

    /// One file, as Scripts/docs.sh makes it: the compiler runs once.
    @Test(arguments: folders) func everyPictureIsDrawn(_ folder: Folder) throws {
        let sources = try Self.parts.files(in: "Parts", "swift") + folder.files(in: "Pictures", "swift")
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
        let kept = try folder.files(in: "Images", "png").map(\.lastPathComponent)
        #expect(drawn.sorted() == kept, "make docs draws the pictures anew")
        for picture in drawn {
            let new = try pixels(scratch.url.appendingPathComponent("all/\(picture.dropLast(4))Picture.png"))
            #expect(new[0] == 1280, "\(picture) has grown: something in it is too wide")
            let old = try pixels(folder.url.appendingPathComponent("Images/\(picture)"))
            #expect(old == new, "\(picture) is another now: make docs draws it anew")
        }
    }

    /// 1. The screens of a telephone, and 2. that of a tablet. A picture of what a finger opens is as large as one of
    /// the page alone.
    @Test func everyScreenIsDrawn() throws {
        let scratch = try ScratchFolder()
        let source = Self.modals.url.appendingPathComponent("Pictures/Tasks.swift").path
        func draw(_ options: [String]) throws {
            let run = try PlumbRun(
                ["render", source, "--scale", "1", "--at", "2", "--bezel", "--strict"] + options, in: scratch.url)
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
        }
        // 1
        try draw(["--all", "--device", "iPhone 15 Pro", "-o", "all"])
        let all = scratch.url.appendingPathComponent("all")
        // Tasks are what lies below the sheets.
        let drawn = try FileManager.default.contentsOfDirectory(atPath: all.path).filter { $0 != "Tasks.png" }
        let kept = try Self.modals.files(in: "Images", "png").map(\.lastPathComponent)
        #expect(drawn.sorted() == kept, "make docs draws the pictures anew")
        // 2
        try draw([
            "--view", "Inspector", "--device", "iPad (10th generation)", "--landscape", "-o", "all/Inspector.png",
        ])
        for picture in kept {
            let old = try pixels(Self.modals.url.appendingPathComponent("Images/\(picture)"))
            #expect(try pixels(all.appendingPathComponent(picture)) == old, "\(picture) is another now")
        }
    }

    @Test(arguments: illustrated) func picturesAreSmallFiles(_ folder: Folder) throws {
        for (suffix, limit) in [("png", 60_000), ("webp", 250_000)] {
            for picture in try folder.files(in: "Images", suffix) {
                let size = try Data(contentsOf: picture).count
                #expect(size < limit, "\(picture.lastPathComponent) has \(size) bytes")
            }
        }
    }

    /// Pictures and films that no page shows would stay for ever.
    @Test(arguments: illustrated) func everyPictureIsShown(_ folder: Folder) throws {
        let text = try (folder.pages() + [folder.url.appendingPathComponent("README.md")])
            .map { try String(contentsOf: $0, encoding: .utf8) }.joined()
        for picture in try folder.files(in: "Images", "png") + folder.files(in: "Images", "webp") {
            let name = picture.lastPathComponent
            #expect(text.contains("<img src=\"Images/\(name)\" "), "no page shows \(name)")
        }
    }

    // MARK: Text

    /// Pages that have none: a picture of a drag would show one moment of it.
    private static let withoutPictures = ["DragAndDrop.md"]

    @Test(arguments: illustrated) func everyPageHasItsParts(_ folder: Folder) throws {
        let index = try String(contentsOf: folder.url.appendingPathComponent("README.md"), encoding: .utf8)
        for page in try folder.pages() {
            let name = page.lastPathComponent
            let text = try String(contentsOf: page, encoding: .utf8)
            let parts = [
                "\n<img src=\"Images/", "\n## The rule\n", "\n## In code\n\n```swift\n", "\n## Common surprises\n",
            ]
            for part in parts.dropFirst(Self.withoutPictures.contains(name) ? 1 : 0) {
                #expect(text.contains(part), "\(name) lacks \(part.debugDescription)")
            }
            let end = text.components(separatedBy: "\n## Known from\n").last ?? ""
            #expect(end.contains("(../../Tests/"), "\(name) does not say which test holds it")
            #expect(index.contains("(\(name))"), "README.md does not lead to \(name)")
        }
    }
}
