import Foundation
import PlumbUI

/// Makes a shared object of object files with the linker of the Swift toolchain, called directly: the driver and clang
/// would cost ten times its time. Symbols of SwiftUI stay undefined, for they are in the program that loads the object.
struct Linker {
    let toolchain: Toolchain

    /// 1. The libraries that the code asks for, as far as they are Swift's; those of the system are in the program that
    ///    loads the object.
    /// 2. None is noted that no symbol needs.
    /// 3. Builders call a function that notes where each expression was written (Docs/Decisions/0019-places.md).
    func link(_ objects: [String], to output: String, of file: String) throws {
        // 1
        var libraries: [String] = []
        for object in objects {
            guard let data = FileManager.default.contents(atPath: object) else { continue }
            for name in AutolinkEntries.libraries(in: data) where !libraries.contains(name) { libraries.append(name) }
        }
        libraries = libraries.filter { FileManager.default.fileExists(atPath: "\(toolchain.runtime)/lib\($0).so") }
        // 2, 3
        let run = try ToolProcess.run(
            [
                toolchain.linker, "-shared", "--eh-frame-hdr", "--hash-style=gnu", "-z", "noexecstack",
                "--wrap=\(NotedExpression.symbol)",
                toolchain.runtimeObject,
            ]
                + objects + ["-L", toolchain.runtime, "-rpath", toolchain.runtime, "--as-needed"]
                + libraries.map { "-l\($0)" } + ["-o", output])
        guard run.status == 0 && run.signal == nil else {
            standardError(run.text.trimmingCharacters(in: .newlines))
            throw Failure(.call, "\(file) compiles, but the linker fails; what it says stands above")
        }
    }
}
