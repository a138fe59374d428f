import Foundation
import Testing

/// Which views a call means.
struct ViewChoiceTests {
    /// Every kind of view; each has a text of its own length, so that its width tells which one was shown.
    private static let views = """
        private struct Hidden: View { var body: some View { Text("a") } }
        enum Outer {
            struct Inner: View { var body: some View { Text("ab") } }
            private struct Secret: View { var body: some View { Text("abc") } }
        }
        extension Int { struct Extended: View { var body: some View { Text("abcd") } } }
        struct Stated: View {
            @State private var text = "abcde"
            var body: some View { Text(text) }
        }
        struct Defaults: View {
            var text: String
            init(_ first: String = "a,b(", then second: String = "\\"=)") { text = first + second }
            var body: some View { Text("abcdef") }
        }
        struct Member: View {
            var text = "abcdefg"
            var note: String?
            var body: some View { Text(text) }
        }
        protocol Titled: View {}
        struct Refined: Titled { var body: some View { Text("abcdefgh") } }
        struct Needs: View { let text: String; var body: some View { Text(text) } }
        struct Box<Content>: View { var body: some View { Text("x") } }
        struct Failing: View { init?() {}; var body: some View { Text("x") } }
        struct Closed: View { private init() {}; var body: some View { Text("x") } }
        struct NoView { var body = 3 }
        enum Deep { private enum Deeper { private struct Deepest: View { var body: some View { Text("x") } } } }
        final class Object: View { var body: some View { Text("abcdefghi") } }
        """

    private func width(_ run: PlumbRun, _ name: String) throws -> Double? {
        let view = try run.json()[name] as? [String: Any]
        return (view?["size"] as? [Double])?.first
    }

    private let fixed = ["--json", "--text", "fixed", "--size", "fit"]

    @Test func allAreInTheOrderOfTheFile() throws {
        let run = try ScratchFolder().plumb("layout", Self.views, fixed + ["--all"])
        #expect(run.status == 0)
        let names = [
            "Hidden", "Outer.Inner", "Outer.Secret", "Int.Extended", "Stated", "Defaults", "Member", "Refined",
            "Object",
        ]
        let keys = run.output.matches(of: #/^[{ ]"([^"]*)": /#.anchorsMatchLineEndings()).map { String($0.output.1) }
        #expect(keys == names)
        for (index, name) in names.enumerated() { #expect(try width(run, name) == Double(10 * (index + 1))) }
        #expect(
            run.errorLines == [
                "warning: Deep.Deeper.Deepest is left out: it can't be reached, being private in a type that is private too; "
                    + "make one of them fileprivate"
            ])
    }

    @Test func theLastViewIsTheDefault() throws {
        let run = try ScratchFolder().plumb("layout", Self.views, fixed)
        #expect(try run.json().keys.sorted() == ["Object"])
        #expect(run.errors.hasPrefix("note: Object is shown, the last of 9 views in Views.swift; --view takes"))
        #expect(run.errorLines.count == 1)
    }

    @Test(arguments: [("Outer.Inner", "Outer.Inner"), ("Secret", "Outer.Secret"), ("Hidden", "Hidden")])
    func aNameMayLeaveOutWhatIsAround(_ name: String, _ whole: String) throws {
        let run = try ScratchFolder().plumb("layout", Self.views, fixed + ["--view", name])
        #expect(try run.json().keys.sorted() == [whole])
    }

    private static let previews = """
        struct A: View { var body: some View { Text("a") } }
        #if DEBUG
        struct A_Previews: PreviewProvider { static var previews: some View { Text("ab") } }
        #endif
        #Preview { Text("abc") }
        #Preview("Two words", traits: .fixedLayout(width: 70, height: 50)) {
            let text = "abcd"
            Text(text)
        }
        #Preview("Fit", traits: .sizeThatFitsLayout, body: { Text("abcde") })
        """

    @Test(arguments: [("A_Previews", 20), ("Preview", 30), ("Two words", 40), ("Fit", 50), ("A", 10)])
    func previewsHaveNames(_ name: String, _ expected: Double) throws {
        let run = try ScratchFolder().plumb("layout", Self.previews, fixed + ["--view", name])
        #expect(try width(run, name) == expected)
    }

    @Test func theFirstPreviewIsTheDefaultAndAllAreAmongAll() throws {
        let folder = try ScratchFolder()
        let first = try folder.plumb("layout", Self.previews, fixed)
        #expect(try first.json().keys.sorted() == ["A_Previews"])
        #expect(
            first.errorLines == [
                "note: A_Previews is shown, the first of 4 previews in Views.swift; --view takes the name of another "
                    + "(plumb list says them), and --all shows all"
            ])
        let all = try folder.plumb("layout", Self.previews, fixed + ["--all"])
        #expect(try all.json().keys.sorted() == ["A", "A_Previews", "Fit", "Preview", "Two words"])
        #expect(all.errors.isEmpty)
    }

    @Test func traitsOfAPreviewCountWhereTheCallGivesNoSize() throws {
        let folder = try ScratchFolder()
        func proposal(_ options: [String], _ name: String) throws -> [Double?]? {
            let run = try folder.plumb("layout", Self.previews, ["--json", "--view", name] + options)
            let view = try run.json()[name] as? [String: Any]
            return (view?["proposal"] as? [Any])?.map { $0 as? Double }
        }
        #expect(try proposal([], "Two words") == [70, 50])
        #expect(try proposal([], "Fit") == [nil, nil])
        #expect(try proposal([], "Preview") == [393, 852])
        #expect(try proposal(["--size", "300x"], "Two words") == [300, nil])
    }
    @Test func viewsThatDifferInCapitalsOrInWhatFilesCantBeCalledGetFilesOfTheirOwn() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb(
            "render",
            """
            struct Card: View { var body: some View { Text("a") } }
            struct card: View { var body: some View { Text("ab") } }
            #Preview("Card") { Text("abc") }
            #Preview("a/b") { Text("abcd") }
            #Preview("a-b") { Text("abcde") }
            """, ["--all", "-o", "out"])
        #expect(run.status == 0 && run.errors.isEmpty)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/out").sorted()
        #expect(names == ["Card 2 2.png", "Card.png", "a-b 2.png", "a-b.png", "card 2.png"])
    }
}
