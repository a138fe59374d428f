import Foundation
import PlumbCore
import PlumbRendering
import PlumbSnapshotFiles
import PlumbSnapshots
import Testing

/// What is told of the worlds in which two snapshots were made.
@MainActor struct RecordTests {
    private func record(
        fonts: [String] = ["a.ttf 1", "b.ttf 2"], _ set: (inout World.Settings) -> Void = { _ in }
    ) -> SnapshotRecord {
        var settings = World.Settings()
        set(&settings)
        return SnapshotRecord(.image, world: settings, fonts: fonts, size: CGSize(width: 1, height: 1))
    }

    @Test func anotherWorldIsSaid() {
        let told = record { $0.colorScheme = .dark }.differences(from: record())
        #expect(told.count == 1)
        #expect(told.first?.hasPrefix("The world is another one: colorScheme is dark, and was as in a picture") == true)
    }

    /// A device is a dictionary, whose order is another one each time that it is read.
    @Test func theSameWorldIsNotSaid() {
        let device = HostAtWork.now.device
        for _ in 0..<20 {
            #expect(record { $0.device = device }.differences(from: record { $0.device = device }) == [])
        }
    }

    /// Another file in the place of one, and not a view that needs other fonts.
    @Test(arguments: [
        (["a.ttf 1"], 0), (["a.ttf 1", "b.ttf 2", "c.ttf 3"], 0), (["a.ttf 1", "b.ttf 3"], 1),
        (["a.ttf 1", "c.ttf 3"], 1),
    ])
    func fontsAreSaidWhereOneIsAnother(_ fonts: [String], _ count: Int) {
        let told = record(fonts: fonts).differences(from: record())
        #expect(told.count == count)
        #expect(told.allSatisfy { $0.hasPrefix("The fonts are others: ") })
    }

    /// For the whole process: in one of its own.
    @Test func isRecordingRecordsAll() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID())").path
            func verify(_ text: String) -> String {
                verifySnapshot(matching: text, as: .lines, named: "x", snapshotDirectory: folder, testName: "all()")
                    ?? "same"
            }
            let first = [verify("a"), verify("b")]
            isRecording = true
            diffTool = "tool"
            let then = [verify("b"), verify("c")]
            isRecording = false
            try? FileManager.default.removeItem(atPath: folder)
            precondition(first[0].contains("recorded") && first[1].contains("− a\n+ b"))
            precondition(then.allSatisfy { $0.contains("recorded") })
            precondition(diffTool?(currentFilePath: "a", failedFilePath: "b") == "tool \"a\" \"b\"")
        }
    }
}
