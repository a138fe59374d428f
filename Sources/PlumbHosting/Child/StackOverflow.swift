import Foundation

/// Tells the parent when user code ran out of stack, which to the system is only a bad access.
enum StackOverflow {
    // Safe: plain numbers that are set before the handler is installed.
    nonisolated(unsafe) private static var stack: (descriptor: Int32, lowest: UInt, highest: UInt) = (-1, 0, 0)

    /// 1. Finds the stack of this thread, the main one.
    /// 2. Gives the handler a stack of its own: the other one is full when it runs.
    /// 3. In the handler, calls a bad access within the stack an overflow; then the process dies of the access as it
    ///    would have.
    static func report(on descriptor: Int32) {
        // 1
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0 else { return }
        // The kernel keeps up to a mebibyte clear of the next mapping, and one large frame may reach below the end.
        let margin: UInt = 16 << 20
        let highest = withUnsafeMutablePointer(to: &limit) { UInt(bitPattern: $0) } + margin
        let size = UInt(clamping: limit.rlim_cur)
        let lowest = highest > size + 2 * margin ? highest - size - 2 * margin : 0
        stack = (descriptor, lowest, highest)

        // 2
        var alternate = stack_t()
        alternate.ss_size = 1 << 16
        alternate.ss_sp = .allocate(byteCount: alternate.ss_size, alignment: 16)
        guard sigaltstack(&alternate, nil) == 0 else { return }

        // 3
        var action = sigaction()
        action.sa_flags = SA_SIGINFO | SA_ONSTACK
        action.__sigaction_handler.sa_sigaction = { signalNumber, info, _ in
            let fault = UInt(bitPattern: info?.pointee._sifields._sigfault.si_addr)
            if fault >= StackOverflow.stack.lowest && fault < StackOverflow.stack.highest {
                // A message of kind `overflow` without payload.
                var message: (UInt8, UInt8, UInt8, UInt8, UInt8) = (ChildMessage.Kind.overflow.rawValue, 0, 0, 0, 0)
                _ = write(StackOverflow.stack.descriptor, &message, 5)
            }
            signal(signalNumber, SIG_DFL)
        }
        sigaction(SIGSEGV, &action, nil)
        sigaction(SIGBUS, &action, nil)
    }
}
