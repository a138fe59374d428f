import Foundation

/// Knows when the inputs of a call change.
///
/// The kernel says which folders had changes; whether those are the inputs' is found by looking at them, for editors
/// write other files beside, and the call writes its own output.
final class InputWatcher {
    /// Can be read when something has changed in one of the folders.
    let descriptor: Int32

    private let paths: [String]
    private let assets: String?
    private let isOutput: (String) -> Bool
    private var known: InputState

    /// Seconds that the folders must be quiet: an editor writes a file in several steps.
    private static let quiet = 0.05

    init(paths: [String], assets: String?, isOutput: @escaping (String) -> Bool) throws {
        self.paths = paths
        self.assets = assets
        self.isOutput = isOutput
        descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
        guard descriptor >= 0 else { throw Failure(.call, "files can't be watched: \(systemError)") }
        known = InputState(paths: paths, assets: assets, isOutput: isOutput)
        try follow(known)
    }

    deinit { close(descriptor) }

    /// Waits for a change.
    func wait() throws {
        while true {
            _ = Deadline(seconds: .infinity).wait(for: [descriptor])
            if try hasChanged() { return }
        }
    }

    /// Whether inputs have changed since the last time that this was asked.
    func hasChanged() throws -> Bool {
        repeat { forgetEvents() } while isBusy
        let now = InputState(paths: paths, assets: assets, isOutput: isOutput)
        guard now != known else { return false }
        known = now
        try follow(now)
        return true
    }

    private var isBusy: Bool {
        if case .data = Deadline(seconds: Self.quiet).wait(for: [descriptor]) { return true }
        return false
    }

    private func forgetEvents() {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while read(descriptor, &buffer, buffer.count) > 0 {}
    }

    /// Watches every folder; those that are watched already stay so.
    private func follow(_ state: InputState) throws {
        let events = UInt32(IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR)
        for folder in state.folders where inotify_add_watch(descriptor, folder, events) < 0 && errno == ENOSPC {
            throw Failure(
                .call,
                "there are more folders than the system watches; raise fs.inotify.max_user_watches, or give a smaller folder"
            )
        }
    }
}
