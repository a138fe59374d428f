import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// `plumb sheet`: previews in several surroundings on one sheet.
struct Sheet: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet", abstract: "Draws previews in several surroundings onto one sheet.",
        discussion: """
            Shows every preview of the files (of a project without previews, every view) on all devices, in all schemes, text \
            sizes and languages that are given, with titles. --rtl adds each of them from right to left. A view that can't \
            be shown has its reason in its place. Status 0: all are there; 1: some are not; 2: the call is wrong.
            """)

    @OptionGroup var options: ViewOptions
    @OptionGroup var script: ScriptOptions
    @OptionGroup var lists: VariantOptions

    @Option(name: .shortAndLong, help: "The file: .png, .pdf, .svg or .html.", completion: .file())
    var output: String

    @Flag(help: "Draws the findings of plumb lint over the pictures, with numbers, and lists them below.")
    var lint = false

    @OptionGroup var jobs: JobsOptions

    @Option(
        help: "Seconds after which a view that does not return is stopped. (default: 30)",
        transform: TimeoutOption.init(argument:))
    var timeout: TimeoutOption = .standard

    func validate() throws {
        try script.validate(upTo: 0)
        if options.device != nil, lists.devices != nil {
            throw ValidationError("--device and --devices exclude each other; give one of them")
        }
    }

    func run() throws {
        let file = try OutputFile(path: output, suffixes: SheetFormat.allCases.map(\.rawValue))
        let suffix = URL(fileURLWithPath: output).pathExtension.lowercased()
        let format = SheetFormat(rawValue: suffix) ?? .png
        var base = options
        base.rtl = false
        let variants = lists.variants(mirrored: options.rtl)
        var ending = EndingOptions()
        ending.all = options.view == nil
        ending.timeout = timeout
        let session = try ViewSession(base, ending, variants: variants.map { $0.applied(to: base) }) {
            $0.format = .png
            $0.hasFindings = lint
            script.set(&$0)
        }
        var built = try session.build()
        if options.view == nil { built.keepPreviews() }
        guard !built.items.isEmpty else { throw Failure(.file, "there is nothing to show, so there is no sheet") }
        let (asked, name) = built.request(.rows)
        var request = asked
        let scale = SheetScale(format, given: options.scale?.value).set(&request)
        let plan = SheetPlan(
            title: name, views: built.items.map(built.items.shownName), variants: variants.map(\.text), scale: scale,
            format: format)
        let writer = try SheetWriter(plan, to: file)
        let cells = SheetCells(plan, entries: request.entries)
        let pool = WorkerPool(
            count: jobs.count, request: request, timeout: timeout.seconds, file: name,
            found: { cells.note($1, of: $0) })
        try pool.run(cells.source) { job, outcome, _ in
            for cell in cells.take(outcome, of: job.number) { try writer.add(cell) }
        }
        try writer.finish()
        for failure in cells.failures { standardError("plumb: \(failure)") }
        if !cells.failures.isEmpty { throw ExitCode(1) }
    }
}
