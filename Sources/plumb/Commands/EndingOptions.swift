import ArgumentParser

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

extension TimeoutOption {
    static let standard = TimeoutOption(seconds: 30)
}
