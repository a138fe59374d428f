import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What a call names: sources that are ready to be compiled, or a file that was compiled ahead of time; and where the
/// resources are.
struct PreparedSources {
    private enum Origin {
        case sources(SourceSet)
        case file(CompiledFile)
    }

    private let origin: Origin
    /// As in the call, for sentences.
    let path: String
    /// Whether a folder was given, of which the app is shown first.
    let isFolder: Bool
    /// The folder or catalogue of pictures and colours.
    let assets: String?
    /// The folder with tables of strings and fonts.
    let strings: String
    /// The folder with all resources of a folder of sources; nil for files.
    let bundle: String?

    /// - Parameters:
    ///   - view: the name of the view that is asked for, by which the target of a package is found.
    ///   - assets: the folder of the call, which comes before those beside the files.
    ///   - takesInput: whether views that are made of an input are compiled too.
    init(paths: [String], view: String?, assets: String?, takesInput: Bool = false, _ cache: ProgramCache) throws {
        if let file = try CompiledFile(paths: paths, cache) {
            origin = .file(file)
            path = file.path
            isFolder = file.manifest.isFolder
            bundle = file.bundle
            self.assets = try assets.map { try AssetsFolder.path(given: $0, besides: "") ?? $0 } ?? file.assets
            strings = file.strings
            return
        }
        // The compiler crashes there.
        guard let current = getcwd(nil, 0) else {
            throw Failure(.call, "the current folder is there no more; change to another one")
        }
        free(current)
        var sources = try SourceSet(paths: paths, view: view) { try Toolchain.find(rememberingIn: cache) }
        sources.takesInput = takesInput
        bundle = try sources.resources?.gather(in: try cache.buildFolder(of: sources))
        let first = paths.first ?? ""
        self.assets = try assets == nil && bundle != nil ? bundle : AssetsFolder.path(given: assets, besides: first)
        strings = bundle ?? URL(fileURLWithPath: first).deletingLastPathComponent().path
        sources.views.additions += AssetSymbols.source(for: sources.views.files, assets: self.assets)
        if let bundle { sources.declareBundles(at: bundle) }
        let files = sources.modules.flatMap(\.files)
        for index in sources.modules.indices where NetworkSource.isUsed(in: sources.modules[index].files) {
            sources.modules[index].additions += NetworkSource.additions(for: sources.modules[index].files, of: files)
        }
        origin = .sources(sources)
        path = sources.path
        isFolder = sources.resources != nil
    }

    /// The options of a child for those of a call.
    ///
    /// - Parameter change: what a command sets on top of the view options.
    func options(of call: ViewOptions, _ change: (inout ShowOptions) -> Void) throws -> ShowOptions {
        var options = try call.childOptions()
        if case .file(let file) = origin, call.compiling.system == nil {
            options.world.system = file.program.contents.system
        }
        set(&options)
        change(&options)
        return options
    }

    func set(_ options: inout ShowOptions) {
        options.assets = assets
        options.strings = strings
        options.bundle = bundle
    }

    /// The compiled program: a kept one, that of the file, or a new one.
    func program(in cache: ProgramCache, _ options: Compilation.Options) throws -> Program {
        switch origin {
        case .sources(let sources): try cache.program(for: sources, options)
        case .file(let file): file.program
        }
    }
}
