import ArgumentParser
import Foundation
import SwiftUI

/// `plumb list`: what files can show, and where it stands.
struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "Lists the previews, views and apps of Swift files.",
        discussion: """
            A line for each: FILE:LINE, its kind, and the name that --view takes. A file with nothing to show says why on stderr, with status 0.
            """)

    @Argument(help: "The Swift files.")
    var paths: [String]

    @Flag(help: "One JSON array: {\"name\": …, \"kind\": \"preview\", \"view\" or \"app\", \"file\": …, \"line\": …}.")
    var json = false

    @Option(
        help: "Seconds until a preview that does not return is ended. (default: 30)",
        transform: TimeoutOption.init(argument:))
    var timeout: TimeoutOption = TimeoutOption(seconds: 30)

    func validate() throws {
        if paths.isEmpty { throw ValidationError("give at least one Swift file") }
    }

    /// A file that fails does not keep the others from being listed; its status is the command's.
    func run() throws {
        let cache = try ProgramCache()
        defer { cache.close() }
        ResourceLimits.raiseStack(to: ChildRun.stack)
        var lines: [String] = []
        var failures: [Failure] = []
        for path in paths {
            do {
                lines += try listed(path, cache)
            } catch let failure as Failure {
                failures.append(failure)
            }
        }
        if json {
            try StandardOutput.write("[" + lines.joined(separator: ",\n ") + "]\n")
        } else {
            try StandardOutput.write(lines.map { $0 + "\n" }.joined())
        }
        for failure in failures.dropLast() { standardError("plumb: \(failure.sentence)") }
        if let last = failures.last { throw last }
    }

    private func listed(_ path: String, _ cache: ProgramCache) throws -> [String] {
        var source = try SourceFile(path: path)
        var options = ChildRequest.Options()
        (options.width, options.height) = (393, 852)
        options.assets = try AssetsFolder.path(given: nil, besides: path)
        source.additions = AssetSymbols.source(for: source, assets: options.assets)
        let program = try cache.program(for: source)
        let listing = try program.listing(file: path, options: options, timeout: timeout.seconds)
        if listing.items.isEmpty { standardError("note: \(ViewChoice.nothing(in: path, program.contents))") }
        return listing.items.map { item in
            json
                ? "{\"name\": \(LayoutJSON.quoted(item.name)), \"kind\": \"\(item.kind)\", "
                    + "\"file\": \(LayoutJSON.quoted(path)), \"line\": \(item.line)}"
                : "\(path):\(item.line): \(item.kind) \(item.name)"
        }
    }
}
