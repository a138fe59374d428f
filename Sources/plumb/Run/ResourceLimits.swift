import Foundation

/// Limits that the processes we start inherit.
enum ResourceLimits {
    /// Raises the soft limit as far as the hard one permits; an unlimited stack becomes a limited one, so that recursion ends.
    static func raiseStack(to size: rlim_t) {
        change(RLIMIT_STACK) { limit in limit.rlim_cur = min(size, limit.rlim_max) }
    }

    /// 4 GiB of private memory, and three quarters of the machine's at most: user code that grows without end traps before the
    /// machine starves.
    static func boundMemory() {
        let memory = rlim_t(clamping: ProcessInfo.processInfo.physicalMemory / 4 * 3)
        change(RLIMIT_DATA) { limit in limit.rlim_cur = min(limit.rlim_cur, memory, 4 << 30) }
    }

    static func forbidCoreFiles() {
        change(RLIMIT_CORE) { limit in limit.rlim_cur = 0 }
    }

    private static func change(_ resource: __rlimit_resource, _ body: (inout rlimit) -> Void) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return }
        body(&limit)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
