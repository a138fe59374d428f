import Foundation

/// A view tree as data: made at random, changed at random, made smaller, shown (`SpecimenView`), and written down
/// (`code`).
package struct Specimen: Identifiable, Equatable, Sendable {
    /// The name under which the view's frame is reported.
    package var id: Int
    package var kind: SpecimenKind
    /// Lengths, angles, priorities: each kind takes what it needs.
    package var a: CGFloat
    package var b: CGFloat
    /// Choices, four bits each: which alignment, which axes, given or not.
    package var choices: UInt32
    /// False where all rows of a list are in sight, and tabs are made anew when another is chosen.
    package var remembers = true
    /// The row that a list is scrolled to; nil for its beginning.
    package var target: Int?
    package var children: [Specimen]

    /// One of several, by the choice of the given number.
    func pick<T>(_ number: Int, _ values: [T]) -> T { values[Int(choices >> UInt32(number * 4)) & 15 % values.count] }

    func flag(_ number: Int) -> Bool { choices >> UInt32(number * 4) & 1 == 1 }

    /// A length, or nil.
    func optional(_ value: CGFloat, _ number: Int) -> CGFloat? { flag(number) ? value : nil }

    /// The content is written out instead of listed by a `ForEach`.
    var isWrittenOut: Bool { flag(7) && children.count <= 2 }

    package var count: Int { 1 + children.reduce(0) { $0 + $1.count } }

    /// The tree without views that stand alone in their container because the code says so.
    package var listed: Specimen {
        var copy = self
        copy.choices &= ~(15 << 28)
        copy.children = children.map(\.listed)
        return copy
    }

    /// The tree without views whose place depends on what was there before, by design: what a lazy container in a
    /// scroll view has once measured, it knows; a new one estimates (`LazyContainerTests` compares what is in sight);
    /// where a scroll view stands that was told to stand somewhere follows what was in it then; tabs that have been
    /// shown stay; a stack keeps what its screens ask for, and knows nothing of those it has never shown.
    ///
    /// - Parameters:
    ///   - inRows: the view stands in a list: as high as that, it would leave no room for others.
    ///   - inStack: the view stands in a stack of screens.
    ///   - endless: rows may be longer than anything that has all in sight.
    func withoutHistory(
        scrolls: Bool = false, inRows: Bool = false, inStack: Bool = false, estimates: Bool = true,
        endless: Bool = false
    ) -> Specimen {
        var copy = self
        if !estimates {
            if kind.traits.contains(.remembers) || inStack && kind.traits.contains(.staysInStack)
                || inRows && kind.traits.contains(.relative)
            {
                copy.kind = .modifier(ModifierKind.standIns[0])
            }
            if scrolls {
                switch kind {
                case .list(.lazyRow): copy.kind = .list(.row)
                case .list(.lazyColumn): copy.kind = .list(.column)
                case .list(.lazyVGrid), .list(.lazyHGrid): copy.kind = .list(.grid)
                default: break
                }
            }
            if scrolls || endless, isRows { copy.kind = .list(.column) }
            copy.remembers = false
        }
        let scrolls = scrolls || copy.kind == .list(.scroll) || copy.isRows
        let (inRows, inStack) = (inRows || isRows, inStack || kind == .screen(.stack))
        copy.children = children.map {
            $0.withoutHistory(
                scrolls: scrolls, inRows: inRows, inStack: inStack, estimates: estimates, endless: endless)
        }
        return copy
    }

    private var isRows: Bool { kind == .screen(.rows) || kind == .screen(.form) }

    /// All views of the tree, those around others first.
    package var all: [Specimen] { [self] + children.flatMap(\.all) }

    /// The ids of the views with a state.
    package var stateful: [Int] { (kind.traits.contains(.state) ? [id] : []) + children.flatMap(\.stateful) }
}

/// What random trees are made of.
package struct SpecimenSource {
    package var random: RandomSource
    /// The kinds that turn up, each as often as it is in the list.
    var kinds = SpecimenKind.friendly
    /// Numbers that no layout expects turn up among the lengths.
    var isHostile = false
    var lastID = 0

    package init(seed: UInt64) { random = RandomSource(seed: seed) }

    mutating func number() -> CGFloat { isHostile && random.flip() ? random.hostile() : random.length() }

    mutating func choices() -> UInt32 { UInt32(truncatingIfNeeded: random.next()) }

    /// A tree of at most `depth` levels below its root.
    package mutating func tree(depth: Int, below parent: SpecimenKind? = nil) -> Specimen {
        lastID += 1
        let id = lastID
        var tree = Specimen(
            id: id, kind: kind(depth: depth, below: parent), a: number(), b: number(), choices: choices(), children: [])
        guard depth > 0, tree.kind.shape != .leaf else { return tree }
        let least = parent == nil ? 1 : 0
        for _ in 0..<least + random.below(tree.kind.shape == .list ? 5 : 3) {
            tree.children.append(self.tree(depth: depth - 1, below: tree.kind))
        }
        if tree.kind.shape != .list, tree.children.isEmpty {
            tree.children.append(self.tree(depth: depth - 1, below: tree.kind))
        }
        return tree
    }

    private mutating func kind(depth: Int, below parent: SpecimenKind?) -> SpecimenKind {
        if depth == 0 { return random.pick(SpecimenKind.leaves) }
        if parent == nil, random.flip() { return .list(random.pick([.row, .column, .depth, .grid])) }
        if parent == .list(.grid), random.below(3) > 0 { return .list(.gridRow) }
        if parent == .list(.gridRow), random.below(4) == 0 { return .modifier(random.pick(ModifierKind.cells)) }
        switch random.below(8) {
        case 0..<3: return .list(random.pick([.row, .column, .depth]))
        case 3 where parent != nil: return random.pick(SpecimenKind.leaves)
        default: return random.pick(kinds)
        }
    }

    /// Changes a view somewhere in the tree: its numbers, its kind, what is in it, or their order.
    package mutating func change(_ tree: inout Specimen) {
        var index = random.below(tree.count)
        change(&tree, at: &index)
    }

    private mutating func change(_ tree: inout Specimen, at index: inout Int) {
        guard index > 0 else {
            index = -1
            return changeHere(&tree)
        }
        index -= 1
        for child in tree.children.indices where index >= 0 { change(&tree.children[child], at: &index) }
    }

    private mutating func changeHere(_ tree: inout Specimen) {
        switch random.below(9) {
        case 0: tree.a = number()
        case 1: tree.b = number()
        case 2: tree.choices = choices()
        case 3: tree.kind = random.pick(kinds)
        case 4: tree.choices ^= 1 << UInt32(random.below(8) * 4)
        case 5:
            let child = self.tree(depth: random.below(3), below: tree.kind)
            tree.children.insert(child, at: random.below(tree.children.count + 1))
        case 6: if !tree.children.isEmpty { tree.children.remove(at: random.below(tree.children.count)) }
        case 7: tree.children.shuffle(using: &random)
        default:
            // A view moves into another container, under its own id.
            guard let child = tree.children.popLast() else { return }
            lastID += 1
            let parent = Specimen(
                id: lastID, kind: .list(random.pick([.row, .column, .depth, .group])), a: number(), b: number(),
                choices: choices(), children: [child])
            tree.children.insert(parent, at: 0)
        }
    }
}
