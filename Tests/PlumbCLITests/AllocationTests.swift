import Foundation
import Testing

/// Laying out asks for no memory: counted in the release build, where an executable's own malloc counts.
struct AllocationTests {
    @Test func aLayoutAllocatesNothing() throws {
        let process = Process()
        process.executableURL = PlumbRun.package.appendingPathComponent(".build/release/plumb-bench")
        process.arguments = ["allocations"]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        var counts: [String: Int] = [:]
        for line in output.split(separator: "\n") {
            let words = line.split(separator: " ")
            counts[String(words[0])] = Int(words[1])
        }
        #expect(counts["W2/10000"] != nil && counts["W2-views/10000"] != nil)
        for (workload, count) in counts where !workload.hasPrefix("W2-layouts") {
            #expect(count == 0, "\(workload) allocates \(count) times in one layout")
        }
        // A user's layout has a cache of two arrays: 20,001 layouts, and nothing of the engine's own.
        #expect(counts["W2-layouts/10000"] == 2 * 20_001)
    }
}
