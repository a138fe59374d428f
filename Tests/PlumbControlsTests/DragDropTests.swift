import Foundation
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// Views that a finger carries to others.
@MainActor
@Suite struct DragDropTests {
    /// 100 × 100 each, beside each other: what is carried, and where it goes.
    private func host<A: View, B: View>(
        _ source: A, _ target: B, direction: LayoutDirection = .leftToRight
    ) -> ViewHost {
        hostOf(
            HStack(spacing: 0) {
                source
                target
            }, in: 200, 100, direction: direction)
    }

    private var square: some View { Color.red.frame(width: 100, height: 100) }
    private let first = CGPoint(x: 50, y: 50)
    private let second = CGPoint(x: 150, y: 50)

    private func target(_ name: String, _ log: LifeLog, takes: Bool = true) -> some View {
        Color.blue.frame(width: 100, height: 100).logging(name, log, takes: takes)
    }

    // MARK: From other programs

    /// What other programs drop goes to the innermost view under it that wants it.
    @Test(
        arguments: [
            ([.text("pear"), .text("plum")], 60.0, ["inner in", "inner out", "inner pear+plum at 10 50"]),
            ([.text("pear")], 10, ["outer in", "outer out", "outer pear at 10 50"]),
            ([.file(URL(fileURLWithPath: "/tmp/a.txt"))], 160, ["file a.txt"]),
            // No text is a file, and nobody stands there.
            ([.text("pear")], 160, []), ([.text("pear")], 250, []), ([], 10, []),
        ] as [([DroppedItem], Double, [String])])
    func dropsFromOtherPrograms(items: [DroppedItem], x: Double, expected: [String]) {
        let log = LifeLog()
        let host = hostOf(
            HStack(spacing: 0) {
                Color.red.frame(width: 50, height: 100).logging("inner", log).padding(.leading, 50)
                    .contentShape(Rectangle()).logging("outer", log)
                Color.blue.frame(width: 100, height: 100).dropDestination(for: URL.self) { urls, _ in
                    for url in urls { log.add("file \(url.lastPathComponent)") }
                    return true
                }
                Color.green.frame(width: 100, height: 100)
            }, in: 300, 100)
        let isTaken = host.apply(.drop(items, at: .point(CGPoint(x: x, y: 50)))).isTaken
        host.rest()
        #expect(log.take() == expected)
        #expect(isTaken == !expected.isEmpty)
    }

    /// One that forbids it is told that the drop has left.
    @Test func forbiddenDropsFromOtherPrograms() {
        struct Wary: DropDelegate {
            let log: LifeLog
            func dropEntered(info: DropInfo) { log.add("in") }
            func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .forbidden) }
            func dropExited(info: DropInfo) { log.add("out") }
            func performDrop(info: DropInfo) -> Bool {
                log.add("drop")
                return true
            }
        }
        let log = LifeLog()
        let host = hostOf(square.onDrop(of: [.plainText], delegate: Wary(log: log)), in: 100, 100)
        #expect(!host.apply(.drop([.text("pear")], at: .point(first))).isTaken)
        #expect(log.take() == ["in", "out"])
    }

    // MARK: What happens when

    @Test func aHeldViewIsDropped() {
        let log = LifeLog()
        let host = host(square.draggable("apple"), target("b", log))
        host.lift(at: first)
        #expect(log.take() == [])
        // It takes as much as a scroll before anything is targeted.
        host.move(to: CGPoint(x: 55, y: 50))
        #expect(log.take() == [])
        host.move(to: CGPoint(x: 110, y: 50), second)
        #expect(log.take() == ["b in"])
        host.letGo(at: CGPoint(x: 130, y: 60))
        #expect(log.take() == ["b out", "b apple at 30 60"])
        host.rest()
        #expect(host.isEmptyHanded)
    }

    /// A finger that moves at once scrolls, or does nothing; one that holds and is let go drops nothing.
    @Test func onlyAHeldFingerDrags() {
        let log = LifeLog()
        let host = hostOf(
            ScrollView {
                VStack(spacing: 0) {
                    square.draggable("apple").accessibilityIdentifier("a")
                    target("b", log)
                    Color.clear.frame(height: 400)
                }
            }, in: 100, 200)
        host.drag(from: first, to: CGPoint(x: 50, y: 150), duration: 0.3)
        host.drag(from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 20), duration: 0.3)
        host.rest()
        #expect(log.take() == [])
        #expect((host.frame("a")?[1] ?? 0) < -10)
        let held = self.host(square.draggable("apple"), target("b", log))
        held.press(at: first, duration: 1)
        held.rest()
        #expect(log.take() == [] && held.isEmptyHanded)
    }

    @Test func targetsAreEnteredAndLeftInOrder() {
        let log = LifeLog()
        let host = hostOf(
            HStack(spacing: 0) {
                square.draggable("apple")
                target("b", log)
                target("c", log)
            }, in: 300, 100)
        host.lift(at: first)
        host.move(to: second, CGPoint(x: 250, y: 50), CGPoint(x: 250, y: 60), second, first)
        #expect(log.take() == ["b in", "b out", "c in", "c out", "b in", "b out"])
        host.letGo(at: CGPoint(x: 250, y: 50))
        #expect(log.take() == ["c in", "c out", "c apple at 50 50"])
    }

    /// The innermost that takes what comes.
    @Test func nestedDestinations() {
        let log = LifeLog()
        let inner = Color.green.frame(width: 40, height: 40)
        let numbers = inner.dropDestination(for: Numbers.self) { _, _ in
            log.add("numbers")
            return true
        }
        for (view, events) in [
            (
                AnyView(inner.logging("inner", log)),
                ["outer in", "outer out", "inner in", "inner out", "inner apple at 20 20"]
            ),
            // What does not fit leaves it to what lies around.
            (AnyView(numbers), ["outer in", "outer out", "outer apple at 50 50"]),
        ] {
            let host = host(
                square.draggable("apple"),
                ZStack {
                    Color.blue
                    view
                }
                .frame(width: 100, height: 100).logging("outer", log))
            host.lift(at: first)
            host.move(to: CGPoint(x: 110, y: 50))
            host.letGo(at: second)
            #expect(log.take() == events)
        }
    }

    /// What its destination does not take, and what is let go elsewhere, goes back; the data is as it was.
    @Test(arguments: [true, false]) func whatNobodyTakesGoesBack(isRefused: Bool) throws {
        let log = LifeLog()
        let host = host(square.draggable("apple"), target("b", log, takes: false))
        host.lift(at: first)
        host.move(to: second, CGPoint(x: 50, y: 90))
        host.letGo(at: isRefused ? second : CGPoint(x: 50, y: 90))
        host.advance(by: 1.0 / 60)
        // On its way.
        #expect(!host.isEmptyHanded)
        host.rest()
        #expect(host.isEmptyHanded && host.nextFrame == nil)
        #expect(log.take().contains("b apple at 50 50") == isRefused)
        // Nothing is lost: it can be dragged again.
        host.carry(from: first, to: second)
        #expect(log.take().last == "b apple at 50 50")
    }

    // MARK: Types

    struct Pair: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isTaken: Bool
        let views: @MainActor @Sendable (LifeLog) -> (AnyView, AnyView)

        init<A: Transferable & Sendable, B: Transferable>(
            _ value: A, _ type: B.Type, _ isTaken: Bool, is expected: (@Sendable (B) -> Bool)? = nil
        ) {
            testDescription = "\(A.self) to \(B.self)"
            self.isTaken = isTaken
            views = { log in
                let square = Color.red.frame(width: 100, height: 100)
                return (
                    AnyView(square.draggable(value)),
                    AnyView(
                        square.dropDestination(for: B.self) { items, _ in
                            log.add("\(items.count) \(items.first.map { expected?($0) ?? true } ?? false)")
                            return true
                        } isTargeted: {
                            log.add("\($0)")
                        })
                )
            }
        }
    }

    nonisolated static let address = URL(string: "https://example.com/a")

    nonisolated static let pairs = [
        Pair("apple", String.self, true) { $0 == "apple" },
        Pair("apple", Data.self, true) { $0 == Data("apple".utf8) },
        Pair("apple", URL.self, false),
        Pair("apple", Numbers.self, false),
        Pair(Data([1]), String.self, false),
        Pair(Data([1]), Data.self, true) { $0 == Data([1]) },
        Pair(URL(fileURLWithPath: "/a"), URL.self, true) { $0.path == "/a" },
        Pair(Numbers(all: [1, 2]), Numbers.self, true) { $0.all == [1, 2] },
        // In the second of its forms.
        Pair(Numbers(all: [1, 2]), String.self, true) { $0 == "1 2" },
        Pair(Numbers(all: [1, 2]), Data.self, true) { String(decoding: $0, as: UTF8.self).contains("[1,2]") },
        Pair(Numbers(all: []), String.self, false),
        Pair(Color.red, Color.self, true) { $0 == .red },
        Pair(Color.red, Image.self, false),
        Pair(Image(systemName: "star"), Image.self, true),
        Pair(AttributedString("apple"), AttributedString.self, true) { $0 == AttributedString("apple") },
        Pair(Sheet(text: "apple"), Sheet.self, true) { $0.text == "apple" },
        Pair("apple", Sheet.self, true) { $0.text == "apple" },
        Pair(Endless(), String.self, false),
        Pair(Broken(), Data.self, true),
    ]

    @Test(arguments: pairs) func formsFit(_ line: Pair) {
        let log = LifeLog()
        let (source, target) = line.views(log)
        let host = host(source, target)
        host.carry(from: first, to: second)
        host.rest()
        let isBroken = line.testDescription.hasPrefix("Broken")
        #expect(
            log.take() == (line.isTaken ? ["true", "false"] + (isBroken ? [] : ["1 true"]) : []),
            "\(line.testDescription)")
        #expect(host.isEmptyHanded)
    }

    // MARK: Places

    struct Place: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Where the finger is let go, and where that is in the square of 100.
        let finger: CGPoint
        let location: String
        let view: @MainActor @Sendable (AnyView) -> AnyView
    }

    nonisolated static let places = [
        Place(testDescription: "padding", finger: CGPoint(x: 150, y: 150), location: "40 40") {
            AnyView($0.padding(.init(top: 10, leading: 10, bottom: 0, trailing: 0)))
        },
        Place(testDescription: "offset", finger: CGPoint(x: 170, y: 150), location: "50 50") {
            AnyView($0.offset(x: 20))
        },
        Place(testDescription: "scale", finger: CGPoint(x: 160, y: 150), location: "70 50") {
            AnyView($0.scaleEffect(0.5))
        },
        Place(testDescription: "rotation", finger: CGPoint(x: 160, y: 150), location: "50 40") {
            AnyView($0.rotationEffect(.degrees(90)))
        },
        Place(testDescription: "scrolled", finger: CGPoint(x: 150, y: 150), location: "50 90") { view in
            AnyView(
                ScrollView {
                    VStack(spacing: 0) {
                        view
                        Color.clear.frame(height: 400)
                    }
                }
                .defaultScrollAnchor(UnitPoint(x: 0, y: 0.1)).frame(width: 100, height: 100))
        },
    ]

    @Test(arguments: places) func locationsAreTheDestinations(_ line: Place) throws {
        let log = LifeLog()
        let host = hostOf(
            ZStack(alignment: .topLeading) {
                Color.green.frame(width: 50, height: 50).draggable("apple")
                line.view(AnyView(Color.blue.frame(width: 100, height: 100).logging("b", log)))
                    .padding(.init(top: 100, leading: 100, bottom: 0, trailing: 0))
            }, in: 300, 300)
        host.carry(from: CGPoint(x: 25, y: 25), to: line.finger)
        let words = try #require(log.take().last)
        #expect(words == "b apple at \(line.location)")
    }

    // MARK: Delegates

    private struct Delegate: DropDelegate {
        let log: LifeLog
        var operation: DropOperation?
        var isValid = true
        func validateDrop(info: DropInfo) -> Bool {
            log.add("validate \(info.hasItemsConforming(to: [.text])) \(info.hasItemsConforming(to: [.image]))")
            return isValid
        }
        func dropEntered(info: DropInfo) { log.add("entered \(Int(info.location.x))") }
        func dropUpdated(info: DropInfo) -> DropProposal? {
            log.add("updated \(Int(info.location.x))")
            return operation.map { DropProposal(operation: $0) }
        }
        func dropExited(info: DropInfo) { log.add("exited") }
        func performDrop(info: DropInfo) -> Bool {
            log.add("perform \(info.itemProviders(for: [.plainText]).count) \(info.itemProviders(for: [.image]).count)")
            return true
        }
    }

    /// Its closures in order; what it forbids is not dropped.
    @Test(arguments: [nil, .move, .copy, .delete, .forbidden, .cancel] as [DropOperation?])
    func delegatesAreTold(operation: DropOperation?) {
        let log = LifeLog()
        let host = host(
            square.onDrag { NSItemProvider(object: NSString("apple")) },
            square.onDrop(of: [.text], delegate: Delegate(log: log, operation: operation)))
        host.lift(at: first)
        host.move(to: CGPoint(x: 110, y: 50), first, CGPoint(x: 120, y: 50))
        host.letGo(at: second)
        let isDrop = operation != .forbidden && operation != .cancel
        #expect(
            log.take() == [
                "validate true false", "entered 10", "updated 10", "exited", "validate true false", "entered 20",
                "updated 20", "updated 50", isDrop ? "perform 1 0" : "exited",
            ])
        host.rest()
        #expect(host.isEmptyHanded)
    }

    /// In a set, each operation is a bit of its own.
    @Test func operationsAreBits() {
        let operations: [DropOperation.Set] = [.cancel, .copy, .forbidden, .move, .delete]
        #expect(operations.map(\.rawValue) == [1, 2, 4, 8, 16])
    }

    /// One that refuses is asked once, and what lies around it is asked then.
    @Test func refusingDelegatesAreAskedOnce() {
        let log = LifeLog()
        let other = LifeLog()
        let host = host(
            square.draggable("apple"),
            square.onDrop(of: [.text], delegate: Delegate(log: log, isValid: false))
                .onDrop(of: [UTType.text], isTargeted: nil) { (providers: [NSItemProvider]) in
                    other.add("\(providers.count)")
                    return true
                })
        host.lift(at: first)
        host.move(to: CGPoint(x: 110, y: 50), CGPoint(x: 120, y: 50))
        host.letGo(at: second)
        #expect(log.take() == ["validate true false"])
        #expect(other.take() == ["1"])
    }

    /// Providers, a place, types by name, and the flag.
    @Test func providersAreDropped() {
        struct Page: View {
            let log: LifeLog
            @State private var isOver = false
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100).itemProvider { NSItemProvider(object: NSString("pear")) }
                    Text(isOver ? "over" : "away").frame(width: 100, height: 100)
                        .onDrop(of: [.plainText], isTargeted: $isOver) { providers, location in
                            log.add("\(providers.count) at \(Int(location.x))")
                            _ = providers.first?.loadObject(ofClass: String.self) { text, _ in
                                MainActor.assumeIsolated { log.add(text ?? "nothing") }
                            }
                            return true
                        }
                }
            }
        }
        let log = LifeLog()
        let host = hostOf(Page(log: log), in: 200, 100)
        host.lift(at: first)
        host.move(to: second)
        #expect(host.labels == ["over"])
        host.letGo(at: second)
        host.rest()
        #expect(log.take() == ["1 at 50", "pear"])
        #expect(host.labels == ["away"])
        // A view without a provider is no source.
        let none = self.host(square.itemProvider(nil), target("b", log))
        none.carry(from: first, to: second)
        #expect(log.take() == [] && none.isEmptyHanded)
    }
}

extension View {
    /// A destination of texts that writes down what it is told.
    fileprivate func logging(_ name: String, _ log: LifeLog, takes: Bool = true) -> some View {
        dropDestination(for: String.self) { items, location in
            log.add(
                "\(name) \(items.joined(separator: "+")) at \(Int(location.x.rounded())) \(Int(location.y.rounded()))")
            return takes
        } isTargeted: {
            log.add("\(name) \($0 ? "in" : "out")")
        }
    }
}

extension ViewHost {
    /// Whether nothing is carried, or on its way back.
    var isEmptyHanded: Bool { graph.presentations.floating.isEmpty && graph.presentations.above.isEmpty }

    /// Holds a view until it is lifted.
    func lift(at point: CGPoint, finger: Int = 0) {
        send(.touch(.began, at: point, finger: finger))
        advance(by: 0.6)
    }

    func move(to points: CGPoint..., finger: Int = 0) {
        for point in points {
            send(.touch(.changed, at: point, finger: finger))
            advance(by: 1.0 / 60)
        }
    }

    func letGo(at point: CGPoint, finger: Int = 0) {
        send(.touch(.ended, at: point, finger: finger))
        update()
    }

    /// Drags from one point to another.
    func carry(from start: CGPoint, to end: CGPoint) {
        lift(at: start)
        move(to: end)
        letGo(at: end)
    }
}

/// Has two forms of its own: JSON, and words where there are any.
struct Numbers: Codable, Transferable, Sendable {
    var all: [Int] = []

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(
            for: Numbers.self, contentType: UTType(exportedAs: "com.example.numbers", conformingTo: .data))
        ProxyRepresentation { (numbers: Numbers) in numbers.all.map(String.init).joined(separator: " ") }
            .exportingCondition { !$0.all.isEmpty }
    }
}

/// Is handed over as a file.
struct Sheet: Transferable, Sendable {
    let text: String

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(contentType: .utf8PlainText) { sheet in
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
            try Data(sheet.text.utf8).write(to: file)
            return SentTransferredFile(file)
        } importing: { received in
            Sheet(text: try String(contentsOf: received.file, encoding: .utf8))
        }
        FileRepresentation(importedContentType: .plainText) { received in
            Sheet(text: try String(contentsOf: received.file, encoding: .utf8))
        }
    }
}

/// Stands for something that stands for it.
struct Endless: Transferable, Sendable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: Endless) in OtherEndless() }
    }
}

struct OtherEndless: Transferable, Sendable {
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { (_: OtherEndless) in Endless() }
    }
}

/// Says that it has bytes, and has none.
struct Broken: Transferable, Sendable {
    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .data) { (_: Broken) in throw CocoaError(.fileReadUnknown) }
    }
}
