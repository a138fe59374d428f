import Foundation

/// What the paths of a call name: the Swift files that are compiled, and the folder that has their resources.
struct SourceSet {
    /// As in the call, for sentences.
    let path: String
    /// Each after those that it imports; the last one has the views that are shown.
    var modules: [SourceModule]
    /// Where pictures, strings, fonts and other resources of a folder are; nil for files, which find theirs beside
    /// them.
    var resources: ResourceFolder?
    /// Whether views that are made of an input can be shown: then each has a maker, which ordinary calls don't pay for.
    var takesInput = false

    /// One file, several, or one folder (see `SourceFolder.sources`).
    init(paths: [String], view: String?, toolchain: () throws -> Toolchain) throws {
        guard let first = paths.first else { throw Failure(.call, "no Swift file is given; give one, or a folder") }
        if AssetsFolder.isFolder(first) {
            guard paths.count == 1 else {
                throw Failure(.call, "\(first) is a folder; give one folder, or Swift files")
            }
            self = try SourceFolder(path: first).sources(view: view, toolchain: toolchain)
            return
        }
        var files: [SourceFile] = []
        for path in paths {
            let file = try SourceFile(path: path)
            guard !files.contains(where: { $0.absolutePath == file.absolutePath }) else {
                throw Failure(.call, "\(path) is given twice; leave one of them out")
            }
            files.append(file)
        }
        try SourceSet.checkNames(of: files)
        path = files[0].path + (files.count == 1 ? "" : " and \(files.count - 1) more")
        modules = [SourceModule(name: SourceModule.views, files: files)]
    }

    init(path: String, modules: [SourceModule], resources: ResourceFolder?) {
        self.path = path
        self.modules = modules
        self.resources = resources
    }

    /// The module with the views.
    var views: SourceModule {
        get { modules[modules.count - 1] }
        set { modules[modules.count - 1] = newValue }
    }

    /// Lets every module find the gathered resources.
    mutating func declareBundles(at bundle: String) {
        for index in modules.indices {
            for name in modules[index].bundles {
                modules[index].additions += ResourceFolder.bundleSource(bundle, named: name)
            }
        }
    }

    /// The compiler keeps what it says of a file, private names among it, by the last part of the file's path.
    static func checkNames(of files: [SourceFile]) throws {
        var known: [String: String] = [:]
        for file in files {
            let name = URL(fileURLWithPath: file.path).lastPathComponent
            if let other = known.updateValue(file.path, forKey: name) {
                throw Failure(
                    .file,
                    "\(other) and \(file.path) have one name, which Swift forbids in one module; rename one of them")
            }
        }
    }

    /// All that a compiled program depends on, but the compiler.
    var key: Data {
        var key = Data(takesInput ? "input\n".utf8 : "".utf8)
        for module in modules {
            key += Data("\(module.name)\n\(module.flags.joined(separator: " "))\n\(module.additions)\n".utf8)
            for file in module.files {
                key += Data("\(file.path)\n\(file.text.count)\n".utf8)
                key += file.text
            }
        }
        return key
    }

    /// What tells this call's folder of intermediate files from others'.
    var identity: String {
        let files = modules.flatMap(\.files)
        let whole = resources?.root ?? files.map(\.absolutePath).joined(separator: "\n")
        return "\(path)\n\(FileManager.default.currentDirectoryPath)\n\(whole)" + (takesInput ? "\ninput" : "")
    }
}

/// The files of one module.
struct SourceModule {
    /// The name of the module that files and folders become which are no package.
    static let views = "UserViews"

    var name: String
    var files: [SourceFile]
    /// Declarations that are compiled with the files: names of assets (`AssetSymbols`), bundles.
    var additions = ""
    /// Whether `#if` is answered as on an iPhone. Packages of others are compiled for this machine, whose C library
    /// they may import.
    var isForDevice: Bool { !files.contains { $0.path.contains("/.build/checkouts/") } }
    /// Flags of the compiler: the version of the language, conditions.
    var flags = ["-swift-version", "5"]
    /// The bundles that the module's code finds its resources by: `main` of an app, `module` of a package's target.
    var bundles = ["main"]
}
