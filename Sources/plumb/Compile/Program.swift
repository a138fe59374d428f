import Foundation
import SwiftUI

/// A compiled file: a shared object and what can be shown from it.
struct Program {
    /// The path of the shared object.
    let object: String
    let contents: Contents

    struct Contents: Codable {
        /// In the order of the file.
        var views: [Entry] = []
        /// Previews and preview providers, in the order of the file.
        var previews: [Entry] = []
        /// Apps, of which the first window is shown.
        var apps: [Entry] = []
        /// Views that can't be made, with the reason as the rest of a sentence that begins with the name.
        var leftOut: [LeftOut] = []
    }

    struct Entry: Codable {
        var name: String
        var symbol: String
        var line: Int
    }

    struct LeftOut: Codable {
        var name: String
        var reason: String
        /// True when the view has all that it takes, but can't be reached.
        var isWarned: Bool
    }
}
