import Foundation
import Testing

/// A program that draws a picture for each request, in a process of its own: other tests change the memory of this one.
struct ServerTests {
    private struct Answer: Decodable {
        let growth_kib: Int
        let growth_fresh_kib: Int
    }

    /// Fontconfig used to keep 0.87 MB of each engine that met a font by name: 1.5 GB here.
    @Test func twoThousandPicturesLeaveNothing() throws {
        let folder = try ScratchFolder()
        let run = try ShellRun(
            "\"$PACKAGE\"/.build/release/plumb-bench server --json --pictures 2000", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        let answer = try JSONDecoder().decode(Answer.self, from: Data(run.output.utf8))
        #expect(answer.growth_kib <= 1024 && answer.growth_fresh_kib <= 1024, "\(run.output)")
    }
}
