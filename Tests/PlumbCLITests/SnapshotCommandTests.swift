import Foundation
import Testing

/// `plumb snapshot`: previews and the files beside them.
struct SnapshotCommandTests {
    private static func card(_ spacing: Int, _ other: String = "") -> String {
        """
        import SwiftUI

        struct Card: View {
            var body: some View {
                VStack(spacing: \(spacing)) {
                    Text("Title")
                    Text("More")
                }
            }
        }

        #Preview("Card") { Card() }
        \(other)
        """
    }

    private func run(_ folder: ScratchFolder, _ options: String..., environment: [String: String] = [:]) throws
        -> PlumbRun
    {
        try PlumbRun(
            ["snapshot", "Card.swift", "--failures", "failures"] + options, in: folder.url, environment: environment)
    }

    @Test func recordingComparingAndRecordingAgain() throws {
        let folder = try ScratchFolder()
        try folder.write(Self.card(8), to: "Card.swift")
        let missing = try run(folder, "--check")
        #expect(missing.status == 1)
        #expect(
            missing.output.contains("Card.swift:12: Card: missing\n    There is no snapshot __Snapshots__/Card/Card"))
        #expect(missing.output.contains("and this run records none (--check).\n"))
        let first = try run(folder)
        #expect(first.status == 0, "\(first.errors)")
        #expect(first.output == "Card.swift:12: Card: recorded\n1 recorded\n")
        #expect(try run(folder, "--check").output == "1 same\n")

        try folder.write(Self.card(12), to: "Card.swift")
        let other = try run(folder)
        #expect(other.status == 1)
        #expect(
            other.output.contains(
                "The text “More” is 4 lower: the spacing of the VStack of Card is 12, was 8 (Card.swift:5:9)."),
            "\(other.output)")
        let new = folder.url.path + "/failures/__Snapshots__/Card/Card.layout.txt/new.layout.txt"
        #expect(FileManager.default.fileExists(atPath: new))
        #expect(try run(folder, "--record").status == 0)
        #expect(try run(folder).output == "1 same\n")
    }

    @Test func theVariableForbidsRecording() throws {
        let folder = try ScratchFolder()
        try folder.write(Self.card(8), to: "Card.swift")
        let never = try run(folder, "--record", environment: ["PLUMB_SNAPSHOTS": "never"])
        #expect(never.status == 1 && never.output.contains("(PLUMB_SNAPSHOTS=never)"))
        let wrong = try run(folder, environment: ["PLUMB_SNAPSHOTS": "sometimes"])
        #expect(wrong.status == 2 && wrong.sentence.contains("PLUMB_SNAPSHOTS=sometimes is no mode"))
    }

    @Test func obsoleteFilesAreNamed() throws {
        let folder = try ScratchFolder()
        try folder.write(Self.card(8, "#Preview(\"Old\") { Text(\"old\") }"), to: "Card.swift")
        _ = try run(folder)
        try folder.write(Self.card(8), to: "Card.swift")
        let run = try run(folder)
        #expect(run.status == 0)
        #expect(run.output.contains("__Snapshots__/Card/Old.layout.txt: Old: obsolete"))
    }

    /// What traps costs its own snapshot; the others are recorded, and the reason is said.
    @Test func aPreviewThatTrapsKeepsNoOtherFromBeingRecorded() throws {
        let folder = try ScratchFolder()
        let others = "#Preview(\"Trap\") { [Text(\"a\")][[1].count] }\n#Preview(\"Last\") { Text(\"l\") }"
        try folder.write(Self.card(8, others), to: "Card.swift")
        let run = try run(folder)
        #expect(run.status == 1)
        #expect(run.output.contains("2 recorded"))
        #expect(run.errors.contains("Trap"))
    }

    @Test func matrixAndListsAreVariants() throws {
        let folder = try ScratchFolder()
        try folder.write(Self.card(8), to: "Card.swift")
        #expect(try run(folder, "--matrix").output.contains("24 recorded"))
        #expect(try run(folder, "--matrix", "--check").output == "24 same\n")
        try folder.write(Self.card(12), to: "Card.swift")
        let told = try run(folder, "--matrix")
        #expect(told.output.components(separatedBy: "the spacing of the VStack").count == 2, "\(told.output)")
        #expect(told.output.contains("24 different"))
        let lists = try run(folder, "--schemes", "light,dark", "--type-sizes", "large,accessibility3")
        #expect(lists.output.contains("4 recorded"))
    }

    @Test func formatsAreWhatTheySay() throws {
        let folder = try ScratchFolder()
        try folder.write(Self.card(8), to: "Card.swift")
        _ = try run(folder)
        try folder.write(Self.card(12), to: "Card.swift")
        let github = try run(folder, "--format", "github").output
        #expect(github.hasPrefix("::error file=Card.swift,line=12,title=snapshot::Card: different%0AThe text"))
        let junit = try run(folder, "--format", "junit").output
        #expect(junit.contains("tests=\"1\" failures=\"1\"") && junit.contains("<failure message=\"different\">"))
        let json = try JSONSerialization.jsonObject(with: Data(try run(folder, "--format", "json").output.utf8))
        let first = try #require((json as? [[String: Any]])?.first)
        #expect(first["state"] as? String == "different")
        #expect(first["snapshot"] as? String == "__Snapshots__/Card/Card.layout.txt")
    }

    @Test(arguments: ["accessibility", "trace", "image", "svg", "pdf"])
    func everyFormHolds(_ form: String) throws {
        let folder = try ScratchFolder()
        try folder.write(Self.card(8), to: "Card.swift")
        #expect(try run(folder, "--as", form).output.contains("1 recorded"))
        #expect(try run(folder, "--as", form, "--check").output == "1 same\n")
    }

    @Test(arguments: [
        (["--record", "--check"], "--record and --check exclude each other"),
        (["--matrix", "--device", "iPhone 15 Pro"], "--matrix has layouts of its own"),
        (["--type-sizes", "huge"], "huge is no size of text"),
        (["--devices", "iPhone 3"], "there is no such device"),
    ])
    func wrongCallsAreOneSentence(_ options: [String], _ sentence: String) throws {
        let folder = try ScratchFolder()
        try folder.write(Self.card(8), to: "Card.swift")
        let run = try PlumbRun(["snapshot", "Card.swift"] + options, in: folder.url)
        #expect(run.status == 2 && run.errorLines.count == 1 && run.sentence.contains(sentence), "\(run.errors)")
    }
}
