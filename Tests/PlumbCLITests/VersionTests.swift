import Foundation
import Testing

/// Which Plumb it is.
struct VersionTests {
    @Test(arguments: [["--version"], ["render", "--version"]]) func theProgramSaysWhichOneItIs(
        _ arguments: [String]
    ) throws {
        let run = try PlumbRun(arguments)
        #expect(run.status == 0 && run.errors.isEmpty)
        #expect(run.output.wholeMatch(of: #/plumb \d+\.\d+\.\d+( \([0-9a-f]{7,40}(-modified)?\))?\n/#) != nil)
    }

    /// The script that the build runs, on a repository of the test's own.
    @Test(arguments: [
        ("rm -rf .git", ""),
        ("true", "COMMIT"),
        ("echo >>Sources/a.swift", "COMMIT-modified"),
        ("echo >Sources/b.swift", "COMMIT-modified"),
        ("echo >README.md", "COMMIT"),
        ("git commit -q --allow-empty -m two", "COMMIT"),
        // A folder in a repository that is another's: an unpacked tarball.
        ("mkdir inner; cd inner", ""),
        ("PATH=$PWD/none", ""),
    ]) func theCommitIsThatOfTheCheckout(_ change: String, _ expected: String) throws {
        let folder = try ScratchFolder()
        let run = try ShellRun(
            """
            git init -q && git config user.name a && git config user.email a@example.com && mkdir Sources
            echo >Sources/a.swift && git add . && git commit -q -m one
            tools=$PATH
            \(change)
            /bin/sh "$PACKAGE/Scripts/commit.sh" "$PWD" "$PWD/../Commit.swift" 2>&1 || exit
            PATH=$tools
            git rev-parse --short=7 HEAD 2>/dev/null || echo none
            cat "$PWD/../Commit.swift"
            """, in: try inner(of: folder))
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(run.status == 0 && lines.count == 2, "\(run)")
        let commit = lines.first ?? ""
        // In an inner folder, the file beside is the repository's.
        #expect(lines.last == "let commit = \"\(expected.replacingOccurrences(of: "COMMIT", with: commit))\"")
    }

    private func inner(of folder: ScratchFolder) throws -> URL {
        let url = folder.url.appendingPathComponent("checkout")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    @Test func aFileThatSaysSoAlreadyIsLeftAlone() throws {
        let folder = try ScratchFolder()
        let run = try ShellRun(
            """
            sh "$PACKAGE/Scripts/commit.sh" "$PWD" Commit.swift && touch -d 2001-01-01 Commit.swift
            sh "$PACKAGE/Scripts/commit.sh" "$PWD" Commit.swift && stat -c %Y Commit.swift && cat Commit.swift
            """, in: folder.url, environment: ["TZ": "UTC"])
        #expect(run.output == "978307200\nlet commit = \"\"\n")
    }
}
