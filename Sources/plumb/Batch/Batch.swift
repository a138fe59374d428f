import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering

/// `plumb batch`: a picture for each row of a table.
struct Batch: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "batch", abstract: "Draws a view for each row of JSON lines or CSV.",
        discussion: """
            The view is made of each row, as by --input. Files are written beside and renamed; those that are there with the \
            same content are left, so that a batch that was stopped goes on where it stood. A row that can't be drawn is told \
            with its line, and left out. Status 0: all rows have their pictures; 1: some were left out; 2: the call is wrong.
            """)

    @OptionGroup var options: ViewOptions

    @Option(
        name: .shortAndLong,
        help: "The files: a path with {name} for a value of the row, or {row} for its line, as out/{id}.png.")
    var output: String?

    @Option(help: "png, jpg, webp, svg or pdf, where there is no -o. (default: png)")
    var format: PictureFormat?

    @OptionGroup var picture: PictureOptions

    @OptionGroup var jobs: JobsOptions

    @Option(
        help: """
            A file for a JSON line for each row, in order: its line, file, SHA-256 and milliseconds, or its error; - for stdout.
            """)
    var manifest: String?

    @Flag(help: "A filter: rows from stdin, lines of the manifest to stdout; without -o with the pictures, in base64.")
    var stdio = false

    @Option(
        help: "Seconds after which a row is given up. (default: 30)", transform: TimeoutOption.init(argument:))
    var timeout: TimeoutOption = .standard

    func validate() throws {
        if stdio, options.input.input ?? "-" != "-" || manifest ?? "-" != "-" {
            throw ValidationError("--stdio reads stdin and writes stdout; leave --input and --manifest out")
        }
        if !stdio, options.input.input == nil {
            throw ValidationError("give the rows with --input FILE, or - for stdin")
        }
        if output == nil, !stdio { throw ValidationError("give the files with -o, as -o 'out/{id}.png'") }
        if output != nil, format != nil { throw ValidationError("the names of -o say the format; leave --format out") }
    }

    func run() throws {
        let names = try output.map(BatchNames.init)
        let format = names?.format ?? format ?? .png
        if picture.outlines, format != .svg { throw Failure(.call, "--outlines is for SVG; let the names end in .svg") }
        let rows = try BatchRows(path: options.input.input ?? "-", overrides: try options.input.assignments())
        var single = options
        single.input.input = nil
        single.input.values = []
        let session = try ViewSession(single, takesInput: true) {
            picture.set(&$0)
            $0.format = format
        }
        let (request, file) = try session.build().request(.rows)
        var settings = BatchRun.Settings(names: names, identity: try identity(of: request))
        settings.isStrict = options.strict
        let target = manifest ?? (stdio ? "-" : nil)
        let output = try target.map { try ManifestFile(path: $0) }
        settings.manifest = output.map { output in { try output.write($0) } }
        let run = try BatchRun(rows, settings)
        let pool = WorkerPool(count: jobs.count, request: request, timeout: timeout.seconds, file: file)
        try run.run(by: pool)
        // Stdout may have the manifest.
        if target != "-" { try StandardOutput.write(run.summary + "\n") }
        if run.failed > 0 { throw ExitCode(1) }
    }

    /// What besides the row decides a picture.
    private func identity(of request: ChildRequest) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(request), as: UTF8.self) + FileIdentity.of(request.program)
    }
}

/// The lines of a manifest, in a file or on stdout.
private struct ManifestFile {
    private let descriptor: Int32
    private let path: String

    init(path: String) throws {
        self.path = path
        descriptor = path == "-" ? 1 : open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw FileWriting.failure(path) }
    }

    func write(_ line: String) throws {
        guard StandardStreams.write(Data(line.utf8), to: descriptor) else { throw FileWriting.failure(path) }
    }
}
