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
        /// Previews and preview providers, in the order of the files.
        var previews: [Entry] = []
        /// Apps, of which the first window is shown.
        var apps: [Entry] = []
        /// Views that can't be made, with the reason as the rest of a sentence that begins with the name.
        var leftOut: [LeftOut] = []
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
}
