import Foundation

/// The Swift compiler of this machine: its programs, called directly, for the driver costs more time than the work.
struct Toolchain: Codable {
    /// `…/usr/bin`, where `swift-frontend`, `swiftc` and `ld.lld` are.
    let programs: String
    /// `…/usr/lib/swift`.
    let resources: String
    let triple: String

    /// Path, size and time of the compiler: a new one makes cached programs worthless.
    var identity: String { FileIdentity.of("\(programs)/swift-frontend") }

    var frontend: String { "\(programs)/swift-frontend" }
    var driver: String { "\(programs)/swiftc" }
    var linker: String { "\(programs)/ld.lld" }

    /// Where the runtime's shared libraries are.
    var runtime: String { "\(resources)/linux" }
    var runtimeObject: String {
        "\(runtime)/\(triple.split(separator: "-").first.map(String.init) ?? "")/swiftrt.o"
    }

    /// Finds `swiftc` on the path and asks it, or remembers what it said: the answer of a given program never changes.
    /// A `swiftc` that only picks one of several toolchains is asked every time.
    static func find(rememberingIn cache: ProgramCache) throws -> Toolchain {
        guard let swiftc = search("swiftc") else {
            throw Failure(
                .call,
                "there is no Swift compiler (swiftc) on the PATH; install Swift 6.2 or newer from https://www.swift.org/install"
            )
        }
        let real = URL(fileURLWithPath: swiftc).resolvingSymlinksInPath().path
        let folder = URL(fileURLWithPath: real).deletingLastPathComponent().path
        let isToolchain = FileManager.default.isExecutableFile(atPath: "\(folder)/swift-frontend")
        let note = "\(cache.folder)/toolchain-\(ContentHash.of(FileIdentity.of(real))).json"
        if isToolchain, let data = FileManager.default.contents(atPath: note),
            let known = try? JSONDecoder().decode(Toolchain.self, from: data)
        {
            return known
        }
        // The compiler proper where it can be found: the driver leaves a temporary folder behind.
        let found = try ask(isToolchain ? ["\(folder)/swift-frontend", "-frontend"] : [swiftc])
        if isToolchain { try? JSONEncoder().encode(found).write(to: URL(fileURLWithPath: note), options: .atomic) }
        return found
    }

    private static func ask(_ compiler: [String]) throws -> Toolchain {
        struct Answer: Decodable {
            struct Target: Decodable { var triple: String }
            struct Paths: Decodable { var runtimeResourcePath: String }
            var target: Target
            var paths: Paths
        }
        let run = try ToolProcess.run(compiler + ["-print-target-info"])
        guard let answer = try? JSONDecoder().decode(Answer.self, from: run.output) else {
            throw Failure(
                .call,
                "\(compiler[0]) does not say what it compiles for; reinstall Swift from https://www.swift.org/install")
        }
        let resources = answer.paths.runtimeResourcePath
        let programs = URL(fileURLWithPath: "\(resources)/../../bin").standardizedFileURL.path
        return Toolchain(programs: programs, resources: resources, triple: answer.target.triple)
    }

    private static func search(_ name: String) -> String? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) && !AssetsFolder.isFolder($0) }
    }
}

/// What tells one version of a file from another without reading it.
enum FileIdentity {
    static func of(_ path: String) -> String {
        var info = stat()
        guard stat(path, &info) == 0 else { return "\(path) missing" }
        return "\(path) \(info.st_ino) \(info.st_size) \(info.st_mtim.tv_sec).\(info.st_mtim.tv_nsec)"
    }
}
