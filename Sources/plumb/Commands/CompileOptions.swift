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

    @Option(help: "\(SystemVersion.summary) (default: that of a .plumb file, or 17)")
    var system: SystemVersion?

    var options: Compilation.Options {
        .init(limit: compileTimeout.seconds, isVerbose: verbose, system: system ?? .iOS17)
    }
}

/// By its number: 17.
extension SystemVersion: ExpressibleByArgument {
    /// What it is, in help.
    static let summary = "The iOS whose look views have, and that #available is answered for: 17 (as 18) or 26."

    public init?(argument: String) {
        guard let number = Int(argument) else { return nil }
        self.init(number: number)
    }

    public static var allValueStrings: [String] { allCases.map { "\($0.number)" } }
    public var defaultValueDescription: String { "\(number)" }
}
