import Foundation

/// Names the seed when a law's tree traps, or does not come to an end.
///
/// A signal handler may not allocate: the sentence is written down before every seed.
enum Watch {
    /// Longer than any seed takes, making a case smaller included. Seconds of processor time: other programs may be at
    /// work, too.
    private static let secondsPerSeed = 60
    nonisolated(unsafe) private static var sentence: [UInt8] = []

    static func start() {
        var alternate = stack_t()
        alternate.ss_size = 1 << 16
        alternate.ss_sp = .allocate(byteCount: alternate.ss_size, alignment: 16)
        sigaltstack(&alternate, nil)
        for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGPROF] {
            var action = sigaction()
            action.sa_flags = SA_ONSTACK
            action.__sigaction_handler.sa_handler = { number in
                Watch.sentence.withUnsafeBytes { _ = write(2, $0.baseAddress, $0.count) }
                _exit(number == SIGPROF ? 3 : 4)
            }
            sigaction(number, &action, nil)
        }
    }

    static func note(_ law: String, _ seed: UInt64) {
        sentence = Array(
            "plumb-laws: \(law) traps or does not end with seed \(seed); see it with --only \(law) --from \(seed) --print\n"
                .utf8)
        var timer = itimerval()
        timer.it_value.tv_sec = secondsPerSeed
        setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
    }
}
