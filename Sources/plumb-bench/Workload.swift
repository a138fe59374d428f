import CAllocations
import Foundation
import PlumbCore

/// A tree to build and lay out, with the checksum it must have.
@MainActor
struct Workload {
    var name: String
    var nodes: Int
    var proposal: (Double?, Double?)
    var checksum: Double?
    var kind: Kind

    enum Kind {
        /// Boxes by hand.
        case engine((EngineTree) -> EngineTree.ID)
        /// From View values.
        case views(() -> AnyView)
        /// A change of one leaf and the layout that follows.
        case change(count: Int)
        /// A change of the state of one row.
        case stateChange(count: Int)
        /// A change of a value of the environment that nobody, or one row, reads.
        case environmentChange(count: Int, isRead: Bool)
    }

    func measure() -> Measurement {
        switch kind {
        case .engine(let make): measureEngine(make)
        case .views(let make): measureViews(make)
        case .change(let count): measureChange(count)
        case .stateChange(let count): measureStateChange(count)
        case .environmentChange(let count, let isRead): measureEnvironmentChange(count, isRead)
        }
    }

    private func result(
        build: Double, layout: Double, whole: Double? = nil, checksum: Double, bytes: Int, graphBytes: Int? = nil
    ) -> Measurement {
        Measurement(
            name: name, nodes: nodes, buildNanoseconds: build / Double(nodes),
            layoutNanoseconds: layout / Double(nodes), wholeNanoseconds: whole.map { $0 / Double(nodes) },
            checksum: checksum, expected: self.checksum, bytes: Double(bytes) / Double(nodes),
            graphBytes: graphBytes.map { Double($0) / Double(nodes) })
    }

    private func measureEngine(_ make: (EngineTree) -> EngineTree.ID) -> Measurement {
        let build = median { _ = make(EngineTree()) }
        let tree = EngineTree()
        let root = make(tree)
        let layout = median { layOut(tree, root) }
        return result(build: build, layout: layout, checksum: tree.checksum(root), bytes: tree.capacityInBytes)
    }

    /// Lays a tree of the engine out, from nothing.
    func layOut(_ tree: EngineTree, _ root: EngineTree.ID) {
        tree.invalidateAll()
        tree.layout(root, width: proposal.0, height: proposal.1)
    }

    /// How often a layout of everything asks for memory, when it is not the first.
    func allocations() -> Int? {
        let layOut: () -> Void
        switch kind {
        case .engine(let make):
            let tree = EngineTree()
            let root = make(tree)
            layOut = { self.layOut(tree, root) }
        case .views(let make):
            let host = ViewHost(make(), in: configuration)
            layOut = {
                host.forgetLayout()
                host.update()
            }
        case .change, .stateChange, .environmentChange: return nil
        }
        layOut()
        let before = plumb_allocation_count()
        layOut()
        return Int(plumb_allocation_count() - before)
    }

    var configuration: World {
        World(
            proposal: ProposedViewSize(width: proposal.0.map { CGFloat($0) }, height: proposal.1.map { CGFloat($0) }))
    }

    private func measureViews(_ make: () -> AnyView) -> Measurement {
        var kept: ViewHost?
        let build = median { kept = ViewHost(make(), in: configuration) }
        guard let host = kept else { return result(build: 0, layout: 0, checksum: 0, bytes: 0) }
        host.update()
        let layout = median {
            host.forgetLayout()
            host.update()
        }
        let figures = host.benchmarkFigures
        kept = nil
        let whole = median {
            let host = ViewHost(make(), in: configuration)
            host.update()
        }
        return result(
            build: build, layout: layout, whole: whole, checksum: figures.checksum, bytes: figures.engineBytes,
            graphBytes: figures.engineBytes + figures.graphBytes)
    }

    /// A list, and the icon in the middle of it that changes.
    func laidOutList(_ count: Int) -> (tree: EngineTree, root: EngineTree.ID, icon: EngineTree.ID) {
        let tree = EngineTree()
        var icons: [EngineTree.ID] = []
        let root = Workload.list(tree, count, icons: &icons)
        tree.layout(root, width: proposal.0, height: proposal.1)
        return (tree, root, icons[count / 2])
    }

    func change(_ tree: EngineTree, _ root: EngineTree.ID, _ icon: EngineTree.ID, isTall: Bool) {
        tree.resize(icon, 24, isTall ? 40 : 24)
        tree.layout(root, width: proposal.0, height: proposal.1)
    }

    private func measureChange(_ count: Int) -> Measurement {
        let (tree, root, icon) = laidOutList(count)
        var isTall = false
        let time = median {
            isTall.toggle()
            change(tree, root, icon, isTall: isTall)
        }
        change(tree, root, icon, isTall: false)
        var measurement = result(build: 0, layout: time, checksum: tree.checksum(root), bytes: tree.capacityInBytes)
        measurement.layoutNanoseconds = time
        return measurement
    }

    /// A list whose middle row changes its state.
    func stateHost(_ count: Int) -> ViewHost {
        let host = ViewHost(Workload.listView(count, tappable: true), in: configuration)
        host.update()
        return host
    }

    func changeState(_ host: ViewHost) {
        StateRow.toggle?()
        host.update()
    }

    private func measureStateChange(_ count: Int) -> Measurement {
        let host = stateHost(count)
        let change = median { changeState(host) }
        if StateRow.isTall { StateRow.toggle?() }
        host.update()
        let figures = host.benchmarkFigures
        var measurement = result(
            build: 0, layout: change, checksum: figures.checksum, bytes: figures.engineBytes,
            graphBytes: figures.engineBytes + figures.graphBytes)
        measurement.layoutNanoseconds = change
        return measurement
    }
}

extension Workload {
    fileprivate func measureEnvironmentChange(_ count: Int, _ isRead: Bool) -> Measurement {
        var scene = EnvironmentChange(rows: count, isRead: isRead, in: configuration)
        let change = median { scene.run() }
        let figures = scene.figures
        var measurement = result(
            build: 0, layout: change, checksum: figures.checksum, bytes: figures.engineBytes,
            graphBytes: figures.engineBytes + figures.graphBytes)
        measurement.layoutNanoseconds = change
        return measurement
    }
}

// MARK: The trees

extension Workload {
    /// Those whose names begin with one of the words; without a word, all.
    static func named(_ words: [String]) -> [Workload] {
        all.filter { workload in words.isEmpty || words.contains { workload.name.hasPrefix($0) } }
    }

    static var all: [Workload] {
        var all: [Workload] = []
        for count in [100, 10_000] {
            all.append(
                Workload(
                    name: "W1/\(count)", nodes: count + 1, proposal: (1000, nil),
                    checksum: count == 10_000 ? 5.0105e8 : nil,
                    kind: .engine { tree in
                        tree.stack(.vertical, alignment: -1) { (0..<count).map { _ in tree.rigid(100, 10) } }
                    }))
        }
        for count in [100, 10_000] {
            all.append(
                Workload(
                    name: "W2/\(count)", nodes: 6 * count + 1, proposal: (1000, nil),
                    checksum: count == 10_000 ? 5.2289e9 : nil,
                    kind: .engine { tree in
                        var icons: [EngineTree.ID] = []
                        return list(tree, count, icons: &icons)
                    }))
        }
        for depth in [8, 50, 200] {
            all.append(
                Workload(
                    name: "W3a/\(depth)", nodes: 3 * depth + 1, proposal: (10_000, 10_000),
                    checksum: depth == 200 ? 610_020 : nil,
                    kind: .engine { tree in nest(tree, depth) { tree.rigid(10, 10) } }))
            all.append(
                Workload(
                    name: "W3b/\(depth)", nodes: 3 * depth + 1, proposal: (10_000, 10_000),
                    checksum: depth == 200 ? 2_224_000 : nil,
                    kind: .engine { tree in nest(tree, depth) { tree.fill() } }))
            all.append(
                Workload(
                    name: "W3c-opaque/\(depth)", nodes: 3 * depth + 1, proposal: (10_000, 10_000), checksum: nil,
                    kind: .engine { tree in
                        nest(tree, depth) {
                            tree.measured { w, h in (w.isNaN ? 10 : min(w, 200), h.isNaN ? 10 : 20) }
                        }
                    }))
        }
        for (base, levels, checksum) in [(4, 6, nil), (4, 8, nil), (10, 4, nil), (10, 5, 4.118528e8)]
            as [(Int, Int, Double?)]
        {
            var nodes = 1
            var level = 1
            for _ in 0..<levels {
                level *= base
                nodes += level
            }
            all.append(
                Workload(
                    name: "W4/\(base)-\(levels)", nodes: nodes, proposal: (4096, 4096), checksum: checksum,
                    kind: .engine { balanced($0, base, levels, .horizontal) }))
        }
        all.append(
            Workload(
                name: "W5/10000", nodes: 60_001, proposal: (1000, nil), checksum: 5.2289e9, kind: .change(count: 10_000)
            ))
        // The whole way, from View values.
        all.append(
            Workload(
                name: "W1-views/10000", nodes: 10_001, proposal: (1000, nil), checksum: 5.0105e8,
                kind: .views {
                    AnyView(
                        VStack(alignment: .leading, spacing: 0) {
                            ForEach(0..<10_000) { _ in Color.red.frame(width: 100, height: 10) }
                        })
                }))
        all.append(
            Workload(
                name: "W2-views/10000", nodes: 60_001, proposal: (1000, nil), checksum: 5.2289e9,
                kind: .views { AnyView(listView(10_000)) }))
        all.append(
            Workload(
                name: "W2-layouts/10000", nodes: 60_001, proposal: (1000, nil), checksum: 5.2289e9,
                kind: .views { AnyView(UserList(count: 10_000)) }))
        for depth in [8, 200] {
            all.append(
                Workload(
                    name: "W3a-views/\(depth)", nodes: 3 * depth + 1, proposal: (10_000, 10_000),
                    checksum: depth == 200 ? 610_020 : nil,
                    kind: .views { nestView(depth, AnyView(Color.red.frame(width: 10, height: 10))) }))
            all.append(
                Workload(
                    name: "W3b-views/\(depth)", nodes: 3 * depth + 1, proposal: (10_000, 10_000),
                    checksum: depth == 200 ? 2_224_000 : nil, kind: .views { nestView(depth, AnyView(Color.red)) }))
        }
        all.append(
            Workload(
                name: "W5-views/10000", nodes: 60_001, proposal: (1000, nil), checksum: 5.2289e9,
                kind: .stateChange(count: 10_000)))
        for isRead in [false, true] {
            all.append(
                Workload(
                    name: "W6-views/\(isRead ? "read" : "unread")", nodes: 60_001, proposal: (1000, nil),
                    checksum: 5.2289e9, kind: .environmentChange(count: 10_000, isRead: isRead)))
        }
        return all
    }

    static func list(_ tree: EngineTree, _ count: Int, icons: inout [EngineTree.ID]) -> EngineTree.ID {
        func row() -> EngineTree.ID {
            tree.stack(.horizontal, alignment: 0) {
                let icon = tree.rigid(24, 24)
                icons.append(icon)
                let gap = tree.spacer(.horizontal, minimum: 0)
                return [
                    icon, gap, tree.stack(.vertical, alignment: -1) { [tree.rigid(120, 14), tree.rigid(80, 12)] },
                ]
            }
        }
        return tree.stack(.vertical, alignment: -1) { (0..<count).map { _ in row() } }
    }

    /// `depth` alternating stacks, the outermost horizontal.
    static func nest(_ tree: EngineTree, _ depth: Int, level: Int = 0, innermost: () -> EngineTree.ID) -> EngineTree.ID
    {
        if level == depth { return innermost() }
        return tree.stack(level % 2 == 0 ? .horizontal : .vertical, alignment: -1) {
            let first = tree.rigid(10, 10)
            let inner = nest(tree, depth, level: level + 1, innermost: innermost)
            return [first, inner, tree.rigid(10, 10)]
        }
    }

    static func balanced(_ tree: EngineTree, _ base: Int, _ levels: Int, _ axis: Axis) -> EngineTree.ID {
        if levels == 0 { return tree.fill() }
        let next: Axis = axis == .horizontal ? .vertical : .horizontal
        return tree.stack(axis, alignment: 0) { (0..<base).map { _ in balanced(tree, base, levels - 1, next) } }
    }

    static func listView(_ count: Int, tappable: Bool = false) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<count) { index in
                if tappable { StateRow(isWatched: index == count / 2) } else { Row() }
            }
        }
    }

    static func nestView(_ depth: Int, _ innermost: AnyView) -> AnyView {
        var inner = innermost
        for level in (0..<depth).reversed() {
            let leaf = Color.red.frame(width: 10, height: 10)
            let next = inner
            inner =
                level % 2 == 0
                ? AnyView(
                    HStack(alignment: .top, spacing: 0) {
                        leaf
                        next
                        leaf
                    })
                : AnyView(
                    VStack(alignment: .leading, spacing: 0) {
                        leaf
                        next
                        leaf
                    })
        }
        return inner
    }
}

private struct Row: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.red.frame(width: 24, height: 24)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 0) {
                Color.green.frame(width: 120, height: 14)
                Color.blue.frame(width: 80, height: 12)
            }
        }
    }
}

private struct StateRow: View {
    static var toggle: (() -> Void)?
    static var isTall = false

    @State private var height: CGFloat = 24
    let isWatched: Bool

    var body: some View {
        if isWatched {
            StateRow.toggle = {
                height = height == 24 ? 40 : 24
                StateRow.isTall = height == 40
            }
        }
        return HStack(spacing: 0) {
            Color.red.frame(width: 24, height: height)
            Spacer(minLength: 0)
            VStack(alignment: .leading, spacing: 0) {
                Color.green.frame(width: 120, height: 14)
                Color.blue.frame(width: 80, height: 12)
            }
        }
    }
}
