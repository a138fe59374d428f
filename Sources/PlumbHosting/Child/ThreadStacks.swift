@preconcurrency import Glibc

/// The stacks of threads to come.
enum ThreadStacks {
    /// Bytes. glibc gives every thread as much as the main one may grow to, which here is half a gigabyte: with eight
    /// of them, all memory that the process may have is promised, and no thread can start any more.
    private static let size = 8 << 20

    static func makeSmall() {
        // The header hides the function from Swift.
        typealias SetDefault = @convention(c) (UnsafePointer<pthread_attr_t>) -> Int32
        guard let address = dlsym(dlopen(nil, RTLD_LAZY), "pthread_setattr_default_np") else { return }
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return }
        defer { pthread_attr_destroy(&attributes) }
        guard pthread_attr_setstacksize(&attributes, size) == 0 else { return }
        _ = unsafeBitCast(address, to: SetDefault.self)(&attributes)
    }
}
