import Foundation
import PackagePlugin

/// Makes Swift source of the pages about lint's rules, for the tests (Scripts/lint-pages.sh).
@main
struct LintPagesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = context.package.directoryURL
        let folder = root.appendingPathComponent("Docs/Lint")
        let script = root.appendingPathComponent("Scripts/lint-pages.sh")
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("LintPages.swift")
        let pages = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "md" && $0.lastPathComponent != "README.md" }
            .sorted { $0.path < $1.path }
        return [
            .buildCommand(
                displayName: "Reading the pages of Docs/Lint", executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: [script.path, output.path] + pages.map(\.path), inputFiles: [script] + pages,
                outputFiles: [output])
        ]
    }
}
