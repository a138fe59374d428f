import ArgumentParser

/// What a service may take.
struct ServeLimits: ParsableArguments {
    @OptionGroup var jobs: JobsOptions

    @Option(help: "How many requests may wait for a process; more get status 503.")
    var queue = 64

    @Option(
        help: "Seconds that a picture may take, and that a request may wait for a process. (default: 30)",
        transform: TimeoutOption.init(argument:))
    var timeout: TimeoutOption = .standard

    @Option(help: "Megabytes that a process which draws may take.")
    var memory = 1024

    @Option(help: "The most pixels of a picture.")
    var maxPixels = 40_000_000

    @Option(help: "The most bytes of a request's body.")
    var maxBody = 1 << 20

    @Option(help: "Megabytes of pictures that are kept.")
    var cache = 64

    @Option(help: "Seconds for which others may keep a picture.")
    var maxAge = 3600

    @Option(help: "How many connections may be open.")
    var connections = 1024

    func validate() throws {
        func check(_ name: String, _ value: Int, _ range: ClosedRange<Int>) throws {
            guard !range.contains(value) else { return }
            throw ValidationError("--\(name) \(value) is none; give \(range.lowerBound) to \(range.upperBound)")
        }
        try check("queue", queue, 0...1_000_000)
        try check("memory", memory, 64...1_000_000)
        try check("max-pixels", maxPixels, 1...1_000_000_000)
        try check("max-body", maxBody, 0...1 << 30)
        try check("cache", cache, 0...1_000_000)
        try check("max-age", maxAge, 0...31_536_000)
        try check("connections", connections, 1...1_000_000)
    }
}
