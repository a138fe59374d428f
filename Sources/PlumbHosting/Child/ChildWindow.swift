import Foundation
import PlumbCore
import PlumbWindow

/// A view of a user's file in a window.
@MainActor
struct ChildWindow {
    private let window: ViewWindow
    private let parent: ParentConnection

    init(
        _ entry: ChildRequest.Entry, in program: LoadedProgram, _ surroundings: Surroundings, parent: ParentConnection
    ) throws {
        parent.send(ChildMessage(.view, Data(entry.name.utf8)))
        let maker = try program.maker(named: entry.symbol)
        do {
            window = try ViewWindow(maker, named: entry.name, surroundings) { sentence in
                parent.send(ChildMessage(.warning, Data(sentence.utf8)))
            }
        } catch let error as WindowError {
            parent.send(ChildMessage(.noWindow, Data(error.description.utf8)))
            throw error
        }
        self.parent = parent
    }

    func run() throws {
        try window.run()
    }
}
