import Foundation

/// Compiled files, kept by content in `$XDG_CACHE_HOME/plumb` or `~/.cache/plumb`.
///
/// An entry is a folder with the shared object, its contents and the whole key. It is made beside and renamed, so that
/// two calls at the same time do not see half of one.
///
/// Where the place can't be written, a temporary folder takes its place, which goes with this object.
final class ProgramCache {
    let folder: String
    /// True when the usual place can't be written, and nothing is kept.
    private let isTemporary: Bool

    /// How many entries are kept: some 100 KB each.
    private static let capacity = 200
    /// For how many calls intermediate files are kept: some 500 KB for a file, 10 MB for a folder of fifty.
    private static let buildCapacity = 60

    init() throws {
        let environment = ProcessInfo.processInfo.environment
        // What is empty, or begins anywhere, is as good as unset.
        func place(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        let base = place("XDG_CACHE_HOME") ?? place("HOME").map { "\($0)/.cache" }
        if let base {
            let folder = "\(base)/plumb"
            try? FileManager.default.createDirectory(atPath: "\(folder)/programs", withIntermediateDirectories: true)
            if access("\(folder)/programs", W_OK | X_OK) == 0, access(folder, W_OK | X_OK) == 0 {
                self.folder = folder
                isTemporary = false
                return
            }
        }
        self.folder = try Self.temporaryFolder(in: FileManager.default.temporaryDirectory.path)
        isTemporary = true
        try FileManager.default.createDirectory(atPath: "\(self.folder)/programs", withIntermediateDirectories: true)
    }

    deinit { if isTemporary { try? FileManager.default.removeItem(atPath: folder) } }

    /// The program of some files: a kept one, else a new one.
    ///
    /// Two calls on the same files wait for each other: the second one finds what the first one made.
    func program(for sources: SourceSet, _ options: Compilation.Options) throws -> Program {
        let installation = try Installation.find()
        try installation.checkModules()
        let toolchain = try Toolchain.find(rememberingIn: self)
        let key =
            Data("\(Compilation.identity(of: toolchain, installation, for: options.system))\n\(sources.path)\n".utf8)
            + sources.key
        let entry = "\(folder)/programs/\(ContentHash.of(key))"
        if let program = read(entry, key: key) { return program }

        let build = try buildFolder(of: sources)
        let lock = try FolderLock(folder: build)
        defer { lock.unlock() }
        if let program = read(entry, key: key) { return program }
        let work = try Self.temporaryFolder(in: "\(folder)/programs")
        defer { try? FileManager.default.removeItem(atPath: work) }
        let compilation = Compilation(
            sources: sources, toolchain: toolchain, installation: installation, folder: build,
            moduleCache: "\(folder)/modules", options: options)
        let contents = try compilation.run()
        guard rename("\(build)/\(Compilation.objectName)", "\(work)/\(Self.object)") == 0 else { throw unwritable() }
        do {
            try JSONEncoder().encode(contents).write(to: URL(fileURLWithPath: "\(work)/\(Self.contents)"))
            try key.write(to: URL(fileURLWithPath: "\(work)/\(Self.key)"))
        } catch {
            throw unwritable()
        }
        if rename(work, entry) != 0 {
            // The same one was made meanwhile, and may be in use: it stays. Another content of the same name goes.
            if let program = read(entry, key: key) { return program }
            try? FileManager.default.removeItem(atPath: entry)
            guard rename(work, entry) == 0 else { throw unwritable() }
        }
        prune()
        return Program(object: "\(entry)/\(Self.object)", contents: contents)
    }

    private static let object = "program.so"
    private static let contents = "contents.json"
    private static let key = "key"

    private func read(_ entry: String, key: Data) -> Program? {
        guard FileManager.default.contents(atPath: "\(entry)/\(Self.key)") == key,
            FileManager.default.fileExists(atPath: "\(entry)/\(Self.object)"),
            let data = FileManager.default.contents(atPath: "\(entry)/\(Self.contents)"),
            let contents = try? JSONDecoder().decode(Program.Contents.self, from: data)
        else { return nil }
        utimes(entry, nil)
        return Program(object: "\(entry)/\(Self.object)", contents: contents)
    }

    /// Where the intermediate files of these sources are, and where their resources are gathered.
    func buildFolder(of sources: SourceSet) throws -> String {
        let path = "\(folder)/builds/\(ContentHash.of(sources.identity))"
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw unwritable()
        }
        utimes(path, nil)
        return path
    }

    /// Removes the entries that were used longest ago, and work folders that a killed call left an hour ago.
    private func prune() {
        prune("\(folder)/programs", to: Self.capacity)
        prune("\(folder)/builds", to: Self.buildCapacity)
    }

    /// A folder of the cache with a name that says its content: the one that is there, or a new one, which is made
    /// beside and renamed. Those that were used longest ago go.
    func entry(_ kind: String, named name: String, capacity: Int, make: (String) throws -> Void) throws -> String {
        let all = "\(folder)/\(kind)"
        let entry = "\(all)/\(name)"
        if utimes(entry, nil) == 0 { return entry }
        guard (try? FileManager.default.createDirectory(atPath: all, withIntermediateDirectories: true)) != nil else {
            throw unwritable()
        }
        let work = try Self.temporaryFolder(in: all)
        defer { try? FileManager.default.removeItem(atPath: work) }
        try make(work)
        // An archive sets the time of its folder too, and what seems old goes.
        utimes(work, nil)
        // Another call may have made it just now.
        if rename(work, entry) != 0, !FileManager.default.fileExists(atPath: entry) { throw unwritable() }
        prune(all, to: capacity)
        return entry
    }

    /// A folder of its own for a call, which removes it.
    func temporaryFolder() throws -> String { try Self.temporaryFolder(in: folder) }

    private func prune(_ folder: String, to capacity: Int) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let times = names.map { name -> (name: String, time: Int) in
            var info = stat()
            return (name, stat("\(folder)/\(name)", &info) == 0 ? info.st_mtim.tv_sec : 0)
        }
        let left = times.filter { $0.name.hasPrefix(".") && $0.time < time(nil) - 3600 }
        let old = times.filter { !$0.name.hasPrefix(".") }.sorted { $0.time > $1.time }.dropFirst(capacity)
        for (name, _) in left + old { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    }

    private static func temporaryFolder(in folder: String) throws -> String {
        var template = Array("\(folder)/.plumb-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw Failure(
                .call,
                "there is no place for temporary files in \(folder): \(systemError); set TMPDIR to a folder that can be written"
            )
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private func unwritable() -> Failure {
        Failure(
            .call,
            "the cache \(folder) can't be written: \(systemError); free some space, or set XDG_CACHE_HOME elsewhere")
    }
}

/// Keeps other processes out of a folder while it is written.
struct FolderLock {
    private let descriptor: Int32

    init(folder: String) throws {
        descriptor = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw Failure(.call, "\(folder) can't be locked: \(systemError)") }
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
    }

    func unlock() { close(descriptor) }
}
