import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What was built along with this program: the modules that `import SwiftUI` reads, and the macro plug-in.
struct Installation {
    /// This program.
    let program: String
    let modules: String
    let macros: String

    /// The C modules that modules below SwiftUI import. The compiler wants to see each of them by name when it reads
    /// those modules, though no declaration of SwiftUI mentions any: empty ones satisfy it, and no header is needed to
    /// compile a user's file.
    static let foreignModules = [
        "CCairo", "CPango", "CDeflate", "CTurboJPEG", "CWebP", "CSDL2", "COpenCombineHelpers", "CHostTime",
        "CSwiftCalls", "CSourcePlace",
    ]

    /// What users' files import by Apple's names are modules called `PlumbUIKit` and so on: packages that link Plumb
    /// must not see that they can import UIKit.
    static let appleModules = [
        "SwiftUI": "PlumbUI", "Combine": "PlumbCombine", "UIKit": "PlumbUIKit", "CoreGraphics": "PlumbCoreGraphics",
        "QuartzCore": "PlumbQuartzCore", "UniformTypeIdentifiers": "PlumbUniformTypeIdentifiers",
    ]

    /// SwiftPM puts modules and plug-in beside the program.
    static func find() throws -> Installation {
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        guard let program else { throw Failure(.call, "plumb can't find its own program; is /proc mounted?") }
        let folder = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let found = Installation(
            program: program, modules: "\(folder)/Modules", macros: "\(folder)/PlumbMacros-tool")
        guard FileManager.default.fileExists(atPath: "\(found.modules)/PlumbUI.swiftmodule") else {
            throw Failure(
                .call,
                "the modules of SwiftUI are not in \(found.modules); make build, or make install, puts them there")
        }
        return found
    }

    var identity: String { FileIdentity.of(program) }
}
