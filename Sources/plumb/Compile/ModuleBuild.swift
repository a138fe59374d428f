import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// Compiles one module in a folder that stays from call to call.
///
/// One file is compiled in one run of the compiler proper, which gives the object and the list of types at once.
/// Several go through Swift's driver in its incremental mode: it knows which files must be compiled again after a
/// change of one, and uses all processors.
///
/// The compiler gets the paths of the call, under which an overlay shows it copies: errors name the user's files and
/// their own lines, and what is compiled is what was read, whatever is written to a file meanwhile.
struct ModuleBuild {
    let module: SourceModule
    let toolchain: Toolchain
    let installation: Installation
    /// Where intermediate files go; the modules that this one imports have theirs beside it.
    let folder: String
    /// Where the compiler keeps the system's modules between runs.
    let moduleCache: String

    /// What is compiled, as in the call.
    let pathOfCall: String
    /// Called with what the compiler has said so far when it takes long, and again when it has said more.
    var tellWaiting: (String) -> Void = { _ in }
    /// Seconds that one run of the compiler may take.
    var limit = Double.infinity
    /// The system that `#available` is answered for.
    var system = SystemVersion.iOS17
    /// Texts of the call's other modules, which may declare what this one's files use.
    var otherTexts: [Data] = []
    private let search = UnknownNameSearch()

    /// The object files.
    var objects: [String] { isOneFile ? [object(0)] : inputs.indices.map(object) }

    /// More than apps have that people write by hand.
    private static let manyFiles = 1000

    private var isOneFile: Bool { module.files.count == 1 }
    private var graphs: String { "\(folder)/graphs" }

    /// The files that are compiled, with the names by which the compiler knows them.
    private var inputs: [String] {
        let files = module.files.map(\.path)
        return isOneFile || module.additions.isEmpty ? files : files + [additions]
    }

    private var additions: String { "\(folder)/Generated.swift" }
    private func copy(_ index: Int) -> String { "\(folder)/sources/\(index).swift" }
    private func object(_ index: Int) -> String { "\(folder)/\(index).o" }
    private func state(_ index: Int) -> String { "\(folder)/\(index).swiftdeps" }

    /// Writes what every run of the compiler reads.
    ///
    /// A list of files that differs from the last one begins anew: numbers stand for other files then.
    func prepare() throws {
        let list = inputs.joined(separator: "\n")
        if contents("\(folder)/inputs") != list { try? FileManager.default.removeItem(atPath: folder) }
        for path in ["\(folder)/sources", graphs] {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        }
        // What a driver leaves that was killed.
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix("TemporaryDirectory") {
            try? FileManager.default.removeItem(atPath: "\(folder)/\(name)")
        }
        try write(list, to: "\(folder)/inputs")
        try write(overlay, to: "\(folder)/overlay.json")
        try write(Installation.foreignModules.map { "module \($0) {}\n" }.joined(), to: "\(folder)/module.modulemap")
        if !isOneFile {
            try write(outputFileMap, to: "\(folder)/outputs.json")
            if !module.additions.isEmpty {
                if try write("import Foundation\nimport SwiftUI\n" + module.additions, to: additions) {
                    forget(module.files.count)
                }
            }
        }
    }

    /// Puts texts and tables in the place of the files. Where the driver would not see that a file changed, its object
    /// goes, so that it is made again.
    ///
    /// - Parameter leftOut: previews that do not compile, by the place of their file.
    func writeCopies(with tables: [MakerTable], without leftOut: [Int: [PreviewCall]] = [:]) throws {
        for (index, file) in module.files.enumerated() {
            let kept = PreviewCall.removing(leftOut[index] ?? [], from: self.text(of: file))
            var text = AppleFoundation.withImports(AppleFoundation.withoutSubmodules(kept), of: file)
            if isOneFile { text += Data(module.additions.utf8) }
            text += Data(tables[index].source.utf8)
            guard FileManager.default.contents(atPath: copy(index)) != text else { continue }
            forget(index)
            try text.write(to: URL(fileURLWithPath: copy(index)))
        }
    }

    /// What is compiled of a file, in the lines and columns in which it was written.
    private func text(of file: SourceFile) -> Data {
        ObjectiveCNames.replaced(
            in: module.isForDevice ? DeviceConditions.answered(in: file.moduleText, for: system) : file.moduleText)
    }

    /// The previews of the files.
    func previews() -> [[PreviewCall]] { module.files.map { PreviewCall.list(in: text(of: $0)) } }

    private func forget(_ index: Int) {
        try? FileManager.default.removeItem(atPath: object(index))
        try? FileManager.default.removeItem(atPath: "\(folder)/\(module.name).swiftmodule")
    }

    /// Lists the types without looking into bodies of functions.
    func listTypes() throws -> ToolProcess.Result {
        try frontend(
            ["-emit-module", "-experimental-skip-non-inlinable-function-bodies-without-types"] + inputs
                + ["-o", "\(folder)/types.swiftmodule"])
    }

    /// Compiles what must be compiled, and lists the types.
    func compile() throws -> ToolProcess.Result {
        if search.isFirst, let findings = try unknownNames(), !findings.isEmpty {
            return UnknownNameSearch.End(output: Data(), findings: findings).result(after: "")
        }
        return try isOneFile ? compileOne() : compileChanged()
    }

    /// What tells one state of each object from another, in the order of the files.
    func objectStates() -> [String] { module.files.indices.map { FileIdentity.of(object($0)) } }

    /// What `listTypes` or `compile` found.
    func types() throws -> [SymbolGraph.ShownType] {
        var types = try SymbolGraph(folder: graphs).shownTypes()
        // Lines may say that they are another file's.
        if isOneFile {
            for index in types.indices { types[index].file = 0 }
            return types.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
        }
        let places = Dictionary(module.files.enumerated().map { ($1.absolutePath, $0) }) { first, _ in first }
        for index in types.indices { types[index].file = places[SourceFile.absolute(types[index].source)] ?? -1 }
        return types.filter { $0.file >= 0 }.sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
    }

    // MARK: Calls

    private func compileOne() throws -> ToolProcess.Result {
        try frontend(
            ["-c", module.files[0].path, "-o", object(0), "-emit-module-path", "\(folder)/\(module.name).swiftmodule"])
    }

    private func compileChanged() throws -> ToolProcess.Result {
        let processors = max(ProcessInfo.processInfo.activeProcessorCount, 1)
        return try run(
            [toolchain.driver, "-incremental", "-enable-batch-mode", "-j\(processors)", "-c"]
                + ["-output-file-map", "\(folder)/outputs.json", "-diagnostic-style", "llvm"]
                + ["-emit-module", "-emit-module-path", "\(folder)/\(module.name).swiftmodule"]
                + inputs + shared + graphFlags
                + implicitImports.flatMap { ["-Xfrontend", "-import-module", "-Xfrontend", $0] })
    }

    private func frontend(_ arguments: [String]) throws -> ToolProcess.Result {
        let host = "\(toolchain.resources)/host"
        return try run(
            [toolchain.frontend, "-frontend"] + arguments + shared + graphFlags
                + implicitImports.flatMap { ["-import-module", $0] }
                + [
                    "-disable-objc-interop", "-diagnostic-style", "llvm", "-plugin-path", "\(host)/plugins",
                    "-in-process-plugin-server-path", "\(host)/libSwiftInProcPluginServer.so",
                ])
    }

    private func run(_ command: [String]) throws -> ToolProcess.Result {
        // The compiler believes PWD about where it is, which may go by other links than the paths of the files.
        do {
            var result = try ToolProcess.run(
                command, environment: ["PWD": FileManager.default.currentDirectoryPath, "TMPDIR": folder],
                limit: limit,
                eachSecond: { moment in
                    StatusLine.show("compiling \(pathOfCall)… \(moment.seconds) s")
                    try search.look(at: moment) { try unknownNames() }
                }, whileWaiting: tellWaiting)
            result.output = AppleFoundation.withEnds(result.output, of: module.files)
            return result
        } catch let end as UnknownNameSearch.End {
            let said = CompilerError.withoutMakers(
                String(decoding: AppleFoundation.withEnds(end.output, of: module.files), as: UTF8.self))
            return end.result(after: said)
        } catch is ToolProcess.TooLong {
            let remedy =
                module.files.count > Self.manyFiles
                ? "give a smaller folder than one with \(module.files.count) files"
                : "split up large files and long expressions"
            throw Failure(
                .file,
                "the compiler was ended after \(PositiveNumber.text(limit)) s; \(remedy), or give it longer with --compile-timeout"
            )
        }
    }

    /// What `UnknownNames` finds in the files; nil while that can't be known.
    private func unknownNames() throws -> [UnknownNames.Finding]? {
        let known = ModuleContents.names(installation, toolchain, moduleCache: moduleCache)
        guard let known else { return nil }
        let dumps = module.files.indices.map { "\(folder)/\($0).parsed" }
        defer { for dump in dumps { try? FileManager.default.removeItem(atPath: dump) } }
        let run = try? ToolProcess.run(
            [toolchain.frontend, "-frontend", "-dump-parse"]
                + module.files.flatMap { ["-primary-file", $0.path] } + dumps.flatMap { ["-o", $0] } + shared,
            environment: ["PWD": FileManager.default.currentDirectoryPath, "TMPDIR": folder],
            limit: UnknownNameSearch.patience)
        let parsed = dumps.compactMap { FileManager.default.contents(atPath: $0) }
        // What can't be parsed has other errors, which the compiler says.
        guard let run, run.status == 0, run.signal == nil, parsed.count == module.files.count else { return [] }
        let names = UnknownNames(
            files: module.files, texts: module.files.map(text), parsed: parsed,
            others: otherTexts + [Data(module.additions.utf8)])
        return names.errors(besides: known)
    }

    private var shared: [String] {
        ["-target", toolchain.triple, "-module-name", module.name, "-parse-as-library", "-Onone", "-gline-tables-only"]
            + ["-D", "DEBUG"]
            + module.flags + ["-suppress-warnings", "-I", installation.modules, "-I", importFolder]
            + Installation.appleModules(for: system).sorted(by: <).flatMap { ["-module-alias", "\($0)=\($1)"] }
            + ["-module-cache-path", moduleCache, "-Xcc", "-fmodule-map-file=\(folder)/module.modulemap"]
            + ["-load-plugin-executable", "\(installation.macros)#PlumbMacros"]
            + ["-vfsoverlay", "\(folder)/overlay.json"]
    }

    /// What Apple's Foundation brings along and that of Linux does not, for modules that use it: Combine's observable
    /// objects, and the network. What starts an app is in a module of its own, and what shows one with delegates in
    /// SwiftUI, which such a file need not import.
    private var implicitImports: [String] {
        func isUsed(_ names: [String]) -> Bool {
            module.files.contains { file in names.contains { file.contains($0) } }
        }
        let publishers = ["ObservableObject", "@Published", "Publisher", "Cancellable", "Subject<", ".publish"]
        return (isUsed(publishers) ? ["PlumbCombine"] : [])
            + (isUsed(["UIApplicationDelegate"]) ? [system == .iOS26 ? "PlumbUI26" : "PlumbUI"] : [])
            + (isUsed(["@main", "ApplicationMain", ".main()"]) ? ["PlumbWindows"] : [])
            + (NetworkSource.isUsed(in: module.files) ? ["FoundationNetworking"] : [])
    }

    /// Where the modules are that this one may import.
    private var importFolder: String { URL(fileURLWithPath: folder).deletingLastPathComponent().path + "/modules" }

    private var graphFlags: [String] {
        [
            "-emit-symbol-graph", "-emit-symbol-graph-dir", graphs, "-symbol-graph-minimum-access-level", "private",
            "-symbol-graph-skip-synthesized-members",
        ]
    }

    // MARK: Files

    /// Puts the copies in the place of the files.
    private var overlay: String {
        let roots = module.files.enumerated().map { index, file in
            "{\"type\": \"file\", \"name\": \(LayoutJSON.quoted(file.absolutePath)), "
                + "\"external-contents\": \(LayoutJSON.quoted(copy(index)))}"
        }
        return "{\"version\": 0, \"case-sensitive\": true, \"use-external-names\": false, \"roots\": ["
            + roots.joined(separator: ",\n") + "]}"
    }

    private var outputFileMap: String {
        let entries = inputs.enumerated().map { index, path in
            "\(LayoutJSON.quoted(path)): {\"object\": \(LayoutJSON.quoted(object(index))), "
                + "\"swift-dependencies\": \(LayoutJSON.quoted(state(index)))}"
        }
        return "{\"\": {\"swift-dependencies\": \(LayoutJSON.quoted("\(folder)/module.swiftdeps"))},\n"
            + entries.joined(separator: ",\n") + "}"
    }

    private func contents(_ path: String) -> String? {
        FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }

    /// True if the file had another text: equal ones keep their time, by which the driver goes.
    @discardableResult
    private func write(_ text: String, to path: String) throws -> Bool {
        guard contents(path) != text else { return false }
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        return true
    }
}
