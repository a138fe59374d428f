import Foundation
import PlumbCairo
import PlumbHosting
import PlumbRendering
import PlumbVersion

/// Views that were compiled ahead of time: one file, which needs neither the sources nor a compiler.
///
/// It is a tar archive packed by gzip, with `manifest.json`, `program.so`, and the folders `assets`, `strings` or
/// `bundle` as far as there are any. The same sources give the same bytes. It is unpacked once, into the cache.
struct CompiledFile {
    static let suffix = "plumb"

    struct Manifest: Codable {
        /// Counts the forms of these files.
        var format = 1
        /// Which Plumb made it; no other runs it.
        var plumb = Version.text()
        var processor = CompiledFile.processor
        /// What it was made of, as in the call.
        var sources: [String]
        var isFolder: Bool
        var contents: Program.Contents
        /// The name of the catalogue or folder in `assets`.
        var assets: String?
    }

    /// As in the call.
    let path: String
    let manifest: Manifest
    /// Where it is unpacked.
    private let folder: String

    var program: Program { Program(object: "\(folder)/\(Self.object)", contents: manifest.contents) }
    var bundle: String? { manifest.isFolder ? "\(folder)/bundle" : nil }
    var assets: String? { bundle ?? manifest.assets.map { "\(folder)/assets/\($0)" } }
    var strings: String { bundle ?? "\(folder)/strings" }

    private static let object = "program.so"
    private static let manifestName = "manifest.json"
    /// How many files are kept unpacked.
    private static let capacity = 20

    private static var processor: String {
        var name = utsname()
        guard uname(&name) == 0 else { return "unknown" }
        return withUnsafeBytes(of: &name.machine) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// The file that a call names; nil for sources.
    init?(paths: [String], _ cache: ProgramCache) throws {
        guard let path = paths.first(where: { $0.hasSuffix(".\(Self.suffix)") }) else { return nil }
        guard paths.count == 1 else {
            throw Failure(.call, "\(path) is compiled already; give it alone, or Swift files")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Failure(.call, "\(path) can't be read: \(systemError)")
        }
        self.path = path
        folder = try Self.unpack(data, path: path, in: cache)
        let text = FileManager.default.contents(atPath: "\(folder)/\(Self.manifestName)") ?? Data()
        // Of another form, no more than this may be readable.
        struct Origin: Decodable { var format: Int, plumb: String, processor: String, sources: [String] }
        guard let origin = try? JSONDecoder().decode(Origin.self, from: text) else { throw Self.damaged(path) }
        let here = (Version.text(), Self.processor)
        guard (origin.plumb, origin.processor) == here,
            let manifest = try? JSONDecoder().decode(Manifest.self, from: text)
        else {
            throw Failure(
                .file,
                "\(path) was made by plumb \(origin.plumb) for \(origin.processor), and this is plumb \(here.0) for "
                    + "\(here.1); make it anew: plumb build \(origin.sources.joined(separator: " ")) -o \(path)")
        }
        self.manifest = manifest
    }

    private static func damaged(_ path: String) -> Failure {
        Failure(.file, "\(path) is damaged, or was not made by plumb build; make it anew")
    }

    /// Where the files of an archive are; they are unpacked beside and renamed.
    private static func unpack(_ data: Data, path: String, in cache: ProgramCache) throws -> String {
        try cache.entry("files", named: Checksum.sha256(data), capacity: capacity) { work in
            let run = try ToolProcess.run(
                [
                    "/usr/bin/tar", "--extract", "--gzip", "--no-same-owner", "--file", SourceFile.absolute(path),
                    "--directory", work,
                ])
            guard run.status == 0, FileManager.default.fileExists(atPath: "\(work)/\(object)") else {
                throw damaged(path)
            }
        }
    }

    /// The bytes of the file for a program and its resources.
    static func data(
        of program: Program, _ prepared: PreparedSources, sources: [String], _ cache: ProgramCache
    ) throws -> Data {
        let manifest = Manifest(
            sources: sources, isFolder: prepared.isFolder, contents: program.contents,
            assets: prepared.isFolder ? nil : prepared.assets.map { URL(fileURLWithPath: $0).lastPathComponent })
        let work = try cache.temporaryFolder()
        defer { try? FileManager.default.removeItem(atPath: work) }
        func copy(_ source: String, _ name: String) throws {
            let target = "\(work)/content/\(name)"
            let run = try ToolProcess.run(["/bin/cp", "--recursive", "--dereference", source, target])
            guard run.status == 0 else { throw Failure(.call, "\(source) can't be copied: \(run.text)") }
        }
        let files = FileManager.default
        try files.createDirectory(atPath: "\(work)/content/strings", withIntermediateDirectories: true)
        try copy(program.object, object)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(manifest).write(to: URL(fileURLWithPath: "\(work)/content/\(manifestName)"))
        if let bundle = prepared.bundle {
            try copy(bundle, "bundle")
        } else {
            if let assets = prepared.assets, let name = manifest.assets {
                try files.createDirectory(atPath: "\(work)/content/assets", withIntermediateDirectories: true)
                try copy(assets, "assets/\(name)")
            }
            let kinds: Set = ["lproj", "strings", "stringsdict", "xcstrings", "ttf", "otf", "ttc", "otc"]
            for name in try files.contentsOfDirectory(atPath: prepared.strings).sorted()
            where kinds.contains(URL(fileURLWithPath: name).pathExtension.lowercased()) {
                try copy("\(prepared.strings)/\(name)", "strings/\(name)")
            }
        }
        let archive = "\(work)/archive"
        let run = try ToolProcess.run([
            "/usr/bin/tar", "--create", "--sort=name", "--mtime=@0", "--owner=0", "--group=0", "--numeric-owner",
            "--mode=u+rw,go+r,go-w", "--use-compress-program=gzip -n", "--file", archive, "--directory",
            "\(work)/content", ".",
        ])
        guard run.status == 0, let data = files.contents(atPath: archive) else {
            throw Failure(.call, "the views can't be packed: \(run.text)")
        }
        return data
    }
}
