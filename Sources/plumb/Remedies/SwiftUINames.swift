import Foundation

/// What is known of SwiftUI's names: since which iOS they are there, and which of them Plumb has.
struct SwiftUINames {
    struct Entry {
        /// "16.0"; nil for a name that came after iOS 17, or belongs to another platform.
        var version: String?
        /// For members: the types, `View` among them; empty where there are many.
        var owners: [String] = []
    }

    private(set) var types: [String: Entry] = [:]
    private(set) var members: [String: Entry] = [:]
    /// Every name that stands in the modules of Plumb.
    private let ours: Set<String>

    /// - Parameter modules: the folder with Plumb's modules.
    init(modules: String) {
        for line in SwiftUINameData.text.split(separator: "\n") {
            let words = line.split(separator: " ")
            let version = words[0] == "?" ? nil : String(words[0])
            for word in words.dropFirst(2) {
                let parts = word.split(separator: "@")
                let owners =
                    words[1] == "view:"
                    ? ["View"] : parts.dropFirst().flatMap { $0.split(separator: ",").map(String.init) }
                let entry = Entry(version: version, owners: owners)
                if words[1] == "types:" { types[String(parts[0])] = entry } else { members[String(parts[0])] = entry }
            }
        }
        var ours: Set<String> = []
        for name in (try? FileManager.default.contentsOfDirectory(atPath: modules)) ?? []
        where name.hasSuffix(".swiftmodule") && (name.hasPrefix("Plumb") || name.hasPrefix("Combine")) {
            guard let data = FileManager.default.contents(atPath: "\(modules)/\(name)") else { continue }
            ours.formUnion(Self.identifiers(in: data))
        }
        self.ours = ours
    }

    /// The words of a module's file, in which identifiers end with a zero.
    static func identifiers(in data: Data) -> Set<String> {
        var found: Set<String> = []
        data.withUnsafeBytes { bytes in
            var start = 0
            for (index, byte) in bytes.enumerated() {
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: continue
                default:
                    if byte == 0, (3..<80).contains(index - start) {
                        found.insert(String(decoding: bytes[start..<index], as: UTF8.self))
                    }
                    start = index + 1
                }
            }
        }
        return found
    }

    func isOurs(_ name: String) -> Bool { ours.contains(name) }
}
