import Foundation
import Testing

/// A user's file may refer to every public symbol of SwiftUI; the linker must not have taken any out of the program.
struct ExportedSymbolTests {
    private func lines(_ command: String) throws -> Set<Substring> {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return Set(text.split(separator: "\n").map { Substring(String($0)) })
    }

    @Test(arguments: [
        "OpenCombine", "PlumbCombine", "PlumbFoundation", "PlumbGraphics", "PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbRendering",
        "PlumbWindows",
    ])
    func thePublicOnesAreAllThere(_ module: String) throws {
        let program = PlumbRun.program.path
        // What the linker was given: folders of objects may hold those of sources that are gone.
        let list = PlumbRun.program.deletingLastPathComponent().appendingPathComponent(
            "plumb.product/Objects.LinkFileList"
        ).path
        // Global or weak, visible to others, and defined.
        let filter = #"($5=="GLOBAL"||$5=="WEAK") && ($6=="DEFAULT"||$6=="PROTECTED") && $7!="UND" {print $8}"#
        let compiled = try lines("grep '/\(module)\\.build/' '\(list)' | xargs readelf -sW | awk '\(filter)'")
        let exported = try lines("nm -D --defined-only '\(program)' | awk '{print $3}'")
        #expect(!compiled.isEmpty)
        #expect(compiled.subtracting(exported).isEmpty)
    }
}
