import Foundation
import PackagePlugin

/// Makes Swift from the tables of SwiftUI's interface (Sources/PlumbInterface), by plumb-interface.
///
/// What is made depends on the target: the declarations of PlumbUnavailable or the calls of PlumbUses, one file an
/// area; or the names that plumb explains errors with. For PlumbUIKit and its tests it is made of the list of what
/// does nothing (Sources/PlumbUIKit/Shells), for PlumbPlatform of the platform's numbers (its folder Data), and for
/// PlumbSymbols of the list of names that symbols have (Sources/PlumbSymbols/Names).
@main
struct InterfacePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        if target.name.hasPrefix("PlumbUIKit") {
            return [try shells(context, areUsed: target.name == "PlumbUIKitTests")]
        }
        if target.name == "PlumbPlatform" { return [try platform(context)] }
        if target.name == "PlumbSymbols" { return [try symbolNames(context)] }
        let folder = context.package.directoryURL.appendingPathComponent("Sources/PlumbInterface")
        let tables = try FileManager.default.contentsOfDirectory(
            at: folder.appendingPathComponent("Tables"), includingPropertiesForKeys: nil
        ).filter { $0.pathExtension == "tsv" }.sorted { $0.path < $1.path }
        let output = context.pluginWorkDirectoryURL
        let verb = ["PlumbUnavailable": "unavailable", "plumb": "names"][target.name] ?? "uses"
        let files =
            verb == "names" ? ["SwiftUINameData"] : tables.map { $0.deletingPathExtension().lastPathComponent }
        return [
            .buildCommand(
                displayName: "Reading SwiftUI's interface", executable: try context.tool(named: "plumb-interface").url,
                arguments: [verb, folder.path, output.path],
                inputFiles: tables + ["remedies.tsv", "samples.tsv"].map { folder.appendingPathComponent($0) },
                outputFiles: files.map { output.appendingPathComponent("\($0).swift") })
        ]
    }

    /// A type for each table, and a value for each folder of tables.
    private func platform(_ context: PluginContext) throws -> Command {
        let folder = context.package.directoryURL.appendingPathComponent("Sources/PlumbPlatform/Data")
        let tables = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".tsv") }.sorted().map { folder.appendingPathComponent($0) }
        let names = ["Metrics", "Gestures", "Springs", "Shadows", "Colors", "Materials", "TextStyles", "Platforms"]
        let output = context.pluginWorkDirectoryURL
        return .buildCommand(
            displayName: "Reading the platform's numbers", executable: try context.tool(named: "plumb-interface").url,
            arguments: ["platform", folder.path, output.path], inputFiles: tables,
            outputFiles: names.map { output.appendingPathComponent("\($0).swift") })
    }

    /// What the list declares, and the classes that are written by hand with their rows; or uses of all rows.
    private func shells(_ context: PluginContext, areUsed: Bool) throws -> Command {
        let folder = context.package.directoryURL.appendingPathComponent("Sources/PlumbUIKit/Shells")
        let inputs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .sorted { $0.path < $1.path }
        let classes = inputs.filter { $0.pathExtension == "swift" }.map { $0.deletingPathExtension().lastPathComponent }
        let names = areUsed ? ["ShellUses"] : ["Shells"] + classes.map { "\($0)+Shells" }
        let output = context.pluginWorkDirectoryURL
        return .buildCommand(
            displayName: "Reading the list of UIKit's names",
            executable: try context.tool(named: "plumb-interface").url,
            arguments: [areUsed ? "shell-uses" : "shells", folder.path, output.path], inputFiles: inputs,
            outputFiles: names.map { output.appendingPathComponent("\($0).swift") })
    }

    /// The names of all symbols, as they are kept: a program needs no file for them.
    private func symbolNames(_ context: PluginContext) throws -> Command {
        let folder = context.package.directoryURL.appendingPathComponent("Sources/PlumbSymbols/Names")
        let output = context.pluginWorkDirectoryURL
        return .buildCommand(
            displayName: "Reading the names of symbols", executable: try context.tool(named: "plumb-interface").url,
            arguments: ["symbol-names", folder.path, output.path],
            inputFiles: [folder.appendingPathComponent("known-names.txt")],
            outputFiles: [output.appendingPathComponent("KnownNamesData.swift")])
    }
}
