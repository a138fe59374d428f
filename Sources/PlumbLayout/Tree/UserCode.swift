/// What the engine keeps so that users' layouts and guides can do what they like: it must neither trap nor turn in
/// circles.
struct UserCode {
    /// The defaults of users' guides that are being computed.
    fileprivate var defaults: [(key: AlignmentKey, box: BoxID)] = []
}

extension LayoutTree {
    /// Says one sentence about what a user's code got wrong.
    ///
    /// - Parameter box: what the sentence is about.
    package func report(_ message: String, of box: BoxID = .none) { reporter?(message, box) }

    /// Whether a layout may ask a view of another one, which it has kept: not one that it stands in itself, whose
    /// answer waits for its own.
    package func mayAsk(_ box: BoxID) -> Bool {
        var current = asking
        while current >= 0 {
            if current == box {
                report("a layout asks for the size of a view that it stands in itself; it gets no answer", of: box)
                return false
            }
            current = self[current].parent
        }
        return true
    }

    /// Where a user's guide is by default. One that leads back to itself is at 0 there.
    func usersDefault(_ key: AlignmentKey, in dimensions: BoxDimensions) -> Double {
        let box = dimensions.box
        let guide = key.custom
        guard !userCode.defaults.contains(where: { $0.key == key && $0.box == box }) else {
            report("the default value of the alignment \(guide.name) asks for itself; it counts as 0 there", of: box)
            return 0
        }
        userCode.defaults.append((key, box))
        defer { userCode.defaults.removeLast() }
        return guide.defaultValue(dimensions)
    }
}
