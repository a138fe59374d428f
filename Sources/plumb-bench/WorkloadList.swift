import PlumbCore

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
        all += Rows.allCases.map {
            Workload(
                name: "\($0.rawValue)/\(Rows.count)", nodes: Rows.count,
                proposal: (Double(Rows.size.width), Double(Rows.size.height)), checksum: nil, kind: .rows($0))
        }
        return all
    }
}
