import Foundation
import Testing

@testable import PlumbCore

private enum Flavour: String { case sweet, sour }
private enum Level: Int { case low = 1, high }

/// As wide as what is stored under "width".
private struct Shower: View {
    let name: String
    let eventLog: EventLog
    @AppStorage("width") private var width = 10

    var body: some View {
        eventLog.note(name)
        eventLog.set("set \(name)") { width = 30 }
        eventLog.set("same \(name)") {
            let old = width
            width = old
        }
        return block(name, CGFloat(width), 10)
    }
}

/// Every kind of value that can be stored.
private struct Kinds: View {
    @AppStorage("bool") var bool = true
    @AppStorage("int") var int = 1
    @AppStorage("double") var double = 1.5
    @AppStorage("string") var string = "a"
    @AppStorage("url") var url = URL(string: "https://example.org")!
    @AppStorage("data") var data = Data([1])
    @AppStorage("flavour") var flavour = Flavour.sweet
    @AppStorage("level") var level = Level.low
    @AppStorage("bool?") var maybeBool: Bool?
    @AppStorage("int?") var maybeInt: Int?
    @AppStorage("double?") var maybeDouble: Double?
    @AppStorage("string?") var maybeString: String?
    @AppStorage("url?") var maybeURL: URL?
    @AppStorage("data?") var maybeData: Data?
    @AppStorage("flavour?") var maybeFlavour: Flavour?
    @AppStorage("level?") var maybeLevel: Level?
    let use: (Kinds) -> Void

    var values: [String] {
        let first: [Any] = [bool, int, double, string, url, data.count, flavour, level]
        let second: [Any?] = [
            maybeBool, maybeInt, maybeDouble, maybeString, maybeURL, maybeData?.count, maybeFlavour, maybeLevel,
        ]
        return first.map { "\($0)" } + second.map { $0.map { "\($0)" } ?? "nil" }
    }

    func change() {
        (bool, int, double, string) = (false, 2, 2.5, "b")
        (url, data, flavour, level) = (URL(string: "file:///tmp")!, Data([1, 2]), .sour, .high)
        (maybeBool, maybeInt, maybeDouble, maybeString) = (true, 0, 0, "")
        (maybeURL, maybeData, maybeFlavour, maybeLevel) = (URL(string: "x:y"), Data(), .sweet, .low)
    }

    func forget() {
        (maybeBool, maybeInt, maybeDouble, maybeString) = (nil, nil, nil, nil)
        (maybeURL, maybeData, maybeFlavour, maybeLevel) = (nil, nil, nil, nil)
    }

    var body: some View {
        use(self)
        return Color.red
    }
}

@Suite @MainActor
struct AppStorageTests {
    private func host<V: View>(_ view: V, _ store: any ValueStore) -> ViewHost {
        var configuration = World(proposal: ProposedViewSize(width: 300, height: 300))
        configuration.appStore = store
        return ViewHost(view, in: configuration)
    }

    @Test func aChangeUpdatesAllReadersAndNobodyElse() {
        struct Root: View {
            let eventLog: EventLog
            var body: some View {
                eventLog.note("root")
                return HStack(spacing: 0) {
                    Shower(name: "a", eventLog: eventLog)
                    Shower(name: "b", eventLog: eventLog)
                }
            }
        }
        let (eventLog, store) = (EventLog(), MemoryValueStore())
        let one = host(Root(eventLog: eventLog), store)
        let two = host(Shower(name: "c", eventLog: eventLog), store)
        let other = host(Shower(name: "d", eventLog: eventLog), MemoryValueStore())
        for host in [one, two, other] { host.layout() }
        eventLog.clear()
        eventLog.run("set a")
        #expect(one.layout()["b"]?[2] == 30)
        #expect(two.layout()["c"]?[2] == 30)
        #expect(other.layout()["d"]?[2] == 10)
        #expect(eventLog.counts == ["a": 1, "b": 1, "c": 1])
        #expect(store.storedValue(for: "width") as? Int == 30)
        eventLog.run("same a")
        one.layout()
        #expect(eventLog["a"] == 1)
    }

    @Test func everyKindIsStoredAndReadAgain() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "plumb-\(UUID().uuidString)/values.plist")
        defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
        var kinds: Kinds?
        let first = ["true", "1", "1.5", "a", "https://example.org", "1", "sweet", "low"]
        let changed = ["false", "2", "2.5", "b", "file:///tmp", "2", "sour", "high"]
        let none = [String](repeating: "nil", count: 8)
        do {
            let store = FileValueStore(file: file)
            let host = host(Kinds { kinds = $0 }, store)
            host.layout()
            #expect(kinds?.values == first + none)
            kinds?.change()
            #expect(kinds?.values == changed + ["true", "0", "0.0", "", "x:y", "0", "sweet", "low"])
            kinds = nil
            #expect(store.failure == nil)
        }
        // Another run of the program.
        let host = host(Kinds { kinds = $0 }, FileValueStore(file: file))
        host.layout()
        #expect(kinds?.values == changed + ["true", "0", "0.0", "", "x:y", "0", "sweet", "low"])
        kinds?.forget()
        #expect(kinds?.values == changed + none)
        let list =
            try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any]
        #expect(list?.count == 8)
    }

    @Test func whatIsNoValueOfTheTypeCountsAsNothing() {
        var kinds: Kinds?
        let store = MemoryValueStore(["int": "many", "flavour": "bitter", "level": 9, "url?": 3])
        let host = host(Kinds { kinds = $0 }, store)
        host.layout()
        #expect(kinds?.int == 1 && kinds?.flavour == .sweet && kinds?.level == .low && kinds?.maybeURL == nil)
    }

    @Test func aFileThatCannotBeWrittenIsNoEnd() {
        let store = FileValueStore(file: URL(fileURLWithPath: "/proc/plumb/values.plist"))
        store.setStoredValue(1, for: "a")
        #expect(store.failure != nil)
        #expect(store.storedValue(for: "a") as? Int == 1)
    }

    @Test func aSceneHasValuesOfItsOwn() {
        struct Root: View {
            let eventLog: EventLog
            @SceneStorage("width") private var width = 10
            @SceneStorage("name") private var name: String?
            var body: some View {
                eventLog.set("grow") { width += 10 }
                eventLog.set("bind") { $width.wrappedValue = 70 }
                return block("a", CGFloat(width), 10)
            }
        }
        let (one, two) = (EventLog(), EventLog())
        let (first, second) = (hostOf(Root(eventLog: one)), hostOf(Root(eventLog: two)))
        first.layout()
        second.layout()
        one.run("grow")
        #expect(first.layout()["a"]?[2] == 20)
        #expect(second.layout()["a"]?[2] == 10)
        one.run("bind")
        #expect(first.layout()["a"]?[2] == 70)
    }

    @Test func readersAreForgottenWithTheirViews() {
        let (eventLog, store) = (EventLog(), MemoryValueStore())
        weak var location: AnyObject?
        do {
            let host = host(Shower(name: "a", eventLog: eventLog), store)
            host.layout()
            location = StoreReaders.readers(of: store, "width").first
            #expect(location != nil)
            eventLog.set("set a") {}
            eventLog.set("same a") {}
        }
        #expect(location == nil)
        #expect(StoreReaders.readers(of: store, "width").isEmpty)
    }
}

@Suite @MainActor
struct ScaledMetricTests {
    private struct Metric: View {
        @ScaledMetric private var body17: CGFloat = 17
        @ScaledMetric(relativeTo: .largeTitle) private var title = 10.0
        let use: ([Double]) -> Void
        var body: some View {
            use([Double(body17), title])
            return Color.red
        }
    }

    /// 17 at `medium` on a screen of scale 3 is measured (UIFontMetrics); the others are the rule.
    nonisolated static let cases: [(DynamicTypeSize, Double, [Double])] = [
        (.large, 3, [17, 10]), (.medium, 3, [49.0 / 3, 29.0 / 3]), (.accessibility5, 2, [48, 17]),
        (.xSmall, 1, [15, 9]),
    ]

    @Test(arguments: cases)
    func growsWithTheLinesOfItsStyle(size: DynamicTypeSize, scale: Double, expected: [Double]) {
        var values: [Double] = []
        let host = ViewHost(
            Metric { values = $0 }, in: World(displayScale: scale, dynamicTypeSize: size))
        host.layout()
        #expect(values.isClose(to: expected))
    }
}
