import Foundation
import PlumbCairo
import PlumbGraphics
import Testing

/// SVG and PDF files as pictures of the assets.
@Suite final class VectorFileTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-vectors-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func add(_ name: String, _ text: String) throws {
        let file = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Left half red, right half blue, 20 × 10.
    private static let halves = """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><rect width="10" height="10" fill="#f00"/>
        <rect x="10" width="10" height="10" fill="#00f"/></svg>
        """

    /// A page of 30 × 20 points, a green rectangle of 15 × 20 at its left.
    private static var page: String {
        let marks = "0 1 0 rg 0 0 15 20 re f"
        let objects = [
            "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1>>",
            "<</Type/Page/Parent 2 0 R/MediaBox[0 0 30 20]/Contents 4 0 R/Resources<<>>>>",
            "<</Length \(marks.utf8.count)>>stream\n\(marks)\nendstream",
        ]
        var text = "%PDF-1.4\n"
        var places: [Int] = []
        for (number, object) in objects.enumerated() {
            places.append(text.utf8.count)
            text += "\(number + 1) 0 obj\n\(object)\nendobj\n"
        }
        let start = text.utf8.count
        text += "xref\n0 5\n0000000000 65535 f \n"
        for place in places { text += String(format: "%010d 00000 n \n", place) }
        return text + "trailer<</Size 5/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    }

    /// Blue, green, red, alpha.
    private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [UInt8] {
        let place = (y * bitmap.width + x) * 4
        return Array(bitmap.pixels[place..<place + 4])
    }

    @Test func aPlainSVGIsDrawnInThePixelsItCovers() throws {
        try add("halves.svg", Self.halves)
        let source = try AssetFolder(folder)
        let vector = try #require(source.vector(named: "halves", dark: false))
        #expect(vector.size == CGSize(width: 20, height: 10))
        // Stretched to 40 × 40 points on a screen of 2 pixels to a point: an edge without a blur in the middle.
        let bitmap = try #require(vector.bitmap(filling: CGSize(width: 40, height: 40), scale: 2))
        #expect(bitmap.width == 80 && bitmap.height == 80)
        #expect(pixel(bitmap, 39, 79) == [0, 0, 255, 255])
        #expect(pixel(bitmap, 40, 0) == [255, 0, 0, 255])
        #expect(vector.bitmap(filling: CGSize(width: 40, height: 40), scale: 2) === bitmap)
        #expect(source.problems.isEmpty)
    }

    @Test func aPDFIsItsFirstPage() throws {
        try add("page.pdf", Self.page)
        let source = try AssetFolder(folder)
        let vector = try #require(source.vector(named: "page", dark: false))
        #expect(vector.size == CGSize(width: 30, height: 20))
        let bitmap = try #require(vector.bitmap(filling: vector.size, scale: 3))
        #expect(pixel(bitmap, 44, 59) == [0, 255, 0, 255])
        // The page itself is clear.
        #expect(pixel(bitmap, 45, 0) == [0, 0, 0, 0])
    }

    @Test func onlyWhatKeepsItsVectorsIsDrawnAnew() throws {
        for (name, properties) in [
            (
                "kept",
                #", "properties": {"preserves-vector-representation": true, "template-rendering-intent": "template"}"#
            ),
            ("baked", ""),
        ] {
            try add("A.xcassets/\(name).imageset/a.svg", Self.halves)
            try add(
                "A.xcassets/\(name).imageset/Contents.json", #"{"images": [{"filename": "a.svg"}]\#(properties)}"#)
        }
        let source = try AssetFolder(folder)
        #expect(source.vector(named: "kept", dark: false) != nil)
        #expect(source.vector(named: "baked", dark: false) == nil)
        #expect(source.isTemplate(named: "kept") && !source.isTemplate(named: "baked"))
        let bitmap = try #require(source.bitmap(named: "baked", scale: 3, dark: false))
        #expect(bitmap.width == 60 && bitmap.height == 30 && bitmap.size == CGSize(width: 20, height: 10))
    }

    @Test(arguments: [
        (#"<svg xmlns="http://www.w3.org/2000/svg" width="7" height="9"/>"#, CGSize(width: 7, height: 9)),
        (#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"/>"#, CGSize(width: 24, height: 12)),
        (#"<svg xmlns="http://www.w3.org/2000/svg" width="1in" height="72pt"/>"#, CGSize(width: 96, height: 96)),
    ])
    func sizes(_ text: String, _ size: CGSize) throws {
        try add("a.svg", text)
        #expect(try AssetFolder(folder).vector(named: "a", dark: false)?.size == size)
    }

    private static let bomb: String = {
        // Ten levels of ten copies each.
        var text =
            #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><defs><g id="a0"><rect width="1" height="1"/></g>"#
        for level in 1...10 {
            text += "<g id=\"a\(level)\">" + String(repeating: "<use href=\"#a\(level - 1)\"/>", count: 10) + "</g>"
        }
        return text + "</defs><use href=\"#a10\"/></svg>"
    }()

    /// One sentence each, in bounded time; the process goes on.
    @Test(arguments: [
        ("a.svg", ""), ("b.svg", "<svg"), ("c.svg", "no picture"), ("d.pdf", "%PDF-1.4\ntrailer<</Root 1 0 R>>"),
        ("e.pdf", "nothing"), ("f.svg", #"<svg xmlns="http://www.w3.org/2000/svg"/>"#),
        ("g.svg", #"<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>"#),
        ("h.svg", #"<svg xmlns="http://www.w3.org/2000/svg" width="0" height="5"/>"#),
    ])
    func whatIsNoPictureIsSaid(_ name: String, _ text: String) throws {
        try add(name, text)
        let source = try AssetFolder(folder)
        let base = String(name.prefix(1))
        #expect(source.vector(named: base, dark: false) == nil)
        #expect(source.bitmap(named: base, scale: 2, dark: false) == nil)
        #expect(source.problems.count == 1, "\(source.problems)")
        #expect(source.problems.allSatisfy { $0.hasPrefix("The picture ") && $0.hasSuffix(".") })
    }

    @Test func loopsAndBombsEnd() throws {
        try add("bomb.svg", Self.bomb)
        try add(
            "loop.svg",
            ##"<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9"><g id="a"><use xlink:href="#a"/></g></svg>"##
        )
        let source = try AssetFolder(folder)
        let start = Date()
        for name in ["bomb", "loop"] {
            let vector = try #require(source.vector(named: name, dark: false))
            _ = vector.bitmap(filling: vector.size, scale: 1)
        }
        #expect(Date().timeIntervalSince(start) < 15)
        #expect(source.problems.count >= 1)
        #expect(source.problems.contains { $0.contains("bomb.svg") })
    }

    @Test func hugeTargetsAreBounded() throws {
        try add("halves.svg", Self.halves)
        let vector = try #require(try AssetFolder(folder).vector(named: "halves", dark: false))
        let bitmap = try #require(vector.bitmap(filling: CGSize(width: 1e7, height: 8), scale: 2))
        #expect(bitmap.width == 4096 && bitmap.height == 16)
        for side in [Double.nan, .infinity, -1, 0] {
            #expect(vector.bitmap(filling: CGSize(width: side, height: 5), scale: 1) == nil)
        }
    }
}
