import Foundation
import Testing

/// What a picture does not need is not loaded: every library costs the start of a program.
struct LibrariesTests {
    @Test func windowsBringTheirLibrariesThemselves() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/ldd")
        process.arguments = [PlumbRun.program.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let libraries = text.split(separator: "\n")
        #expect(libraries.count > 10 && libraries.count <= 65, "\(text)")
        for name in ["libSDL2", "libwayland", "libpulse", "libasound", "librsvg", "libpoppler"] {
            #expect(!text.contains(name), "\(name)")
        }
    }
}
