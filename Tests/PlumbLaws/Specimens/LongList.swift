import Foundation
import PlumbCore

/// Lists that are longer than what is in sight, and what happens to them.
extension SpecimenSource {
    /// What gives exactly one row each.
    private static let rows: [LeafKind] = [.text, .words, .color, .block, .circle, .symbol, .toggle]

    /// Rows and sections, scrolled to one of them.
    mutating func longList() -> Specimen {
        var list = specimen(.screen(.rows))
        for _ in 0..<30 + random.below(30) { list.children.append(part()) }
        aim(&list)
        return list
    }

    private mutating func specimen(_ kind: SpecimenKind) -> Specimen {
        lastID += 1
        return Specimen(id: lastID, kind: kind, a: number(), b: number(), choices: choices(), children: [])
    }

    private mutating func row() -> Specimen { specimen(.leaf(random.pick(SpecimenSource.rows))) }

    /// A row, or one time in eight a section of some.
    private mutating func part() -> Specimen {
        guard random.below(8) == 0 else { return row() }
        var section = specimen(.list(.section))
        for _ in 0...random.below(4) { section.children.append(row()) }
        return section
    }

    /// Rows come, go, move and change, in sections too; edit mode begins or ends; the list gets another style. Then it
    /// is scrolled to another row.
    mutating func edit(_ list: inout Specimen) {
        for _ in 0...random.below(4) {
            let index = random.below(list.children.count)
            switch random.below(12) {
            case 0, 1: list.children.insert(part(), at: index)
            case 2, 3: if list.children.count > 20 { list.children.remove(at: index) }
            case 4, 5:
                let moved = list.children.remove(at: index)
                list.children.insert(moved, at: random.below(list.children.count + 1))
            case 6:
                list.children[index].a = number()
                list.children[index].b = number()
            case 7: list.children[index].choices = choices()
            case 8:
                guard let section = list.children.firstIndex(where: { $0.kind == .list(.section) }) else { continue }
                list.children[section].children.insert(row(), at: 0)
                if random.flip() { list.children[section].children.removeLast() }
            case 11: list.choices = choices()
            default: list.choices ^= Specimen.editMode
            }
        }
        aim(&list)
    }

    private mutating func aim(_ list: inout Specimen) {
        let others = list.children.map(\.id).filter { $0 != list.target }
        list.target = random.pick(others)
    }
}

extension Specimen {
    /// The choice that says of a list whether it is in edit mode: `flag(3)`.
    fileprivate static let editMode: UInt32 = 1 << 12
}

extension LawCase {
    /// A long list that is edited so often. Only what is in sight is made.
    static func longList(seed: UInt64, steps: Int = 0, isHostile: Bool = false) -> LawCase {
        var source = SpecimenSource(seed: seed ^ 0x726F_7773)
        source.isHostile = isHostile
        var list = source.longList()
        var result = LawCase(
            seed: seed, width: source.random.pick([200, 320, 393]), height: source.random.pick([150, 200, 300]),
            isRightToLeft: source.random.below(4) == 0, hasSafeArea: source.random.below(4) == 0, tree: list)
        if source.random.below(3) == 0 { result.system = .iOS26 }
        for _ in 0..<steps {
            source.edit(&list)
            result.steps.append(.show(list))
        }
        return result
    }

    /// Such a list for one seed in sixteen. It has a source of its own: the trees of all other seeds are those of
    /// earlier runs.
    static func rareLongList(seed: UInt64, steps: Int = 0, isHostile: Bool = false) -> LawCase? {
        var rare = RandomSource(seed: seed ^ 31)
        return rare.below(16) == 0 ? longList(seed: seed, steps: steps, isHostile: isHostile) : nil
    }
}
