@preconcurrency import Glibc

/// The buffer of `print`.
enum PrintBuffer {
    /// Hands on every line when it ends, as on a terminal: what user code printed before it trapped must be seen.
    static func endAtLines() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }

    /// Drops what is printed from now on: the views will be made once more, to be shown, and print then.
    static func discard() {
        let nowhere = open("/dev/null", O_WRONLY)
        guard nowhere >= 0 else { return }
        dup2(nowhere, 1)
        dup2(nowhere, 2)
        close(nowhere)
    }
}
