import Foundation
import PlumbCairo
import PlumbControls
import PlumbCore
import PlumbLaws
import PlumbRendering
import PlumbSVG

/// Writes SVG and PDF files of random trees, with texts, names and links that no file expects.
/// `Scripts/vector-check.py` reads them.
@MainActor
enum FilesCommand {
    private static let texts = [
        "]]>", "<a href=\"x\">&amp;&", "a\u{0}b\u{1}\u{8}\u{B}\u{1F}\u{7F}c", "\"'`\\(%)",
        "\u{202E}abc\u{202C}\u{2066}d",
        "\u{FFFE}\u{FFFF}\u{FFFC}", "--><!-- <?xml?>", "%PDF (\\) <</S /P>> endobj stream", "a\r\n\tb",
        "👩‍👩‍👧 é\u{301}\u{301}",
        "שלום <b> 12", "سلام عليكم", "नमस्ते", "", " ", "Office fi -> 1/2", String(repeating: "long ", count: 400),
        "plain",
    ]
    private static let links = [
        "javascript:alert(1)", "JAVASCRIPT:alert(1)", "https://e.example/?a=1&b=%22%3C", "data:text/html,%3Cscript%3E",
        "https://e.example/(\\)", "mailto:a@b?subject=%0A", "tel:+1;ext=)", "HTTP://É.example/ü", "file:///etc/passwd",
        "relative", "https://e.example/" + String(repeating: "a", count: 3000),
    ]

    private struct Page: View {
        let tree: SpecimenView
        let texts: [String]
        let link: URL

        var body: some View {
            VStack(alignment: .leading) {
                tree.frame(maxWidth: 300, maxHeight: 300)
                Text(verbatim: texts[0]).accessibilityIdentifier(texts[1])
                Text(verbatim: texts[2]).accessibilityLabel(Text(verbatim: texts[3])).accessibilityHeading(.h3)
                Link(destination: link) { Text(verbatim: texts[4]).opacity(0.5) }
                Grid {
                    GridRow {
                        Text(verbatim: texts[5])
                        Circle().accessibilityLabel(Text(verbatim: texts[6]))
                    }
                }
            }
            .frame(width: 400, height: 600)
        }
    }

    /// NAME.svg and NAME.pdf of each seed; a tree that can't be drawn leaves neither, and a line on stdout.
    static func write(into folder: String, seeds: Range<UInt64>) throws {
        let folder = URL(fileURLWithPath: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var world = try World(fonts: [], assets: [], date: World.pinnedDate)
        for seed in seeds {
            var random = RandomSource(seed: seed)
            let test = LawCase.random(seed: seed, depth: 3, isHostile: seed % 2 == 0)
            world.layoutDirection = test.isRightToLeft ? .rightToLeft : .leftToRight
            let page = Page(
                tree: SpecimenView(test.tree, in: SpecimenWorld()), texts: (0..<7).map { _ in random.pick(texts) },
                link: URL(string: random.pick(links)) ?? URL(fileURLWithPath: "/"))
            var list = ViewHost(page, in: world).displayList(withMeaning: true)
            list.title = random.pick(texts)
            let letters: [SVGRenderer.Letters] = [.text, .outlines, .embedded]
            let name = folder.appending(path: "\(seed)").path
            do {
                let svg = try SVGRenderer.ofPictures(random.pick(letters)).render(list)
                let pdf = try PDFRenderer().render([list])
                try svg.write(to: URL(fileURLWithPath: name + ".svg"))
                try pdf.write(to: URL(fileURLWithPath: name + ".pdf"))
            } catch let error as RenderError {
                print("\(seed): \(error)")
            }
        }
    }
}
