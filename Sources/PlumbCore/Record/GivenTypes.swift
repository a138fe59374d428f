/// Types that stand among the generic arguments of others.
struct GivenTypes {
    private var known: [String: [ObjectIdentifier: Bool]] = [:]

    /// Whether a type is in the name of a whole, not as the whole itself or a part of a name.
    mutating func has(_ whole: String, _ type: Any.Type?) -> Bool {
        guard let type else { return false }
        if let known = known[whole]?[ObjectIdentifier(type)] { return known }
        let has = Self.find(Self.name(of: type), in: whole)
        known[whole, default: [:]][ObjectIdentifier(type)] = has
        return has
    }

    /// A shape that is a view is called by the shape.
    private static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type)
        guard let start = name.range(of: "_ShapeView<") else { return name }
        return String(name[start.upperBound...].prefix { $0 != "<" && $0 != "," && $0 != ">" })
    }

    private static func find(_ name: String, in whole: String) -> Bool {
        guard name.utf8.count < whole.utf8.count else { return false }
        var rest = whole[...]
        while let found = rest.range(of: name) {
            let before = found.lowerBound > whole.startIndex ? whole[whole.index(before: found.lowerBound)] : " "
            let after = found.upperBound < whole.endIndex ? whole[found.upperBound] : " "
            if "<( ".contains(before), "<>), ".contains(after) { return true }
            rest = whole[found.upperBound...]
        }
        return false
    }
}
