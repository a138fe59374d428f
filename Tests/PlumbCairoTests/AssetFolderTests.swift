import Foundation
import PlumbCairo
import Testing

/// A folder on disk with plain files and a catalogue.
@Suite final class AssetFolderTests {
    let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("plumb-assets-\(UUID().uuidString)")
        for side in [1, 2, 3] { try add("plain\(side == 1 ? "" : "@\(side)x").png", .picture(side)) }
        try add("nested/deep/star.png", .picture(7))
        try add("photo.jpg", .file(ImageDecoderTests.jpeg))
        try add("sketch.webp", .file(ImageDecoderTests.webP))
        try add("broken.png", .file(Data("not a picture".utf8)))
        try add("notes.txt", .file(Data()))
        let catalogue = "Media.xcassets/"
        try add(
            catalogue + "logo.imageset/Contents.json",
            .json(
                """
                {"images": [
                  {"filename": "a.png", "idiom": "universal", "scale": "1x"},
                  {"filename": "b.png", "idiom": "universal", "scale": "2x"},
                  {"filename": "p.png", "idiom": "watch", "scale": "2x"},
                  {"idiom": "universal", "scale": "3x"},
                  {"filename": "d.png", "idiom": "universal", "scale": "2x",
                   "appearances": [{"appearance": "luminosity", "value": "dark"}]}
                ], "info": {"author": "xcode", "version": 1}}
                """))
        for (name, side) in [("a", 10), ("b", 20), ("p", 21), ("d", 22)] {
            try add(catalogue + "logo.imageset/\(name).png", .picture(side))
        }
        try add(catalogue + "Group/Contents.json", .json(#"{"properties": {"provides-namespace": true}}"#))
        try add(catalogue + "Group/in.imageset/Contents.json", .json(#"{"images": [{"filename": "v.pdf"}]}"#))
        try add(catalogue + "Group/tint.colorset/Contents.json", .json(Self.colors))
        try add(catalogue + "Loose/accent.colorset/Contents.json", .json(Self.colors))
        try add(catalogue + "wide.colorset/Contents.json", .json(Self.wide))
        try add(catalogue + "bad.colorset/Contents.json", .json("{"))
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    static let colors = """
        {"colors": [
          {"idiom": "universal", "color": {"color-space": "srgb",
            "components": {"red": "0.500", "green": "128", "blue": "0x80", "alpha": "1.000"}}},
          {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
            "color": {"color-space": "extended-gray", "components": {"white": "0.250", "alpha": "0.500"}}}
        ]}
        """
    static let wide = """
        {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3",
            "components": {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}}]}
        """

    enum Content {
        /// A square PNG with this many pixels a side.
        case picture(Int)
        case file(Data)
        case json(String)
    }

    func add(_ path: String, _ content: Content) throws {
        let url = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        switch content {
        case .picture(let side):
            let bitmap = Bitmap(width: side, height: side, pixels: Data(repeating: 255, count: side * side * 4))
            try PNGEncoder().encode(bitmap).write(to: url)
        case .file(let data): try data.write(to: url)
        case .json(let text): try Data(text.utf8).write(to: url)
        }
    }

    @Test(arguments: [
        ("plain", 1.0, false, 1), ("plain", 2, false, 2), ("plain", 1.5, false, 2), ("plain", 4, false, 3),
        ("logo", 1, false, 10), ("logo", 2, false, 20), ("logo", 3, false, 20), ("logo", 2, true, 22),
        ("logo", 1, true, 22), ("star", 1, false, 7), ("nested/deep/star", 1, true, 7), ("photo", 2, false, 16),
        ("sketch", 2, false, 2),
    ])
    func theBestVariantIsTaken(name: String, scale: Double, dark: Bool, width: Int) throws {
        let source = try AssetFolder(folder)
        #expect(source.bitmap(named: name, scale: scale, dark: dark)?.width == width)
    }

    @Test func bitmapsKnowTheirScaleAndAreReadOnce() throws {
        let source = try AssetFolder(folder)
        let bitmap = source.bitmap(named: "plain", scale: 3, dark: false)
        #expect(bitmap?.size == CGSize(width: 1, height: 1))
        #expect(source.bitmap(named: "plain", scale: 3, dark: true) === bitmap)
    }

    @Test(arguments: [
        ("Group/tint", false, RGBA(red: 0.5, green: 128.0 / 255, blue: 128.0 / 255)),
        ("accent", true, RGBA(red: 0.25, green: 0.25, blue: 0.25, alpha: 0.5)),
        ("wide", true, RGBA(red: 1.0930, green: -0.2267, blue: -0.1501)),
    ])
    func colors(name: String, dark: Bool, expected: RGBA) throws {
        let color = try #require(try AssetFolder(folder).color(named: name, dark: dark))
        let pairs = [
            (color.red, expected.red), (color.green, expected.green), (color.blue, expected.blue),
            (color.alpha, expected.alpha),
        ]
        for (value, wanted) in pairs { #expect(abs(value - wanted) < 1e-3) }
    }

    @Test func whatCantBeReadIsSaidInASentenceWhenItIsUsed() throws {
        let source = try AssetFolder(folder)
        #expect(source.problems.isEmpty)
        #expect(source.color(named: "bad", dark: false) == nil)
        #expect(source.problems.count == 1 && source.problems[0].contains("bad.colorset"))
        #expect(source.bitmap(named: "Group/in", scale: 1, dark: false) == nil)
        #expect(source.problems.count == 2 && source.problems[1].contains("v.pdf"))
        #expect(source.bitmap(named: "broken", scale: 1, dark: false) == nil)
        #expect(source.problems.count == 3)
        // Once each.
        #expect(source.color(named: "bad", dark: false) == nil)
        #expect(source.bitmap(named: "Group/in", scale: 1, dark: false) == nil)
        #expect(source.problems.count == 3)
        #expect(source.bitmap(named: "nowhere", scale: 1, dark: false) == nil)
        #expect(source.color(named: "tint", dark: false) == nil)
        #expect(source.bitmapNames.contains("logo"))
        #expect(source.colorNames == ["Group/tint", "accent", "wide"])
    }

    @Test func aFolderThatIsNotThereIsAnError() {
        #expect(throws: ImageError.self) { try AssetFolder(folder.appendingPathComponent("nowhere")) }
    }
}
