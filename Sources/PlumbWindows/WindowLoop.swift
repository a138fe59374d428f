import CSDL2
import Foundation
import PlumbCore

/// Shows windows until the last one is closed.
///
/// Waiting is the main run loop's: what wakes it is the window system's connection, which it watches, a timer, work for
/// the main queue or the main actor, a change of state from another thread, which arrives on the main queue, or the
/// next frame of a host. Nothing else costs time.
@MainActor
package final class WindowLoop {
    private(set) var windows: [HostWindow] = []
    /// Runs after each round: windows may be opened and closed in it.
    package var afterRound: () -> Void = {}
    /// Takes keys that no view wants; returns whether it did.
    package var unusedKey: (KeyInput) -> Bool = { _ in false }
    private let descriptor: Int32?
    private let keyCode: (Int32) -> Int32
    private var keys = ReaderKeys()
    private let clock = FramePace(0)
    /// Which window screen readers read.
    private weak var read: HostWindow?

    package init(_ first: HostWindow) {
        descriptor = first.connection.descriptor
        keyCode = first.connection.keyCode
        add(first)
    }

    /// Shows one more window.
    package func add(_ window: HostWindow) {
        windows.append(window)
        window.begin()
    }

    package func run() throws {
        let source = descriptor.map { DispatchSource.makeReadSource(fileDescriptor: $0, queue: .main) }
        source?.setEventHandler { SDL_PumpEvents() }
        source?.resume()
        let reader = ReaderLink.begin { DispatchQueue.main.async {} }
        defer {
            source?.cancel()
            for window in windows { window.end() }
            reader?.close()
        }
        var hasChanged = true
        while true {
            let handled = handleEvents(reader)
            if handled.any { hasChanged = true }
            for window in windows where !window.isOpen { window.end() }
            windows.removeAll { !$0.isOpen }
            // One window may open another and close itself.
            afterRound()
            guard !windows.isEmpty else { return }
            let served = reader.flatMap { serve($0, hasChanged: hasChanged) }
            hasChanged = false
            var hasShown = false
            for window in windows where try window.showFrameIfDue() { hasShown = true }
            if hasShown {
                hasChanged = true
                // Showing a picture reads from the connection: what has arrived lies in the library then.
                continue
            }
            let rate = descriptor == nil ? 1 / FramePace.rate : nil
            let waits = [served, handled.wait, rate] + windows.map(\.wait)
            let wait = waits.compactMap { $0 }.min()
            _ = RunLoop.main.run(mode: .default, before: wait.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture)
        }
    }

    /// The window that has the keyboard, else the one that was read last, else the first one.
    private func windowToRead() -> HostWindow? {
        windows.first(where: \.hasKeyboard) ?? windows.first { $0 === read } ?? windows.first
    }

    private func serve(_ reader: ReaderLink, hasChanged: Bool) -> Double? {
        guard let window = windowToRead() else { return nil }
        defer { read = window }
        return window.serve(reader, hasChanged: hasChanged || window !== read, at: clock.now)
    }

    /// Hands on what has happened. Returns whether there may be something new to see, and seconds until keys that wait
    /// for screen readers are handed on.
    private func handleEvents(_ reader: ReaderLink?) -> (any: Bool, wait: Double?) {
        var arrived: [SDL_Event] = []
        var event = SDL_Event()
        while SDL_PollEvent(&event) != 0 {
            // A mouse says a thousand times a second where it is; the last word counts.
            if event.type == SDL_MOUSEMOTION.rawValue, arrived.last?.type == event.type,
                arrived.last?.motion.windowID == event.motion.windowID
            {
                arrived.removeLast()
            }
            if let reader, keys.hold(event, asking: reader, at: clock.now, code: keyCode) {
                continue
            }
            arrived.append(event)
        }
        let decided = reader.map { keys.decided(by: $0, at: clock.now) }
        arrived += decided?.events ?? []
        for window in windows where arrived.contains(where: { window.isMeant(by: $0) }) { window.beginEvents() }
        for event in arrived {
            for window in windows where window.isOpen && window.isMeant(by: event) {
                let key = window.handle(event)
                // Control-Q closes all windows, Control-W its own, unless a view wants them.
                guard let key, !unusedKey(key), key.phase == .down, key.isCommand else { continue }
                if key.key == "q" { for other in windows { other.close() } }
                if key.key == "w" { window.close() }
            }
        }
        return (!arrived.isEmpty, decided?.wait)
    }
}
