import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What was built along with this program: the modules that `import SwiftUI` reads, and the macro plug-in.
struct Installation {
    /// This program.
    let program: String
    private let folder: String

    /// What compiles views needs these two; what draws compiled ones is installed without them.
    var modules: String { "\(folder)/Modules" }
    var macros: String { "\(folder)/PlumbMacros-tool" }

    /// The C modules that modules below SwiftUI import. The compiler wants to see each of them by name when it reads
    /// those modules, though no declaration of SwiftUI mentions any: empty ones satisfy it, and no header is needed to
    /// compile a user's file.
    static let foreignModules = [
        "CCairo", "CPango", "CDeflate", "CTurboJPEG", "CWebP", "CSDL2", "COpenCombineHelpers", "CHostTime",
        "CSwiftCalls", "CSourcePlace",
    ]

    /// What users' files import by Apple's names are modules called `PlumbUIKit` and so on: packages that link Plumb
    /// must not see that they can import UIKit.
    ///
    /// - Parameter system: SwiftUI has the names that are new in it.
    static func appleModules(for system: SystemVersion) -> [String: String] {
        var modules = appleModules
        if system == .iOS26 { modules["SwiftUI"] = "PlumbUI26" }
        return modules
    }

    /// The same for names that all systems have.
    static let appleModules = [
        "SwiftUI": "PlumbUI", "Combine": "PlumbCombine", "UIKit": "PlumbUIKit", "CoreGraphics": "PlumbCoreGraphics",
        "QuartzCore": "PlumbQuartzCore", "UniformTypeIdentifiers": "PlumbUniformTypeIdentifiers",
        "os": "PlumbOS", "OSLog": "PlumbOSLog",
    ]

    /// SwiftPM puts modules and plug-in beside the program.
    static func find() throws -> Installation {
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        guard let program else { throw Failure(.call, "plumb can't find its own program; is /proc mounted?") }
        return Installation(
            program: program, folder: URL(fileURLWithPath: program).deletingLastPathComponent().path)
    }

    /// Throws where views can't be compiled.
    func checkModules() throws {
        guard FileManager.default.fileExists(atPath: "\(modules)/PlumbUI.swiftmodule") else {
            throw Failure(
                .call,
                "the modules of SwiftUI are not in \(modules), so that only .plumb files can be shown; make build, or "
                    + "make install, puts them there")
        }
    }

    var identity: String { FileIdentity.of(program) }

    /// The folder of Swift's libraries where they were installed with this program; nil where a toolchain has them.
    var libraries: String? {
        FileManager.default.fileExists(atPath: "\(folder)/libswiftCore.so") ? folder : nil
    }

    /// A program of Plumb's that was built beside this one.
    ///
    /// - Parameter remedy: what makes it, the rest of the sentence where it is not there.
    func companion(_ name: String, remedy: String) throws -> String {
        let path = "\(folder)/\(name)"
        guard FileManager.default.isExecutableFile(atPath: path) else {
            throw Failure(.call, "\(path) is not there; \(remedy)")
        }
        return path
    }
}
