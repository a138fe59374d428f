import Foundation
import Testing

/// `plumb layout --accessibility`, scripts that know views by their labels, and options for those who can't see well.
struct AccessibilityCommandTests {
    @Test(arguments: ExampleTables.tables.keys.sorted()) func anExampleSaysWhatItsSourceSays(_ name: String) throws {
        let source = PlumbRun.package.appendingPathComponent("Examples/\(name)").path
        let path = FileManager.default.fileExists(atPath: source) ? source : source + ".swift"
        let run = try PlumbRun(["layout", path, "--accessibility", "--text", "fixed"])
        #expect(run.status == 0, "\(run.errors)")
        #expect(try lines(of: run).joined(separator: "\n") == ExampleTables.tables[name])
    }

    /// Each example has a table: none is forgotten.
    @Test func everyExampleHasATable() throws {
        let folder = PlumbRun.package.appendingPathComponent("Examples")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .map { $0.replacingOccurrences(of: ".swift", with: "") }.filter { !$0.hasPrefix(".") }
        // Packages of their own, which SwiftPM builds, and programs around another example.
        #expect(Set(names) == Set(ExampleTables.tables.keys).union(["App", "Batch", "Invoice", "Server"]))
    }

    /// The lines of the table: `"label" = "value" [traits] {actions} #identifier`.
    private func lines(of run: PlumbRun) throws -> [String] {
        let views = try run.json().values.compactMap { $0 as? [String: Any] }
        return views.flatMap { ($0["elements"] as? [[String: Any]] ?? []).flatMap { lines($0, "") } }
    }

    private func lines(_ element: [String: Any], _ indent: String) -> [String] {
        var words = ["\"\(element["label"] as? String ?? "")\""]
        if let value = element["value"] as? String { words.append("= \"\(value)\"") }
        if let traits = element["traits"] as? [String] { words.append("[\(traits.joined(separator: " "))]") }
        if let actions = element["actions"] as? [String] { words.append("{\(actions.joined(separator: ", "))}") }
        if let name = element["identifier"] as? String { words.append("#\(name)") }
        if element["enabled"] as? Bool == false { words.append("disabled") }
        if element["focused"] as? Bool == true { words.append("focused") }
        let inner = element["elements"] as? [[String: Any]] ?? []
        return [indent + words.joined(separator: " ")] + inner.flatMap { lines($0, indent + "  ") }
    }

    private static let view = """
        struct A: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("\\(count)").accessibilityIdentifier("count")
                    Button("Add: one") { count += 1 }.accessibilityHint("Counts")
                    Text("Drag me").gesture(DragGesture().onEnded { _ in count += 10 })
                }
            }
        }
        """

    /// What a field asks of a keyboard, and that its text is a secret.
    @Test func saysWhatFieldsAskOfAKeyboard() throws {
        let view = """
            struct A: View {
                var body: some View {
                    VStack {
                        TextField("Mail", text: .constant("")).keyboardType(.emailAddress).submitLabel(.next)
                            .textInputAutocapitalization(.never).autocorrectionDisabled()
                        SecureField("Key", text: .constant("abc")).textContentType(.password)
                    }
                }
            }
            """
        let run = try ScratchFolder().plumb("layout", view, ["--accessibility", "--text", "fixed"])
        let object = try #require(try run.json()["A"] as? [String: Any])
        let elements = try #require(object["elements"] as? [[String: Any]])
        try #require(elements.count == 2)
        #expect(
            elements[0]["keyboard"] as? [String: String] == [
                "keyboardType": "emailAddress", "submitLabel": "next", "autocapitalization": "never",
                "autocorrectionDisabled": "true",
            ])
        #expect(elements[0]["secure"] == nil && elements[1]["secure"] as? Bool == true)
        #expect(elements[1]["keyboard"] as? [String: String] == ["textContentType": "password"])
        #expect(!run.output.contains("abc"))
    }

    @Test func isOneObjectAndNothingElse() throws {
        let run = try ScratchFolder().plumb(
            "layout", Self.view, ["--accessibility", "--text", "fixed", "--size", "fit"])
        #expect(
            run.output == """
                {"A": {"size": [80, 76], "elements": [{"label": "0", "identifier": "count", "traits": ["isStaticText"], \
                "frame": [35, 0, 10, 20]}, {"label": "Add: one", "hint": "Counts", "traits": ["isButton"], \
                "frame": [0, 28, 80, 20], "actions": ["activate"]}, {"label": "Drag me", "traits": ["isStaticText"], \
                "frame": [5, 56, 70, 20]}]}}

                """)
        #expect(run.status == 0 && run.errors.isEmpty)
    }

    @Test(arguments: [
        (["--tap", "label:Add: one@0.5", "--at", "1"], "1"),
        (["--drag", "label:Drag me:300,300@0.5", "--at", "1"], "10"),
        (["--drag", "label:Drag me:label:0@0.5", "--at", "1"], "10"),
    ]) func scriptsKnowLabels(_ options: [String], _ count: String) throws {
        let run = try ScratchFolder().plumb("layout", Self.view, ["--accessibility", "--text", "fixed"] + options)
        #expect(try lines(of: run).first == "\"\(count)\" [isStaticText] #count")
        #expect(run.errors.isEmpty)
    }

    /// Labels have colons: the one that parts two places stands before a label, or is the last.
    @Test(arguments: [
        ("label:At: 9:30:300,300", "1"), ("label:At: 9:30:label:B:C", "1"), ("label:label:C", "2"),
        ("5,5:label:At: 9:30", "3"),
    ]) func labelsHaveColons(_ drag: String, _ end: String) throws {
        let view = """
            struct A: View {
                @State private var end = 0
                var body: some View {
                    VStack {
                        Color.red.frame(width: 393, height: 10).gesture(DragGesture().onEnded { _ in end = 3 })
                        Text("\\(end)").accessibilityIdentifier("end")
                        Text("At: 9:30").gesture(DragGesture().onEnded { _ in end = 1 })
                        Text("B:C").accessibilityIdentifier("C")
                        Text("label").gesture(DragGesture().onEnded { _ in end = 2 })
                    }
                }
            }
            """
        let options = ["--drag", "\(drag)@0.5", "--at", "1"]
        let run = try ScratchFolder().plumb("layout", view, ["--accessibility", "--text", "fixed"] + options)
        #expect(try lines(of: run).contains("\"\(end)\" [isStaticText] #end"), "\(run.output)\(run.errors)")
    }

    @Test func anUnknownLabelEndsWithTheNearest() throws {
        let run = try ScratchFolder().plumb("layout", Self.view, ["--accessibility", "--tap", "label:Ad: on@0"])
        #expect(run.status == 2)
        #expect(
            run.sentence.hasSuffix(
                #"--tap label:Ad: on@0 finds no element with the label Ad: on; the nearest are "Add: one", "Drag me", "0""#
            )
                || run.sentence.hasSuffix(
                    #"--tap label:Ad: on@0 finds no element with the label Ad: on; the nearest are "Add: one", "0", "Drag me""#
                ), "\(run.sentence)")
        #expect(run.output.isEmpty)
    }

    @Test(arguments: [
        "--reduce-motion", "--reduce-transparency", "--differentiate-without-color", "--bold-text",
        "--increase-contrast",
    ]) func optionsSayWhatIsAskedFor(_ option: String) throws {
        let view = """
            struct A: View {
                @Environment(\\.accessibilityReduceMotion) private var motion
                @Environment(\\.accessibilityReduceTransparency) private var transparency
                @Environment(\\.accessibilityDifferentiateWithoutColor) private var color
                @Environment(\\.legibilityWeight) private var weight
                @Environment(\\.colorSchemeContrast) private var contrast
                var body: some View {
                    Text(verbatim: motion ? "--reduce-motion" : transparency ? "--reduce-transparency" : color
                        ? "--differentiate-without-color" : weight == .bold ? "--bold-text" : contrast == .increased
                        ? "--increase-contrast" : "nothing")
                }
            }
            """
        let folder = try ScratchFolder()
        let run = try folder.plumb("layout", view, ["--accessibility", option])
        #expect(try lines(of: run) == ["\"\(option)\" [isStaticText]"])
    }

    @Test func formsExcludeEachOther() throws {
        let run = try ScratchFolder().plumb("layout", Self.view, ["--json", "--accessibility"])
        #expect(run.status == 2 && run.errors.contains("--accessibility for what is read of them"))
    }
}
