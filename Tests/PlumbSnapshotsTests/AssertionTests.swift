import Foundation
import PlumbSnapshotFiles
import PlumbSnapshots
import SwiftUI
import Testing

/// A folder that is gone after the test.
final class Scratch {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func text(_ name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
}

private struct Card: View {
    var spacing = 8.0
    var color = Color.red
    var body: some View {
        VStack(spacing: spacing) {
            color.frame(width: 40, height: 40)
            Text("Title")
        }
    }
}

/// Recording, comparing, and what can go wrong.
@MainActor struct AssertionTests {
    private func verify<F>(
        _ card: Card, _ strategy: Snapshotting<Card, F>, in folder: Scratch, named name: String = "card",
        record: SnapshotTestingConfiguration.Record? = nil, testName: String = #function
    ) -> String? {
        verifySnapshot(
            of: card, as: strategy, named: name, record: record, snapshotDirectory: folder.path, testName: testName)
    }

    @Test func theFirstRunRecordsAndTheSecondCompares() throws {
        let folder = try Scratch()
        let first = verify(Card(), .layout, in: folder)
        #expect(first?.hasSuffix("was recorded; run the test again, and it compares.") == true)
        #expect(verify(Card(), .layout, in: folder) == nil)
        let text = try #require(folder.text("theFirstRunRecordsAndTheSecondCompares.card.layout.txt"))
        #expect(text.hasPrefix("plumb snapshot 1 layout\nplumb "))
        #expect(text.contains("\nfonts fixed\n"))
        #expect(text.contains("\n  Text “Title”   50 × 20 at "))
    }

    @Test func aDifferenceIsToldWithItsPlace() throws {
        let folder = try Scratch()
        _ = verify(Card(), .layout, in: folder)
        let told = try #require(verify(Card(spacing: 12), .layout, in: folder))
        #expect(told.contains("the spacing of the VStack of Card is 12, was 8 ("))
        #expect(told.contains("AssertionTests.swift:27:9)"))
        #expect(told.contains("− VStack (Card)"))
    }

    @Test func recordModes() throws {
        let folder = try Scratch()
        #expect(verify(Card(), .layout, in: folder, record: .never)?.contains("this run records none") == true)
        #expect(folder.text("recordModes.card.layout.txt") == nil)
        _ = verify(Card(), .layout, in: folder)
        let before = folder.text("recordModes.card.layout.txt")
        #expect(verify(Card(spacing: 12), .layout, in: folder, record: .never) != nil)
        #expect(folder.text("recordModes.card.layout.txt") == before)
        let told = verify(Card(spacing: 12), .layout, in: folder, record: .failed)
        #expect(told?.contains("was recorded") == true)
        #expect(told?.contains("is 12, was 8") == true)
        #expect(verify(Card(spacing: 12), .layout, in: folder) == nil)
        #expect(verify(Card(spacing: 12), .layout, in: folder, record: .all) == nil)
    }

    @Test func theConfigurationSaysWhenToRecord() throws {
        let folder = try Scratch()
        withSnapshotTesting(record: .never) {
            #expect(verify(Card(), .layout, in: folder)?.contains("records none") == true)
        }
        #expect(verify(Card(), .layout, in: folder)?.contains("was recorded") == true)
    }

    @Test(.snapshots(record: .never)) func theTraitSaysWhenToRecord() throws {
        let folder = try Scratch()
        #expect(verify(Card(), .layout, in: folder)?.contains("records none") == true)
    }

    @Test func everyFormHoldsOnASecondRun() throws {
        let folder = try Scratch()
        for pass in 0..<2 {
            let told = [
                verify(Card(), .layout, in: folder), verify(Card(), .accessibility, in: folder),
                verify(Card(), .trace, in: folder), verify(Card(), .image, in: folder),
                verify(Card(), .svg, in: folder), verify(Card(), .pdf, in: folder),
            ]
            #expect(told.allSatisfy { ($0 == nil) == (pass == 1) }, "\(told)")
        }
    }

    @Test func colorsAreToldByPixels() throws {
        let folder = try Scratch()
        _ = verify(Card(), .image, in: folder)
        let told = try #require(verify(Card(color: .blue), .image, in: folder))
        #expect(told.contains("The Color") && told.contains("looks different: #007AFF, was #FF3B30."))
        #expect(told.contains("old.png") && told.contains("difference.png"))
        #expect(
            verify(Card(color: Color(red: 1, green: 0.25, blue: 0.19)), .image(perceptualPrecision: 0.95), in: folder)
                == nil)
    }

    private struct Ground: View {
        var radius = 12.0
        var first = Color.red
        var body: some View {
            LinearGradient(colors: [first, .blue], startPoint: .top, endPoint: .bottom)
                .clipShape(RoundedRectangle(cornerRadius: radius)).frame(width: 80, height: 80)
        }
    }

    @Test func cornersAndGradientsAreToldByPixels() throws {
        let folder = try Scratch()
        func told(_ view: Ground) -> String? {
            verifySnapshot(of: view, as: .image, named: "ground", snapshotDirectory: folder.path, testName: "ground()")
        }
        _ = told(Ground())
        #expect(told(Ground(radius: 20))?.contains("looks different at its corners.") == true)
        let gradient = try #require(told(Ground(first: .green)))
        #expect(gradient.contains(/looks different: #[0-9A-F]{6}.* on average, was #[0-9A-F]{6}/))
    }

    @Test func layoutsOfPicturesAreTold() throws {
        let folder = try Scratch()
        for strategy in [Snapshotting<Card, String>.svg] {
            _ = verify(Card(), strategy, in: folder)
            #expect(verify(Card(spacing: 12), strategy, in: folder)?.contains("is 12, was 8") == true)
        }
        _ = verify(Card(), .image, in: folder)
        #expect(verify(Card(spacing: 12), .image, in: folder)?.contains("is 12, was 8") == true)
        _ = verify(Card(), .pdf, in: folder)
        #expect(verify(Card(spacing: 12), .pdf, in: folder)?.contains("is 12, was 8") == true)
    }

    // MARK: Bad input

    @Test func aDamagedSnapshotIsSaidAndKept() throws {
        let folder = try Scratch()
        let file = "\(folder.path)/aDamagedSnapshotIsSaidAndKept.card.layout.txt"
        try Data("nothing".utf8).write(to: URL(fileURLWithPath: file))
        let told = verify(Card(), .layout, in: folder)
        #expect(told?.contains("is no snapshot of Plumb's, or is damaged") == true)
        #expect(folder.text("aDamagedSnapshotIsSaidAndKept.card.layout.txt") == "nothing")
    }

    @Test func aSnapshotOfANewerPlumbIsSaidAndKept() throws {
        let folder = try Scratch()
        let name = "aSnapshotOfANewerPlumbIsSaidAndKept.card.layout.txt"
        let text = "plumb snapshot 9 layout\nplumb 7.0.0\nworld {}\nfonts fixed\nsize 1 × 1\n\n"
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/\(name)"))
        #expect(verify(Card(), .layout, in: folder)?.contains("was recorded by a newer Plumb (7.0.0)") == true)
        #expect(folder.text(name) == text)
    }

    @Test func aFolderThatCannotBeMadeIsSaid() throws {
        let folder = try Scratch()
        try Data().write(to: URL(fileURLWithPath: "\(folder.path)/file"))
        let told = verifySnapshot(of: Card(), as: .layout, named: "card", snapshotDirectory: "\(folder.path)/file/in")
        #expect(told?.contains("can't be made") == true)
    }

    private struct Endless: View {
        var body: some View { AnyView(Endless()) }
    }

    @Test func aViewThatCannotBeLaidOutIsSaid() throws {
        let folder = try Scratch()
        let told = verifySnapshot(of: Endless(), as: .layout, named: "endless", snapshotDirectory: folder.path)
        #expect(told?.contains("can't be made: Endless can't be laid out") == true)
    }

    private struct Thrown: Error {}

    @Test func anErrorOfTheViewIsSaid() throws {
        let folder = try Scratch()
        func card() throws -> Card { throw Thrown() }
        let told = verifySnapshot(of: try card(), as: .layout, named: "x", snapshotDirectory: folder.path)
        #expect(told?.contains("can't be made: Thrown()") == true)
    }

    @Test nonisolated func viewsAreOfTheMainActor() async throws {
        let folder = try Scratch()
        let path = folder.path
        let told = await Task.detached {
            verifySnapshot(of: Text("a"), as: .layout, named: "x", snapshotDirectory: path)
        }.value
        #expect(told == "Views are shown on the main actor; mark the test with @MainActor.")
    }

    // MARK: Values

    private struct User: Encodable {
        var id = 7
        var name = "Ada"
        var tags: Set = ["b", "a"]
    }

    @Test func valuesHaveTheirForms() throws {
        let folder = try Scratch()
        for pass in 0..<2 {
            let told = [
                verifySnapshot(of: User(), as: .dump, named: "a", snapshotDirectory: folder.path),
                verifySnapshot(of: [3, 1], as: .json, named: "b", snapshotDirectory: folder.path),
                verifySnapshot(of: "a\nb", as: .lines, named: "c", snapshotDirectory: folder.path),
                verifySnapshot(of: 5, as: .description, named: "d", snapshotDirectory: folder.path),
                verifySnapshot(of: Data([1, 2]), as: .data, named: "e", snapshotDirectory: folder.path),
            ]
            #expect(told.allSatisfy { ($0 == nil) == (pass == 1) }, "\(told)")
        }
        #expect(
            folder.text("valuesHaveTheirForms.a.txt") == """
                ▿ User
                  - id: 7
                  - name: "Ada"
                  ▿ tags: 2 elements
                    - "a"
                    - "b"

                """)
        let told = verifySnapshot(of: "a\nc", as: .lines, named: "c", snapshotDirectory: folder.path)
        #expect(told?.contains("− b\n+ c") == true)
    }
}
