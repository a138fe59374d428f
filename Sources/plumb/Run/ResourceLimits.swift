import Foundation

/// Limits that the processes we start inherit.
enum ResourceLimits {
    /// Raises the soft limit as far as the hard one permits; an unlimited stack becomes a limited one, so that
    /// recursion ends.
    static func raiseStack(to size: rlim_t) {
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(size, limit.rlim_max)
        setrlimit(resource, &limit)
    }
}
