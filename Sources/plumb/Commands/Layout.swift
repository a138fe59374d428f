import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// `plumb layout`: the sizes of views, the frames of everything in them that has an accessibility identifier, and what
/// is read of them.
struct Layout: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout",
        abstract: "Prints the sizes and frames of views, a trace of the layout, or the accessibility tree, as JSON.")

    @OptionGroup var options: ViewOptions
    @OptionGroup var ending: EndingOptions
    @OptionGroup var script: ScriptOptions
    @OptionGroup var watching: WatchOptions

    @Flag(
        help: "One JSON object: {\"View\": {\"proposal\": …, \"size\": …, \"frames\": {\"identifier\": [x, y, w, h]}}}."
    )
    var json = false

    @Flag(
        help: "One JSON object per line for each proposal, answer, guide and placement."
    )
    var trace = false

    @Flag(
        help: "One JSON object with the accessibility tree, in reading order."
    )
    var accessibility = false

    func validate() throws {
        try ending.validate(with: options)
        try watching.validate(with: options)
        guard [json, trace, accessibility].count(where: { $0 }) == 1 else {
            throw ValidationError(
                "give --json for frames, --trace for how they came about, or --accessibility for what is read of them")
        }
        try script.validate(upTo: 0)
    }

    func run() throws { try watching.run(options) { try trace ? printTrace() : printObjects() } }

    private func printObjects() throws {
        var members: [String] = []
        // Of several views, one that fails keeps no other from being printed.
        let end = Result {
            try ViewSession(options, ending, script.set).run(accessibility ? .accessibility : .layout) {
                view, payload in
                members.append("\(LayoutJSON.quoted(view)): \(String(decoding: payload, as: UTF8.self))")
            }
        }
        if members.isEmpty { try end.get() }
        try StandardOutput.write("{" + members.joined(separator: ",\n ") + "}\n")
        try end.get()
    }

    private func printTrace() throws {
        var lines = ""
        let end = Result {
            try ViewSession(options, ending, script.set).run(.trace) { view, payload in
                let name = LayoutJSON.quoted(view)
                lines += "{\"event\": \"show\", \"name\": \(name), \"version\": \(LayoutTrace.version)}\n"
                lines += String(decoding: payload, as: UTF8.self)
            }
        }
        if lines.isEmpty { try end.get() }
        try StandardOutput.write(lines)
        try end.get()
    }
}
