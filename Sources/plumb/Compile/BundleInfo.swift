import Foundation

/// What an app says of itself: the `Info.plist` in its bundle, which `Bundle.main.infoDictionary` reads.
///
/// 1. It begins with the list of the app, where there is one; `$(NAME)` stands for a build setting. A value whose
///    settings nobody knows is left out.
/// 2. Build settings whose names begin with `INFOPLIST_KEY_` are keys of it, as Xcode makes them; YES and NO are truth
///    values.
/// 3. Name, identifier and versions come from the build settings where the list has none.
struct BundleInfo {
    private(set) var values: [String: Any] = [:]

    /// - Parameters:
    ///   - list: the path of the app's own list; nil for none.
    ///   - settings: the build settings.
    init(list: String?, settings: [String: String]) {
        // 1
        if let list, let data = FileManager.default.contents(atPath: list), data.count < 1 << 20,
            let own = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        {
            values = own.compactMapValues { Self.replacing($0, settings) }
        }
        // 2
        let prefix = "INFOPLIST_KEY_"
        for (name, value) in settings where name.hasPrefix(prefix) {
            let key = String(name.dropFirst(prefix.count))
            guard values[key] == nil, let value = Self.replacing(value, settings) else { continue }
            values[key] = value as? String == "YES" ? true : value as? String == "NO" ? false : value
        }
        // 3
        let others = [
            "CFBundleName": "$(PRODUCT_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
            "CFBundleExecutable": "$(PRODUCT_NAME)", "CFBundleDevelopmentRegion": "en",
            "CFBundlePackageType": "APPL",
        ]
        for (key, value) in others where values[key] == nil { values[key] = Self.replacing(value, settings) }
    }

    /// As a file.
    var data: Data? { try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0) }

    /// A value with its settings put in; nil where one is not known.
    private static func replacing(_ value: Any, _ settings: [String: String]) -> Any? {
        switch value {
        case let text as String: return replacing(text, settings, depth: 0)
        case let list as [Any]: return list.compactMap { replacing($0, settings) }
        case let table as [String: Any]: return table.compactMapValues { replacing($0, settings) }
        default: return value
        }
    }

    /// - Parameter depth: settings may name settings, in circles too.
    private static func replacing(_ text: String, _ settings: [String: String], depth: Int) -> String? {
        guard depth < 8 else { return nil }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "$") {
            let open = rest.index(after: start)
            guard open < rest.endIndex, rest[open] == "(" || rest[open] == "{",
                let end = rest[open...].firstIndex(of: rest[open] == "(" ? ")" : "}")
            else {
                result += rest[...start]
                rest = rest[open...]
                continue
            }
            // `$(NAME:rfc1034identifier)` has rules for what the name may consist of.
            let words = rest[rest.index(after: open)..<end].split(separator: ":")
            guard let name = words.first, let value = settings[String(name)],
                let whole = replacing(value, settings, depth: depth + 1)
            else { return nil }
            result += rest[..<start]
            result +=
                words.contains("rfc1034identifier")
                ? String(whole.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }) : whole
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }
}
