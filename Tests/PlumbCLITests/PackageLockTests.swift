import Foundation
import Testing

/// A package that another SwiftPM is building is read at once.
struct PackageLockTests {
    @Test func nobodyWaitsForAnotherSwiftPM() throws {
        let folder = try ScratchFolder()
        try folder.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Demo", targets: [.target(name: "Demo")])

            """, to: "Package.swift")
        try folder.write(
            "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n", to: "Sources/Demo/A.swift")
        // SwiftPM locks a file of this name in the temporary folder; that it waits for it is tried first.
        let run = try ShellRun(
            """
            lock="${TMPDIR:-/tmp}/$(echo "$(pwd -P)/.build.lock" | tr / _)"
            flock -F "$lock" sleep 60 & holder=$!
            sleep 1
            timeout -s KILL 5 swift package dump-package > /dev/null 2>&1; echo "SwiftPM $?"
            timeout 45 "$PLUMB" list . ; echo "plumb $?"
            kill -KILL $holder; rm -f "$lock"
            """, in: folder.url)
        #expect(run.output == "SwiftPM 137\nSources/Demo/A.swift:2: view A\nplumb 0\n", "\(run.errors)")
    }
}
