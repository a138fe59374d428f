import Foundation

/// How much of the thread's stack is left.
enum StackLimit {
    /// Deeper than this below the first frame that asked, a body is not entered: three quarters of the stack.
    ///
    /// Where the limit is "unlimited", the main thread's stack grows as far as memory goes, and other threads get 2
    /// MiB.
    private static func depthOfThisThread() -> UInt { Thread.isMainThread || !isUnlimited ? limit : 3 << 19 }

    private static let isUnlimited = limit == unlimited
    private static let unlimited: UInt = 3 << 28
    private static let limit: UInt = {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(3), &limit)  // RLIMIT_STACK
        return limit.rlim_cur > 1 << 40 ? unlimited : UInt(limit.rlim_cur) / 4 * 3
    }()

    /// The thread that asked last, where its stack was then, and how deep it may go. Where `main` is asynchronous, the
    /// main actor runs on any thread.
    @MainActor private static var known: (thread: pthread_t, top: UInt, depth: UInt)?

    private static var address: UInt {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    }

    /// Whether there may not be room for another body.
    @MainActor
    static var isNear: Bool {
        let here = address
        let thread = pthread_self()
        guard let known, known.thread == thread else {
            known = (thread, here, depthOfThisThread())
            return false
        }
        guard known.top > here else {
            self.known?.top = here
            return false
        }
        return known.top - here > known.depth
    }
}

extension ViewGraph {
    /// Whether a pass may go deeper. Where there is no room, a sentence says that what lies deeper is left out.
    func mayDescend() -> Bool {
        guard StackLimit.isNear else { return true }
        report("views are nested too deep for the stack of this thread; what lies deepest is left out")
        return false
    }
}
