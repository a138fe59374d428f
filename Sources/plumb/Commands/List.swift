import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// `plumb list`: what files can show, and where it stands.
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the previews, views and apps of files or a folder.",
        discussion: """
            Prints a line for each: FILE:LINE, its kind, and its name for --view. If there is nothing to show, prints why on \
            stderr, with status 0. Of a .plumb file, views that take an input are listed too.
            """)

    @Argument(
        help: ArgumentHelp("A Swift file, several that belong together, or a folder.", valueName: "path"),
        completion: .file(extensions: ["swift"]))
    var paths: [String]

    @Flag(help: "One JSON array: {\"name\": …, \"kind\": \"preview\", \"view\" or \"app\", \"file\": …, \"line\": …}.")
    var json = false

    @Option(
        help: "Seconds after which a preview that does not return is stopped. (default: 30)",
        transform: TimeoutOption.init(argument:))
    var timeout: TimeoutOption = .standard

    @OptionGroup var compiling: CompileOptions

    func validate() throws {
        if paths.isEmpty { throw ValidationError("give at least one Swift file") }
    }

    func run() throws {
        let cache = try ProgramCache()
        let prepared = try PreparedSources(paths: paths, view: nil, assets: nil, cache)
        var options = ShowOptions()
        options.world.proposal = ProposedViewSize(width: 393, height: 852)
        prepared.set(&options)
        let program = try prepared.program(in: cache, compiling.options)
        let path = prepared.path
        let listing = try program.listing(of: path, options: options, timeout: timeout.seconds)
        program.contents.sayRefusals()
        if listing.items.isEmpty { standardError("note: \(ViewChoice.nothing(in: path, program.contents))") }
        let lines = listing.items.map(line)
        if json {
            try StandardOutput.write("[" + lines.joined(separator: ",\n ") + "]\n")
        } else {
            try StandardOutput.write(lines.map { $0 + "\n" }.joined())
        }
        try program.contents.failRefused()
    }
    private func line(_ item: Listing.Item) -> String {
        guard json else {
            let suffix = item.takesInput ? ", which takes an input" : ""
            return "\(item.file):\(item.line): \(item.kind) \(item.name)\(suffix)"
        }
        let (name, file) = (LayoutJSON.quoted(item.name), LayoutJSON.quoted(item.file))
        let suffix = item.takesInput ? ", \"takesInput\": true" : ""
        return "{\"name\": \(name), \"kind\": \"\(item.kind)\", \"file\": \(file), \"line\": \(item.line)\(suffix)}"
    }
}
