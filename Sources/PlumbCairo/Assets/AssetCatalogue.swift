import Foundation
import PlumbGraphics

/// What a folder holds, by name.
struct AssetCatalogue {
    var pictures: [String: [PictureVariant]] = [:]
    var colors: [String: [ColorVariant]] = [:]
    /// The pictures that are shapes, to be painted in the foreground style.
    var templates: Set<String> = []
    /// What could not be read, by the name of the picture or the colour: said when it is asked for.
    var problems: [String: [String]] = [:]

    private static let pictureTypes = VectorFile.types.union(["png", "jpg", "jpeg", "webp"])

    /// Reads a folder of plain files.
    mutating func read(_ folder: URL, prefix: String = "") {
        if folder.pathExtension == "xcassets" { return readCatalogue(folder, namespace: "") }
        for entry in contents(of: folder) {
            let name = entry.deletingPathExtension().lastPathComponent
            // Catalogues may be links.
            if entry.pathExtension == "xcassets" {
                readCatalogue(entry.resolvingSymlinksInPath(), namespace: "")
            } else if entry.hasDirectoryPath {
                read(entry, prefix: prefix + entry.lastPathComponent + "/")
            } else if Self.pictureTypes.contains(entry.pathExtension.lowercased()) {
                let (base, scale) = Self.split(name)
                let variant = PictureVariant(file: entry, scale: scale, keepsVectors: true)
                pictures[base, default: []].append(variant)
                if !prefix.isEmpty { pictures[prefix + base, default: []].append(variant) }
            }
        }
    }

    /// `star@2x` → `star` and 2.
    private static func split(_ name: String) -> (base: String, scale: Double) {
        for scale in [2, 3] where name.hasSuffix("@\(scale)x") { return (String(name.dropLast(3)), Double(scale)) }
        return (name, 1)
    }

    private mutating func readCatalogue(_ folder: URL, namespace: String) {
        for entry in contents(of: folder) where entry.hasDirectoryPath {
            let name = namespace + entry.deletingPathExtension().lastPathComponent
            switch entry.pathExtension {
            case "imageset": readPictures(entry, name)
            case "colorset": readColors(entry, name)
            case "":
                let properties = json(AssetGroup.self, in: entry, of: name, isOptional: true)?.properties
                let isNamespace = properties?.providesNamespace == true
                readCatalogue(entry, namespace: isNamespace ? name + "/" : namespace)
            default: break
            }
        }
    }

    private mutating func readPictures(_ folder: URL, _ name: String) {
        guard let set = json(ImageSet.self, in: folder, of: name) else { return }
        if set.properties?.intent == "template" { templates.insert(name) }
        for image in set.images ?? [] {
            guard let filename = image.filename else { continue }
            let file = folder.appendingPathComponent(filename)
            guard Self.pictureTypes.contains(file.pathExtension.lowercased()) else {
                problems[name, default: []].append(
                    "The picture \(file.path) was left out: only PNG, JPEG, WebP, SVG and PDF can be read.")
                continue
            }
            let scale = Double(image.scale?.dropLast() ?? "1") ?? 1
            pictures[name, default: []].append(
                PictureVariant(
                    file: file, scale: scale, isDark: image.isDark, isForOneDevice: image.isForOneDevice,
                    keepsVectors: set.properties?.preservesVectors == true))
        }
    }

    private mutating func readColors(_ folder: URL, _ name: String) {
        for entry in json(ColorSet.self, in: folder, of: name)?.colors ?? [] {
            guard let value = entry.color else { continue }
            guard let color = value.rgba else {
                problems[name, default: []].append(
                    "A colour of \(folder.path) was left out: it is a system colour, or its components are not numbers."
                )
                continue
            }
            colors[name, default: []].append(
                ColorVariant(
                    color: color, isDark: entry.isDark, isForOneDevice: entry.isForOneDevice,
                    isHighContrast: entry.isHighContrast))
        }
    }

    private func contents(of folder: URL) -> [URL] {
        let entries = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        return (entries ?? []).sorted { $0.path < $1.path }
    }

    private mutating func json<Value: Decodable>(
        _ type: Value.Type, in folder: URL, of name: String, isOptional: Bool = false
    ) -> Value? {
        let file = folder.appendingPathComponent("Contents.json")
        if isOptional && !FileManager.default.fileExists(atPath: file.path) { return nil }
        do {
            return try JSONDecoder().decode(type, from: Data(contentsOf: file))
        } catch {
            problems[name, default: []].append(
                "\(file.path) was left out: it is missing or not the description of an asset.")
            return nil
        }
    }
}
