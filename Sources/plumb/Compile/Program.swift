import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// Compiled files: a shared object and what can be shown from it.
struct Program {
    /// The path of the shared object.
    let object: String
    let contents: Contents

    struct Contents: Codable {
        /// The paths of the files, as in the call.
        var files: [String] = []
        /// In the order of the files.
        var views: [Entry] = []
        /// Views that are made of an input, in the order of the files; of sources that may take one.
        var inputs: [Entry] = []
        /// Previews and preview providers, in the order of the files.
        var previews: [Entry] = []
        /// Apps, of which the first window is shown.
        var apps: [Entry] = []
        /// Views that can't be made, with the reason as the rest of a sentence that begins with the name.
        var leftOut: [LeftOut] = []
        /// Previews that do not compile, in the order of the files.
        var refused: [Refused] = []
        /// What the compiler says about these.
        var refusals = ""
        /// The system that `#available` was answered for, and whose names are there.
        var system = SystemVersion.iOS17
    }

    struct Entry: Codable {
        var name: String
        var symbol: String
        /// The path of its file, as in the call.
        var file: String
        /// From 1.
        var line: Int
    }

    struct LeftOut: Codable {
        var name: String
        var file: String
        var reason: String
        /// True when the view has all that it takes, but can't be reached.
        var isWarned: Bool
    }

    /// A `#Preview` that does not compile.
    struct Refused: Codable {
        /// Where it is a plain literal.
        var title: String?
        var file: String
        /// From 1.
        var line: Int

        var failure: Failure {
            let name = title.map { "the preview \u{201C}\($0)\u{201D}" } ?? "this preview"
            return Failure(
                .file, "\(file):\(line): \(name) is left out, for it does not compile; its errors stand above")
        }
    }
}

extension Program.Contents {
    /// Says what the compiler says about previews that do not compile.
    func sayRefusals() { if !refused.isEmpty { standardError(refusals) } }

    /// Says which previews are left out, and fails if there are any.
    func failRefused() throws {
        for refused in refused.dropLast() { standardError("plumb: \(refused.failure.sentence)") }
        if let last = refused.last { throw last.failure }
    }
}
