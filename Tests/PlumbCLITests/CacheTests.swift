import Foundation
import Testing

/// Compiled files are kept by content.
struct CacheTests {
    private let view = "struct A: View { var body: some View { Text(\"a\") } }"

    /// The kept programs, with the time at which each was made.
    private func programs(in cache: URL) throws -> [String: Date] {
        let folder = cache.appendingPathComponent("plumb/programs")
        var found: [String: Date] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            let object = folder.appendingPathComponent("\(name)/program.so").path
            found[name] = try FileManager.default.attributesOfItem(atPath: object)[.modificationDate] as? Date
        }
        return found
    }

    @Test func anUnchangedFileIsNotCompiledAgainAndAChangedOneIs() throws {
        let cache = try ScratchFolder()
        let folder = try ScratchFolder()
        func run(_ text: String) throws -> PlumbRun {
            try folder.write("import SwiftUI\n" + text, to: "A.swift")
            return try PlumbRun(
                ["layout", "A.swift", "--json"], in: folder.url, environment: ["XDG_CACHE_HOME": cache.url.path])
        }
        let first = try run(view)
        let kept = try programs(in: cache.url)
        #expect(kept.count == 1)
        let second = try run(view)
        #expect(try programs(in: cache.url) == kept)
        #expect(second.output == first.output && first.status == 0)
        #expect(try run(view + "\n").status == 0)
        #expect(try programs(in: cache.url).count == 2)
        // A file that does not compile leaves nothing behind.
        #expect(try run("struct").status == 1)
        #expect(try programs(in: cache.url).count == 2)
    }

    @Test func callsAtTheSameTimeDoNotDisturbEachOther() async throws {
        let cache = try ScratchFolder()
        let folder = try ScratchFolder()
        try folder.write("import SwiftUI\n" + view, to: "A.swift")
        let runs = try await withThrowingTaskGroup(of: PlumbRun.self, returning: [PlumbRun].self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try PlumbRun(
                        ["layout", "A.swift", "--json"], in: folder.url, environment: ["XDG_CACHE_HOME": cache.url.path]
                    )
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(runs.allSatisfy { $0.status == 0 && $0.errors.isEmpty })
        #expect(Set(runs.map(\.output)).count == 1)
        #expect(try programs(in: cache.url).count == 1)
    }

    @Test func aCacheThatCannotBeWrittenIsDoneWithout() throws {
        let folder = try ScratchFolder()
        let temporary = try ScratchFolder()
        try folder.write("import SwiftUI\n" + view, to: "A.swift")
        let run = try PlumbRun(
            ["layout", "A.swift", "--json"], in: folder.url,
            environment: ["XDG_CACHE_HOME": "/proc/none", "TMPDIR": temporary.url.path])
        #expect(run.status == 0)
        #expect(run.errors.isEmpty)
        #expect(temporary.names.isEmpty)
    }

    @Test func theCacheDoesNotGrowWithoutEnd() throws {
        let cache = try ScratchFolder()
        let folder = try ScratchFolder()
        let programs = cache.url.appendingPathComponent("plumb/programs")
        for number in 0..<230 {
            try FileManager.default.createDirectory(
                at: programs.appendingPathComponent("old\(number)"), withIntermediateDirectories: true)
        }
        try folder.write("import SwiftUI\n" + view, to: "A.swift")
        let run = try PlumbRun(
            ["layout", "A.swift", "--json"], in: folder.url, environment: ["XDG_CACHE_HOME": cache.url.path])
        #expect(run.status == 0)
        let names = try FileManager.default.contentsOfDirectory(atPath: programs.path)
        #expect(names.count == 200)
        #expect(names.contains { !$0.hasPrefix("old") })
    }
}
