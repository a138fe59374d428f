import Foundation
import PlumbInterface
import Testing

/// The tables of platforms (Sources/PlumbPlatform/Data) and the Swift that is made of them.
@Suite struct PlatformTableTests {
    private static let style = [
        "body.size\t14 15 16 17 19 21 23 28 33 40 47 53\tpoints\tmeasured\tphones\tOf the font.",
        "body.lines\t22\tpoints\tmeasured\tphones\tOf lines.",
        "body.weight\t400\tweight\tmeasured\tphones\tOf the font.",
        "body.boldWeight\t600\tweight\tmeasured\tphones\tIn bold.",
    ]
    private static let rows: [String: [String]] = [
        "metrics": ["gap\t8\tpoints\tmeasured\tphones\tBetween views."],
        "gestures": ["pan\t10\tpoints\trecalled\tno published source\tBefore it is one."],
        "springs": ["knob\t0.3 0.85\tseconds, fraction\trecalled\tno published source\tOf the knob."],
        "shadows": ["knob\t0.12 4 3\tfraction, points\trecalled\tno published source\tOf the knob."],
        "colors": ["red\t#FF3B30 #FF453A #D70015/0.5 #FF6961/1\tsRGB\tdocumented\tApple\tred"],
        "materials": ["thinLight\t30 1.35 0.12 0.6 0.725 0.825 0.76 0.73\tpoints, factors\tmeasured\tphones\tThin."],
        "text-styles": style,
    ]

    private func look(_ name: String, _ changes: [String: [String]] = [:]) -> (String, [PlatformSource.File]) {
        let files = Self.rows.merging(changes) { $1 }.map { kind, rows in
            (path: "\(name)/\(kind).tsv", text: rows.joined(separator: "\n"))
        }
        return (name, files)
    }

    private func error(_ looks: [(String, [PlatformSource.File])]) -> String {
        let error = #expect(throws: (any Error).self) { try PlatformSource(looks) }
        return (error as? any LocalizedError)?.errorDescription ?? ""
    }

    private func text(_ looks: [(String, [PlatformSource.File])], _ file: String) throws -> String {
        try #require(try PlatformSource(looks).files.first { $0.path == file }).text
    }

    /// What is wrong is said with the row's number, and with what to write.
    @Test(arguments: [
        (
            "metrics", ["# A remark.", "gap\t8\tpoints\tmeasured\tBetween views."],
            "A/metrics.tsv:2: error: 5 columns; write six with tabs between them: name, value, unit, mark, source, "
                + "what it is"
        ),
        ("metrics", ["gap\t8\tpoints\tmeasured\t \tBetween."], "A/metrics.tsv:1: error: column 5 is empty"),
        ("metrics", ["gap\t8\t\tmeasured\tphones\tBetween."], "A/metrics.tsv:1: error: column 3 is empty"),
        (
            "metrics", ["Gap\t8\tpoints\tmeasured\tphones\tBetween."],
            "A/metrics.tsv:1: error: \"Gap\" is no name of a row; write a word that begins with a small letter"
        ),
        (
            "metrics", ["gap\t8\tpixels\tmeasured\tphones\tBetween."],
            "A/metrics.tsv:1: error: no unit is \"pixels\"; there are points; seconds; "
        ),
        (
            "metrics", ["gap\t8\tpoints\tguessed\tphones\tBetween."],
            "A/metrics.tsv:1: error: no mark is \"guessed\"; there are measured, documented, recalled"
        ),
        ("metrics", ["gap\teight\tpoints\tmeasured\tphones\tA."], "A/metrics.tsv:1: error: \"eight\" is no number"),
        ("gestures", ["pan\t8 9\tpoints\tmeasured\tphones\tA."], "A/gestures.tsv:1: error: 2 values; write 1"),
        (
            "metrics", ["gap\t8\tpoints\tmeasured\tphones\tA.", "gap\t9\tpoints\tmeasured\tphones\tB."],
            "A/metrics.tsv:2: error: gap is in the table already; take one of the two rows out"
        ),
        (
            "colors", ["red\t#FF3B3 #FF453A #D70015 #FF6961\tsRGB\tmeasured\tphones\tred"],
            "A/colors.tsv:1: error: \"#FF3B3\" is no colour; write #RRGGBB or #RRGGBB/0.5"
        ),
        (
            "colors", ["red\t#FF3B30 #FF453A\tsRGB\tmeasured\tphones\tred"], "A/colors.tsv:1: error: 2 values; write 4"
        ),
        (
            "materials", ["thin\t30 1 0 1 0 0 0 0\tpoints, factors\tmeasured\tphones\tThin."],
            "A/materials.tsv:1: error: a material's name ends in Light or Dark"
        ),
        ("text-styles", Array(style.dropLast()), "A/text-styles.tsv:1: error: no row is body.boldWeight; "),
        (
            "text-styles", ["body.size\t14 15\tpoints\tmeasured\tphones\tA."] + style.dropFirst(),
            "A/text-styles.tsv:1: error: 2 values; write 1 or 12 with spaces between them"
        ),
        (
            "text-styles", ["body.height\t14\tpoints\tmeasured\tphones\tA."],
            "A/text-styles.tsv:1: error: a text style has no height; it has size, lines, weight, boldWeight"
        ),
    ])
    func aBadRowIsSaid(_ kind: String, _ rows: [String], _ sentence: String) {
        let words = error([look("A", [kind: rows])])
        #expect(words.hasPrefix(sentence), "\(words)")
    }

    @Test func aMissingTableIsSaid() {
        let (name, files) = look("A")
        #expect(error([(name, files.filter { !$0.path.hasSuffix("springs.tsv") })]).contains("there is no springs.tsv"))
    }

    @Test func rowsBecomeSwift() throws {
        let looks = [look("iOS17")]
        #expect(try text(looks, "Gestures.swift").contains("        /// Before it is one. 10 (points); recalled: "))
        #expect(try text(looks, "Metrics.swift").contains("        package var gap: Double\n"))
        #expect(try text(looks, "Metrics.swift").contains("            new.gap = change(.points, new.gap)\n"))
        #expect(try text(looks, "Metrics.swift").contains("iOS17 = Platform.Metrics(\n        gap: 8)\n"))
        #expect(
            try text(looks, "Springs.swift").contains("knob: Platform.Spring(response: 0.3, dampingFraction: 0.85))"))
        #expect(try text(looks, "Shadows.swift").contains("knob: Platform.Shadow(opacity: 0.12, radius: 4, y: 3))"))
        #expect(
            try text(looks, "Colors.swift").contains(
                "red: Platform.Shades(light: RGBA(hex: 0xFF3B30), dark: RGBA(hex: 0xFF453A), "
                    + "lightIncreased: RGBA(hex: 0xD70015, alpha: 0.5), darkIncreased: RGBA(hex: 0xFF6961, alpha: 1)))")
        )
        #expect(
            try text(looks, "Materials.swift").contains(
                "thinLight: Backdrop(radius: 30, saturation: 1.35, brightness: 0.12, amount: 0.6, "
                    + "curve: [0.725, 0.825, 0.76, 0.73], ground: .white))"))
        // One value counts for each category.
        #expect(
            try text(looks, "TextStyles.swift").contains(
                "lines: [22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22], weight: 400, boldWeight: 600))"))
    }

    /// The next look is another folder: the types stay, and there is one value more.
    @Test func aSecondPlatformIsDataAlone() throws {
        let name = "iOS26"
        func files(_ rows: [String]) -> [PlatformSource.File] {
            [(path: "\(name)/metrics.tsv", text: rows.joined(separator: "\n"))]
        }
        // A table that is not there is the first one's, and so is a row.
        let looks = [
            look("iOS17", ["metrics": ["other\t1\tpoints\tmeasured\tphones\tAll."] + (Self.rows["metrics"] ?? [])]),
            (name, files(["gap\t9\tpoints\trecalled\tphones\tBetween views."])),
        ]
        let metrics = try text(looks, "Metrics.swift")
        #expect(metrics.contains("iOS17 = Platform.Metrics(\n        other: 1,\n        gap: 8)\n"))
        #expect(metrics.contains("iOS26 = Platform.Metrics(\n        other: 1,\n        gap: 9)\n"))
        #expect(metrics.contains("iOS17 = Platform.Marks(\n        other: .measured,\n        gap: .measured)\n"))
        #expect(metrics.contains("iOS26 = Platform.Marks(\n        other: .measured,\n        gap: .recalled)\n"))
        #expect(try text(looks, "Springs.swift").components(separatedBy: "knob: Platform.Spring(").count == 3)
        #expect(metrics.components(separatedBy: "struct Metrics").count == 2)
        #expect(try text(looks, "Platforms.swift").contains("package static let iOS26 = Platform(\n"))
        #expect(
            error([look("iOS17"), (name, files(["other\t8\tpoints\tmeasured\tphones\tA."]))])
                == "iOS26/metrics.tsv:1: error: iOS17/metrics.tsv has no row other in points")
        #expect(
            error([look("iOS17"), (name, files(["gap\t8\tpoints\tmeasured\tphones\tA."]))])
                == "iOS26/metrics.tsv:1: error: iOS17/metrics.tsv says the same of gap; take the row out")
        #expect(
            error([look("iOS17"), (name, files(["gap\t8\tseconds\tmeasured\tphones\tA."]))])
                == "iOS26/metrics.tsv:1: error: iOS17/metrics.tsv has no row gap in seconds")
    }

    /// The plug-in names the files that the program writes: a list that it can't read from there.
    @Test func thePlugInKnowsTheFiles() throws {
        let file = Repository.root.appendingPathComponent("Plugins/InterfacePlugin/InterfacePlugin.swift")
        let plugIn = try String(contentsOf: file, encoding: .utf8)
        let names = PlatformSource.fileNames.map { "\"\($0.dropLast(6))\"" }.joined(separator: ", ")
        #expect(plugIn.contains("[\(names)]"))
    }
}
