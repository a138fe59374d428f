import Foundation
import SwiftUI

/// Turns a file into a shared object that the child process loads.
///
/// 1. The compiler lists the types of the file (symbol graph) and finds its errors.
/// 2. The table of makers is appended to a copy of the text, and the copy is compiled. Makers that do not compile are taken out.
/// 3. The object is linked; symbols of SwiftUI stay undefined, for they are in the program that loads it.
/// 4. Previews, whose names only their expansion knows, are found among the exported symbols; the child says their titles.
///
/// The compiler gets the path of the call, under which an overlay shows it the copy: errors name the user's file and its own lines,
/// and what is compiled is what was read, whatever is written to the file meanwhile.
struct Compilation {
    let source: SourceFile
    let toolchain: Toolchain
    let installation: Installation
    /// Where intermediate files go.
    let folder: String
    /// Where the compiler keeps the system's modules between runs.
    let moduleCache: String

    /// The name of the module that the file becomes.
    private static let moduleName = "UserViews"
    private static let objectName = "program.so"

    /// Everything the result depends on but the text: a change of any flag must change this.
    static func identity(of toolchain: Toolchain, _ installation: Installation) -> String {
        "\(installation.identity)\n\(toolchain.identity)\n\(toolchain.triple)"
    }

    func run() throws -> Program.Contents {
        // 1
        let text = source.moduleText
        try text.write(to: URL(fileURLWithPath: copy))
        try overlay.write(toFile: "\(folder)/overlay.json", atomically: false, encoding: .utf8)
        try foreignModuleMap.write(toFile: "\(folder)/module.modulemap", atomically: false, encoding: .utf8)
        let graphs = "\(folder)/graphs"
        try FileManager.default.createDirectory(atPath: graphs, withIntermediateDirectories: true)
        let listing = try compiler(
            ["-emit-module", source.path, "-o", "\(folder)/graph.swiftmodule"]
                + [
                    "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs, "-symbol-graph-minimum-access-level",
                    "private",
                ])
        if listing.status != 0 || listing.signal != nil { throw failure(listing) }
        let types = try SymbolGraph(folder: graphs).shownTypes()

        // 2
        var contents = Program.Contents()
        contents.leftOut = types.compactMap(Self.leftOut)
        let left = Set(contents.leftOut.map(\.name))
        var table = MakerTable(types: types.filter { !left.contains($0.name) })
        try compile(text, with: &table, leavingOut: &contents)

        // 3
        try link()

        // 4
        let providers = table.makers.filter { $0.type.shown == .previews }
        contents.views = table.makers.filter { $0.type.shown == .view }.map { entry($0) }
        contents.apps = table.makers.filter { $0.type.shown == .app }.map { entry($0) }
        contents.previews = try (providers.map(entry) + previews()).sorted { $0.line < $1.line }
        return contents
    }

    private func entry(_ maker: MakerTable.Maker) -> Program.Entry {
        Program.Entry(name: maker.type.name, symbol: maker.symbol, line: maker.type.line)
    }

    private static func leftOut(_ type: SymbolGraph.ShownType) -> Program.LeftOut? {
        if type.isGeneric {
            return Program.LeftOut(
                name: type.name, reason: "is generic; write a #Preview that shows it", isWarned: false)
        }
        if type.shown == .previews { return nil }
        if !type.isMadeWithoutArguments {
            let reason = "can't be made without arguments; give them defaults, or write a #Preview"
            return Program.LeftOut(name: type.name, reason: reason, isWarned: false)
        }
        if type.accessLevels.dropFirst().filter({ $0 == "private" }).count > 1 {
            let reason = "can't be reached, being private in a type that is private too; make one of them fileprivate"
            return Program.LeftOut(name: type.name, reason: reason, isWarned: true)
        }
        return nil
    }

    /// The copy of the text.
    private var copy: String { "\(folder)/views.swift" }

    /// Puts the copy in the place of the file.
    private var overlay: String {
        let entry =
            "\"name\": \(LayoutJSON.quoted(source.absolutePath)), \"external-contents\": \(LayoutJSON.quoted(copy))"
        return "{\"version\": 0, \"case-sensitive\": true, \"use-external-names\": false, "
            + "\"roots\": [{\"type\": \"file\", \(entry)}]}"
    }

    private func compiler(_ arguments: [String]) throws -> ToolProcess.Result {
        let host = "\(toolchain.resources)/host"
        let flags =
            ["-target", toolchain.triple, "-disable-objc-interop", "-module-name", Self.moduleName]
            + ["-swift-version", "5", "-parse-as-library", "-Onone", "-D", "DEBUG", "-suppress-warnings"]
            + ["-diagnostic-style", "llvm", "-I", installation.modules, "-module-cache-path", moduleCache]
            + ["-Xcc", "-fmodule-map-file=\(folder)/module.modulemap"]
            + [
                "-plugin-path", "\(host)/plugins", "-in-process-plugin-server-path",
                "\(host)/libSwiftInProcPluginServer.so",
            ]
            + [
                "-load-plugin-executable", "\(installation.macros)#PlumbMacros", "-vfsoverlay",
                "\(folder)/overlay.json",
            ]
        // The compiler believes PWD about where it is, which may go by other links than `absolutePath`.
        return try ToolProcess.run(
            [toolchain.frontend, "-frontend"] + arguments + flags,
            environment: ["PWD": FileManager.default.currentDirectoryPath])
    }

    private var foreignModuleMap: String {
        Installation.foreignModules.map { "module \($0) {}\n" }.joined()
    }

    /// Compiles text and table; while all errors are the table's, takes out the lines that have them.
    private func compile(_ text: Data, with table: inout MakerTable, leavingOut contents: inout Program.Contents) throws
    {
        while true {
            try (text + Data(table.source.utf8)).write(to: URL(fileURLWithPath: copy))
            let run = try compiler(["-c", "-primary-file", source.path, "-o", "\(folder)/views.o"])
            if run.status == 0 && run.signal == nil { return }
            let errors = CompilerError.list(in: run.text)
            let lines = Set(errors.filter { $0.file == MakerTable.fileName }.map(\.line))
            guard run.signal == nil, !errors.isEmpty, errors.allSatisfy({ $0.file == MakerTable.fileName }) else {
                throw failure(run)
            }
            let before = table.makers
            table.remove(lines: lines)
            guard table.makers.count < before.count else { throw failure(run) }
            for line in lines.sorted() where before.indices.contains(line - 1) {
                let reason = errors.first { $0.line == line }?.message ?? "does not compile"
                let sentence =
                    "can't be made: the compiler says \u{201C}\(reason)\u{201D}; write a #Preview that shows it"
                contents.leftOut.append(.init(name: before[line - 1].type.name, reason: sentence, isWarned: true))
            }
        }
    }

    private func link() throws {
        let object = "\(folder)/views.o"
        let libraries = "\(folder)/views.autolink"
        let extraction = try ToolProcess.run([toolchain.autolinkExtract, object, "-o", libraries])
        guard extraction.status == 0 else { throw Failure(.call, "swift-autolink-extract failed: \(extraction.text)") }
        let run = try ToolProcess.run(
            [
                toolchain.clang, "-shared", "--target=\(toolchain.triple)", toolchain.runtimeObject, object,
                "@\(libraries)",
            ]
                + ["-L", toolchain.runtime, "-Xlinker", "-rpath", "-Xlinker", toolchain.runtime]
                + ["-o", "\(folder)/\(Self.objectName)"])
        guard run.status == 0 else {
            standardError(run.text.trimmingCharacters(in: .newlines))
            throw Failure(
                .call, "\(source.path) compiles, but the linker fails; is a C toolchain (gcc, libc6-dev) installed?")
        }
    }

    /// The exported functions that `#Preview` expands to, with their titles.
    private func previews() throws -> [Program.Entry] {
        let path = "\(folder)/\(Self.objectName)"
        let symbols = PreviewSymbol.list(in: try Data(contentsOf: URL(fileURLWithPath: path)))
        guard !symbols.isEmpty else { return [] }
        let request = ChildRequest(
            task: .titles, program: path, entries: symbols.map { .init(name: $0.name, symbol: $0.name) },
            options: .init())
        var titles: [String?] = []
        try ChildRun(installation: installation, file: source.path, timeout: 30).run(request) { message in
            if message.kind == .titles {
                titles = (try? JSONDecoder().decode([String?].self, from: message.payload)) ?? []
            }
        }
        var untitled = 0
        return zip(symbols, titles).map { symbol, title in
            if title == nil { untitled += 1 }
            let name = title ?? (untitled == 1 ? "Preview" : "Preview \(untitled)")
            return Program.Entry(name: name, symbol: symbol.name, line: symbol.line)
        }
    }

    /// Prints what the compiler says about the user's text.
    private func failure(_ run: ToolProcess.Result) -> Failure {
        let text = run.text
        if text.contains("cannot be imported by the Swift") || text.contains("module file was created by") {
            let compiler = toolchain.frontend
            return Failure(
                .call,
                "plumb was built by another Swift compiler than \(compiler); build it again with this one (make build)")
        }
        standardError(text.trimmingCharacters(in: .newlines))
        if run.signal != nil {
            return Failure(.file, "the Swift compiler itself crashed on \(source.path); simplify what it names above")
        }
        if CompilerError.list(in: text).isEmpty {
            return Failure(
                .call, "the Swift compiler fails without an error in \(source.path); what it says stands above")
        }
        return Failure(.file, "\(source.path) does not compile; its errors stand above")
    }
}
