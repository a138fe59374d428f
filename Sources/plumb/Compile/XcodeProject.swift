import Foundation

/// An Xcode project: which files belong to its app. `project.pbxproj` is a property list of objects that name each
/// other by identifiers.
///
/// 1. The target is the app for iOS, else the first app, else the first target that is no test. Its source files and
///    resources are those of its build phases, and those of the folders that it takes as they are (Xcode 16), without
///    the exceptions that these name.
/// 2. A file's place is put together from the groups around it.
/// 3. The version of the language, the default isolation and what the app says of itself (`BundleInfo`) are those of
///    the target's build settings, else of the project's.
struct XcodeProject {
    /// As in the call, with its `.xcodeproj`.
    let path: String
    private let objects: [String: [String: Any]]
    private let root: [String: Any]

    /// The project of a folder; nil where there is none.
    static func find(in folder: String) throws -> XcodeProject? {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let projects = names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
        guard let name = projects.first else { return nil }
        let around = folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/"
        return try XcodeProject(path: "\(around)\(name)")
    }

    private init(path: String) throws {
        self.path = path
        let file = "\(path)/project.pbxproj"
        guard let data = FileManager.default.contents(atPath: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let all = list["objects"] as? [String: Any], let rootID = list["rootObject"] as? String
        else { throw Failure(.file, "\(file) can't be read as a project; open it in Xcode, or give the Swift files") }
        objects = all.compactMapValues { $0 as? [String: Any] }
        guard let root = objects[rootID] else { throw Failure(.file, "\(file) names no project; give the Swift files") }
        self.root = root
    }

    func sources(of folder: String) throws -> SourceSet {
        guard let target else { throw Failure(.file, "\(path) has no target with Swift files; give the Swift files") }
        let places = self.places
        var files: Set<String> = []
        var resources = ResourceFolder(root: SourceFile.absolute(folder))
        func add(_ file: String) {
            if file.hasSuffix(".swift") {
                files.insert(file)
            } else {
                resources.add(SourceFile.absolute(file))
            }
        }
        for phase in list(target["buildPhases"]) {
            let isa = phase["isa"] as? String
            guard isa == "PBXSourcesBuildPhase" || isa == "PBXResourcesBuildPhase" else { continue }
            for build in list(phase["files"]) {
                guard let id = build["fileRef"] as? String, let file = objects[id] else { continue }
                // A file in several languages is a group of them.
                let members = file["isa"] as? String == "PBXVariantGroup" ? names(file["children"]) : [id]
                for member in members { if let place = places[member] { add(place) } }
            }
        }
        for id in names(target["fileSystemSynchronizedGroups"]) {
            guard let group = objects[id], let place = places[id] else { continue }
            var left: Set<String> = []
            for exception in list(group["exceptions"]) where objects[exception["target"] as? String ?? ""] != nil {
                if (exception["target"] as? String).flatMap({ objects[$0]?["name"] as? String }) == target["name"]
                    as? String
                {
                    left.formUnion(exception["membershipExceptions"] as? [String] ?? [])
                }
            }
            for file in Self.files(below: place, without: left) { add(file) }
        }
        let all = files.sorted()
        if let first = all.first(where: { !FileManager.default.fileExists(atPath: $0) }) {
            throw Failure(
                .file, "\(path) names \(first), which isn't there; take it out of the project, or bring it back")
        }
        resources.info = info(of: target)
        return try SourceSet.ofFolder(folder, files: all, resources: resources, flags: flags(of: target))
    }

    // MARK: 1

    private var target: [String: Any]? {
        let targets = list(root["targets"]).filter { $0["isa"] as? String == "PBXNativeTarget" }
        func type(_ target: [String: Any]) -> String { target["productType"] as? String ?? "" }
        let apps = targets.filter { type($0) == "com.apple.product-type.application" }
        return apps.first { isForPhones($0) } ?? apps.first ?? targets.first { !type($0).contains("test") }
    }

    private func isForPhones(_ target: [String: Any]) -> Bool {
        let platforms = [setting("SUPPORTED_PLATFORMS", of: target), setting("SDKROOT", of: target)].compactMap { $0 }
        return platforms.joined(separator: " ").contains("iphoneos")
    }

    /// The files below a folder that a target takes as it is.
    private static func files(below folder: String, without left: Set<String>) -> [String] {
        var found: [String] = []
        func look(_ path: String, _ name: String) {
            guard !left.contains(name) else { return }
            let suffix = URL(fileURLWithPath: name).pathExtension
            guard AssetsFolder.isFolder(path), !["xcassets", "bundle", "xcdatamodeld"].contains(suffix) else {
                found.append(path)
                return
            }
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            for inner in names.sorted() where !inner.hasPrefix(".") {
                guard (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(path)/\(inner)")) == nil else {
                    continue
                }
                look("\(path)/\(inner)", name.isEmpty ? inner : "\(name)/\(inner)")
            }
        }
        look(folder, "")
        return found
    }

    // MARK: 2

    /// The path of every file and folder, as in the call.
    private var places: [String: String] {
        var places: [String: String] = [:]
        let top = (root["projectDirPath"] as? String).flatMap { $0.isEmpty ? nil : join(around, $0) } ?? around
        func walk(_ id: String, _ around: String) {
            guard places[id] == nil, let object = objects[id] else { return }
            let own = object["path"] as? String ?? ""
            let place =
                switch object["sourceTree"] as? String {
                case "<absolute>": own
                case "SOURCE_ROOT": join(top, own)
                default: own.isEmpty ? around : join(around, own)
                }
            places[id] = place
            for child in names(object["children"]) { walk(child, place) }
        }
        if let main = root["mainGroup"] as? String { walk(main, top) }
        return places
    }

    /// The folder that the project stands in, as in the call.
    private var around: String {
        path.contains("/") ? URL(fileURLWithPath: path).deletingLastPathComponent().relativePath : ""
    }

    private func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    // MARK: 3

    private func flags(of target: [String: Any]) -> [String] {
        let version = setting("SWIFT_VERSION", of: target).flatMap { $0.split(separator: ".").first } ?? "5"
        var flags = ["-swift-version", version == "6" ? "6" : "5"]
        if setting("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target) == "MainActor" {
            flags += ["-default-isolation", "MainActor"]
        }
        return flags
    }

    private func info(of target: [String: Any]) -> BundleInfo {
        var settings = self.settings(of: target)
        let name = target["name"] as? String ?? ""
        settings["TARGET_NAME"] = name
        if settings["PRODUCT_NAME"] == nil { settings["PRODUCT_NAME"] = name }
        for other in ["EXECUTABLE_NAME", "PRODUCT_MODULE_NAME"] where settings[other] == nil {
            settings[other] = settings["PRODUCT_NAME"]
        }
        if settings["DEVELOPMENT_LANGUAGE"] == nil {
            settings["DEVELOPMENT_LANGUAGE"] = root["developmentRegion"] as? String ?? "en"
        }
        let list = settings["INFOPLIST_FILE"].map { file in
            join(
                around,
                ["$(SRCROOT)/", "$(PROJECT_DIR)/"].first(where: file.hasPrefix).map { String(file.dropFirst($0.count)) }
                    ?? file)
        }
        return BundleInfo(list: list, settings: settings)
    }

    private func setting(_ name: String, of target: [String: Any]) -> String? { settings(of: target)[name] }

    /// The target's settings, and the project's that it does not have; of several configurations the first one's.
    private func settings(of target: [String: Any]) -> [String: String] {
        var found: [String: String] = [:]
        for owner in [target, root] {
            guard let id = owner["buildConfigurationList"] as? String, let configurations = objects[id] else {
                continue
            }
            for configuration in list(configurations["buildConfigurations"]) {
                for (name, value) in configuration["buildSettings"] as? [String: Any] ?? [:] where found[name] == nil {
                    if let text = value as? String { found[name] = text }
                }
            }
        }
        return found
    }

    private func names(_ value: Any?) -> [String] { value as? [String] ?? [] }
    private func list(_ value: Any?) -> [[String: Any]] { names(value).compactMap { objects[$0] } }
}
