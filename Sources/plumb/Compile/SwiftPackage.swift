import Foundation

/// A package of SwiftPM.
struct SwiftPackage {
    /// As in the call.
    let path: String

    func sources() throws -> SourceSet {
        throw Failure(.call, "\(path) is a package, which plumb does not read yet; give the folder of a target")
    }
}
