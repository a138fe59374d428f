import ArgumentParser
import Foundation
import SwiftUI

/// `plumb layout`: the sizes of views and the frames of everything in them that has an accessibility identifier.
struct Layout: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Prints the sizes and frames of views, or how they came about, as JSON.")

    @OptionGroup var options: ViewOptions
    @OptionGroup var ending: EndingOptions
    @OptionGroup var script: ScriptOptions

    @Flag(
        help: "One JSON object: {\"View\": {\"proposal\": …, \"size\": …, \"frames\": {\"identifier\": [x, y, w, h]}}}."
    )
    var json = false

    @Flag(
        help: "One JSON object a line for everything that passed between the views: proposals, answers, guides, places."
    )
    var trace = false

    func validate() throws {
        try ending.validate(with: options)
        if json == trace { throw ValidationError("give --json for frames, or --trace for how they came about") }
        try script.validate(upTo: 0)
    }

    func run() throws {
        if trace { return try printTrace() }
        var members: [String] = []
        try ViewSession(options, ending, script.set).run(.layout) { view, payload in
            members.append("\(LayoutJSON.quoted(view)): \(String(decoding: payload, as: UTF8.self))")
        }
        try StandardOutput.write("{" + members.joined(separator: ",\n ") + "}\n")
    }

    private func printTrace() throws {
        var lines = ""
        try ViewSession(options, ending, script.set).run(.trace) { view, payload in
            lines += "{\"event\": \"show\", \"name\": \(LayoutJSON.quoted(view))}\n"
            lines += String(decoding: payload, as: UTF8.self)
        }
        try StandardOutput.write(lines)
    }
}
