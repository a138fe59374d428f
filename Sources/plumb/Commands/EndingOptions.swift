import ArgumentParser

/// The options of commands that show views and end by themselves, as a window does not.
struct EndingOptions: ParsableArguments {
    @Flag(
        help: """
            Every preview, and every view that can be made without arguments, in the order of the file; of two with one name the second \
            is "NAME 2".
            """)
    var all = false

    @Option(
        help: "Seconds until a view that does not return is ended. (default: 30)",
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
