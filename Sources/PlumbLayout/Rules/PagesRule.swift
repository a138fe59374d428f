/// Several children of which each has all of the box, one above the other: screens that are pushed over each other, and
/// tabs. Children that are turned away (`BoxFlags.isTurned`) cost nothing but their record.
extension LayoutTree {
    /// 1. The box takes what is proposed, 10 where nothing is. 2. It scrolls under the safe areas around it, whatever
    /// is in it: along an axis on which a child scrolls, it has all of the room, and on others what safe areas leave.
    /// There it stands in the middle. 3. A child that is turned away has no place: it is neither painted nor reported,
    /// and not asked.
    @inline(never)
    func placePages(_ id: BoxID) {
        let size = self[id].size
        let insets = insetsUnder(id) ?? EdgeLengths()
        let room = insets.left(of: size)
        forEachChild(of: id) { child in
            if isTurned(child) {
                self[child].x = .nan
                return
            }
            var proposal = room
            for axis in Axis.allCases where self[child].flags.contains(.scrolls(axis)) { proposal[axis] = size[axis] }
            let answer = self.size(child, proposal)
            var origin = Lengths.zero
            for axis in Axis.allCases {
                let near = self[child].flags.contains(.scrolls(axis)) ? 0 : insets.near[axis]
                origin[axis] = near + (proposal[axis] - answer[axis]) / 2
            }
            place(child, in: id, at: origin, proposal: proposal, size: answer)
        }
    }

    /// Modifiers that pass everything on may stand around a page.
    private func isTurned(_ page: BoxID) -> Bool {
        var current = page
        while current >= 0, self[current].rule == .forward {
            if self[current].flags.contains(.isTurned) { return true }
            current = self[current].firstChild
        }
        return false
    }
}
