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
        /// A page of rows that is turned.
        case rows(Rows)
    }

    func measure() -> Measurement {
        switch kind {
        case .engine(let make): measureEngine(make)
        case .views(let make): measureViews(make)
        case .change(let count): measureChange(count)
        case .stateChange(let count): measureStateChange(count)
        case .environmentChange(let count, let isRead): measureEnvironmentChange(count, isRead)
        case .rows(let rows): measureRows(rows)
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
        case .change, .stateChange, .environmentChange, .rows: return nil
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

    private func measureRows(_ rows: Rows) -> Measurement {
        let host = ViewHost(rows.view, in: configuration)
        host.update()
        let page = median { Rows.turn(host) }
        let whole = median { ViewHost(rows.view, in: configuration).update() }
        var measurement = result(build: 0, layout: page, whole: whole, checksum: 0, bytes: 0)
        (measurement.layoutNanoseconds, measurement.wholeNanoseconds) = (page, whole)
        return measurement
    }

    private func measureEnvironmentChange(_ count: Int, _ isRead: Bool) -> Measurement {
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
