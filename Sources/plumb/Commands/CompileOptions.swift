import ArgumentParser

/// The options of every command that compiles.
struct CompileOptions: ParsableArguments {
    @Option(
        help: "Seconds after which the compiler is stopped. (default: 300)",
        transform: TimeoutOption.init(argument:))
    var compileTimeout: TimeoutOption = TimeoutOption(seconds: 300)

    @Flag(name: .shortAndLong, help: "Prints on stderr which files were compiled.")
    var verbose = false

    var options: Compilation.Options { .init(limit: compileTimeout.seconds, isVerbose: verbose) }
}
