import Foundation
import PlumbCore
import PlumbRendering

extension App {
    /// Opens the first window of the app; returns when it has been closed. `@main` calls it.
    ///
    /// Without a display it says so on stderr and ends the program with status 2. Pictures and colours are looked up in
    /// the resources of the target, if it has any; `@AppStorage` is in `UserDefaults.standard`. `PLUMB_SCHEME=dark`
    /// shows the app dark, `PLUMB_SCALE=2` with two pixels to a point.
    @MainActor public static func main() { OwnProgram.run(ViewMaker(showing: Self())) }
}

extension LaunchedDelegate where Self: NSObject {
    /// Opens the window that the delegate, or the class `SceneDelegate` beside it, makes; returns when it has been
    /// closed. `@main` calls it.
    @MainActor public static func main() { OwnProgram.run(ViewMaker { try launchedContent() }) }
}

/// A program that is linked with Plumb, and shows its own app.
@MainActor private enum OwnProgram {
    static func run(_ maker: @autoclosure () -> ViewMaker) {
        let name = ProcessInfo.processInfo.processName
        func fail(_ sentence: String, _ status: Int32) -> Never {
            FileHandle.standardError.write(Data("\(name): \(sentence)\n".utf8))
            exit(status)
        }
        do {
            var options = ShowOptions()
            options.world.proposal = ProposedViewSize(width: 393, height: 852)
            if ProcessInfo.processInfo.environment["PLUMB_SCHEME"] == "dark" { options.world.colorScheme = .dark }
            options.assets = ProgramResources.folder
            // A program on its own asks whom it likes.
            options.allowsNetwork = true
            let window = try ViewWindow(
                maker(), named: name, Stages(options, isScreen: true), store: UserDefaults.standard
            ) { sentence in FileHandle.standardError.write(Data("\(name): warning: \(sentence)\n".utf8)) }
            try window.run()
        } catch let error as WindowError {
            fail(error.description, 2)
        } catch {
            fail("\(error)", 1)
        }
    }
}
