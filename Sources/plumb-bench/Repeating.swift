import PlumbCore

/// What is done again and again for tools that count instructions: `plumb-bench layout --repeat N --only PART
/// WORKLOAD`.
///
/// The difference between two counts of one part is that part's alone: whatever comes before and after is the same.
enum Part: String, CaseIterable {
    /// N trees are made and kept.
    case build
    /// One tree is laid out N times, from nothing each time. Where the workload is a change: N changes, each with its
    /// layout.
    case layout
    /// As many trees as `Part.most` are made and laid out, whatever N is; then N of them go.
    case free
    /// N times a tree is made, laid out and dropped.
    case whole

    /// The largest N of `free`.
    static let most = 12
}

extension Workload {
    /// False where the workload has no such part.
    func perform(_ part: Part, times: Int) -> Bool {
        switch (kind, part) {
        case (.engine(let make), .layout):
            let tree = EngineTree()
            let root = make(tree)
            for _ in 0..<times { layOut(tree, root) }
        case (.engine(let make), _):
            makeAndDrop(part, times) { isLaidOut in
                let tree = EngineTree()
                let root = make(tree)
                if isLaidOut { layOut(tree, root) }
                return tree
            }
        case (.views(let make), .layout):
            let host = ViewHost(make(), in: configuration)
            for _ in 0..<times {
                host.forgetLayout()
                host.update()
            }
        case (.views(let make), _):
            makeAndDrop(part, times) { isLaidOut in
                let host = ViewHost(make(), in: configuration)
                if isLaidOut { host.update() }
                return host
            }
        case (.change(let count), .layout):
            let (tree, root, icon) = laidOutList(count)
            for time in 0..<times { change(tree, root, icon, isTall: time.isMultiple(of: 2)) }
        case (.stateChange(let count), .layout):
            let host = stateHost(count)
            for _ in 0..<times { changeState(host) }
        case (.environmentChange(let count, let isRead), .layout):
            var scene = EnvironmentChange(rows: count, isRead: isRead, in: configuration)
            for _ in 0..<times { scene.run() }
        case (.rows(let rows), .layout):
            let host = ViewHost(rows.view, in: configuration)
            host.update()
            for _ in 0..<times { Rows.turn(host) }
        case (.rows(let rows), _):
            makeAndDrop(part, times) { isLaidOut in
                let host = ViewHost(rows.view, in: configuration)
                if isLaidOut { host.update() }
                return host
            }
        case (.change, _), (.stateChange, _), (.environmentChange, _): return false
        }
        return true
    }

    private func makeAndDrop<Tree>(_ part: Part, _ times: Int, _ make: (_ isLaidOut: Bool) -> Tree) {
        if part == .whole {
            for _ in 0..<times { _ = make(true) }
            return
        }
        guard part == .free else {
            // Nobody ever drops them: the end of the program takes them all at once.
            for _ in 0..<times { _ = Unmanaged.passRetained(Kept(make(false))) }
            return
        }
        let kept = (0..<Part.most).map { _ in Unmanaged.passRetained(Kept(make(true))) }
        for tree in kept.prefix(times) { tree.release() }
    }
}

private final class Kept<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
}
