import Foundation
import PlumbCore
import PlumbRendering
import PlumbWindows

/// A view of a user's file in a window.
@MainActor
struct ChildWindow {
    private let window: ViewWindow
    private let parent: ParentConnection

    init(
        _ entry: ChildRequest.Entry, in program: LoadedProgram, _ stages: Stages, input: InputSource?,
        parent: ParentConnection
    ) throws {
        parent.send(ChildMessage(.view, Data(entry.name.utf8)))
        let maker = try program.maker(named: entry.symbol).given(input)
        let choice = PreviewChoice(index: entry.member ?? 0)
        do {
            window = try ViewWindow(maker, choice, named: entry.name, stages, store: Self.store(of: entry.name)) {
                sentence in
                parent.send(ChildMessage(.warning, Data(sentence.utf8)))
            }
        } catch let error as WindowError {
            parent.send(ChildMessage(.noWindow, Data(error.description.utf8)))
            throw error
        }
        self.parent = parent
        entry.tellOthers(choice, to: parent)
    }

    func run(opening url: URL?) throws {
        // As on Apple's systems, an app finds its folder of documents. One that can't be made is the app's error.
        if let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first {
            try? FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        }
        try window.run(opening: url)
    }

    /// What the view stored the last time that it ran.
    private static func store(of name: String) -> FileValueStore {
        let variables = ProcessInfo.processInfo.environment
        let home = variables["HOME"] ?? NSHomeDirectory()
        let folder = variables["XDG_DATA_HOME"].flatMap { $0.isEmpty ? nil : $0 } ?? "\(home)/.local/share"
        let file = name.map { $0.isLetter || $0.isNumber || $0 == "." ? String($0) : "-" }.joined()
        return FileValueStore(file: URL(fileURLWithPath: "\(folder)/plumb/\(file).plist"))
    }
}
