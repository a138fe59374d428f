import Foundation

/// A folder of sources.
///
/// 1. A folder with a `Package.swift` is a package (`SwiftPackage`); one with an `.xcodeproj` is that project's app
///    (`XcodeProject`).
/// 2. Else every Swift file below it is taken, in the order of the paths, and everything that is no source is a
///    resource.
/// 3. Left out are hidden folders, products and other people's code (`build`, `DerivedData`, `Pods`, `Carthage`,
///    `node_modules`, `Preview Content` as a resource), folders whose names end in `Tests`, files that import XCTest or
///    Testing, and folders of extensions and watch apps: those whose `Info.plist` says so. Links to folders are not
///    followed.
/// 4. Projects below the folder, but none in it, are several programs: the call must name one.
struct SourceFolder {
    /// As in the call.
    let path: String

    /// Folders that tools fill.
    static let products: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]
    private static let others = products.union(["fastlane", "vendor"])
    /// Folders that are one resource each.
    private static let wholes: Set<String> = [
        "xcassets", "bundle", "scnassets", "xcdatamodeld", "mlmodelc", "stickersiconset",
    ]
    private static let skippedSuffixes: Set<String> = [
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "docc",
    ]
    /// How many Swift files a program may have, and how many files and folders are looked at.
    private static let mostFiles = 10_000
    private static let mostEntries = 200_000

    /// - Parameters:
    ///   - view: the name of the view that is asked for, by which the target of a package is found.
    ///   - toolchain: finds the compiler, whose SwiftPM reads packages.
    func sources(view: String?, toolchain: () throws -> Toolchain) throws -> SourceSet {
        // 1
        if FileManager.default.fileExists(atPath: "\(path)/Package.swift") {
            let toolchain = try toolchain()
            return try SwiftPackage(path: path, toolchain: toolchain).sources(view: view, toolchain: toolchain)
        }
        if let project = try XcodeProject.find(in: path) { return try project.sources(of: path) }
        // 2
        var scan = Scan(resources: ResourceFolder(root: SourceFile.absolute(path)))
        try look(path, isTop: true, &scan)
        // 4
        guard scan.projects.isEmpty else {
            let names = scan.projects.prefix(5).joined(separator: ", ")
            throw Failure(.call, "\(path) has Xcode projects in folders of its own (\(names)); give the folder of one")
        }
        let name = URL(fileURLWithPath: SourceFile.absolute(path)).lastPathComponent
        scan.resources.info = BundleInfo(list: scan.resources.infoLists.first, settings: ["PRODUCT_NAME": name])
        return try SourceSet.ofFolder(path, files: scan.files, resources: scan.resources)
    }

    private struct Scan {
        var files: [String] = []
        var resources: ResourceFolder
        var projects: [String] = []
        var entries = 0
    }

    private func look(_ folder: String, isTop: Bool, _ scan: inout Scan) throws {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
            throw Failure(.call, "\(folder) can't be read; check its permissions")
        }
        // 3
        if !isTop, Self.isOtherProgram(folder) { return }
        for name in names.sorted() where !name.hasPrefix(".") {
            scan.entries += 1
            guard scan.entries <= Self.mostEntries, scan.files.count <= Self.mostFiles else {
                throw Failure(
                    .call,
                    "\(path) has more than \(Self.mostFiles) Swift files, or too many others; give a smaller folder")
            }
            let inner = folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            let suffix = URL(fileURLWithPath: name).pathExtension
            if AssetsFolder.isFolder(inner) {
                if suffix == "xcodeproj" { scan.projects.append(inner) }
                if Self.skippedSuffixes.contains(suffix) || Self.others.contains(name) || name.hasSuffix("Tests") {
                    continue
                }
                if Self.wholes.contains(suffix) {
                    scan.resources.add(SourceFile.absolute(inner))
                } else if (try? FileManager.default.destinationOfSymbolicLink(atPath: inner)) == nil {
                    try look(inner, isTop: false, &scan)
                }
            } else if suffix == "swift" {
                scan.files.append(inner)
            } else {
                scan.resources.add(SourceFile.absolute(inner))
            }
        }
    }

    /// Whether a folder's `Info.plist` is an extension's or a watch app's.
    private static func isOtherProgram(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: "\(folder)/Info.plist"), data.count < 1 << 20,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return false }
        return ["NSExtension", "EXAppExtensionAttributes", "WKApplication", "WKWatchKitApp"].contains {
            list[$0] != nil
        }
    }
}

extension SourceSet {
    /// Reads the files of a folder, without those of tests.
    static func ofFolder(
        _ path: String, files: [String], resources: ResourceFolder, flags: [String]? = nil
    ) throws -> SourceSet {
        let read = try files.map { try SourceFile(path: $0) }.filter { !$0.isTest }
        guard !read.isEmpty else {
            throw Failure(.file, "\(path) has no Swift files; give a folder that has some")
        }
        try checkNames(of: read)
        var module = SourceModule(name: SourceModule.views, files: read)
        if let flags { module.flags = flags }
        return SourceSet(path: path, modules: [module], resources: resources)
    }
}
