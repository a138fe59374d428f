import Foundation

/// A window whose view is another one after each change of its files.
///
/// 1. While the changed files are compiled, the old window stays, and it stays when they do not compile. 2. Then a new
/// process takes its place: types of one name can't be in one process twice. State that the view does not store begins
/// anew. 3. A view that traps is waited for like one that does not compile. 4. A window that somebody closes ends the
/// command.
struct WatchedWindow {
    let options: ViewOptions

    /// Ends the run of the old window.
    private struct Reload: Error {}

    func run() throws {
        let watcher = try InputWatcher(paths: options.paths, assets: options.assets) { _ in false }
        var next = try built(isFirst: true)
        while true {
            do {
                guard let current = next else {
                    try watcher.wait()
                    next = try built()
                    continue
                }
                WatchOptions.say(options, "shown")
                let interruption = ChildRun.Interruption(descriptor: watcher.descriptor) {
                    // 1, 2
                    guard try watcher.hasChanged(), let new = try built() else { return }
                    next = new
                    throw Reload()
                }
                try current.show(.window, interruption: interruption) { _, _ in }
                // 4
                return
            } catch is Reload {
                continue
            } catch let failure as Failure where failure.status == .file {
                // 3
                standardError("plumb: \(failure.sentence)")
                WatchOptions.say(options, "waiting for a change")
                next = nil
            }
        }
    }

    /// Compiles what is there now; nil for files that are wrong, which is said.
    private func built(isFirst: Bool = false) throws -> ViewSession.Built? {
        do {
            return try ViewSession(options).build()
        } catch let failure as Failure where !isFirst || failure.status == .file {
            standardError("plumb: \(failure.sentence)")
            WatchOptions.say(options, "waiting for a change")
            return nil
        }
    }
}
