import Foundation
import Testing

/// What lint says of controls, and of what lies in front of them.
struct TouchLintTests {
    /// Code with the words that are said of it, after the rule's id; none for code that is as it should be.
    static let rows: [(code: String, says: [String])] = [
        // A frame is seen, and the button in it is shorter.
        (
            "Button(\"Send\") {}.frame(maxWidth: .infinity).padding(.vertical, 12).background(Color.yellow)",
            [
                "frame-outside-button: The Button “Send” is 40 × 20, and only there a tap counts: the frame around it is 320 × 20, and what is painted is 320 × 44."
            ]
        ),
        (
            "Button { } label: { Text(\"Send\").frame(maxWidth: .infinity).padding(.vertical, 12).background(Color.yellow) }",
            []
        ),
        (
            "Button(\"X\") {}.frame(width: 60, height: 60).overlay { Circle().stroke() }",
            ["frame-outside-button: The Button “X” is 10 × 20"]
        ),
        // Two frames are one place.
        (
            "Button(\"X\") {}.frame(width: 60).frame(height: 60).background(Color.yellow)",
            [
                "frame-outside-button: The Button “X” is 10 × 20, and only there a tap counts: the frame around it is 60 × 60"
            ]
        ),
        // Who taps elsewhere is heard by another gesture.
        ("Button(\"Send\") {}.frame(maxWidth: .infinity).background(Color.yellow).onTapGesture {}", []),
        // The button paints itself.
        (
            "Button(\"Save\") {}.buttonStyle(.borderedProminent).frame(maxWidth: .infinity)",
            [
                "frame-outside-button: The frame is 320 wide, and the Button “Save” in it 64: a button is as long as its label"
            ]
        ),
        (
            "Button { } label: { Text(\"Save\").frame(maxWidth: .infinity) }.buttonStyle(.borderedProminent)", []
        ),
        ("Button(\"Save\") {}.buttonStyle(.bordered).frame(maxWidth: .infinity, alignment: .leading)", []),
        (
            "VStack(alignment: .leading) { Text(\"A\"); Button(\"Save\") {}.buttonStyle(.bordered).frame(maxWidth: .infinity) }",
            []
        ),
        (
            "HStack { Button(\"A\") {}.buttonStyle(.bordered).frame(maxWidth: .infinity); Button(\"B\") {}.buttonStyle(.bordered).frame(maxWidth: .infinity) }",
            []
        ),
        // A frame that is not seen, and a text.
        ("Button(\"Send\") {}.frame(maxWidth: .infinity)", []),
        // A symbol.
        (
            "Button { } label: { Image(systemName: \"plus\") }.frame(width: 44, height: 44)",
            ["frame-outside-button: The frame is 44 × 44, and the Button in it "]
        ),
        ("Button { } label: { Image(systemName: \"plus\") }", ["small-target: A tap counts on "]),
        (
            "Button { } label: { Image(systemName: \"plus\").frame(width: 44, height: 44).contentShape(Rectangle()) }",
            []
        ),
        ("Image(systemName: \"plus\").onTapGesture {}", ["small-target: A tap counts on "]),
        ("Text(\"More\").onTapGesture {}", []),
        ("Toggle(\"On\", isOn: .constant(true))", []),
        ("Stepper(\"Count\", value: .constant(1))", []),
        // What lies in front.
        (
            "Button(\"Show all\") {}.overlay(Color.black.opacity(0.1))",
            ["covered-control: The overlay lies in front of 100 % of it and takes the taps there."]
        ),
        ("Button(\"Show all\") {}.overlay(Color.black.opacity(0.1).allowsHitTesting(false))", []),
        (
            "ZStack { Button(\"Under\") {}; Text(\"Over\") }",
            ["covered-control: The text “Over” lies in front of 83 % of it"]
        ),
        ("ZStack { Button(\"Under\") {}; Color.white }", []),
        ("ZStack { Button(\"Under\") {}; Color.black.opacity(0.2).onTapGesture {} }", []),
        ("ZStack { Color.black.opacity(0.2); Button(\"Over\") {} }", []),
        ("ZStack { Button(\"Under\") {}; ScrollView { Text(\"Over\") } }", []),
        (
            "Button(\"Badge\") {}.padding().overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 20) }",
            []
        ),
        ("Button(\"Line\") {}.padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.gray))", []),
        (
            "VStack { Button(\"Show all\") {}; Image(systemName: \"photo\").resizable().scaledToFill().frame(width: 300, height: 60).clipped() }",
            ["covered-control: The symbol lies in front of 100 % of it and takes the taps there: `.clipped()` cuts off"]
        ),
        // What is cut off has taps of its own, and nobody sees where.
        (
            "VStack { Button(\"Show all\") {}; Color.red.frame(width: 90, height: 180).frame(height: 20).clipped().onTapGesture {} }",
            ["covered-control: The Color lies in front of 100 % of it and takes the taps there: `.clipped()` cuts off"]
        ),
        (
            "VStack { Button(\"Show all\") {}; Color.red.frame(width: 90, height: 180).frame(height: 20).clipped().contentShape(Rectangle()).onTapGesture {} }",
            []
        ),
    ]

    private static let rules: Set<String> = ["frame-outside-button", "small-target", "covered-control"]

    @Test func whatIsSaid() throws {
        var views = ""
        for (index, row) in Self.rows.enumerated() {
            views += "struct V\(index): View { var body: some View { VStack { \(row.code) } } }\n"
        }
        let run = try ScratchFolder().plumb(
            "lint", views, file: "Row.swift",
            ["--text", "fixed", "--size", "320x200", "--level", "note", "--format", "json"])
        let list = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
        for (index, row) in Self.rows.enumerated() {
            let said = list.filter { $0["view"] as? String == "V\(index)" }.compactMap { finding -> String? in
                guard let rule = finding["rule"] as? String, Self.rules.contains(rule) else { return nil }
                return "\(rule): \(finding["message"] as? String ?? "")"
            }
            #expect(said.count == row.says.count, "\(row.code): \(said)")
            for (text, start) in zip(said, row.says) { #expect(text.hasPrefix(start), "\(row.code): \(text)") }
        }
        #expect(run.status == 1)
    }
}
