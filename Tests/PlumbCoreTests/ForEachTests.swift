import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct ForEachTests {
    private struct Row: View {
        let name: String
        let eventLog: EventLog
        @State private var width: CGFloat = 10
        var body: some View {
            eventLog.set("grow \(name)") { width += 10 }
            eventLog.note(name)
            return block(name, width, 10)
        }
    }

    private struct Rows: View {
        let names: [String]
        let eventLog: EventLog
        var body: some View {
            HStack(spacing: 0) {
                block("first", 1, 1)
                ForEach(names, id: \.self) { Row(name: $0, eventLog: eventLog) }
                block("last", 1, 1)
            }
        }
    }

    /// The names from left to right with their widths.
    private func shown(_ host: ViewHost) -> [String] {
        host.layout().frames.sorted { $0.frame.minX < $1.frame.minX }.map { "\($0.identifier) \(Int($0.frame.width))" }
    }

    @Test(
        arguments: [
            (["a", "b"], ["a", "b", "c"]), (["a", "b"], ["x", "a", "b"]), (["a", "b", "c"], ["a", "c"]),
            (["a", "b", "c"], ["c", "a", "b"]), (["a", "b", "c"], []), ([], ["a", "b"]), (["a", "b"], ["c", "d"]),
            (["a", "b", "c", "d"], ["d", "x", "b"]), (["a"], ["b", "a", "c"]),
        ] as [([String], [String])])
    func keepsStateById(old: [String], new: [String]) {
        let eventLog = EventLog()
        let host = hostOf(Rows(names: old, eventLog: eventLog))
        host.layout()
        for (index, name) in old.enumerated() { for _ in 0...index { eventLog.run("grow \(name)") } }
        host.layout()
        host.setRoot(Rows(names: new, eventLog: eventLog))
        let rows = new.map { name in "\(name) \(10 + 10 * ((old.firstIndex(of: name) ?? -1) + 1))" }
        #expect(shown(host) == ["first 1"] + rows + ["last 1"])
    }

    /// Elements behind a binding, which have no identity but the one that is given.
    @Test func bindingsWithAnIDPath() {
        struct Names: View {
            @Binding var names: [String]
            let eventLog: EventLog
            var body: some View {
                HStack(spacing: 0) {
                    ForEach($names, id: \.self) { $name in
                        eventLog.set("rename \(name)") { name += "x" }
                        return Row(name: name, eventLog: eventLog)
                    }
                }
            }
        }
        var names = ["a", "b"]
        let eventLog = EventLog()
        func view() -> Names { Names(names: Binding(get: { names }, set: { names = $0 }), eventLog: eventLog) }
        let host = hostOf(view())
        #expect(shown(host) == ["a 10", "b 10"])
        eventLog.run("grow b")
        eventLog.run("rename a")
        #expect(names == ["ax", "b"])
        names = ["c", "b", "ax"]
        host.setRoot(view())
        #expect(shown(host) == ["c 10", "b 20", "ax 10"])
        #expect(host.diagnostics.isEmpty)
        names = ["b", "b"]
        host.setRoot(view())
        host.layout()
        #expect(host.diagnostics.map(\.message).contains { $0.contains("several elements with the id b") })
    }

    /// The numbers of a range are not looked at twice.
    @Test func rangesWithAnIDPath() {
        let host = hostOf(HStack { ForEach(3..<6, id: \.self) { block("\($0)", 10, 10) } })
        #expect(shown(host) == ["3 10", "4 10", "5 10"] && host.diagnostics.isEmpty)
    }

    @Test func unchangedRowsAreNotEvaluated() {
        let eventLog = EventLog()
        let host = hostOf(Rows(names: ["a", "b", "c"], eventLog: eventLog))
        host.layout()
        eventLog.clear()
        host.setRoot(Rows(names: ["c", "x", "a"], eventLog: eventLog))
        host.layout()
        #expect(eventLog.events == ["x"])
    }

    @Test func duplicateIdsAreAllShown() {
        let eventLog = EventLog()
        let host = hostOf(Rows(names: ["a", "a", "b"], eventLog: eventLog))
        #expect(shown(host) == ["first 1", "a 10", "a 10", "b 10", "last 1"])
        host.setRoot(Rows(names: ["b", "a", "a", "a"], eventLog: eventLog))
        #expect(shown(host) == ["first 1", "b 10", "a 10", "a 10", "a 10", "last 1"])
        host.setRoot(Rows(names: ["a"], eventLog: eventLog))
        #expect(shown(host) == ["first 1", "a 10", "last 1"])
    }

    /// From one list to the next, and to the next: which of them have the same id several times, and that this is said,
    /// once for each id.
    @Test(
        arguments: [
            [["a", "b", "c"], ["a", "c"], ["a", "a"]], [["a", "b"], ["b", "a", "b"], ["a"], ["a", "a"]],
            [["a", "a"], ["a"], ["a", "b"], ["x", "a", "x", "b"]], [["a", "b", "c"], ["a", "b", "c", "a"]],
            [["a", "b", "c", "d"], ["b", "c"], ["c", "b", "c"]],
        ])
    func duplicatesThatComeAndGo(lists: [[String]]) {
        let eventLog = EventLog()
        let host = hostOf(Rows(names: [], eventLog: eventLog))
        for names in lists {
            let known = host.diagnostics.count
            host.setRoot(Rows(names: names, eventLog: eventLog))
            #expect(shown(host) == ["first 1"] + names.map { "\($0) 10" } + ["last 1"])
            let isSaid = host.diagnostics.count > known
            #expect(isSaid == (Set(names).count < names.count), "\(names)")
        }
    }

    /// Whatever the path to an id goes through.
    @Test func idsOfEveryKind() {
        final class Box: Hashable, Identifiable {
            let name: String
            init(_ name: String) { self.name = name }
            static func == (a: Box, b: Box) -> Bool { a === b }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        struct Item {
            var flag = true
            let name: String
            let place: (Int8, name: String)
            let box: Box
            var capital: String { name.uppercased() }
            lazy var late = name

            init(_ name: String) {
                self.name = name
                place = (1, name)
                box = Box(name)
            }
            subscript(_ number: Int) -> String { "\(number)\(name)" }
        }
        struct Root<ID: Hashable>: View {
            let items: [Item]
            let id: KeyPath<Item, ID>
            let eventLog: EventLog
            var body: some View {
                HStack(spacing: 0) { ForEach(items, id: id) { Row(name: $0.name, eventLog: eventLog) } }
            }
        }
        let items = ["a", "b", "c"].map { Item($0) }
        func expectStateIsKept<ID: Hashable>(by id: KeyPath<Item, ID>) {
            let eventLog = EventLog()
            let host = hostOf(Root(items: items, id: id, eventLog: eventLog))
            host.layout()
            eventLog.run("grow b")
            host.setRoot(Root(items: [items[2], items[1]], id: id, eventLog: eventLog))
            #expect(shown(host) == ["c 10", "b 20"])
            #expect(host.diagnostics.isEmpty)
        }
        expectStateIsKept(by: \.name)
        expectStateIsKept(by: \.place.name)
        expectStateIsKept(by: \.capital)
        expectStateIsKept(by: \.box)
        expectStateIsKept(by: \.box.name)
        expectStateIsKept(by: \.box.id)
        expectStateIsKept(by: \.[7])
    }

    @Test func identifiableElementsAndRanges() {
        struct Item: Identifiable {
            let id: Int
        }
        let host = hostOf(
            VStack(spacing: 0) {
                ForEach([Item(id: 4), Item(id: 7)]) { block("i\($0.id)", 10, 10) }
                ForEach(0..<2) { block("r\($0)", 10, 10) }
            })
        #expect(host.layout().frames.map(\.identifier) == ["i4", "i7", "r0", "r1"])
    }

    @Test func elementsOfSeveralViewsOrNone() {
        struct Root: View {
            let counts: [Int]
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(counts, id: \.self) { count in
                        if count > 0 {
                            block("\(count)x", 10, 10)
                            ForEach(0..<count, id: \.self) { block("\(count).\($0)", 1, 1) }
                        }
                    }
                }
            }
        }
        let host = hostOf(Root(counts: [0, 2]))
        #expect(host.layout().frames.map(\.identifier) == ["2x", "2.0", "2.1"])
        host.setRoot(Root(counts: [1, 0, 2]))
        #expect(host.layout().frames.map(\.identifier) == ["1x", "1.0", "2x", "2.0", "2.1"])
        host.setRoot(Root(counts: [0]))
        #expect(host.layout().frames.isEmpty)
        #expect(host.layout().size == .zero)
    }
}
