import Foundation

/// How much of the thread's stack is left.
enum StackLimit {
    /// Deeper than this below the first frame that asked, a body is not entered: three quarters of the stack.
    private static let depth: UInt = {
        var limit = rlimit()
        getrlimit(__rlimit_resource_t(3), &limit)  // RLIMIT_STACK
        return UInt(min(limit.rlim_cur, 8 << 30)) / 4 * 3
    }()

    private static let top: UInt = address

    private static var address: UInt {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    }

    /// Whether there may not be room for another body. Bodies run on the main thread, whose stack the limit describes.
    static var isNear: Bool {
        let here = address
        return top > here && top - here > depth
    }
}
