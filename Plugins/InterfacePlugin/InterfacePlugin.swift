import Foundation
import PackagePlugin

/// Makes Swift from the tables of SwiftUI's interface (Sources/PlumbInterface), by plumb-interface.
///
/// What is made depends on the target: the declarations of PlumbUnavailable, one file an area; the names that plumb explains errors with;
/// or the calls of PlumbUseTests.
@main
struct InterfacePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = context.package.directoryURL.appendingPathComponent("Sources/PlumbInterface")
        let tables = try FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent("Tables"), includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "tsv" }.sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL
        let (verb, files): (String, [String]) =
            switch target.name {
            case "PlumbUnavailable": ("unavailable", tables.map { $0.deletingPathExtension().lastPathComponent })
            case "plumb": ("names", ["SwiftUINameData"])
            default: ("uses", (0..<12).map { "Uses\($0)" })
            }
        return [
            .buildCommand(
                displayName: "Reading SwiftUI's interface", executable: try context.tool(named: "plumb-interface").url,
                arguments: [verb, folder.path, output.path],
                inputFiles: tables + ["remedies.tsv", "samples.tsv"].map { folder.appendingPathComponent($0) },
                outputFiles: files.map { output.appendingPathComponent("\($0).swift") })
        ]
    }
}
