import Foundation

/// The resources that SwiftPM puts beside a program.
package enum ProgramResources {
    /// `Package_Target.resources`, of the target that the program is, or the only one; nil where there is none.
    package static var folder: String? {
        let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
        let folder = (Bundle.main.executableURL ?? program).deletingLastPathComponent()
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let bundles = names.filter { $0.hasSuffix(".resources") }.sorted()
        let own = bundles.first { $0.hasSuffix("_\(program.lastPathComponent).resources") }
        return (own ?? (bundles.count == 1 ? bundles[0] : nil)).map { folder.appendingPathComponent($0).path }
    }
}
