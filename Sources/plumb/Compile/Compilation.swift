import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// Turns Swift files into a shared object that the child process loads.
///
/// 1. The types that were there the last time are taken for those of today; the first time the compiler lists them
///    without looking into bodies.
/// 2. A table of makers is appended to a copy of each file, and the copies are compiled. Makers that do not compile are
///    taken out. The same run says which types there really are; where they differ, the files in question are compiled
///    again.
/// 3. The objects are linked; symbols of SwiftUI stay undefined, for they are in the program that loads it.
/// 4. Previews that do not compile are left out, as long as there is nothing else that does not.
/// 5. Previews, whose names only their expansion knows, are found among the exported symbols; titles that are no
///    plain literals are said by the child.
struct Compilation {
    let sources: SourceSet
    let toolchain: Toolchain
    let installation: Installation
    /// Where intermediate files go; it stays from call to call.
    let folder: String
    /// Where the compiler keeps the system's modules between runs.
    let moduleCache: String
    let options: Options

    struct Options {
        /// Seconds that one run of the compiler may take.
        var limit = Double.infinity
        /// Whether the files that were compiled are said.
        var isVerbose = false
        /// The system that `#available` is answered for.
        var system = SystemVersion.iOS17
    }

    static let objectName = "program.so"

    /// Everything the result depends on but the text: a change of any flag must change this.
    static func identity(of toolchain: Toolchain, _ installation: Installation, for system: SystemVersion) -> String {
        "\(installation.identity)\n\(toolchain.identity)\n\(toolchain.triple)\n\(system.rawValue)"
    }

    func run() throws -> Program.Contents {
        try FileManager.default.createDirectory(atPath: "\(folder)/modules", withIntermediateDirectories: true)
        var objects: [String] = []
        var contents = Program.Contents()
        for module in sources.modules {
            let build = self.build(of: module)
            let before = build.objectStates()
            do {
                try build.prepare()
                if module.name == sources.views.name {
                    contents = try compileViews(build)
                } else {
                    try compile(build)
                }
            } catch let error as CocoaError where error.code == .fileWriteOutOfSpace {
                throw noSpace
            } catch let error as CocoaError {
                throw Failure(.call, "intermediate files can't be written to \(folder): \(error.localizedDescription)")
            }
            objects += build.objects
            if options.isVerbose { say(module, zip(before, build.objectStates()).map { $0 != $1 }) }
        }
        // 3
        try Linker(toolchain: toolchain).link(objects, to: "\(folder)/\(Self.objectName)", of: sources.path)
        // 5
        contents.files = sources.views.files.map(\.path)
        contents.system = options.system
        contents.previews += try previews()
        if !contents.refused.isEmpty, contents.views.isEmpty, contents.previews.isEmpty, contents.apps.isEmpty {
            standardError(contents.refusals)
            throw Failure(.file, "\(sources.path) does not compile; its errors stand above")
        }
        let order = Dictionary(uniqueKeysWithValues: sources.views.files.enumerated().map { ($1.path, $0) })
        contents.previews.sort { (order[$0.file] ?? 0, $0.line) < (order[$1.file] ?? 0, $1.line) }
        return contents
    }

    private func say(_ module: SourceModule, _ isCompiled: [Bool]) {
        let files = zip(module.files, isCompiled).filter(\.1).map(\.0.path)
        let names = files.isEmpty ? "nothing" : files.joined(separator: ", ")
        standardError("plumb: compiled \(names) (\(files.count) of \(module.files.count))")
    }

    private func build(of module: SourceModule) -> ModuleBuild {
        var build = ModuleBuild(
            module: module, toolchain: toolchain, installation: installation, folder: "\(folder)/\(module.name)",
            moduleCache: moduleCache, pathOfCall: sources.path)
        build.limit = options.limit
        build.system = options.system
        build.otherTexts = sources.modules.filter { $0.name != module.name }.flatMap { other in
            other.files.map(\.text) + [Data(other.additions.utf8)]
        }
        let path = sources.path
        let remedies = NameRemedies(files: sources.modules.flatMap(\.files), modules: installation.modules)
        var told: Set<String> = []
        var isFirst = true
        build.tellWaiting = { said in
            let errors = CompilerError.list(in: said).filter { $0.file != MakerTable.fileName }
            let news = errors.flatMap { error in
                ["\(error.file):\(error.line): \(error.message)"]
                    + (remedies.sentence(for: error).map { ["plumb: \($0)"] } ?? [])
            }.filter { told.insert($0).inserted }
            let text = news.joined(separator: "\n")
            if !isFirst {
                if !news.isEmpty { standardError(text) }
                return
            }
            // In a log, only what is wrong is worth a line.
            if news.isEmpty && !Terminal.isThere { return }
            isFirst = false
            let reason = "a name that isn't known inside a long expression keeps the type checker busy"
            standardError(
                "plumb: still compiling \(path)"
                    + (news.isEmpty ? "; \(reason)" : ". So far the compiler says:\n\(text)"))
        }
        return build
    }

    /// A module that only others use.
    private func compile(_ build: ModuleBuild) throws {
        try build.writeCopies(with: build.module.files.map { _ in MakerTable(types: [], of: "") })
        let run = try build.compile()
        guard run.status == 0 && run.signal == nil else { throw failure(run) }
        let name = build.module.name
        for suffix in ["swiftmodule", "swiftdoc"] {
            let link = "\(folder)/modules/\(name).\(suffix)"
            try? FileManager.default.removeItem(atPath: link)
            try? FileManager.default.createSymbolicLink(
                atPath: link, withDestinationPath: "\(folder)/\(name)/\(name).\(suffix)")
        }
    }

    private func compileViews(_ build: ModuleBuild) throws -> Program.Contents {
        // 1
        let memory = "\(build.folder)/types.json"
        var types: [SymbolGraph.ShownType] = []
        if let known = FileManager.default.contents(atPath: memory),
            let decoded = try? JSONDecoder().decode([SymbolGraph.ShownType].self, from: known)
        {
            types = decoded
        } else {
            try build.writeCopies(with: tables(of: [], []))
            // Errors are said by the run that compiles, which finds all of them.
            if try build.listTypes().status == 0 { types = try build.types() }
        }
        // 2
        var removed: [Program.LeftOut] = []
        var refused: [Int: [PreviewCall]] = [:]
        var refusals: [String] = []
        while true {
            let makers = tables(of: types, removed)
            try build.writeCopies(with: makers, without: refused)
            let run = try build.compile()
            if run.status != 0 || run.signal != nil {
                // 4
                let previews = previewsToLeaveOut(after: run, besides: refused, build)
                if !previews.isEmpty {
                    refused.merge(previews) { $0 + $1 }
                    refusals.append(told(CompilerError.withoutMakers(run.text)))
                    continue
                }
                do {
                    removed += try makersToRemove(after: run, among: makers, without: refused, build)
                } catch {
                    if !refusals.isEmpty { standardError(refusals.joined(separator: "\n")) }
                    throw error
                }
                continue
            }
            let actual = try build.types()
            let found = tables(of: actual, removed)
            guard zip(found, makers).contains(where: { $0.source != $1.source }) else {
                try? JSONEncoder().encode(actual).write(to: URL(fileURLWithPath: memory), options: .atomic)
                var contents = contents(actual, found, removed)
                contents.refusals = refusals.joined(separator: "\n")
                for (index, file) in sources.views.files.enumerated() {
                    let calls = (refused[index] ?? []).sorted { $0.lines.lowerBound < $1.lines.lowerBound }
                    contents.refused += calls.map {
                        .init(title: $0.title, file: file.path, line: $0.lines.lowerBound)
                    }
                }
                return contents
            }
            types = actual
        }
    }

    /// The tables of the files: one maker for each type that can be made.
    func tables(of types: [SymbolGraph.ShownType], _ removed: [Program.LeftOut]) -> [MakerTable] {
        let gone = Set(removed.map { "\($0.file)\n\($0.name)" })
        let kept = types.filter { type in
            sources.views.files.indices.contains(type.file) && leftOut(type) == nil
                && !gone.contains("\(sources.views.files[type.file].path)\n\(type.name)")
        }
        return sources.views.files.indices.map { index in
            MakerTable(types: kept.filter { $0.file == index }, of: sources.views.files[index].path)
        }
    }

    private func contents(
        _ types: [SymbolGraph.ShownType], _ tables: [MakerTable], _ removed: [Program.LeftOut]
    ) -> Program.Contents {
        var contents = Program.Contents()
        contents.leftOut = types.compactMap(leftOut)
        // What was taken out because an older text had it is not worth a word.
        let names = Set(types.filter { leftOut($0) == nil }.map(\.name))
        contents.leftOut += removed.filter { names.contains($0.name) }
        let makers = tables.flatMap(\.makers)
        contents.views = makers.filter { $0.type.shown == .view && $0.type.isMadeWithoutArguments }.map(entry)
        contents.inputs = makers.filter { $0.type.shown == .view && !$0.type.isMadeWithoutArguments }.map(entry)
        contents.apps = makers.filter { $0.type.shown == .app || $0.type.shown == .delegate }.map(entry)
        contents.previews = makers.filter { $0.type.shown == .previews }.map(entry)
        return contents
    }

    private func entry(_ maker: MakerTable.Maker) -> Program.Entry {
        let file = sources.views.files[maker.type.file].path
        // The symbol graph counts lines from 0.
        return Program.Entry(name: maker.type.name, symbol: maker.symbol, file: file, line: maker.type.line + 1)
    }

    /// The exported functions that `#Preview` expands to, with their titles.
    private func previews() throws -> [Program.Entry] {
        let path = "\(folder)/\(Self.objectName)"
        let symbols = PreviewSymbol.list(in: try Data(contentsOf: URL(fileURLWithPath: path)))
        guard !symbols.isEmpty else { return [] }
        let titles =
            try symbols.contains { $0.title == .unknown }
            ? askedTitles(of: symbols, in: path) : symbols.map(\.knownTitle)
        var untitled = 0
        return zip(symbols, titles).map { symbol, title in
            if title == nil { untitled += 1 }
            let name = title ?? (untitled == 1 ? "Preview" : "Preview \(untitled)")
            return Program.Entry(
                name: name, symbol: symbol.name, file: symbol.file(of: sources.views.files), line: symbol.line)
        }
    }

    /// The titles that the program itself says.
    private func askedTitles(of symbols: [PreviewSymbol], in path: String) throws -> [String?] {
        let request = ChildRequest(
            task: .titles, program: path, entries: symbols.map { .init(name: $0.name, symbol: $0.name) },
            options: .init())
        var titles: [String?] = []
        try ChildRun(installation: installation, file: sources.path, timeout: 30).run(request) { message in
            if message.kind == .titles {
                titles = (try? JSONDecoder().decode([String?].self, from: message.payload)) ?? []
            }
        }
        return titles
    }
}
