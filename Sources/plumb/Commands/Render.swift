import ArgumentParser
import Foundation
import SwiftUI

/// `plumb render`: pictures of views.
struct Render: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "render", abstract: "Draws views into PNG files.")

    @OptionGroup var options: ViewOptions

    @Option(name: .shortAndLong, help: "The PNG file; with --all the folder for NAME.png of each view.")
    var output: String

    @Option(help: "page (white, or black in dark mode) or clear.")
    var background: BackgroundOption = .page

    func run() throws {
        let session = try ViewSession(options) { $0.hasPage = background == .page }
        // The output is checked before the compiler runs: nobody waits for a picture that can't be written.
        if options.all {
            let folder = try OutputFolder(path: output)
            try session.run(.picture) { view, data in try folder.file(named: "\(view).png").write(data) }
        } else {
            let file = try OutputFile(path: output, suffixes: ["png"])
            try session.run(.picture) { _, data in try file.write(data) }
        }
    }
}
