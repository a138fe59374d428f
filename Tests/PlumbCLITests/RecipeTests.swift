import Foundation
import Testing

/// Code as Apple's pages and public files have it, each as it stands.
struct RecipeTests {
    /// What compiles, and the size that a view of it has: of 10 by 20 points a letter.
    private static let recipes: [(code: String, view: String, size: [Double])] = [
        ("", "HStack(spacing: 0) { Color(.black); Color(.white); Color(.clear) }.frame(width: 3, height: 4)", [3, 4]),
        ("", "Text(\"a\").foregroundColor(Color(.red))", [10, 20]),
        // A layout with a function of its own for content, which may be empty.
        (
            """
            struct Flow: Layout {
                func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                    CGSize(width: 7 * subviews.count, height: 5)
                }
                func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
            }
            extension Flow {
                func callAsFunction<V: View>(@ViewBuilder content: () -> V) -> some View { AnyLayout(self)(content) }
            }
            """, "VStack(spacing: 0) { Flow() {}; Flow { Text(\"a\"); Text(\"b\") } }", [14, 10]
        ),
        (
            """
            struct Stacked: _VariadicView.UnaryViewRoot {
                func body(children: _VariadicView.Children) -> some View {
                    VStack(spacing: 0) {
                        ForEach(children) { child in
                            child
                            if child.id(as: Int.self) == 3 { Color.red.frame(width: 1, height: 1) }
                        }
                    }
                }
            }
            struct Doubled: _VariadicView.MultiViewRoot {
                func body(children: _VariadicView.Children) -> some View { ForEach(children) { $0; $0.id(0) } }
            }
            """,
            "_VariadicView.Tree(Stacked()) { ForEach([3], id: \\.self) { _ in Text(\"a\") }; _VariadicView.Tree(Doubled()) { Text(\"b\") } }",
            [10, 61]
        ),
        (
            "",
            "Path(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 6, height: 7)).reversing().cgPath).frame(width: 6, height: 7)",
            [6, 7]
        ),
        ("", "ScrollView { Text(\"a\") }.scrollIndicatorsFlash(onAppear: true).frame(width: 8, height: 9)", [8, 9]),
        ("", "Text(\"a\").containerBackground(.red.gradient, for: .widget)", [10, 20]),
        ("", "Canvas(colorMode: .extendedLinear) { _, _ in }.frame(width: 5, height: 6)", [5, 6]),
        // Apple's recipe for a PDF (ImageRenderer).
        (
            """
            @MainActor func writePage(of view: some View, to url: URL) {
                let renderer = ImageRenderer(content: view)
                renderer.render { size, context in
                    var box = CGRect(x: 0, y: 0, width: size.width, height: size.height)
                    guard let pdf = CGContext(url as CFURL, mediaBox: &box, nil) else { return }
                    pdf.beginPDFPage(nil)
                    context(pdf)
                    pdf.endPDFPage()
                    pdf.closePDF()
                }
            }
            """, "let _ = writePage(of: Text(\"Page\"), to: URL(fileURLWithPath: \"page.pdf\")); Text(\"ab\")",
            [20, 20]
        ),
        // The values of an environment are Swift's to print.
        (
            "", "let _ = print(\"\\([environment] as [Any])\".isEmpty ? \"empty\" : \"printed\"); Text(\"a\")",
            [10, 20]
        ),
    ]

    @Test func theyCompileAndAreShown() throws {
        let folder = try ScratchFolder()
        var lines = 2
        var places: [ClosedRange<Int>] = []
        var text = "import SwiftUI\nimport UIKit\n"
        for (index, recipe) in Self.recipes.enumerated() {
            let views = """
                \(recipe.code)
                struct Recipe\(index): View { @Environment(\\.self) var environment; var body: some View { \(recipe.view) } }

                """
            let count = views.count { $0 == "\n" }
            places.append(lines + 1...lines + count)
            lines += count
            text += views
        }
        try folder.write(text, to: "Recipes.swift")
        // Files that import less.
        try folder.write(
            "import SwiftUICore\nstruct Core: View { var body: some View { Text(\"a\").padding(width) } }\n",
            to: "Core.swift")
        try folder.write("import CoreFoundation\nlet width: CGFloat = 3\n", to: "Numbers.swift")
        let run = try PlumbRun(
            [
                "layout", "Recipes.swift", "Core.swift", "Numbers.swift", "--json", "--all", "--text", "fixed",
                "--size", "fit",
            ],
            in: folder.url)
        #expect(run.status == 0 && run.errors.contains("printed\n"), "\(run.errors)")
        let json = (try? run.json()) ?? [:]
        func size(_ name: String) -> [Double]? { (json[name] as? [String: Any])?["size"] as? [Double] }
        for (index, recipe) in Self.recipes.enumerated() {
            let errors = run.errorLines.filter { line in
                guard line.hasPrefix("Recipes.swift:"), line.contains(": error: ") else { return false }
                return Int(line.split(separator: ":")[1]).map(places[index].contains) == true
            }
            #expect(size("Recipe\(index)") == recipe.size, "\(recipe.view): \(errors)")
        }
        #expect(size("Core") == [16, 26])
        let page = try #require(
            FileManager.default.contents(atPath: folder.url.appendingPathComponent("page.pdf").path))
        #expect(page.starts(with: Data("%PDF-".utf8)) && page.suffix(8).range(of: Data("%%EOF".utf8)) != nil)
        #expect(page.count > 1000, "\(page.count)")
    }

    /// A tab for each element of a list.
    @Test func tabsOfAListAreShown() throws {
        let views = """
            struct Tabs: View {
                let items = ["a", "b"]
                var body: some View {
                    TabView {
                        ForEach(items, id: \\.self) { item in
                            Tab(item, systemImage: "star") { Text(item) }
                        }
                    }
                }
            }
            """
        let run = try ScratchFolder().plumb("layout", views, ["--json"])
        #expect(run.status == 0 && run.errorLines.isEmpty, "\(run.errors)")
    }
}
