import Foundation
import PlumbCairo
import PlumbControls
import PlumbCore
import PlumbLaws
import PlumbPages
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

    private static let heights: [CGFloat] = [60, 150, 300, 842]

    /// NAME.svg and NAME.pdf of each seed, and NAME-pages.pdf: the same on pages, with a header and a footer on some. A
    /// tree that can't be drawn leaves none, and a line on stdout.
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
                let pages = try pages(page, in: world, &random, hasFurniture: seed % 3 == 0)
                try svg.write(to: URL(fileURLWithPath: name + ".svg"))
                try pdf.write(to: URL(fileURLWithPath: name + ".pdf"))
                try pages.write(to: URL(fileURLWithPath: name + "-pages.pdf"))
            } catch let error as RenderError {
                print("\(seed): \(error)")
            }
        }
    }

    private static func pages(
        _ page: Page, in world: World, _ random: inout RandomSource, hasFurniture: Bool
    ) throws -> Data {
        let format = PageFormat(
            width: 300, height: random.pick(heights), margins: EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10))
        let words = [random.pick(texts), random.pick(texts)]
        let view: AnyView =
            hasFurniture
            ? AnyView(
                page.pageHeader { _ in Text(verbatim: words[0]).lineLimit(1) }
                    .pageFooter { Link(words[1], destination: page.link).accessibilityLabel("\($0.number)") })
            : AnyView(page)
        var pages = try ViewPages(of: ViewHost(view, in: world), on: format, titled: words[0], paper: nil)
        return try PDFRenderer().file { add in try pages.each(withMeaning: true, add) }.data
    }
}
