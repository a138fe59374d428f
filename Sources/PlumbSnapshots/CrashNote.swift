import Foundation
import Glibc

/// A sentence that is printed where the process is ended by a signal: which view trapped.
enum CrashNote {
    private static let size = 4096
    /// What is printed, as bytes with a zero at the end.
    // Safe: views are made on the main actor, one after the other, and it is read where the process ends.
    nonisolated(unsafe) private static let text: UnsafeMutablePointer<CChar> = {
        let text = UnsafeMutablePointer<CChar>.allocate(capacity: size)
        text.initialize(repeating: 0, count: size)
        return text
    }()
    /// Who was to hear of a signal before.
    // Safe: written once, before the first view, and read where the process ends.
    nonisolated(unsafe) private static let listeners: UnsafeMutablePointer<sigaction> = {
        let listeners = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        listeners.initialize(repeating: sigaction(), count: 65)
        return listeners
    }()
    private static let isListening: Bool = {
        for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { signal in
                let length = strlen(CrashNote.text)
                if length > 0 { _ = write(2, CrashNote.text, length) }
                // Whoever listened before, the one who prints the backtrace, hears of it when the code traps again.
                _ = sigaction(signal, CrashNote.listeners + Int(signal), nil)
                if signal == SIGABRT { raise(signal) }
            }
            action.sa_flags = SA_ONSTACK
            _ = sigaction(signal, &action, listeners + Int(signal))
        }
        return true
    }()

    /// - Parameter sentence: without a full stop.
    @MainActor static func set(_ sentence: String) {
        guard isListening else { return }
        // The byte after the last stays zero.
        strncpy(text, "\n\(sentence).\n", size - 1)
    }

    @MainActor static func clear() { text[0] = 0 }
}
