import Foundation

/// Makes a case that breaks a law smaller as long as it breaks it.
///
/// 1. Steps are dropped. 2. A view is replaced by one of its children, or dropped. 3. A subtree becomes a colour. 4.
/// Numbers become 0 or 10, choices the first. Views are changed in the tree and in all steps at once, by their ids: a
/// series of changes stays one. What makes the case smaller is kept, and everything is tried again.
package struct Shrinker {
    /// Whether a case breaks the law.
    let fails: (LawCase) -> Bool
    /// Cases that are tried at most.
    var attempts = 4_000

    package init(fails: @escaping (LawCase) -> Bool) { self.fails = fails }

    package mutating func shrink(_ start: LawCase) -> LawCase {
        var best = start
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for candidate in Shrinker.candidates(best) where attempts > 0 {
                attempts -= 1
                guard fails(candidate) else { continue }
                best = candidate
                hasChanged = true
                break
            }
        }
        return best
    }

    /// Cases that are a little smaller, the boldest first.
    private static func candidates(_ from: LawCase) -> [LawCase] {
        var result: [LawCase] = []
        func add(_ change: (inout LawCase) -> Void) {
            var candidate = from
            change(&candidate)
            if candidate != from { result.append(candidate) }
        }
        for step in from.steps.indices { add { $0.steps.remove(at: step) } }
        for case .show(let tree) in from.steps.prefix(1) {
            add {
                $0.tree = tree
                $0.steps.removeFirst()
            }
        }
        for id in from.ids {
            for child in 0..<3 { add { $0.mapTrees { $0.replacing(id) { $0.children.dropFirst(child).first } } } }
            add { $0.mapTrees { $0.dropping(id) } }
            add { $0.mapTrees { $0.replacing(id) { $0.asColor } } }
        }
        for id in from.ids {
            // 0 is the simplest, then 10; what is simple is not tried again.
            for number in [0, 10] as [CGFloat] {
                add { $0.mapTrees { $0.replacing(id) { [0, number].contains($0.a) ? nil : $0.with(a: number) } } }
                add { $0.mapTrees { $0.replacing(id) { [0, number].contains($0.b) ? nil : $0.with(b: number) } } }
            }
            add { $0.mapTrees { $0.replacing(id) { $0.with(choices: 0) } } }
            for choice in 0..<8 {
                add { $0.mapTrees { $0.replacing(id) { $0.with(choices: $0.choices & ~(15 << UInt32(choice * 4))) } } }
            }
        }
        add { $0.isRightToLeft = false }
        add { $0.hasSafeArea = false }
        for length in [nil, 100] as [CGFloat?] {
            if from.width != nil, from.width != length { add { $0.width = length } }
            if from.height != nil, from.height != length { add { $0.height = length } }
        }
        return result
    }
}

extension LawCase {
    /// The views of all trees, those around others first.
    fileprivate var ids: [Int] {
        var trees = [tree]
        for case .show(let tree) in steps { trees.append(tree) }
        var seen: Set<Int> = []
        return trees.flatMap(\.all).map(\.id).filter { seen.insert($0).inserted }
    }

    fileprivate mutating func mapTrees(_ change: (Specimen) -> Specimen) {
        tree = change(tree)
        steps = steps.map { step in
            if case .show(let tree) = step { return .show(change(tree)) }
            return step
        }
    }
}

extension Specimen {
    /// The tree with something else instead of a view; nil leaves it.
    fileprivate func replacing(_ id: Int, _ other: (Specimen) -> Specimen?) -> Specimen {
        if self.id == id { return other(self) ?? self }
        var copy = self
        copy.children = children.map { $0.replacing(id, other) }
        return copy
    }

    fileprivate func dropping(_ id: Int) -> Specimen {
        var copy = self
        // The view that others are put on stays.
        let first = kind.shape == .layered ? 1 : 0
        copy.children = children.enumerated().filter { $0.offset < first || $0.element.id != id }
            .map { $0.element.dropping(id) }
        return copy
    }

    fileprivate var asColor: Specimen? {
        kind == .leaf(.color)
            ? nil : Specimen(id: id, kind: .leaf(.color), a: 0, b: 0, choices: 0, children: [])
    }

    fileprivate func with(a: CGFloat? = nil, b: CGFloat? = nil, choices: UInt32? = nil) -> Specimen {
        var copy = self
        if let a { copy.a = a }
        if let b { copy.b = b }
        if let choices { copy.choices = choices }
        return copy
    }
}
