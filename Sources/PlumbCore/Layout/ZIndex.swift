extension LayoutTree {
    /// Where a box is painted among its neighbours: what is set on it or on the views it wraps.
    func zIndex(of id: BoxID) -> Double {
        var current = id
        while current >= 0, self[current].flags.contains(.raised) {
            if let role = role(of: current), role.isRaised { return role.zIndex.isNaN ? 0 : role.zIndex }
            switch self[current].rule {
            case .line, .depth, .custom, .choice, .reader: return 0
            default: current = self[current].firstChild
            }
        }
        return 0
    }
}
