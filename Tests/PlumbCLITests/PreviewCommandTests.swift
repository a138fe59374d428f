import Foundation
import Testing

/// Previews as `plumb` lists, chooses and shows them.
struct PreviewCommandTests {
    private let fixed = ["--json", "--text", "fixed"]

    private func view(_ run: PlumbRun, _ name: String) throws -> [String: Any] {
        try #require(try run.json()[name] as? [String: Any], "\(run.errors)")
    }

    // MARK: #Preview

    @Test func previewableStateLivesInThePreview() throws {
        let views = """
            struct Row: View {
                @Binding var count: Int
                var body: some View {
                    HStack(spacing: 0) {
                        Text("\\(count)").accessibilityIdentifier("count")
                        Color.red.frame(width: 10, height: 10).accessibilityIdentifier("more").onTapGesture { count *= 10 }
                    }
                }
            }
            // Previews
            #Preview("P") {
                // What changes: P
                @Previewable
                @State var count: Int =
                    1
                @Previewable @Environment(\\.displayScale) var scale
                @Previewable @FocusState var isFocused: Bool
                @Previewable @Namespace var namespace
                let factor = 1
                if isFocused { Text("focus") } else { Row(count: $count).padding(.leading, CGFloat(factor) * scale) }
            }
            """
        let folder = try ScratchFolder()
        let run = try folder.plumb("layout", views, fixed + ["--at", "1", "--tap", "more@0.2", "--tap", "more@0.4"])
        #expect(run.errors.isEmpty)
        #expect(try view(run, "P")["size"] as? [Double] == [42, 20])
    }

    @Test func traitsSayHow() throws {
        let views = """
            struct Wide: PreviewModifier {
                struct Context { var width: CGFloat }
                static func makeSharedContext() async throws -> Context {
                    print("made")
                    try await Task.sleep(nanoseconds: 1000)
                    return Context(width: 30)
                }
                func body(content: Content, context: Context) -> some View { content.frame(width: context.width) }
            }
            struct High: PreviewModifier { func body(content: Content, context: Void) -> some View { content.padding(.top, 5) } }
            extension PreviewTrait where T == Preview.ViewTraits { @MainActor static var wide: Self = .modifier(Wide()) }
            #Preview("fit", traits: .sizeThatFitsLayout) { Text("a") }
            #Preview("fixed", traits: .fixedLayout(width: 70, height: 50)) { Text("a").accessibilityIdentifier("a") }
            #Preview("odd", traits: .fixedLayout(width: -1, height: .infinity)) { Text("a") }
            #Preview("left", traits: .landscapeLeft) { Color.red }
            #Preview("down", traits: .landscapeRight, .portraitUpsideDown) { Color.red }
            #Preview("wide", traits: .wide, .modifier(High()), .sizeThatFitsLayout) { Text("a") }
            #Preview("wide 2", traits: .modifier(Wide())) { Text("a") }
            #Preview("any") { () -> any View in Text("ab") }
            """
        let run = try ScratchFolder().plumb("layout", views, fixed + ["--all"])
        func size(_ name: String) throws -> [Double]? { try view(run, name)["size"] as? [Double] }
        #expect(try size("fit") == [10, 20])
        // A canvas, in whose middle the view stands.
        #expect(try size("fixed") == [70, 50])
        #expect(try (view(run, "fixed")["frames"] as? [String: [Double]])?["a"] == [30, 15, 10, 20])
        #expect(try size("odd") == [10, 20])
        #expect(try size("left") == [852, 393])
        #expect(try size("down") == [393, 852])
        #expect(try size("wide") == [30, 25])
        #expect(try size("wide 2") == [30, 20])
        #expect(try size("any") == [20, 20])
        // What is shared is made once.
        #expect(run.errorLines == ["made"] && run.status == 0)
    }

    @Test func whatCannotBeSharedKeepsNobodyBack() throws {
        let views = """
            struct Failing: PreviewModifier {
                struct Reason: Error {}
                static func makeSharedContext() async throws -> Int { throw Reason() }
                func body(content: Content, context: Int) -> some View { content }
            }
            #Preview("failing", traits: .modifier(Failing())) { Text("a") }
            #Preview("other") { Text("a") }
            """
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", views, ["--all", "-o", "all"])
        #expect(run.status == 1)
        #expect(
            run.errorLines == [
                "plumb: Views.swift: failing can't be shown: makeSharedContext of Failing fails: Reason()"
            ])
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("all/other.png").path))
    }

    // MARK: Providers

    private static let provider = """
        struct A: View { @Environment(\\.lineLimit) var limit; var body: some View { Text("\\(limit ?? 0)") } }
        struct A_Previews: PreviewProvider {
            static var previews: some View {
                Group {
                    A().previewDisplayName("One / two")
                    A().previewLayout(.sizeThatFits)
                    ForEach(0..<2) { index in
                        A().padding(CGFloat(index)).previewDisplayName(index == 0 ? nil : "One / two")
                    }
                    A().previewDisplayName("A").previewLayout(.fixed(width: 30, height: 40))
                }
                .lineLimit(12)
            }
            static var platform: PreviewPlatform? { .iOS }
        }
        struct Empty_Previews: PreviewProvider { static var previews: some View { ForEach(0..<0) { _ in A() } } }
        """

    @Test func eachViewOfAProviderIsAPreview() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("layout", Self.provider, fixed + ["--all"])
        #expect(run.errors.isEmpty && run.status == 0)
        let names = run.output.matches(of: #/^[{ ]"([^"]*)": /#.anchorsMatchLineEndings()).map { String($0.output.1) }
        #expect(names == ["A", "One / two", "A_Previews 2", "A_Previews 3", "One / two 2", "A 2"])
        let sizes = try names.map { try view(run, $0)["size"] as? [Double] }
        // They inherit what is said of the group; the view alone has no limit of lines.
        #expect(sizes == [[10, 20], [20, 20], [20, 20], [20, 20], [22, 22], [30, 40]])
        #expect(try view(run, "A_Previews 2")["proposal"] as? [Double] == nil)

        let pictures = try folder.plumb("render", Self.provider, ["--all", "-o", "all"])
        #expect(pictures.status == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("all").path)
        #expect(
            files.sorted() == [
                "A 2.png", "A.png", "A_Previews 2.png", "A_Previews 3.png", "One - two 2.png", "One - two.png",
            ])
    }

    @Test(arguments: [("A_Previews", 20.0), ("One / two 2", 22), ("A 2", 30), ("A", 10)])
    func anyOfThemCanBeChosen(_ name: String, _ width: Double) throws {
        let run = try ScratchFolder().plumb("layout", Self.provider, fixed + ["--view", name])
        #expect((try view(run, name)["size"] as? [Double])?.first == width)
        let isCounted = name != "A_Previews"
        #expect(run.errors.isEmpty == isCounted, "\(run.errors)")
        if !isCounted {
            #expect(run.errors.hasPrefix("note: A_Previews has 5 previews, and the first is shown; --view"))
        }
    }

    @Test func aProviderThatTrapsStandsForItself() throws {
        let views = """
            struct A_Previews: PreviewProvider { static var previews: some View { ForEach(0..<2) { _ in Text("a") } } }
            struct B_Previews: PreviewProvider {
                static var previews: some View { Group { Text("b"); Text({ () -> String in fatalError("no b") }()) } }
            }
            """
        let run = try ScratchFolder().plumb("list", views, [])
        #expect(run.status == 0)
        #expect(
            run.output == """
                Views.swift:2: preview A_Previews
                Views.swift:2: preview A_Previews 2
                Views.swift:3: preview B_Previews

                """)
    }

    @Test func theWholePictureFollowsThePreferredScheme() throws {
        let views = """
            struct A_Previews: PreviewProvider {
                static var previews: some View {
                    Color.clear.frame(width: 2, height: 2).preferredColorScheme(.dark).previewLayout(.fixed(width: 4, height: 4))
                    Color.clear.frame(width: 2, height: 2).previewLayout(.fixed(width: 4, height: 4))
                }
            }
            """
        let folder = try ScratchFolder()
        #expect(try folder.plumb("render", views, ["--all", "-o", "all"]).status == 0)
        let (dark, light) = (try Picture(folder, "all/A_Previews.png"), try Picture(folder, "all/A_Previews 2.png"))
        #expect(dark.pixel(0, 0) == "#000000ff" && light.pixel(0, 0) == "#ffffffff")
    }

    // MARK: Lists

    private static let mixed = """
        struct Row: View { var body: some View { Text("a") } }
        struct Box<C>: View { var body: some View { Text("a") } }
        #Preview("Row") { Row() }
        #Preview { Row() }
        @main struct Sample: App { var body: some Scene { WindowGroup { Row() } } }
        #Preview("Row") { Row() }
        """

    @Test func aListHasAllNamesAndPlaces() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("list", Self.mixed, [])
        #expect(run.errors.isEmpty && run.status == 0)
        #expect(
            run.output == """
                Views.swift:2: view Row
                Views.swift:4: preview Row 2
                Views.swift:5: preview Preview
                Views.swift:6: app Sample
                Views.swift:7: preview Row 3

                """)
        let json = try PlumbRun(["list", "Views.swift", "--json"], in: folder.url)
        let items = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        #expect(items.count == 5)
        #expect(items[1]["name"] as? String == "Row 2" && items[1]["kind"] as? String == "preview")
        #expect(items[1]["line"] as? Int == 4 && items[1]["file"] as? String == "Views.swift")
        // What is listed is drawn, and nothing twice under one name.
        let all = try PlumbRun(["render", "Views.swift", "--all", "-o", "all"], in: folder.url)
        #expect(all.status == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("all").path)
        #expect(files.sorted() == ["Preview.png", "Row 2.png", "Row 3.png", "Row.png", "Sample.png"])
    }

    @Test func aFileWithNothingToShowSaysWhy() throws {
        let folder = try ScratchFolder()
        let sentence = "note: Views.swift has no view that can be shown: Box is generic; write a #Preview that shows it"
        let views = "struct Box<C>: View { var body: some View { Text(\"a\") } }"
        for (command, options, output) in [
            ("layout", ["--json", "--all"], "{}\n"), ("render", ["--all", "-o", "all"], ""), ("list", [], ""),
            ("list", ["--json"], "[]\n"),
        ] {
            let run = try folder.plumb(command, views, options)
            #expect(run.status == 0)
            #expect(run.errorLines == [sentence])
            #expect(run.output == output)
        }
        let one = try folder.plumb("layout", views, ["--json"])
        #expect(one.status == 1 && one.errorLines == ["plumb: " + sentence.dropFirst("note: ".count)])
    }

    @Test func severalFilesAreListedInTheirOrder() throws {
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\n\nstruct B: View { var body: some View { Text(\"b\") } }", to: "B.swift")
        try folder.write("import SwiftUI\n#Preview { B() }\n#Preview(title) { B() }\nlet title = \"b\"", to: "A.swift")
        let expected = "B.swift:3: view B\nA.swift:2: preview Preview\nA.swift:3: preview b\n"
        #expect(try PlumbRun(["list", "B.swift", "A.swift"], in: folder.url).output == expected)
        #expect(try PlumbRun(["list", "."], in: folder.url).output.hasSuffix("B.swift:3: view B\n"))
        let missing = try PlumbRun(["list", "B.swift", "D.swift"], in: folder.url)
        #expect(missing.errorLines == ["plumb: there is no file D.swift; check the path"])
        #expect(missing.status == 2)
    }

    /// Titles may be anything; files can't.
    @Test func titlesBecomeNamesOfFiles() throws {
        let long = String(repeating: "ä", count: 300)
        let titles = ["a/b", "a-b", ".hidden", "", "..", "line\\nbreak", "\(long)", "\(long)!"]
        let views = titles.map { "#Preview(\"\($0)\") { Text(\"a\") }" }.joined(separator: "\n")
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", views, ["--all", "-o", "all"])
        #expect(run.status == 0, "\(run.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("all").path)
        let cut = String(repeating: "ä", count: 100)
        #expect(
            Set(files) == [
                "a-b.png", "a-b 2.png", "-hidden.png", "Preview.png", "-..png", "line-break.png", "\(cut).png",
                "\(cut) 2.png",
            ])
    }
}
