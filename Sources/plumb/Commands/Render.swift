import ArgumentParser
import Foundation
import SwiftUI

/// `plumb render`: pictures and films of views.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draws views into PNG files, or films them.")

    @OptionGroup var options: ViewOptions
    @OptionGroup var script: ScriptOptions
    @OptionGroup var film: FilmOptions

    @Option(
        name: .shortAndLong,
        help: "The PNG file; with --all the folder for NAME.png of each view; with --duration the film.")
    var output: String

    @Option(help: "page (white, or black in dark mode) or clear.")
    var background: BackgroundOption = .page

    func validate() throws {
        _ = try film.output(named: output, isFolder: options.all)
        try script.validate(upTo: film.duration?.seconds ?? 0)
    }

    func run() throws {
        let kind = try film.output(named: output, isFolder: options.all)
        let session = try ViewSession(options) {
            $0.hasPage = background == .page
            $0.film = film.film(kind)
            script.set(&$0)
        }
        // The output is checked before the compiler runs: nobody waits for a picture that can't be written.
        if options.all {
            let folder = try OutputFolder(path: output)
            try session.run(.picture) { view, data in try folder.file(named: "\(view).png").write(data) }
            return
        }
        switch kind {
        case .picture:
            let file = try OutputFile(path: output, suffixes: ["png"])
            try session.run(.picture) { _, data in try file.write(data) }
        case .film(let format):
            let file = try OutputFile(path: output, suffixes: [format.rawValue])
            try session.run(.picture) { _, data in try file.write(data) }
        case .frames:
            guard let pattern = FramePattern(output) else { return }
            let frames = try OutputFrames(path: output, pattern: pattern)
            try session.run(.picture, frame: frames.add) { _, _ in try frames.finish() }
        }
    }
}
