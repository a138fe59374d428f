import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What a call names, ready to be compiled, and where its resources are.
struct PreparedSources {
    let sources: SourceSet
    /// The folder or catalogue of pictures and colours.
    let assets: String?
    /// The folder with tables of strings and fonts.
    let strings: String

    /// - Parameters:
    ///   - view: the name of the view that is asked for, by which the target of a package is found.
    ///   - assets: the folder of the call, which comes before those beside the files.
    init(paths: [String], view: String?, assets: String?, _ cache: ProgramCache) throws {
        // The compiler crashes there.
        guard let current = getcwd(nil, 0) else {
            throw Failure(.call, "the current folder is there no more; change to another one")
        }
        free(current)
        var sources = try SourceSet(paths: paths, view: view) { try Toolchain.find(rememberingIn: cache) }
        let bundle = try sources.resources?.gather(in: try cache.buildFolder(of: sources))
        let first = paths.first ?? ""
        self.assets = try assets == nil && bundle != nil ? bundle : AssetsFolder.path(given: assets, besides: first)
        strings = bundle ?? URL(fileURLWithPath: first).deletingLastPathComponent().path
        sources.views.additions += AssetSymbols.source(for: sources.views.files, assets: self.assets)
        if let bundle { sources.declareBundles(at: bundle) }
        let files = sources.modules.flatMap(\.files)
        for index in sources.modules.indices where NetworkSource.isUsed(in: sources.modules[index].files) {
            sources.modules[index].additions += NetworkSource.additions(for: sources.modules[index].files, of: files)
        }
        self.sources = sources
    }

    func set(_ options: inout ShowOptions) {
        options.assets = assets
        options.strings = strings
    }
}
