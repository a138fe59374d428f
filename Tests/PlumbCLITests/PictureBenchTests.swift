import Foundation
import Testing

/// `plumb-bench pictures`: a card, an invoice and a report, stage by stage.
struct PictureBenchTests {
    @Test func everyPictureHasItsStages() throws {
        let folder = try ScratchFolder()
        let run = try ShellRun(
            "\"$PACKAGE\"/.build/release/plumb-bench pictures --json --runs 1", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let answer = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
        let names = [
            "R1 PNG", "R1 SVG", "R1 PDF", "R1 PDF tagged", "R2 PNG", "R2 PDF", "R2 PDF tagged", "R3 PDF tagged",
        ]
        #expect(Set(answer.keys) == Set(names + ["ImageRenderer"]))
        #expect(answer["ImageRenderer"] as? Double ?? 0 > 0)
        for name in names {
            let figures = try #require(answer[name] as? [String: Double])
            // A document of pages is drawn and written at one go.
            let drawing = name.hasPrefix("R3") ? [] : ["update", "layout", "list"]
            let stages = drawing + ["encode"] + (name.hasSuffix("PNG") ? ["raster"] : [])
            #expect(Set(figures.keys) == Set(stages + ["bytes", "total"]), "\(name)")
            let sum = stages.reduce(0) { $0 + (figures[$1] ?? -1) }
            #expect(abs(sum - (figures["total"] ?? 0)) < 0.01, "\(name): the stages of one run are all of it")
        }
    }

    @Test func runsAreCounted() throws {
        let folder = try ScratchFolder()
        let run = try ShellRun("\"$PACKAGE\"/.build/release/plumb-bench pictures --runs 0", in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors == "plumb-bench: --runs needs a number above 0\n", "\(run.errors)")
    }
}
