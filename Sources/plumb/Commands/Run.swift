import ArgumentParser
import Foundation
import SwiftUI

/// `plumb run`: a view or an app in a window.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs a view or an app of a Swift file in a window, until it is closed.",
        discussion: """
            --size is what the window opens with, or --device with the safe areas of its screen. --scale is the screen's unless given (or PLUMB_SCALE is set), and --timeout does not \
            count. Control-Q and Control-W close the window.
            """)

    @OptionGroup var options: ViewOptions

    func validate() throws {
        if options.all { throw ValidationError("a window shows one view; choose it with --view") }
    }

    func run() throws { try ViewSession(options).run(.window) { _, _ in } }
}
