import Foundation

/// A package of SwiftPM: the target that has the view, and what it needs.
///
/// 1. SwiftPM itself reads the manifest (`swift package dump-package`), so every manifest is understood. It waits
///    for no other SwiftPM that is at work in the package's build folder: reading changes nothing there.
/// 2. The target is the one whose files declare the view that is asked for; else the first program that imports
///    SwiftUI, else the first library.
/// 3. Before it come the targets that it depends on: its own package's, those of packages at a path, and those of
///    packages that SwiftPM has checked out into `.build/checkouts`. What isn't at hand, or isn't Swift, ends in a
///    sentence.
/// 4. Resources of all of them are gathered in one bundle, which `Bundle.module` is; what no rule of the manifest names
///    is taken as it lies.
struct SwiftPackage {
    /// As in the call.
    let path: String
    private let manifest: Manifest

    /// Seconds that a manifest may take.
    private static let patience = 120.0

    init(path: String, toolchain: Toolchain) throws {
        self.path = path
        // 1
        let run: ToolProcess.Result
        do {
            run = try ToolProcess.run(
                [
                    "\(toolchain.programs)/swift-package", "--package-path", path, "--ignore-lock", "--scratch-path",
                    FileManager.default.temporaryDirectory.appendingPathComponent("plumb-swiftpm").path, "dump-package",
                ],
                limit: Self.patience, keepsErrors: false,
                eachSecond: { StatusLine.show("reading \(path)/Package.swift… \($0.seconds) s") },
                whileWaiting: { _ in standardError("note: SwiftPM is still reading \(path)/Package.swift") })
        } catch is ToolProcess.TooLong {
            throw Failure(
                .file,
                "SwiftPM did not read \(path)/Package.swift within \(Int(Self.patience)) s; look for a loop in it, "
                    + "or for what keeps swift package dump-package waiting")
        }
        guard run.status == 0, let manifest = try? JSONDecoder().decode(Manifest.self, from: run.output) else {
            throw Failure(.file, "SwiftPM can't read \(path)/Package.swift; swift package dump-package says why")
        }
        self.manifest = manifest
    }

    /// - Parameter view: the name of the view that is asked for.
    func sources(view: String?, toolchain: Toolchain) throws -> SourceSet {
        let candidates = manifest.targets.filter { ["executable", "regular"].contains($0.type) }
        let files = try candidates.map { target in (target, try readFiles(of: target)) }
        func imports(_ name: String) -> [(Manifest.Target, [SourceFile])] {
            files.filter { $0.1.contains { $0.contains("import \(name)") } }
        }
        let name = view.map { String($0.split(separator: ".").last ?? "") }
        let declaring = files.filter { entry in
            guard let view, let name else { return false }
            return entry.1.contains {
                $0.contains("struct \(name)") || $0.contains("class \(name)") || $0.contains("enum \(name)")
                    || $0.contains("\"\(view)\"")
            }
        }
        let drawing = imports("SwiftUI")
        // 2
        let chosen = declaring.first ?? drawing.first { $0.0.type == "executable" } ?? drawing.first ?? files.first
        guard let chosen else { throw Failure(.file, "\(path) has no target with Swift files; give the folder of one") }
        // 3
        var packages: [String: SwiftPackage] = [:]
        var modules: [SourceModule] = []
        var resources = ResourceFolder(root: SourceFile.absolute(path))
        try add(chosen.0, to: &modules, &resources, &packages, toolchain, [])
        return SourceSet(path: path, modules: modules, resources: resources)
    }

    private func add(
        _ target: Manifest.Target, to modules: inout [SourceModule], _ resources: inout ResourceFolder,
        _ packages: inout [String: SwiftPackage], _ toolchain: Toolchain, _ above: [String]
    ) throws {
        let module = target.name.replacingOccurrences(of: "-", with: "_")
        if modules.contains(where: { $0.name == module }) || Self.known.contains(module) { return }
        guard !above.contains(module) else {
            throw Failure(
                .file, "the targets \(above.joined(separator: ", ")) of \(path) depend on each other in a circle")
        }
        guard ["executable", "regular"].contains(target.type) else {
            throw Failure(
                .file, "\(path) needs \(target.name), a target of the kind \(target.type), which plumb can't compile")
        }
        for dependency in target.dependencies {
            guard let name = dependency.name, !Self.known.contains(name) else { continue }
            if let local = manifest.targets.first(where: { $0.name == name }), dependency.package == nil {
                try add(local, to: &modules, &resources, &packages, toolchain, above + [module])
                continue
            }
            let (package, found) = try self.package(with: name, named: dependency.package, &packages, toolchain)
            for target in found {
                try package.add(target, to: &modules, &resources, &packages, toolchain, above + [module])
            }
        }
        let files = try readFiles(of: target)
        guard !files.isEmpty else {
            throw Failure(.file, "\(path) needs \(target.name), which has no Swift files; plumb compiles Swift only")
        }
        try SourceSet.checkNames(of: files)
        var new = SourceModule(name: module, files: files)
        new.flags = manifest.flags + target.flags
        new.bundles = ["module"]
        modules.append(new)
        for place in resourcePaths(of: target) { resources.add(SourceFile.absolute(place)) }
    }

    /// Modules that plumb brings.
    private static let known: Set<String> = ["SwiftUI", "Combine", "PlumbUI", "PlumbPages"]

    /// The package that has a product, and the product's targets.
    private func package(
        with product: String, named name: String?, _ packages: inout [String: SwiftPackage], _ toolchain: Toolchain
    ) throws -> (SwiftPackage, [Manifest.Target]) {
        for dependency in manifest.dependencies {
            guard let folder = dependency.folder(in: path) else { continue }
            if let name, dependency.identity.lowercased() != name.lowercased(),
                URL(fileURLWithPath: folder).lastPathComponent.lowercased() != name.lowercased()
            {
                continue
            }
            guard FileManager.default.fileExists(atPath: "\(folder)/Package.swift") else {
                if name != nil || manifest.dependencies.count == 1 {
                    throw Failure(
                        .file,
                        "\(path) needs \(product) of \(dependency.place), which isn't at hand; run swift package resolve in \(path)"
                    )
                }
                continue
            }
            let package = try packages[folder] ?? SwiftPackage(path: folder, toolchain: toolchain)
            packages[folder] = package
            if let found = package.manifest.products.first(where: { $0.name == product }) {
                return (package, package.manifest.targets.filter { found.targets.contains($0.name) })
            }
        }
        throw Failure(.file, "\(path) needs \(product), which isn't at hand; run swift package resolve in \(path)")
    }

    // MARK: Files

    private func folder(of target: Manifest.Target) -> String {
        if let own = target.path { return join(path, own) }
        let places = ["Sources", "Source", "src", "srcs"].map { join(path, "\($0)/\(target.name)") }
        return places.first(where: AssetsFolder.isFolder) ?? places[0]
    }

    private func join(_ folder: String, _ name: String) -> String {
        folder == "." || folder.isEmpty ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    private func readFiles(of target: Manifest.Target) throws -> [SourceFile] {
        try paths(of: target).filter { $0.hasSuffix(".swift") }.map { try SourceFile(path: $0) }
    }

    private func resourcePaths(of target: Manifest.Target) -> [String] {
        let folder = folder(of: target)
        let named = target.resources.map { join(folder, $0.path) }
        return named.flatMap { place in
            let isWhole = ["xcassets", "bundle", "lproj"].contains(URL(fileURLWithPath: place).pathExtension)
            guard AssetsFolder.isFolder(place) else { return [place] }
            let isCopied = target.resources.contains { join(folder, $0.path) == place && $0.isCopied }
            if isWhole && !place.hasSuffix("lproj") || isCopied { return [place] }
            return Self.files(in: place)
        }
            + paths(of: target).filter {
                ["xcassets", "strings", "xcstrings", "stringsdict"].contains(URL(fileURLWithPath: $0).pathExtension)
            }
    }

    /// Everything in a target's folder that is not excluded.
    private func paths(of target: Manifest.Target) -> [String] {
        let folder = folder(of: target)
        let left = target.exclude.map { join(folder, $0) }
        let only = target.sources?.map { join(folder, $0) }
        return Self.files(in: folder).filter { file in
            if left.contains(where: { file == $0 || file.hasPrefix($0 + "/") }) { return false }
            guard let only, file.hasSuffix(".swift") else { return true }
            return only.contains { file == $0 || file.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") || $0 == folder }
        }
    }

    private static func files(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let inner = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: inner)) != nil
            guard AssetsFolder.isFolder(inner), !isLink, !name.hasSuffix(".xcassets"), !name.hasSuffix(".docc") else {
                return [inner]
            }
            return files(in: inner)
        }
    }
}
