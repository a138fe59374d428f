import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering

/// `plumb build`: views compiled ahead of time.
struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Compiles views into one file, which every command takes in place of sources.",
        discussion: """
            The file has the compiled views, also those that are made of an input, and their resources. It needs neither the \
            sources nor a Swift toolchain, and runs with the Plumb that made it.
            """)

    @Argument(
        help: ArgumentHelp("A Swift file, several that belong together, or a folder.", valueName: "path"),
        completion: .file(extensions: ["swift"]))
    var paths: [String]

    @Option(name: .shortAndLong, help: "The file, whose name ends in .plumb.", completion: .file(extensions: ["plumb"]))
    var output: String

    @Option(
        help: "The folder or .xcassets of pictures and colours. (default: Assets… next to the file)",
        completion: .directory)
    var assets: String?

    @OptionGroup var compiling: CompileOptions

    func validate() throws {
        if let path = paths.first(where: { $0.hasSuffix(".\(CompiledFile.suffix)") }) {
            throw ValidationError("\(path) is compiled already; give Swift files")
        }
    }

    func run() throws {
        let file = try OutputFile(path: output, suffixes: [CompiledFile.suffix])
        let cache = try ProgramCache()
        let prepared = try PreparedSources(paths: paths, view: nil, assets: assets, takesInput: true, cache)
        let program = try prepared.program(in: cache, compiling.options)
        program.contents.sayRefusals()
        if Listing(program.contents).items.isEmpty {
            throw Failure(.file, ViewChoice.nothing(in: prepared.path, program.contents))
        }
        try file.write(try CompiledFile.data(of: program, prepared, sources: paths, cache))
        try program.contents.failRefused()
    }
}
