import Foundation

/// Work in a process of its own, which takes no more than so much time and memory.
///
/// Vector pictures are programs of a kind: they can be made to run for hours and to fill all memory, and the libraries
/// that draw them can fall over them. Here they do it in a copy of this process, which writes into memory shared with
/// it and goes.
///
/// A copy may wait for ever for a lock that another thread held when it was made (a value that is just being made for
/// the first time, say): one that does nothing for a second is ended, and another one is made.
enum BoundedWork {
    enum End { case done, failed, tooLong }

    /// Seconds.
    private static let longest = 5
    /// Seconds without any work after which a copy is given up, and how many copies are made.
    private static let longestPause = 1.0
    private static let mostCopies = 5
    /// Bytes beside what the process has.
    private static let most: UInt = 1 << 30

    /// - Parameters:
    ///   - count: bytes of shared memory, which are 0 at first.
    ///   - work: done in the copy; what it changes elsewhere is lost. True for success.
    ///   - use: what the caller makes of the memory, after success.
    static func run<Result>(
        sharing count: Int, _ work: (UnsafeMutableRawPointer) -> Bool, use: (UnsafeMutableRawPointer) -> Result
    ) -> (End, Result?) {
        let flags = MAP_SHARED | MAP_ANONYMOUS
        guard count > 0, let memory = mmap(nil, count, PROT_READ | PROT_WRITE, flags, -1, 0), memory != MAP_FAILED
        else { return (.failed, nil) }
        defer { munmap(memory, count) }
        guard let copy else { return (.failed, nil) }
        for _ in 0..<mostCopies {
            let id = copy()
            if id < 0 { return (.failed, nil) }
            if id == 0 {
                limit()
                _exit(work(memory) ? 0 : 1)
            }
            switch wait(for: id) {
            case 0: return (.done, use(memory))
            case let status?:
                return (status & 0x7F == SIGXCPU || status & 0x7F == SIGKILL ? .tooLong : .failed, nil)
            case nil: memset(memory, 0, count)
            }
        }
        return (.tooLong, nil)
    }

    /// How a copy ended; nil for one that was given up.
    private static func wait(for id: pid_t) -> Int32? {
        var status: Int32 = 0
        var clock = clockid_t()
        let hasClock = clock_getcpuclockid(id, &clock) == 0
        let end = seconds(of: CLOCK_MONOTONIC_RAW) + Double(longest) + 1
        var (worked, lastWork) = (-1.0, seconds(of: CLOCK_MONOTONIC_RAW))
        var pause = 200
        while waitpid(id, &status, WNOHANG) == 0 {
            let now = seconds(of: CLOCK_MONOTONIC_RAW)
            let work = hasClock ? seconds(of: clock) : now
            if work != worked { (worked, lastWork) = (work, now) }
            let isWaiting = now - lastWork > longestPause
            if isWaiting || now > end {
                kill(id, SIGKILL)
                waitpid(id, &status, 0)
                return isWaiting ? nil : SIGKILL
            }
            var time = timeval(tv_sec: 0, tv_usec: pause)
            select(0, nil, nil, nil, &time)
            pause = min(pause * 2, 5_000)
        }
        return status
    }

    /// Of the machine's own clocks: a host's stands still meanwhile (Docs/Decisions/0012-time.md).
    private static func seconds(of clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// `fork`, which Swift hides: nothing but the thread that calls it lives on in the copy. The copy takes no lock
    /// that another thread may hold but those of `malloc`, which `fork` hands over free.
    private static let copy: (@convention(c) () -> Int32)? = dlsym(nil, "fork").map {
        unsafeBitCast($0, to: (@convention(c) () -> Int32).self)
    }

    private static func limit() {
        // What would be said about a crash is not for the user; what libraries say of a file neither.
        for number in [SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE, SIGXCPU, SIGTERM] {
            signal(number, SIG_DFL)
        }
        let nowhere = open("/dev/null", O_WRONLY)
        if nowhere >= 0 {
            dup2(nowhere, 1)
            dup2(nowhere, 2)
        }
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        var time = rlimit(rlim_cur: rlim_t(longest), rlim_max: rlim_t(longest + 1))
        setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &time)
        var memory = rlimit(rlim_cur: rlim_t(pages * 4096 + most), rlim_max: rlim_t(pages * 4096 + most))
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    }

    /// Of the process's address space.
    private static var pages: UInt {
        guard let file = fopen("/proc/self/statm", "r") else { return 1 << 20 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 64)
        guard fgets(&line, 64, file) != nil else { return 1 << 20 }
        return UInt(strtoul(line, nil, 10))
    }
}
