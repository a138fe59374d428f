/// What must hold of a tree between two updates, for tests: linear in boxes, and nothing is changed.
///
/// 1. Removed boxes wait once each to be used again; the others are linked both ways, without circles. 2. What is
/// remembered for a box is its own, and nothing is remembered for nobody. 3. Whatever is stale or has to be placed
/// again is marked up to its root. 4. What is known of a box agrees with what is known of those in it.
package struct TreeInvariants {
    private let tree: LayoutTree
    /// Boxes that stand in no list though they know their parent: they are on their way out, or asleep.
    private let loose: Set<BoxID>
    package private(set) var complaints = Complaints()

    /// Every box that can be reached from a box without a parent, or from a loose one.
    private(set) var reached: [Bool]

    package init(_ tree: LayoutTree, loose: Set<BoxID> = []) {
        self.tree = tree
        self.loose = loose
        reached = Array(repeating: false, count: tree.boxes.count)
    }

    /// Looks at everything.
    package mutating func check() {
        checkFreeBoxes()
        checkLinks()
        // What is linked to nothing can't be looked at any further.
        guard complaints.isEmpty else { return }
        checkMemory()
        guard complaints.isEmpty else { return }
        for id in 0..<Int32(tree.boxes.count) where !tree.isFree(id) {
            checkMarks(id)
            checkTraits(id)
        }
        if tree.asking >= 0 || tree.barrier >= 0 { complaints.add("a layout is being asked, though none runs") }
        for id in tree.guideAnswers.keys where !isLiving(id) {
            complaints.add("guides are remembered for box \(id), which is gone")
        }
        let roots = tree.roots.union(tree.unsettledRoots).union(tree.sightDependents.keys)
        for id in roots where !isLiving(id) { complaints.add("box \(id) counts as a root, and is gone") }
    }

    private func isLiving(_ id: BoxID) -> Bool { id >= 0 && id < tree.boxes.count && !tree.isFree(id) }

    // MARK: 1

    private mutating func checkFreeBoxes() {
        let spare = complaints.distinct(tree.boxes.spareNumbers, below: tree.boxes.count, "box")
        for id in 0..<Int32(tree.boxes.count) where tree.isFree(id) != spare.contains(id) {
            complaints.add(
                "box \(id) is \(tree.isFree(id) ? "gone, but not to be used again" : "to be used again, but there")")
        }
        if tree.environments.count != tree.boxes.count {
            complaints.add("there are \(tree.boxes.count) boxes and \(tree.environments.count) numbers of environments")
        }
    }

    private mutating func checkLinks() {
        var tops: [BoxID] = []
        for id in 0..<Int32(tree.boxes.count) where !tree.isFree(id) {
            let parent = tree[id].parent
            if parent < 0 || loose.contains(id) { tops.append(id) }
            if parent >= 0, !isLiving(parent) { complaints.add("box \(id) stands in box \(parent), which is gone") }
        }
        var way = tops
        for top in tops { reached[Int(top)] = true }
        while let id = way.popLast() {
            var child = tree[id].firstChild
            while child >= 0 {
                guard isLiving(child) else {
                    complaints.add("box \(child) is listed in box \(id), and is gone")
                    break
                }
                if tree[child].parent != id {
                    complaints.add("box \(child) is listed in box \(id), and stands in box \(tree[child].parent)")
                }
                guard !reached[Int(child)] else {
                    complaints.add("box \(child) is listed twice, or is on its way out or asleep and listed")
                    break
                }
                reached[Int(child)] = true
                way.append(child)
                child = tree[child].nextSibling
            }
        }
        for id in 0..<Int32(tree.boxes.count) where !tree.isFree(id) && !reached[Int(id)] {
            complaints.add("box \(id) stands in box \(tree[id].parent), which does not list it")
        }
    }

    // MARK: 2

    private mutating func checkMemory() {
        var memos = Owned("memo"), answers = Owned("answers"), spacings = Owned("spacing"), pairs = Owned("pair")
        var frames = Owned("limits")
        for id in 0..<Int32(tree.boxes.count) where !tree.isFree(id) {
            let box = tree[id]
            if box.memo >= 0, box.rule.hasMemo {
                memos.note(box.memo, of: id)
                if box.memo < tree.memos.count { answers.note(tree.memos.peek(box.memo).answers, of: id) }
            } else {
                answers.note(box.memo, of: id)
            }
            spacings.note(box.spacing, of: id)
            if box.rule == .flexibleFrame { frames.note(box.further, of: id) } else { pairs.note(box.further, of: id) }
            if box.rule == .flexibleFrame, box.further < 0 {
                complaints.add("box \(id) has a frame with limits, but no limits")
            }
            if box.priority >= tree.priorities.count {
                complaints.add("box \(id) has priority number \(box.priority), which is none")
            }
        }
        memos.check(count: tree.memos.count, spare: tree.memos.spareNumbers, &complaints)
        answers.check(count: tree.answers.count, spare: tree.answers.spareNumbers, &complaints)
        spacings.check(count: tree.spacings.count, spare: tree.spacings.spareNumbers, &complaints)
        pairs.check(count: tree.furtherNumbers.count, spare: tree.furtherNumbers.spareNumbers, &complaints)
        frames.check(count: tree.frames.count, spare: tree.frames.spareNumbers, &complaints)
    }

    /// Numbers of one storage, and the boxes that have them.
    private struct Owned {
        let name: String
        private var owners: [Int32: BoxID] = [:]
        private var twice: [Int32] = []

        init(_ name: String) { self.name = name }

        mutating func note(_ number: Int32, of box: BoxID) {
            guard number >= 0 else { return }
            if owners.updateValue(box, forKey: number) != nil { twice.append(number) }
        }

        func check(count: Int, spare: [Int32], _ complaints: inout Complaints) {
            for number in twice { complaints.add("\(name) \(number) belongs to several boxes") }
            let spare = complaints.distinct(spare, below: count, name)
            for number in 0..<Int32(count) where (owners[number] != nil) == spare.contains(number) {
                complaints.add(
                    owners[number].map { "\(name) \(number) is to be used again, but box \($0) has it" }
                        ?? "\(name) \(number) belongs to no box")
            }
            for (number, box) in owners where number >= count {
                complaints.add("box \(box) has \(name) \(number), which is none")
            }
        }
    }

    // MARK: 3

    private mutating func checkMarks(_ id: BoxID) {
        let box = tree[id]
        if tree.recorder == nil, box.shortcut != Box.Shortcut(box.rule) {
            complaints.add("box \(id) is asked as another rule than its own")
        }
        if box.flags.contains(.recorded) != (tree.recorder != nil) {
            complaints.add("box \(id) is \(tree.recorder == nil ? "recorded by nobody" : "not recorded")")
        }
        guard box.parent >= 0, !loose.contains(id) else {
            if tree.roots.contains(id), box.flags.contains(.stale), !tree.hasChanged {
                complaints.add("box \(id), a root, is stale, and the tree says that nothing has changed")
            }
            return
        }
        let parent = tree[box.parent]
        // The answers of a reader don't depend on its content.
        if box.flags.contains(.stale), box.rule != .reader, !parent.flags.contains(.stale) {
            complaints.add("box \(id) (\(box.rule)) is stale, and box \(box.parent) (\(parent.rule)) around it is not")
        }
        // What has no place is placed when it gets one.
        if box.flags.contains(.unplaced), !box.x.isNaN, !parent.flags.contains(.unplaced) {
            complaints.add(
                "box \(id) (\(box.rule)) is to be placed again, and box \(box.parent) (\(parent.rule)) around it is not"
            )
        }
        if box.flags.contains(.looksAround), !parent.flags.contains(.looksAround) {
            complaints.add(
                "box \(id) (\(box.rule)) looks around, and box \(box.parent) (\(parent.rule)) around it does not")
        }
    }

    // MARK: 4

    private mutating func checkTraits(_ id: BoxID) {
        let box = tree[id]
        guard !box.flags.contains(.stale) else { return }
        var all = BoxFlags(rawValue: .max)
        var any: BoxFlags = []
        var count: Int32 = 0
        tree.forEachChild(of: id) { child in
            all.formIntersection(tree[child].flags)
            any.formUnion(tree[child].flags)
            count += 1
        }
        switch box.rule {
        case .stack, .zStack:
            // What happens to be in sight sets no guide of the whole.
            let inherited = any.intersection(box.flags.contains(.fillsAcross) ? .raised : .inherited)
            if box.flags.intersection(.inherited) != inherited {
                complaints.add("box \(id) (\(box.rule)) does not have the guides of those in it")
            }
            if box.flags.contains(.separable), !all.contains(.separable) {
                complaints.add("box \(id) (\(box.rule)) is separable, and not all in it are")
            }
            checkOrder(id, count)
        case .custom:
            if !(tree.role(of: id) is CustomLayoutRole) { complaints.add("box \(id) has no layout") }
            if !box.flags.isDisjoint(with: [.separable, .rigid, .elastic]) {
                complaints.add("box \(id) is a user's layout, of which nothing is known beforehand")
            }
        default:
            let traits = tree.traitsFromContent(id).intersection(.traits)
            let own = box.flags.intersection(.traits)
            if own != traits {
                complaints.add(
                    "box \(id) (\(box.rule)) has the traits \(own.rawValue), and should have \(traits.rawValue)")
            }
        }
    }

    /// The order of offers is one of the children, as long as it holds.
    private mutating func checkOrder(_ id: BoxID, _ count: Int32) {
        let memo = tree[id].memo
        guard tree[id].rule == .stack, memo >= 0, tree.memos[memo].isOrdered else { return }
        var left = count
        var child = tree.memos[memo].firstInOrder
        while child >= 0, left >= 0 {
            left -= 1
            guard isLiving(child), tree[child].parent == id else {
                return complaints.add("box \(child) is offered a share of box \(id), and does not stand in it")
            }
            child = tree[child].nextInOrder
        }
        if left != 0 { complaints.add("box \(id) offers shares to another number of boxes than it has in it") }
    }
}

/// Sentences about what does not hold; the first few, since one fault breaks much.
package struct Complaints {
    private static let limit = 10
    package init() {}
    package private(set) var sentences: [String] = []

    package var isEmpty: Bool { sentences.isEmpty }

    package mutating func add(_ sentence: String) {
        if sentences.count < Complaints.limit { sentences.append(sentence) }
    }

    package mutating func add(_ other: Complaints) { for sentence in other.sentences { add(sentence) } }

    /// Numbers that were given back: each once, each one that was given out.
    package mutating func distinct(_ numbers: [Int32], below count: Int, _ name: String) -> Set<Int32> {
        let set = Set(numbers)
        if set.count != numbers.count { add("a \(name) is twice among those to be used again") }
        if let wrong = set.first(where: { $0 < 0 || $0 >= count }) {
            add("\(name) \(wrong) is to be used again, and never was")
        }
        return set
    }
}
