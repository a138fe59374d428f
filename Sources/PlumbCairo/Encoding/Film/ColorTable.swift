/// The different colours of a picture, in the order in which they are met, and how often each occurs. Colours are
/// 0xRRGGBB.
struct ColorTable {
    private(set) var colors: [UInt32] = []
    private(set) var counts: [Int] = []
    /// Open addressing: indices of `colors`, -1 where nothing is.
    private var slots = [Int32](repeating: -1, count: 1024)
    private var last: (color: UInt32, index: Int) = (.max, 0)

    /// The colour's number, a new one where it was not met before.
    mutating func add(_ color: UInt32, times: Int = 1) -> Int {
        // Pictures of views have long runs.
        if color == last.color {
            counts[last.index] += times
            return last.index
        }
        var slot = self.slot(of: color)
        if slots[slot] < 0 {
            if colors.count * 2 >= slots.count {
                grow()
                slot = self.slot(of: color)
            }
            slots[slot] = Int32(colors.count)
            colors.append(color)
            counts.append(0)
        }
        let index = Int(slots[slot])
        counts[index] += times
        last = (color, index)
        return index
    }

    private func slot(of color: UInt32) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: UInt64(color) &* 0x9E37_79B9_7F4A_7C15 >> 32) & mask
        while slots[slot] >= 0, colors[Int(slots[slot])] != color { slot = (slot + 1) & mask }
        return slot
    }

    private mutating func grow() {
        slots = [Int32](repeating: -1, count: slots.count * 2)
        for (index, color) in colors.enumerated() { slots[slot(of: color)] = Int32(index) }
    }
}
