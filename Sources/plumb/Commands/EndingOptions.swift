import ArgumentParser
import Foundation

/// The options of commands that show views and end by themselves, as a window does not.
struct EndingOptions: ParsableArguments {
    @Flag(
        help: """
            All previews, and all views with an initializer without arguments, in file order; a second one with the same \
            name is "NAME 2".
            """)
    var all = false

    @Option(
        help: "Seconds after which a view that does not return is stopped. (default: 30)",
        transform: TimeoutOption.init(argument:))
    var timeout: TimeoutOption = .standard

    func validate(with options: ViewOptions) throws {
        if all && options.view != nil {
            throw ValidationError("--view and --all exclude each other; give one of them")
        }
    }
}

/// The option of commands that let several processes draw.
struct JobsOptions: ParsableArguments {
    @Option(help: "How many processes draw. (default: one for each core)")
    var jobs: Int?

    /// How many there are.
    var count: Int { jobs ?? ProcessInfo.processInfo.activeProcessorCount }

    func validate() throws {
        if let jobs, jobs < 1 || jobs > 256 { throw ValidationError("--jobs \(jobs) is none; give 1 to 256") }
    }
}

extension TimeoutOption {
    static let standard = TimeoutOption(seconds: 30)
}
