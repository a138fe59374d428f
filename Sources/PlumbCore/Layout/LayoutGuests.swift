/// What the engine keeps so that users' layouts and guides can do what they like: it must neither trap nor turn in circles.
struct LayoutGuests {
    /// Where sentences go.
    var sink: DiagnosticSink?
    /// The defaults of users' guides that are being computed.
    fileprivate var defaults: [(key: AlignmentKey, box: BoxID)] = []
}

extension LayoutTree {
    func report(_ message: String) { guests.sink?.report(message) }

    /// Whether a layout may ask a view of another one, which it has kept: not one that it stands in itself, whose answer waits for its own.
    func mayAsk(_ box: BoxID) -> Bool {
        var current = asking
        while current >= 0 {
            if current == box {
                report("a layout asks for the size of a view that it stands in itself; it gets no answer")
                return false
            }
            current = self[current].parent
        }
        return true
    }

    /// Where a user's guide is by default. One that leads back to itself is at 0 there.
    func usersDefault(_ key: AlignmentKey, in dimensions: ViewDimensions) -> Double {
        let box = dimensions.box
        guard !guests.defaults.contains(where: { $0.key == key && $0.box == box }) else {
            report("the default value of the alignment \(key.id) asks for itself; it counts as 0 there")
            return 0
        }
        guests.defaults.append((key, box))
        defer { guests.defaults.removeLast() }
        return Double(key.id.defaultValue(in: dimensions))
    }
}
