@preconcurrency import Glibc

/// The buffer of `print`.
enum PrintBuffer {
    /// Hands on every line when it ends, as on a terminal: what user code printed before it trapped must be seen.
    static func endAtLines() {
        setvbuf(stdout, nil, _IOLBF, 0)
    }
}
