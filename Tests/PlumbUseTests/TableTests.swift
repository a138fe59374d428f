import Foundation
import PlumbInterface
import Testing

/// What is made from a small table.
struct TableTests {
    private static func table(_ rows: [[String]]) -> InterfaceTable {
        InterfaceTable(
            areas: [InterfaceTable.Area(name: "a", rows: rows.compactMap { InterfaceRow(cells: $0) })],
            remedies: ["list": "Plumb has no List; write a stack", "row": "Plumb has no rows; leave it out"])
    }

    private static func unavailable(_ rows: [(owner: String, constraints: String, signature: String, remedy: String)])
        throws
        -> String
    {
        let table = table(rows.map { [$0.owner, $0.constraints, $0.signature, "13.0", "", "unavailable", $0.remedy] })
        let text = UnavailableSource(table).file(table.areas[0])
        return text.split(separator: "\n").filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") }
            .joined(separator: "\n")
    }

    private static let list = "@available(*, unavailable, message: \"Plumb has no List; write a stack\")\n"
    private static let row = "@available(*, unavailable, message: \"Plumb has no rows; leave it out\")\n"

    @Test func aTypeHasItsMembersAndOneSentence() throws {
        let text = try Self.unavailable([
            ("", "", "struct List<Content>: View where Content: View", "list"),
            ("List", "", "init(@ViewBuilder content: () -> Content)", ""),
            ("List", "", "let count: Int", ""),
            ("List", "", "var first: Int { get set }", "row"),
            ("List", "Content == Text", "init(_ text: Text)", ""),
            ("List", "Content == Text", "var text: Text { get }", ""),
            ("List", "", "enum Side", ""),
            ("List.Side", "", "case leading", ""),
        ])
        #expect(
            text == Self.list + """
                public struct List<Content>: View where Content: View {
                public init(@ViewBuilder content: () -> Content) { absent() }
                public var count: Int { absent() }
                \(Self.row)public var first: Int { get { absent() } set { absent() } }
                public init(_ text: Text) where Content == Text { absent() }
                public enum Side {
                case leading
                }
                public var body: Never { absent() }
                }
                \(Self.list)extension List where Content == Text {
                public var text: Text { absent() }
                }
                """)
    }

    @Test func membersOfATypeThatWorksStandInExtensionsBySentence() throws {
        let text = try Self.unavailable([
            ("View", "", "func list() -> some View", "list"), ("View", "", "func row() -> some View", "row"),
            ("View", "", "func lists(_ a: Int...) -> some View", "list"),
            ("Commands", "", "func twice() -> some Commands", "list"),
            ("Group", "", "extension Group: Commands where Content: Commands", "row"),
            ("View", "", "func own() -> some View", "list, by hand"),
        ])
        #expect(
            text == """
                \(Self.row)extension Group: Commands where Content: Commands {}
                \(Self.list)extension View {
                public func list() -> some View { absent() }
                public func lists(_ a: Int...) -> some View { absent() }
                }
                \(Self.row)extension View {
                public func row() -> some View { absent() }
                }
                \(Self.list)extension Commands {
                public func twice() -> some Commands { self }
                }
                """)
    }

    @Test func aBuilderIsOne() throws {
        let text = try Self.unavailable([
            ("", "", "struct RowBuilder", "row"), ("RowBuilder", "", "static func buildBlock() -> Int", ""),
        ])
        #expect(text.contains("@resultBuilder public struct RowBuilder"))
    }

    // MARK: Files

    private static func read(_ remedies: String, _ rows: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let tables = folder.appendingPathComponent("Tables")
        try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
        try "remedy\tsentence\n\(remedies)\n".write(
            to: folder.appendingPathComponent("remedies.tsv"), atomically: false, encoding: .utf8)
        try "owner\tconstraints\tsignature\tsince\tdeprecated\tstate\tremedy\n\(rows)\n".write(
            to: tables.appendingPathComponent("a.tsv"), atomically: false, encoding: .utf8)
        do {
            return "\(try InterfaceTable(folder: folder).rows.count)"
        } catch let error as BadLine {
            return (error.errorDescription ?? "").replacing("\(folder.path)/", with: "")
        }
    }

    @Test(arguments: [
        ("list\tPlumb has no List; write a stack", "\t\tstruct List\t13.0\t\tunavailable\tlist", "1"),
        (
            "list\tPlumb has no List", "\t\tstruct List\t13.0\t\tunavailable\trow",
            "Tables/a.tsv:2: error: remedies.tsv has no row"
        ),
        (
            "list\tPlumb has no List", "\t\tstruct List\t13.0\t\tworks\t",
            "remedies.tsv:2: error: no row has the remedy list"
        ),
        (
            "list\tPlumb has no List", "\t\tstruct List\t13.0\t\tworks\t\nView\t\tfunc list()\t13.0\t\tunavailable\t",
            "Tables/a.tsv:3: error: an unavailable declaration of what is not unavailable needs a remedy"
        ),
        ("list", "\t\tstruct List\t13.0\t\tworks\t", "remedies.tsv:2: error: write a name"),
        ("list\ta\nlist\tb", "\t\tstruct List\t13.0\t\tworks\t", "remedies.tsv:3: error: write a name"),
        ("list\ta", "\t\tstruct List\t13.0\tworks", "Tables/a.tsv:2: error: write seven cells"),
        ("list\ta", "\t\tstruct List\t13.0\t\tworks\tlist", "Tables/a.tsv:2: error: write seven cells"),
    ])
    func aLineThatIsWrongIsSaidWithItsPlace(_ remedies: String, _ rows: String, _ said: String) throws {
        #expect(try Self.read(remedies, rows).hasPrefix(said))
    }

    // MARK: Calls

    private static func use(_ rows: [[String]]) -> [String] {
        var samples = Samples()
        for line in [
            ["value", "Int", "1"], ["value", "View", "Text(\"a\")"], ["value", "Text", "Text(\"a\")"],
            ["conformer", "View", "Text"], ["conformer", "Hashable", "Int"], ["conformer", "Any", "Int"],
            ["left out", "View", "func stop()", "it stops"],
        ] {
            let isLine = samples.add(line)
            #expect(isLine)
        }
        for line in [["value", "Int"], ["value", "Int", "2"], ["sample", "Int", "1"]] {
            let isLine = samples.add(line)
            #expect(!isLine)
        }
        return UseSource(table(rows.map { $0 + ["13.0", "", "works", ""] }), samples: samples).areas.flatMap(\.uses)
            .map(\.code)
    }

    @Test(arguments: [
        (
            "View", "", "func a(_ b: Int, c: Int? = nil) -> some View",
            "var owner: Text = Text(\"a\")\nrun(owner.a(1, c: 1))"
        ),
        (
            "View", "", "func a<V>(@ViewBuilder _ b: () -> V) -> some View where V: View",
            "var owner: Text = Text(\"a\")\nrun(owner.a({ Text(\"a\") }))"
        ),
        (
            "View", "", "func a<V>(of b: Binding<V>, _ c: @escaping (V, Int) -> Void) where V: Hashable",
            "var owner: Text = Text(\"a\")\nowner.a(of: Binding<Int>.constant(1), { _, _ in })"
        ),
        ("", "", "struct Box<Value>", "run(Box<Int>.self)"),
        ("Box", "Value == Text", "init(_ a: Value)", "run(Box<Text>(Text(\"a\")))"),
        ("Side", "", "case leading", "run(Side.leading)"),
        ("Side", "", "static func == (a: Int, b: Int) -> Bool", "run((1) == (1))"),
    ])
    func aCallIsMadeWithSamples(_ owner: String, _ constraints: String, _ signature: String, _ code: String) {
        let rows = [["", "", "protocol View"], ["", "", "struct Box<Value>"], ["", "", "enum Side"]]
        let found = Self.use(rows + [[owner, constraints, signature]]).last?.replacing("\n        ", with: "\n")
        #expect(found?.replacing("owner = ", with: "owner: Text = ") == code)
    }

    @Test func whatHasNoSampleIsLeftOut() {
        #expect(
            Self.use([["", "", "protocol View"], ["View", "", "func a(_ b: Unheard)"], ["View", "", "func stop()"]])
                .count == 1)
    }
}
