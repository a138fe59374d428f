import Foundation
import PlumbCore
import Synchronization

/// Whether the code that is shown may ask the network. `plumb` compiles a call of this into files that use
/// `URLSession`; apps that are built with SwiftPM have the network as they please.
public enum PlumbNetworkAccess {
    private struct State {
        var isAllowed = true
        var hasTold = false
    }

    private static let state = Mutex(State())

    /// True unless the call of `plumb` keeps its views offline.
    public package(set) static var isAllowed: Bool {
        get { state.withLock(\.isAllowed) }
        set { state.withLock { $0.isAllowed = newValue } }
    }

    /// Begins a request: the picture waits for it, as for all work in the background. What is returned ends it.
    public static func beginRequest() -> @Sendable () -> Void {
        let work = BackgroundWork()
        return { work?.end() }
    }

    /// What is said of an address that is not asked.
    package static let refusal = "is not asked: the views are offline; give them the network with --network"

    /// Says on stderr, once, that a request was not sent.
    ///
    /// - Parameter address: what was asked for.
    public static func tellRefused(_ address: String) {
        let isFirst = state.withLock { state in
            defer { state.hasTold = true }
            return !state.hasTold
        }
        guard isFirst else { return }
        let sentence = "warning: \(address) \(refusal)\n"
        FileHandle.standardError.write(Data(sentence.utf8))
    }
}
