import ArgumentParser
import Foundation

/// The option of commands that go on when files change.
struct WatchOptions: ParsableArguments {
    @Flag(
        help: """
            Goes on until Control-C: does it again whenever a file changes, or pictures, strings and fonts beside it. Errors are said, and the last \
            result stays.
            """)
    var watch = false

    func validate(with options: ViewOptions) throws {
        if watch, options.paths.contains(SourceFile.standardInput) {
            throw ValidationError("--watch needs files; stdin ends once")
        }
    }

    /// Does something once or, where it is asked for, again and again.
    ///
    /// - Parameters:
    ///   - isOutput: says of a path from the root whether the command writes there.
    ///   - turn: is done at first and after each change. What is wrong with the files ends it only without `--watch`.
    func run(
        _ options: ViewOptions, isOutput: @escaping (String) -> Bool = { _ in false }, _ turn: () throws -> Void
    ) throws {
        guard watch else { return try turn() }
        // Begins before the files are read, so that no change is missed.
        let watcher = try InputWatcher(paths: options.paths, assets: options.assets, isOutput: isOutput)
        var isFirst = true
        while true {
            let start = ContinuousClock.now
            do {
                try turn()
                Self.say(options, "done in \(Self.seconds(since: start))")
            } catch let failure as Failure where !isFirst || failure.status == .file {
                standardError("plumb: \(failure.sentence)")
                Self.say(options, "waiting for a change")
            }
            isFirst = false
            if let installation = try? Installation.find() { WaitingChild.startEarly(installation) }
            try watcher.wait()
        }
    }

    /// "plumb: 12:03:04 done in 0.84 s; watching Card.swift": not more than a line, for there will be many.
    static func say(_ options: ViewOptions, _ text: String) {
        var now = time(nil)
        var parts = tm()
        localtime_r(&now, &parts)
        let clock = [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }
        standardError(
            "plumb: \(clock.joined(separator: ":")) \(text); watching \(options.paths.joined(separator: ", "))")
    }

    static func seconds(since start: ContinuousClock.Instant) -> String {
        let hundredths = Int(((ContinuousClock.now - start) / .milliseconds(10)).rounded())
        return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100) s"
    }
}
