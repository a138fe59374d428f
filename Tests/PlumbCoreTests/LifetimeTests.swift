import Foundation
import PlumbCombine
import Testing

@testable import PlumbCore
@testable import PlumbLayout

private final class Weak<T: AnyObject> {
    weak var object: T?
    init(_ object: T) { self.object = object }
}

private final class Item: ObservableObject, Identifiable {
    let id: Int
    @Published var width: CGFloat = 10
    init(_ id: Int) { self.id = id }
}

/// What goes when views go, and what stays as long as they are there.
@Suite @MainActor
struct LifetimeTests {
    /// A row with an object, a timer, a task, a stored value and a publisher of its own, made and dropped by every tap.
    private struct Busy: View {
        let item: Item
        let subject: PassthroughSubject<Int, Never>
        @StateObject private var own = Item(-1)
        @State private var count = 0
        @AppStorage("busy") private var stored = 0
        var body: some View {
            Color.red.frame(width: 10 + own.width, height: 10)
                .onReceive(subject) { count = $0 }
                .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in count += 1 }
                .task { try? await Task.sleep(for: .seconds(100)) }
                .onAppear { count = stored }
        }
    }

    private struct Root: View {
        let subject: PassthroughSubject<Int, Never>
        let made: (Item) -> Void
        @State private var taps = 0
        var body: some View {
            VStack {
                if taps % 2 == 1 { Busy(item: make(), subject: subject) }
                Color.blue.onTapGesture { taps += 1 }
            }
        }

        private func make() -> Item {
            let item = Item(taps)
            made(item)
            return item
        }
    }

    @Test func tenThousandTapsLeakNothing() {
        let subject = PassthroughSubject<Int, Never>()
        var items: [Weak<Item>] = []
        let host = hostOf(Root(subject: subject) { items.append(Weak($0)) })
        host.layout()
        let point = CGPoint(x: 150, y: 200)
        for _ in 0..<20 { host.tap(at: point) }
        let (nodes, boxes) = (host.graph.nodes.count, host.graph.tree.boxes.count)
        for _ in 0..<10_000 { host.tap(at: point) }
        #expect(host.graph.nodes.count == nodes)
        #expect(host.graph.tree.boxes.count == boxes)
        #expect(items.count == 5010)
        #expect(items.allSatisfy { $0.object == nil })
        #expect(host.nextFrame == nil)
        #expect(host.graph.afterLayout.appearing.isEmpty && host.graph.afterLayout.disappearing.isEmpty)
        subject.send(3)
        #expect(host.nextFrame == nil)
    }

    @Test func everythingGoesWithTheHost() {
        let subject = PassthroughSubject<Int, Never>()
        var items: [Weak<Item>] = []
        weak var graph: ViewGraph?
        do {
            let host = hostOf(Root(subject: subject) { items.append(Weak($0)) })
            host.tap(at: CGPoint(x: 150, y: 200))
            graph = host.graph
            #expect(items.count == 1)
        }
        #expect(graph == nil)
        #expect(items.allSatisfy { $0.object == nil })
    }

    /// The lives of all storages in an object, by where they stand.
    private func lives(_ object: Any, at place: String) -> [(place: String, life: Weak<StorageLife>)] {
        if let storage = object as? AnyStorage { return [(place, Weak(storage.life))] }
        guard object is ViewGraph || object is LayoutTree || object is Answers else { return [] }
        return Mirror(reflecting: object).children.flatMap { lives($0.value, at: "\(place).\($0.label ?? "")") }
    }

    @Test func theMemoryOfAllRecordsIsGivenBack() {
        var storages: [(place: String, life: Weak<StorageLife>)] = []
        do {
            let host = hostOf(Text("A text").padding().frame(maxWidth: 100))
            host.layout()
            storages = lives(host.graph, at: "graph")
            #expect(storages.allSatisfy { $0.life.object != nil })
        }
        #expect(storages.count == 11)
        #expect(storages.filter { $0.life.object != nil }.map(\.place).isEmpty)
    }

    @Test func identityIsTheKeyOfTheRow() {
        struct Row: View {
            let item: Int
            let log: (String) -> Void
            @StateObject private var own = Item(0)
            var body: some View {
                block("\(item)", own.width + CGFloat(item), 10)
                    .onAppear {
                        own.width = CGFloat(item) * 100
                        log("appear \(item)")
                    }
                    .onDisappear { log("disappear \(item)") }
                    .task {
                        try? await Task.sleep(for: .seconds(1000))
                        log("cancelled \(item)")
                    }
            }
        }
        struct Root: View {
            let items: [Int]
            let log: (String) -> Void
            var body: some View { VStack { ForEach(items, id: \.self) { Row(item: $0, log: log) } } }
        }
        var events: [String] = []
        let log: (String) -> Void = { events.append($0) }
        let host = hostOf(Root(items: [1, 2, 3], log: log), in: 2000, 300)
        #expect(host.layout()["2"]?[2] == 202)
        events = []
        host.setRoot(Root(items: [3, 2, 1], log: log))
        let report = host.layout()
        #expect(["1", "2", "3"].map { report[$0]?[2] } == [101, 202, 303])
        #expect(report["3"]![1] < report["1"]![1])
        #expect(events.isEmpty)
        host.setRoot(Root(items: [3, 1], log: log))
        host.layout()
        #expect(events == ["disappear 2", "cancelled 2"])
        host.setRoot(Root(items: [3, 2, 1], log: log))
        #expect(host.layout()["2"]?[2] == 202)
        #expect(events.last == "appear 2")
    }

    @Test func identityIsLostWithTheType() {
        struct First: View {
            @StateObject private var own = Item(0)
            let log: (String) -> Void
            var body: some View {
                block("a", own.width, 10).onAppear { own.width += 5 }.onDisappear { log("first") }
            }
        }
        struct Second: View {
            @StateObject private var own = Item(0)
            var body: some View { block("a", own.width, 20) }
        }
        var events: [String] = []
        let host = hostOf(AnyView(First { events.append($0) }))
        #expect(host.layout()["a"]?[2] == 15)
        host.setRoot(AnyView(Second()))
        #expect(host.layout()["a"] == [0, 0, 10, 20])
        #expect(events == ["first"])
        host.setRoot(AnyView(First { events.append($0) }))
        #expect(host.layout()["a"]?[2] == 15)
    }
}
