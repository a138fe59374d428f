import Foundation
import SwiftUI

/// Compiled files: a shared object and what can be shown from it.
struct Program {
    /// The path of the shared object.
    let object: String
    let contents: Contents

    struct Contents: Codable {
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
        var line: Int
    }

    struct LeftOut: Codable {
        var name: String
        var file: String
        var reason: String
        /// True when the view has all that it takes, but can't be reached.
        var isWarned: Bool
    }

    /// Which views of the file a call means.
    ///
    /// 1. All: every view that can be made without arguments.
    /// 2. A name: a view's, a preview's title, a provider's; also the last part of a nested view's name.
    /// 3. Neither: the first preview or provider, else the app, else the last view.
    func entries(view: String?, all: Bool, of file: String) throws -> [Entry] {
        // 1
        if all {
            guard !contents.views.isEmpty else { throw nothing(in: file) }
            return contents.views
        }
        let everything = contents.views + contents.previews + contents.apps
        // 2
        if let view {
            if let entry = everything.first(where: { $0.name == view }) { return [entry] }
            if let entry = everything.first(where: { $0.name.hasSuffix(".\(view)") }) { return [entry] }
            if let left = contents.leftOut.first(where: { $0.name == view || $0.name.hasSuffix(".\(view)") }) {
                throw Failure(.call, "\(left.name) in \(file) \(left.reason)")
            }
            guard !everything.isEmpty else { throw nothing(in: file) }
            let names = everything.map(\.name).joined(separator: ", ")
            throw Failure(.call, "\(file) has no view \(view); it has \(names)")
        }
        // 3
        guard let entry = contents.previews.first ?? contents.apps.first ?? contents.views.last else {
            throw nothing(in: file)
        }
        return [entry]
    }

    private func nothing(in file: String) -> Failure {
        guard let left = contents.leftOut.last else {
            return Failure(.file, "\(file) has no views; write a struct that conforms to View (and import SwiftUI)")
        }
        return Failure(.file, "\(file) has no view that can be shown: \(left.name) \(left.reason)")
    }
}
