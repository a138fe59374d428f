import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// The resources of a folder of sources, gathered in one folder as Xcode copies them into an app: pictures, catalogues,
/// fonts and data side by side, tables of strings in the `.lproj` of their language. What is there are links; nothing
/// is copied.
struct ResourceFolder {
    /// The folder of the call, from the root.
    let root: String
    /// From the root, each with the name that it has among the resources.
    private var items: [(source: String, name: String)] = []
    private var names: Set<String> = []
    /// What the app says of itself; nil for what is no app.
    var info: BundleInfo?
    /// The lists of that kind among the files, from the root.
    private(set) var infoLists: [String] = []

    init(root: String) { self.root = root }

    /// Names of files and folders that are no resources.
    static let otherSuffixes: Set<String> = [
        "swift", "m", "mm", "c", "cpp", "h", "hpp", "metal", "md", "entitlements", "storyboard", "xib",
        "pbxproj", "xcconfig", "modulemap",
        "gitignore", "resolved", "xctestplan", "docc",
    ]

    /// Adds a file, or a folder that is kept as it is. Of two with one name the first stays, as Xcode copies it first.
    mutating func add(_ path: String) {
        let url = URL(fileURLWithPath: path)
        let name = url.lastPathComponent
        guard !name.hasPrefix("."), !Self.otherSuffixes.contains(url.pathExtension.lowercased()) else { return }
        guard name != "Info.plist" else { return infoLists.append(path) }
        let around = url.deletingLastPathComponent()
        let place = around.pathExtension == "lproj" ? "\(around.lastPathComponent)/\(name)" : name
        if names.insert(place).inserted { items.append((path, place)) }
    }

    /// Makes the folder, or brings it up to date, and gives its path.
    func gather(in folder: String) throws -> String {
        let bundle = "\(folder)/bundle"
        let files = FileManager.default
        do {
            try files.createDirectory(atPath: bundle, withIntermediateDirectories: true)
            var wanted: [String: String] = [:]
            for item in items { wanted[item.name] = item.source }
            for name in try files.subpathsOfDirectory(atPath: bundle).sorted().reversed() {
                let path = "\(bundle)/\(name)"
                guard let target = try? files.destinationOfSymbolicLink(atPath: path) else { continue }
                if wanted[name] == target { wanted[name] = nil } else { try files.removeItem(atPath: path) }
            }
            for (name, source) in wanted {
                let path = "\(bundle)/\(name)"
                try files.createDirectory(
                    atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
                    withIntermediateDirectories: true)
                // Another call may have made it just now.
                if symlink(source, path) != 0 && errno != EEXIST {
                    throw Failure(.call, "the resources can't be gathered in \(bundle): \(systemError)")
                }
            }
            let list = URL(fileURLWithPath: "\(bundle)/Info.plist")
            if let data = info?.data {
                if (try? Data(contentsOf: list)) != data { try data.write(to: list, options: .atomic) }
            } else {
                try? files.removeItem(at: list)
            }
        } catch let error as CocoaError {
            throw Failure(.call, "the resources can't be gathered in \(bundle): \(error.localizedDescription)")
        }
        return bundle
    }

    /// Declares `Bundle.main` in the module that is compiled, which comes before Foundation's there: an app's resources
    /// are in its bundle.
    ///
    /// - Parameter name: `main`, or `module` for a target of a package.
    static func bundleSource(_ bundle: String, named name: String = "main") -> String {
        let path = LayoutJSON.quoted(bundle)
        return "\nextension Foundation.Bundle { static let \(name): Foundation.Bundle = "
            + "Foundation.Bundle(path: Foundation.ProcessInfo.processInfo.environment[\"\(ChildProcess.bundleVariable)\"] ?? \(path)) "
            + "?? Foundation.Bundle(path: \"/\")! }\n"
    }
}
