import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// `plumb run`: a view or an app in a window.
struct Run: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Shows a view or an app of a Swift file in a window, until you close it.",
        discussion: """
            --size sets the initial size of the window; --device sets it to the device's screen, with its safe areas. --scale is by \
            default the screen's, or PLUMB_SCALE. Windows that an app opens with openWindow open beside the first. Control-W \
            closes a window, Control-Q all of them; Control-comma opens the Settings of an app.
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
