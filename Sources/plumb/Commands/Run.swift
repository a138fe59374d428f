import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// `plumb run`: a view or an app in a window.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Runs a view or an app of a Swift file in a window, until it is closed.",
        discussion: """
            --size is what the window opens with, or --device with the safe areas of its screen. --scale is the screen's unless given (or PLUMB_SCALE is set). \
            Control-Q and Control-W close the window.
            """)

    @OptionGroup var options: ViewOptions
    @OptionGroup var watching: WatchOptions

    func validate() throws { try watching.validate(with: options) }

    func run() throws {
        if watching.watch {
            try WatchedWindow(options: options).run()
        } else {
            try ViewSession(options).run(.window) { _, _ in }
        }
    }
}
