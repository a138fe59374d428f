import Foundation
import Observation
import PlumbLayout
import Testing

@testable import PlumbCore

private struct SizeKey: EnvironmentKey { static var defaultValue: CGFloat { 10 } }
private struct OtherKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct UnreadKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private struct VagueKey: EnvironmentKey { static var defaultValue: () -> CGFloat { { 1 } } }

extension EnvironmentValues {
    fileprivate var rowSize: CGFloat {
        get { self[SizeKey.self] }
        set { self[SizeKey.self] = newValue }
    }
    fileprivate var other: CGFloat {
        get { self[OtherKey.self] }
        set { self[OtherKey.self] = newValue }
    }
    fileprivate var unread: Int {
        get { self[UnreadKey.self] }
        set { self[UnreadKey.self] = newValue }
    }
    fileprivate var vague: () -> CGFloat {
        get { self[VagueKey.self] }
        set { self[VagueKey.self] = newValue }
    }
    /// Of two keys.
    fileprivate var both: CGFloat { rowSize + other }
}

/// Reads the size.
private struct Reader: View {
    var name = "reader"
    var eventLog: EventLog?
    @Environment(\.rowSize) private var size
    var body: some View {
        eventLog?.note(name)
        return block(name, size, 1)
    }
}

private struct Plain: View {
    let index: Int
    var body: some View { Color.red.frame(width: 20, height: 1) }
}

/// Rows of which one reads the size, in a stack whose value is always the same.
private struct Rows<Row: View>: View {
    let count: Int
    let row: Row
    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<count) { index in
                if index == count / 2 { row } else { Plain(index: index) }
            }
        }
    }
}

/// Rows whose values have room between their numbers are told apart by their count only.
extension Rows: Equatable {
    nonisolated static func == (a: Rows, b: Rows) -> Bool { a.count == b.count }
}

/// The sizes of the fonts of all texts.
@MainActor
private func fontSizes(_ host: ViewHost) -> Set<Double> {
    let tree = host.graph.tree
    let texts = (0..<BoxID(tree.boxes.count)).filter { !tree.isFree($0) }.compactMap { tree.role(of: $0) as? TextRole }
    return Set(texts.flatMap { $0.content.spans.map(\.font.size) })
}

/// Bodies that an action has evaluated, with the layout after it.
@MainActor
private func bodies(_ host: ViewHost, _ action: () -> Void) -> Int {
    host.update()
    let before = host.layoutCounts.bodies
    action()
    host.update()
    return host.layoutCounts.bodies - before
}

@Suite @MainActor
struct EnvironmentReadersTests {
    @Test(arguments: [1000, 10_000])
    func aValueThatNobodyReadsEvaluatesNothing(count: Int) {
        func view(_ value: Int) -> some View { Rows(count: count, row: Reader()).environment(\.unread, value) }
        let host = hostOf(view(0))
        #expect(bodies(host) { host.setRoot(view(1)) } == 0)
    }

    @Test(arguments: [1000, 10_000])
    func aValueThatOneRowReadsEvaluatesThatRow(count: Int) {
        func view(_ size: CGFloat) -> some View { Rows(count: count, row: Reader()).environment(\.rowSize, size) }
        let host = hostOf(view(20))
        #expect(bodies(host) { host.setRoot(view(30)) } == 1)
        #expect(host.layout()["reader"]?[2] == 30)
        // The same value once more.
        #expect(bodies(host) { host.setRoot(view(30)) } == 0)
    }

    @Test func onlyScopesBetweenTheChangeAndAReaderCount() {
        /// A reader below so many scopes of another value.
        func nest(_ depth: Int) -> AnyView {
            var view = AnyView(Reader())
            for level in 0..<depth { view = AnyView(view.environment(\.unread, level)) }
            return view
        }
        struct Kept: View, Equatable {
            let content: AnyView
            var body: some View { content }
            nonisolated static func == (a: Kept, b: Kept) -> Bool { true }
        }
        let nested = nest(1000)
        func view(_ size: CGFloat) -> some View { Kept(content: nested).equatable().environment(\.rowSize, size) }
        let host = hostOf(view(20))
        #expect(bodies(host) { host.setRoot(view(30)) } == 1)
        #expect(host.layout()["reader"]?[2] == 30)
    }

    @Test func aRowThatSetsTheValueForItselfIsNotTold() {
        struct Own: View {
            var body: some View {
                HStack(spacing: 0) {
                    Reader(name: "inner").environment(\.rowSize, 7)
                    Text(verbatim: "word").font(.title)
                }
            }
        }
        func view(_ size: CGFloat, _ font: Font) -> some View {
            VStack {
                Own()
                Reader()
            }
            .environment(\.rowSize, size).font(font)
        }
        let host = hostOf(view(20, .body))
        #expect(bodies(host) { host.setRoot(view(30, .caption)) } == 1)
        let report = host.layout()
        #expect(report["inner"]?[2] == 7)
        #expect(report["reader"]?[2] == 30)
    }

    @Test func aComputedPropertyReadsItsKeys() {
        struct Sum: View {
            @Environment(\.both) private var both
            var body: some View { block("sum", both, 1) }
        }
        func view(_ size: CGFloat, _ other: CGFloat, _ unread: Int) -> some View {
            Rows(count: 100, row: Sum()).environment(\.rowSize, size).environment(\.other, other)
                .environment(\.unread, unread)
        }
        let host = hostOf(view(20, 1, 0))
        #expect(host.layout()["sum"]?[2] == 21)
        #expect(bodies(host) { host.setRoot(view(30, 1, 0)) } == 1)
        #expect(host.layout()["sum"]?[2] == 31)
        #expect(bodies(host) { host.setRoot(view(30, 2, 0)) } == 1)
        #expect(host.layout()["sum"]?[2] == 32)
        #expect(bodies(host) { host.setRoot(view(30, 2, 1)) } == 0)
    }

    @Observable fileprivate final class Model: Equatable {
        var width: CGFloat
        init(_ width: CGFloat) { self.width = width }
        /// An object that is like another is still another object.
        static func == (a: Model, b: Model) -> Bool { true }
    }

    @Test func objectsComeAndGo() {
        struct Row: View {
            @Environment(Model.self) private var model: Model?
            var body: some View { block("row", model?.width ?? 1, 1) }
        }
        func view(_ model: Model?) -> some View { Rows(count: 1000, row: Row()).environment(model) }
        let host = hostOf(view(nil))
        #expect(host.layout()["row"]?[2] == 1)
        let first = Model(40)
        #expect(bodies(host) { host.setRoot(view(first)) } == 1)
        #expect(host.layout()["row"]?[2] == 40)
        #expect(bodies(host) { host.setRoot(view(first)) } == 0)
        #expect(bodies(host) { first.width = 50 } == 1)
        #expect(host.layout()["row"]?[2] == 50)
        #expect(bodies(host) { host.setRoot(view(Model(60))) } == 1)
        #expect(host.layout()["row"]?[2] == 60)
        #expect(bodies(host) { host.setRoot(view(nil)) } == 1)
        #expect(host.layout()["row"]?[2] == 1)
    }

    /// Nobody has put the object there; a view that does not look at it lives without.
    @Test func anObjectThatIsNotThereAndNotRead() {
        struct Row: View {
            @Environment(Model.self) private var model
            var body: some View { block("row", 5, 1) }
        }
        #expect(hostOf(Row()).layout()["row"]?[2] == 5)
    }

    @Test func theHostsColorSchemeIsReadByOneRow() {
        struct Row: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { block("row", scheme == .dark ? 2 : 1, 1) }
        }
        let host = hostOf(Rows(count: 1000, row: Row()).background(Color.primary))
        #expect(host.layout()["row"]?[2] == 1)
        let light = host.dump
        #expect(bodies(host) { host.colorScheme = .dark } == 1)
        #expect(host.layout()["row"]?[2] == 2)
        // What is looked up while it is painted needs no body.
        #expect(host.dump != light)
        #expect(
            host.dump
                == {
                    var other = host.world; other.colorScheme = .dark
                    return ViewHost(Rows(count: 1000, row: Row()).background(Color.primary), in: other).dump
                }())
        #expect(bodies(host) { host.colorScheme = .dark } == 0)
    }

    /// A text reads its font when it is made: the body that makes it is evaluated, and no other.
    @Test func aFontAboveAThousandTexts() {
        struct Row: View {
            let index: Int
            var body: some View { Text(verbatim: "row").accessibilityIdentifier("\(index)") }
        }
        struct List: View {
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<1000) { Row(index: $0) }
                    ForEach(0..<1000) { Plain(index: $0) }
                }
            }
        }
        func view(_ size: CGFloat) -> some View { List().font(.system(size: size)) }
        let host = hostOf(view(17))
        host.layout()
        #expect(fontSizes(host) == [17])
        #expect(bodies(host) { host.setRoot(view(34)) } == 1000)
        #expect(fontSizes(host) == [34])
    }

    /// The one body that has texts in it is evaluated for all of them, once.
    @Test func textsInOneBody() {
        struct List: View {
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(0..<100) { _ in Text(verbatim: "row") }
                    Plain(index: 0)
                }
            }
        }
        func view(_ limit: Int?) -> some View { List().lineLimit(limit) }
        let host = hostOf(view(1))
        #expect(bodies(host) { host.setRoot(view(nil)) } == 1)
        #expect(host.dump == hostOf(view(nil)).dump)
    }

    @Test func equatableAndEqualViewsLieBetween() {
        struct Middle: View, Equatable {
            let eventLog: EventLog
            var body: some View {
                eventLog.note("middle")
                return VStack { Reader() }
            }
            nonisolated static func == (a: Middle, b: Middle) -> Bool { true }
        }
        let eventLog = EventLog()
        func view(_ size: CGFloat) -> some View {
            VStack {
                Middle(eventLog: eventLog).equatable()
                HStack { Middle(eventLog: eventLog) }
            }
            .environment(\.rowSize, size)
        }
        let host = hostOf(view(20))
        #expect(bodies(host) { host.setRoot(view(30)) } == 2)
        #expect(eventLog["middle"] == 2)
        #expect(host.layout().frames.allSatisfy { $0.frame.width == 30 })
    }

    @Test func contentOfAGeometryReaderThatDoesNotReadStays() {
        struct Root: View {
            let size: CGFloat
            var body: some View {
                GeometryReader { _ in
                    VStack {
                        ForEach(0..<100) { Plain(index: $0) }
                        Reader()
                    }
                }
                .environment(\.rowSize, size)
            }
        }
        let host = hostOf(Root(size: 20))
        // The root is another value.
        #expect(bodies(host) { host.setRoot(Root(size: 30)) } == 2)
        #expect(host.layout()["reader"]?[2] == 30)
    }

    // MARK: Values made of values

    @Test func valuesMadeOfOthersFollowThem() {
        struct Inside: View {
            var body: some View {
                VStack {
                    Reader(name: "more").transformEnvironment(\.rowSize) { $0 += 5 }
                    // In the body itself, and by a primitive view.
                    Divider().accessibilityIdentifier("line").transformEnvironment(\.dynamicTypeSize) {
                        if $0 == .large { $0 = .accessibility5 }
                    }
                    ForEach(0..<100) { Plain(index: $0) }
                }
            }
        }
        func view(_ size: CGFloat, _ type: DynamicTypeSize) -> some View {
            VStack { Inside() }.environment(\.rowSize, size).dynamicTypeSize(type)
        }
        func height(_ host: ViewHost) -> Double? { host.layout()["line"]?[3] }
        let host = hostOf(view(20, .large), in: nil, nil)
        #expect(host.layout()["more"]?[2] == 25)
        // A pixel, or a point for those who want large text.
        #expect(height(host) == 1)
        #expect(bodies(host) { host.setRoot(view(30, .large)) } == 1)
        #expect(host.layout()["more"]?[2] == 35)
        #expect(bodies(host) { host.setRoot(view(30, .xSmall)) } == 1)
        #expect(height(host) == 0.5)
        #expect(bodies(host) { host.setRoot(view(30, .small)) } == 1)
        #expect(height(host) == 0.5)
        #expect(bodies(host) { host.setRoot(view(30, .accessibility5)) } == 1)
        #expect(height(host) == 1)
        // What the line sees is the same.
        #expect(bodies(host) { host.setRoot(view(30, .large)) } == 0)
        #expect(height(host) == 1)
    }

    @Test func aDisabledViewIsToldOnlyWhenItsOwnValueChanges() {
        struct Row: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { block("row", isEnabled ? 1 : 2, 1) }
        }
        struct Kept: View {
            var body: some View { Row().disabled(true) }
        }
        func view(_ isDisabled: Bool) -> some View {
            VStack {
                Kept()
                Row()
            }
            .disabled(isDisabled)
        }
        let host = hostOf(view(false))
        #expect(bodies(host) { host.setRoot(view(true)) } == 1)
    }

    @Test func valuesAsAWholeAreSetAndRead() {
        struct Row: View {
            @Environment(\.self) private var values
            var body: some View { block("row", values.rowSize, 1) }
        }
        struct Handing: View {
            @Environment(\.self) private var values
            var body: some View {
                Reader(name: "handed").environment(\.rowSize, 3).environment(\.self, values)
            }
        }
        struct Replacing: View {
            let size: CGFloat
            var body: some View {
                Rows(count: 10, row: Reader()).transformEnvironment(\.self) { values in
                    var others = EnvironmentValues()
                    others.rowSize = size
                    values = others
                }
            }
        }
        func view(_ size: CGFloat, _ inner: CGFloat) -> some View {
            VStack {
                Row()
                Handing()
                Replacing(size: inner)
            }
            .environment(\.rowSize, size)
        }
        let host = hostOf(view(20, 1))
        #expect(host.layout()["row"]?[2] == 20)
        #expect(host.layout()["handed"]?[2] == 3)
        #expect(host.layout()["reader"]?[2] == 1)
        host.setRoot(view(30, 1))
        #expect(host.layout()["row"]?[2] == 30)
        #expect(host.layout()["reader"]?[2] == 1)
        // The root of the rows that are replaced, and the reader in them.
        #expect(bodies(host) { host.setRoot(view(30, 2)) } == 2)
        #expect(host.layout()["reader"]?[2] == 2)
    }

    @Test func whatCannotBeComparedCounts() {
        struct Row: View {
            @Environment(\.vague) private var vague
            var body: some View { block("row", vague(), 1) }
        }
        func view(_ size: CGFloat) -> some View { Rows(count: 100, row: Row()).environment(\.vague, { size }) }
        let host = hostOf(view(20))
        #expect(bodies(host) { host.setRoot(view(20)) } == 1)
        #expect(bodies(host) { host.setRoot(view(30)) } == 1)
        #expect(host.layout()["row"]?[2] == 30)
    }

    /// What a body does not read any more, it is not told of.
    @Test func readersThatStopReading() {
        struct Row: View {
            let eventLog: EventLog
            @State private var reads = true
            var body: some View {
                eventLog.set("reads") { reads.toggle() }
                return VStack { if reads { Text(verbatim: "word").accessibilityIdentifier("text") } }
            }
        }
        let eventLog = EventLog()
        func view(_ spacing: CGFloat) -> some View {
            Rows(count: 10, row: Row(eventLog: eventLog)).equatable().lineSpacing(spacing)
        }
        let host = hostOf(view(1))
        #expect(bodies(host) { host.setRoot(view(2)) } == 1)
        #expect(bodies(host) { eventLog.run("reads") } == 1)
        #expect(bodies(host) { host.setRoot(view(3)) } == 0)
        #expect(bodies(host) { eventLog.run("reads") } == 1)
        #expect(bodies(host) { host.setRoot(view(4)) } == 1)
        #expect(host.layout()["text"] == hostOf(view(4)).layout()["text"])
    }

    /// A body that reads a value in actions only has the one in force.
    /// What sets values after others does so again as long as it looks at those.
    @Test func modifiersThatStopReading() {
        struct Row: View {
            let eventLog: EventLog
            @State private var reads = true
            var body: some View {
                eventLog.set("reads") { reads.toggle() }
                return Color.red.transformEnvironment(\.self) { values in
                    eventLog.note("set")
                    values.lineLimit = reads ? Int(values.rowSize) : 1
                }
            }
        }
        let eventLog = EventLog()
        func view(_ size: CGFloat) -> some View {
            Rows(count: 10, row: Row(eventLog: eventLog)).equatable().environment(\.rowSize, size)
        }
        let host = hostOf(view(1))
        host.update()
        eventLog.clear()
        for (size, isSet) in [(2, true), (3, false), (4, true)] as [(CGFloat, Bool)] {
            host.setRoot(view(size))
            host.update()
            #expect(eventLog.events.isEmpty != isSet, "\(size)")
            eventLog.run("reads")
            host.update()
            eventLog.clear()
        }
    }

    @Test func actionsSeeTheValueInForce() {
        struct Row: View {
            let eventLog: EventLog
            @Environment(\.rowSize) private var size
            var body: some View {
                eventLog.set("act") { eventLog.note("\(size)") }
                return Color.red
            }
        }
        let eventLog = EventLog()
        func view(_ size: CGFloat) -> some View {
            Rows(count: 10, row: Row(eventLog: eventLog)).environment(\.rowSize, size)
        }
        let host = hostOf(view(20))
        host.update()
        host.setRoot(view(30))
        host.update()
        eventLog.run("act")
        #expect(eventLog["30.0"] == 1)
    }

    @Test func modifiersWithABodyAndOfTheEnvironment() {
        struct Sized: ViewModifier {
            @Environment(\.rowSize) private var size
            func body(content: Content) -> some View { content.frame(width: size, height: 1) }
        }
        struct Framed: EnvironmentalModifier {
            func resolve(in environment: EnvironmentValues) -> some ViewModifier {
                FrameModifier(width: environment.rowSize, height: 1, alignment: .center)
            }
        }
        struct Row: View {
            var body: some View { Color.red.modifier(Framed()).accessibilityIdentifier("framed") }
        }
        func view(_ size: CGFloat) -> some View {
            VStack {
                Rows(count: 100, row: Plain(index: -1).modifier(Sized()).accessibilityIdentifier("sized"))
                Rows(count: 100, row: Row())
            }
            .environment(\.rowSize, size)
        }
        let host = hostOf(view(20))
        #expect(bodies(host) { host.setRoot(view(30)) } == 2)
        #expect(host.layout()["sized"]?[2] == 30)
        #expect(host.layout()["framed"]?[2] == 30)
    }

    @Test func numbersThatScaleAreRead() {
        struct Row: View {
            @ScaledMetric private var size = 17.0
            var body: some View { block("row", size, 1) }
        }
        func view(_ size: DynamicTypeSize) -> some View {
            Rows(count: 100, row: Row()).equatable().dynamicTypeSize(size)
        }
        let host = hostOf(view(.large))
        #expect(bodies(host) { host.setRoot(view(.accessibility3)) } == 1)
        #expect(host.layout()["row"] == hostOf(view(.accessibility3)).layout()["row"])
    }

    @Test func anotherDirectionMirrorsWhatIsThere() {
        struct Row: View {
            var body: some View {
                HStack(spacing: 0) {
                    block("a", 10, 1)
                    block("b", 20, 1)
                }
            }
        }
        struct Kept: View {
            var body: some View { Row() }
        }
        func view(_ direction: LayoutDirection) -> some View { Kept().environment(\.layoutDirection, direction) }
        let host = hostOf(view(.leftToRight))
        host.update()
        host.setRoot(view(.rightToLeft))
        #expect(host.layout()["a"] == hostOf(view(.rightToLeft)).layout()["a"])
        #expect(host.layout()["b"] == hostOf(view(.rightToLeft)).layout()["b"])
    }

    // MARK: What is out of sight

    @Test func rowsThatSleepSeeTheChangeWhenTheyWake() {
        struct Row: View {
            let index: Int
            let eventLog: EventLog
            @Environment(\.rowSize) private var size
            var body: some View {
                eventLog.note("row")
                return Color.red.frame(width: size, height: 100).accessibilityIdentifier("\(index)")
            }
        }
        struct List: View {
            let eventLog: EventLog
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<1000) { Row(index: $0, eventLog: eventLog) }
                    }
                }
            }
        }
        let eventLog = EventLog()
        func view(_ size: CGFloat) -> some View { List(eventLog: eventLog).environment(\.rowSize, size) }
        let host = hostOf(view(20), in: 300, 300)
        #expect(host.layout()["0"]?[2] == 20)
        host.scroll(at: CGPoint(x: 150, y: 10), by: CGSize(width: 0, height: 10_000))
        #expect(host.layout()["0"] == nil)
        eventLog.clear()
        #expect(bodies(host) { host.setRoot(view(30)) } == eventLog["row"])
        #expect(eventLog["row"] <= 4)
        #expect(host.layout()["100"]?[2] == 30)
        host.scroll(at: CGPoint(x: 150, y: 10), by: CGSize(width: 0, height: -10_000))
        #expect(host.layout()["0"]?[2] == 30)
    }

    /// Rows that are no more than a text are in no body of their own: they are made again by themselves.
    @Test func rowsWithoutABody() {
        struct List: View {
            var body: some View {
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 0) {
                        Text(verbatim: "head").accessibilityIdentifier("head")
                        ForEach(0..<100) { Text(verbatim: "row").accessibilityIdentifier("\($0)") }
                    }
                }
            }
        }
        func view(_ size: CGFloat) -> some View { List().font(.system(size: size)) }
        let host = hostOf(view(17), in: 300, 100)
        host.update()
        #expect(bodies(host) { host.setRoot(view(34)) } == 0)
        #expect(fontSizes(host) == [34])
        host.scroll(at: CGPoint(x: 150, y: 10), by: CGSize(width: 0, height: 1500))
        #expect(bodies(host) { host.setRoot(view(17)) } == 0)
        host.scroll(at: CGPoint(x: 150, y: 10), by: CGSize(width: 0, height: -1500))
        host.layout()
        let shown = host.layout().frames.compactMap { Int($0.identifier) }
        #expect(shown.contains(0))
        #expect(fontSizes(host).contains(17))
    }

    @Test func whatComesBackOnItsWayOutSeesTheChange() {
        struct Root: View {
            let eventLog: EventLog
            @State private var isThere = true
            var body: some View {
                eventLog.set("toggle") { withAnimation(.linear(duration: 1)) { isThere.toggle() } }
                return VStack(spacing: 0) {
                    if isThere { Reader() }
                    block("x", 1, 1)
                }
            }
        }
        let eventLog = EventLog()
        func view(_ size: CGFloat) -> some View { Root(eventLog: eventLog).environment(\.rowSize, size) }
        let host = hostOf(view(20))
        _ = host.displayList()
        eventLog.run("toggle")
        _ = host.displayList()
        host.advance(by: 0.25)
        _ = host.displayList()
        host.setRoot(view(30))
        _ = host.displayList()
        eventLog.run("toggle")
        host.advance(by: 5)
        #expect(host.layout()["reader"]?[2] == 30)
    }

    // MARK: Animation

    @Test func aChangeMovesInItsTransaction() {
        struct Root: View {
            let eventLog: EventLog
            @State private var size: CGFloat = 20
            @State private var color = Color.black
            var body: some View {
                eventLog.set("grow") {
                    withAnimation(.linear(duration: 1)) {
                        size = 120
                        color = .white
                    }
                }
                return Content().environment(\.rowSize, size).foregroundStyle(color)
            }
        }
        struct Content: View {
            var body: some View {
                VStack {
                    Reader()
                    Painted()
                }
            }
        }
        /// Reads nothing: what it is painted with is looked up while it is painted.
        struct Painted: View {
            var body: some View { Rectangle().frame(width: 5, height: 5) }
        }
        let eventLog = EventLog()
        let host = hostOf(Root(eventLog: eventLog), in: 300, 300)
        let before = host.dump
        // The root and the reader.
        #expect(bodies(host) { eventLog.run("grow") } == 2)
        host.advance(by: 0.5)
        #expect(host.layout()["reader"].map { abs($0[2] - 70) < 0.01 } == true)
        let half = host.dump
        host.advance(by: 1)
        let after = host.dump
        func color(_ dump: String) -> String? {
            dump.split(separator: "\n").last { $0.contains("fill") }.map(String.init)
        }
        #expect(color(before) != color(half))
        #expect(color(half) != color(after))
    }

    @Test func theHostsValuesMoveInTheirTransaction() {
        struct Row: View {
            @Environment(\.colorScheme) private var scheme
            var body: some View { block("row", scheme == .dark ? 100 : 0, 1) }
        }
        let host = hostOf(Row())
        _ = host.displayList()
        withAnimation(.linear(duration: 1)) { host.colorScheme = .dark }
        host.update()
        host.advance(by: 0.5)
        #expect(host.layout()["row"].map { abs($0[2] - 50) < 0.01 } == true)
    }
}

// MARK: The values

private struct NumberedKey<Number>: EnvironmentKey { static var defaultValue: Int { -1 } }
private struct Next<Number> {}

@Suite @MainActor
struct EnvironmentStorageTests {
    /// Sets so many keys to numbers, one after the other, and reads all of them after each.
    private func set<N>(
        _ count: Int, _ type: N.Type, _ values: inout EnvironmentValues, _ readers: [(EnvironmentValues) -> Int]
    ) {
        guard count > 0 else { return }
        let number = readers.count
        values[NumberedKey<N>.self] = number
        let all = readers + [{ $0[NumberedKey<N>.self] }]
        #expect(all.map { $0(values) } == Array(0...number))
        set(count - 1, Next<N>.self, &values, all)
    }

    @Test func manyKeys() {
        var values = EnvironmentValues()
        set(100, Never.self, &values, [])
    }

    @Test func copiesAreValues() {
        var a = EnvironmentValues()
        a.rowSize = 1
        a.font = .title
        var b = a
        b.rowSize = 2
        b.font = .body
        b.other = 5
        #expect(a.rowSize == 1 && a.font == .title && a.other == 0)
        #expect(b.rowSize == 2 && b.font == .body && b.other == 5)
        a = b
        b.rowSize = 3
        #expect(a.rowSize == 2)
        #expect(EnvironmentValues().rowSize == 10)
    }

    @Test func setsOfKeys() {
        func key<T>(_ type: T.Type) -> EnvironmentKeyID { EnvironmentKeyID(ObjectIdentifier(type)) }
        var a = EnvironmentKeySet()
        #expect(a.isEmpty)
        a.insert(key(SizeKey.self))
        a.insert(key(SizeKey.self))
        a.insert(key(OtherKey.self))
        a.bits |= 1 << UInt64(EnvironmentSlot.font.rawValue)
        #expect(a.others.count == 2)
        var b = EnvironmentKeySet()
        b.insert(key(OtherKey.self))
        #expect(a.reads(b) && b.reads(a))
        a.subtract(b)
        #expect(!a.reads(b) && !b.reads(a))
        #expect(a.others.count == 1)
        var all = EnvironmentKeySet()
        all.bits = EnvironmentKeySet.allBit
        #expect(all.reads(b) && !b.reads(EnvironmentKeySet()) && !all.reads(EnvironmentKeySet()))
        a.subtract(all)
        #expect(a.isEmpty)
    }
}
