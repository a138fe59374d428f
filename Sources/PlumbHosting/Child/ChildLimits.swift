import Foundation

/// What a process that runs user code may use.
enum ChildLimits {
    /// 1. 4 GiB of private memory, and three quarters of the machine's at most: user code that grows without end traps
    ///    before the machine starves.
    /// 2. No core files.
    static func set() {
        // 1
        let memory = rlim_t(clamping: ProcessInfo.processInfo.physicalMemory / 4 * 3)
        change(RLIMIT_DATA) { limit in min(limit, memory, 4 << 30) }
        // 2
        change(RLIMIT_CORE) { _ in 0 }
    }

    /// Lowers what this process may use of private memory, in bytes.
    static func set(memory: Int) { change(RLIMIT_DATA) { min($0, rlim_t(clamping: memory)) } }

    private static func change(_ resource: __rlimit_resource, _ body: (rlim_t) -> rlim_t) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 else { return }
        limit.rlim_cur = body(limit.rlim_cur)
        setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
}
