import Foundation
import PackagePlugin

/// Writes the commit that is built into a source file (Scripts/commit.sh).
///
/// The command runs again when a commit is made or taken, and when a source changes, for then the tree is no commit's
/// any more. A manifest could read the commit too (`Context.gitInformation`), but what it said is kept until the
/// manifest itself changes.
@main
struct CommitPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let root = context.package.directoryURL
        let output = context.pluginWorkDirectoryURL.appendingPathComponent("Commit.swift")
        // Without them, as in a tarball, the file is written once, with no commit in it.
        let history = ["HEAD", "index", "logs/HEAD"].map { root.appendingPathComponent(".git/\($0)") }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        let sources = context.package.targets.compactMap { $0 as? any SourceModuleTarget }
            .flatMap { $0.sourceFiles.map(\.url) }.filter { $0.path.hasPrefix("\(root.path)/Sources/") }
        return [
            .buildCommand(
                displayName: "Noting the commit", executable: URL(fileURLWithPath: "/bin/sh"),
                arguments: [root.appendingPathComponent("Scripts/commit.sh").path, root.path, output.path],
                inputFiles: history + sources, outputFiles: [output])
        ]
    }
}
