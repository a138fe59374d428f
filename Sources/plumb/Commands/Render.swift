import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// `plumb render`: pictures and films of views.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws views into PNG, JPEG, WebP, SVG or PDF files, or films them.")

    @OptionGroup var options: ViewOptions
    @OptionGroup var ending: EndingOptions
    @OptionGroup var pages: PageOptions
    @OptionGroup var script: ScriptOptions
    @OptionGroup var film: FilmOptions
    @OptionGroup var watching: WatchOptions

    @Option(
        name: .shortAndLong,
        help: """
            The file (.png, .jpg, .webp, .svg, .pdf), or - for stdout; with --all, the folder for NAME.png of each view and preview; with \
            --duration, the film.
            """,
        completion: .file())
    var output: String

    @Option(help: "png, jpg, webp, svg or pdf, for stdout and folders. (default: the name's, or png)")
    var format: PictureFormat?

    @OptionGroup var picture: PictureOptions

    @Flag(help: "Puts the letters that an SVG needs of its fonts into it, for browsers.")
    var embedFonts = false

    @Flag(help: "Draws what the device shows above the view: the time, the island or the notch, the home indicator.")
    var bezel = false

    @Flag(help: "Keeps what is painted outside the view, up to 500 points: shadows, overlays, moved views.")
    var bleed = false

    @Flag(help: "Draws the findings of plumb lint over the picture, with numbers, and prints them.")
    var lint = false

    func validate() throws {
        if lint, film.duration != nil {
            throw ValidationError("--lint is for pictures; give --at for one moment, and leave --duration out")
        }
        try ending.validate(with: options)
        try watching.validate(with: options)
        if output == OutputPicture.standardOutput {
            if ending.all { throw ValidationError("--all draws several pictures; give a folder with -o") }
            if watching.watch { throw ValidationError("--watch draws again and again; give a file with -o") }
        }
        if bleed, options.device != nil {
            throw ValidationError("a screen ends at its edges; give --bleed or --device")
        }
        if bleed, film.duration != nil {
            throw ValidationError("--bleed is for pictures; give the view some padding in a film")
        }
        let kind = try film.output(named: output, isFolder: ending.all)
        try validateFormat(kind)
        try validatePages()
        try script.validate(upTo: film.duration?.seconds ?? 0)
    }

    private func validatePages() throws {
        try pages.validate(
            with: options, isPDF: pictureFormat == .pdf, isOneFile: ending.all || output == OutputPicture.standardOutput
        )
        guard pages.page != nil else { return }
        if pictureFormat != .pdf, FramePattern(numbering: output) == nil {
            throw ValidationError("\(output) has a per cent sign, with which pages can't be numbered; leave it out")
        }
        if film.duration != nil { throw ValidationError("a film has no pages; leave --page or --duration out") }
        if bleed || lint || bezel {
            throw ValidationError(
                "--bleed, --lint and --bezel are for pictures of one view; leave them out with --page")
        }
    }

    private func validateFormat(_ kind: FilmOptions.Output) throws {
        if let format {
            guard case .picture = kind else {
                throw ValidationError("--format is for pictures; leave it out in a film")
            }
            let suffix = URL(fileURLWithPath: output).pathExtension.lowercased()
            if !ending.all, output != OutputPicture.standardOutput, suffix != format.rawValue {
                throw ValidationError(
                    "\(output) is no name of a .\(format.rawValue); let it end so, or leave --format out")
            }
        }
        if picture.outlines, pictureFormat != .svg {
            throw ValidationError("--outlines is for SVG; let the output end in .svg, or give --format svg")
        }
        if embedFonts, pictureFormat != .svg {
            throw ValidationError("--embed-fonts is for SVG, and PDF has its fonts anyway; let the output end in .svg")
        }
        if embedFonts, picture.outlines {
            throw ValidationError("outlines need no fonts; give --embed-fonts or --outlines")
        }
    }

    /// What is asked for, or what the output's name says.
    private var pictureFormat: PictureFormat {
        format ?? PictureFormat(rawValue: URL(fileURLWithPath: output).pathExtension.lowercased()) ?? .png
    }

    func run() throws {
        let kind = try film.output(named: output, isFolder: ending.all)
        try watching.run(options, isOutput: isOutput(kind)) { try draw(kind) }
    }

    private func draw(_ kind: FilmOptions.Output) throws {
        let session = try ViewSession(options, ending) {
            picture.set(&$0)
            $0.hasBezel = bezel
            $0.bleeds = bleed
            $0.hasFindings = lint
            $0.film = film.film(kind)
            $0.page = page
            $0.format = pictureFormat
            if embedFonts { $0.letters = .embedded }
            script.set(&$0)
        }
        // The output is checked before the compiler runs: nobody waits for a picture that can't be written.
        if ending.all {
            let folder = try OutputFolder(path: output)
            var names = FileNames()
            try session.run(.picture) { view, data in
                try folder.file(named: names.name(for: view, suffix: pictureFormat.rawValue)).write(data)
            }
            return
        }
        switch kind {
        case .picture where page != nil && pictureFormat != .pdf:
            guard let pattern = FramePattern(numbering: output) else { return }
            let files = try OutputFrames(
                path: output, pattern: pattern, first: 1, suffixes: PictureFormat.allCases.map(\.rawValue))
            try session.run(.picture, frame: files.add) { _, _ in try files.finish() }
        case .picture:
            let picture = try OutputPicture(path: output, format: pictureFormat)
            try session.run(.picture) { _, data in try picture.write(data) }
        case .film(let format):
            let file = try OutputFile(path: output, suffixes: [format.rawValue])
            try session.run(.picture) { _, data in try file.write(data) }
        case .frames:
            guard let pattern = FramePattern(output) else { return }
            let frames = try OutputFrames(path: output, pattern: pattern)
            try session.run(.picture, frame: frames.add) { _, _ in try frames.finish() }
        }
    }

    private var page: PageFormat? { pages.format(isLandscape: options.landscape) }

    /// Whether a path from the root is written by this call.
    private func isOutput(_ kind: FilmOptions.Output) -> (String) -> Bool {
        let target = SourceFile.absolute(output)
        // The folder may be that of the inputs.
        if ending.all {
            let suffix = "." + pictureFormat.rawValue
            return { $0.hasSuffix(suffix) && URL(fileURLWithPath: $0).deletingLastPathComponent().path == target }
        }
        if page != nil, pictureFormat != .pdf, let pattern = FramePattern(numbering: target) { return pattern.matches }
        if case .frames = kind, let pattern = FramePattern(target) { return pattern.matches }
        return { $0 == target }
    }
}

extension PictureFormat: ExpressibleByArgument {}
