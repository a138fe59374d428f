import ArgumentParser
import Foundation
import SwiftUI

/// `plumb layout`: the sizes of views and the frames of everything in them that has an accessibility identifier.
struct Layout: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Prints the sizes and frames of views as JSON.")

    @OptionGroup var options: ViewOptions

    @Flag(
        help: "One JSON object: {\"View\": {\"proposal\": …, \"size\": …, \"frames\": {\"identifier\": [x, y, w, h]}}}."
    )
    var json = false

    func validate() throws {
        if !json { throw ValidationError("layout has no form but --json yet; add --json") }
    }

    func run() throws {
        var members: [String] = []
        try ViewSession(options).run(.layout) { view, payload in
            members.append("\(LayoutJSON.quoted(view)): \(String(decoding: payload, as: UTF8.self))")
        }
        try StandardOutput.write("{" + members.joined(separator: ",\n ") + "}\n")
    }
}
