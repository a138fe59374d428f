import ArgumentParser
import PlumbUI

/// The options of every command that compiles.
struct CompileOptions: ParsableArguments {
    @Option(
        help: "Seconds after which the compiler is stopped. (default: 300)",
        transform: TimeoutOption.init(argument:))
    var compileTimeout: TimeoutOption = TimeoutOption(seconds: 300)

    @Flag(name: .shortAndLong, help: "Prints on stderr which files were compiled.")
    var verbose = false

    @Option(help: "\(SystemOption.summary) (default: that of a .plumb file, or 17)")
    var system: SystemOption?

    var options: Compilation.Options {
        .init(limit: compileTimeout.seconds, isVerbose: verbose, system: system?.version ?? .iOS17)
    }
}

/// The version of iOS that views are shown as on, by its number.
enum SystemOption: String, ExpressibleByArgument, CaseIterable {
    case iOS17 = "17"
    case iOS26 = "26"

    /// What it is, in help.
    static let summary = "The iOS whose look views have, and that #available is answered for: 17 (as 18) or 26."

    var version: SystemVersion {
        switch self {
        case .iOS17: .iOS17
        case .iOS26: .iOS26
        }
    }
}
