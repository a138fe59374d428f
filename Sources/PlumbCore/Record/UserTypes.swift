/// Tells types of the user's from Plumb's.
enum UserTypes {
    /// The name of a type that does not come from Plumb, without module and generic arguments; nil for the others. A
    /// modifier that has a body counts by its own name.
    static func name(of type: Any.Type) -> String? {
        let name = String(reflecting: type)
        guard isOwn(name) else { return String("\(type)".prefix { $0 != "<" }) }
        guard name.hasPrefix("PlumbCore.(ModifiedBody in") || name.hasPrefix("PlumbCore.ModifiedBody<"),
            let start = name.firstIndex(of: "<")
        else { return nil }
        let modifier = name[name.index(after: start)...].prefix { $0 != "<" && $0 != "," && $0 != ">" }
        return isOwn(String(modifier)) ? nil : modifier.split(separator: ".").last.map(String.init)
    }

    /// Plumb's modules that have views.
    private static let modules: Set<Substring> = ["PlumbCore", "PlumbControls", "PlumbUIKit", "PlumbRendering"]

    private static func isOwn(_ name: String) -> Bool { modules.contains(name.prefix { $0 != "." }) }
}
