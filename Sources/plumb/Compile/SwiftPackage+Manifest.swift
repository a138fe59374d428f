import Foundation
import PlumbRendering

extension SwiftPackage {
    /// What `dump-package` says, as far as it matters here.
    struct Manifest: Decodable {
        struct Product: Decodable {
            var name: String
            var targets: [String]
        }

        struct Target: Decodable {
            struct Resource: Decodable {
                var path: String
                var rule: [String: JSONValue]?
                var isCopied: Bool { rule?["copy"] != nil }
            }
            struct Dependency: Decodable {
                var byName: [JSONValue]?
                var target: [JSONValue]?
                var product: [JSONValue]?

                var name: String? { (byName ?? target ?? product)?.first?.text }
                var package: String? { product?.count ?? 0 > 1 ? product?[1].text : nil }
            }
            struct Setting: Decodable {
                var tool: String
                var kind: [String: JSONValue]
            }

            var name: String
            var type: String
            var path: String?
            var exclude: [String]
            var sources: [String]?
            var resources: [Resource]
            var dependencies: [Dependency]
            var settings: [Setting]?

            var flags: [String] {
                (settings ?? []).filter { $0.tool == "swift" }.flatMap { setting -> [String] in
                    setting.kind.flatMap { kind, value -> [String] in
                        let values = value.texts
                        return switch kind {
                        case "define": values.flatMap { ["-D", $0] }
                        case "enableUpcomingFeature": values.flatMap { ["-enable-upcoming-feature", $0] }
                        case "enableExperimentalFeature": values.flatMap { ["-enable-experimental-feature", $0] }
                        case "swiftLanguageMode": values.flatMap { ["-swift-version", $0] }
                        case "defaultIsolation": values.flatMap { ["-default-isolation", $0] }
                        default: []
                        }
                    }
                }
            }
        }

        struct Dependency: Decodable {
            struct Local: Decodable {
                var identity: String
                var path: String
            }
            struct Remote: Decodable {
                struct Location: Decodable {
                    struct Address: Decodable { var urlString: String }
                    var remote: [Address]?
                    var local: [String]?
                }
                var identity: String
                var location: Location
            }
            var fileSystem: [Local]?
            var sourceControl: [Remote]?

            var identity: String { fileSystem?.first?.identity ?? sourceControl?.first?.identity ?? "" }
            var place: String {
                fileSystem?.first?.path ?? sourceControl?.first?.location.remote?.first?.urlString
                    ?? sourceControl?.first?.location.local?.first ?? identity
            }

            /// Where its files are, or would be.
            func folder(in package: String) -> String? {
                if let local = fileSystem?.first { return local.path }
                guard let remote = sourceControl?.first else { return nil }
                let address = URL(fileURLWithPath: place).deletingPathExtension().lastPathComponent
                let checkouts = "\(package)/.build/checkouts"
                let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? []
                let name = names.first {
                    [address.lowercased(), remote.identity.lowercased()].contains($0.lowercased())
                }
                return "\(checkouts)/\(name ?? address)"
            }
        }

        struct ToolsVersion: Decodable { var _version: String }

        var targets: [Target]
        var products: [Product]
        var dependencies: [Dependency]
        var toolsVersion: ToolsVersion
        var swiftLanguageVersions: [String]?
        var name: String

        var flags: [String] {
            let tools = Int(toolsVersion._version.split(separator: ".").first ?? "5") ?? 5
            let version = swiftLanguageVersions?.last ?? (tools >= 6 ? "6" : "5")
            return ["-swift-version", version.hasPrefix("6") ? "6" : "5", "-D", "SWIFT_PACKAGE", "-package-name", name]
        }
    }
}

extension JSONValue {
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

    /// All texts within.
    fileprivate var texts: [String] {
        switch self {
        case .string(let text): [text]
        case .list(let list): list.flatMap(\.texts)
        case .object(let object): object.values.flatMap(\.texts)
        case .null, .bool, .integer, .number: []
        }
    }
}
