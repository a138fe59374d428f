import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbSnapshotFiles
import PlumbUI
import PlumbWhy

/// `plumb snapshot`: compares previews with what was recorded of them.
struct Snapshot: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "snapshot",
        abstract: "Compares previews with their snapshots, and says in words what is different.",
        discussion: """
            Shows every preview of the files (of a project without previews, every view), and compares it with a file in \
            __Snapshots__ beside its source. What has no snapshot is recorded. Status 0: nothing is different; 1: something \
            is, or can't be shown; 2: the call is wrong. With PLUMB_SNAPSHOTS=never nothing is recorded.
            """)

    @OptionGroup var options: ViewOptions
    @OptionGroup var script: ScriptOptions
    @OptionGroup var lists: VariantOptions

    @Flag(help: "Records what is new and what differs; what is the same stays as it is.")
    var record = false

    @Flag(help: "Records nothing: what has no snapshot is a failure. For continuous integration.")
    var check = false

    @Option(name: .customLong("as"), help: "layout, accessibility, trace, image, svg or pdf.")
    var form: SnapshotForm = .layout

    @Flag(help: "Measures texts with the system's fonts in text forms too. (default: characters of 10 × 20 points)")
    var systemFonts = false

    @Flag(help: "In four widths, three text sizes and both directions, each a snapshot.")
    var matrix = false

    @Option(help: "text, json, github (annotations of a pull request) or junit (XML).")
    var format: SnapshotFormat = .text

    @Option(
        help: "The folder for what shows differences: the new file, and pictures. (default: plumb-snapshots in /tmp)",
        completion: .directory)
    var failures: String?

    @Option(
        help: "Seconds after which a view that does not return is stopped. (default: 30)",
        transform: TimeoutOption.init(argument:))
    var timeout: TimeoutOption = .standard

    func validate() throws {
        try script.validate(upTo: 0)
        if record, check { throw ValidationError("--record and --check exclude each other; give one of them") }
        if matrix, options.size != nil || options.device != nil || lists.isGiven {
            throw ValidationError(
                "--matrix has layouts of its own; leave --size, --device, --devices and the other lists out")
        }
        if options.paths.contains("-") {
            throw ValidationError("snapshots stand beside files; give files or a folder instead of -")
        }
    }

    func run() throws {
        let variants =
            matrix
            ? ShownVariant<ViewOptions>.all(LintVariant.matrix.map { .init($0.text, $0.set) }) : lists.variants()
        var ending = EndingOptions()
        ending.all = options.view == nil
        ending.timeout = timeout
        let session = try ViewSession(options, ending, variants: variants.map { $0.applied(to: options) }) { child in
            child.snapshot = form.rawValue
            if form.isText { child.hasFixedText = !systemFonts }
            if let picture = form.picture { child.format = picture }
            script.set(&child)
        }
        var built = try session.build()
        if options.view == nil { built.keepPreviews() }
        var run = SnapshotRun(
            items: built.items, variants: variants.map(\.text), form: form,
            store: SnapshotStore(mode: try mode(), reason: check ? "--check" : "PLUMB_SNAPSHOTS=never"),
            failures: failures)
        // Of several views, one that fails keeps the others' results from nobody.
        let end = Result {
            try built.show(.snapshot) { entry, payload in
                try run.settle(TakenSnapshot(encoded: payload), of: entry)
            }
        }
        if options.view == nil { run.findObsolete() }
        if run.results.isEmpty { try end.get() }
        try StandardOutput.write(format.text(of: run.results))
        try end.get()
        if run.results.contains(where: \.isFailure) { throw ExitCode(1) }
    }

    private func mode() throws -> RecordMode {
        if check { return .never }
        let value = ProcessInfo.processInfo.environment["PLUMB_SNAPSHOTS"] ?? ""
        guard let mode = value.isEmpty ? .missing : RecordMode(rawValue: value) else {
            throw Failure(.call, "PLUMB_SNAPSHOTS=\(value) is no mode; it is never, missing, failed or all")
        }
        return mode == .never ? mode : record ? .failed : mode
    }
}

extension SnapshotForm: ExpressibleByArgument {}
