import Foundation
import PlumbCombine
import Testing

@testable import PlumbCore

private final class Model: ObservableObject {
    @Published var width: CGFloat = 10
    @Published var unread = 0
    private let gone: @Sendable () -> Void

    init(gone: @escaping @Sendable () -> Void = {}) { self.gone = gone }
    deinit { gone() }
}

/// As wide as the model says.
private struct Reader: View {
    let name: String
    let eventLog: EventLog
    @ObservedObject var model: Model

    var body: some View {
        eventLog.note(name)
        return block(name, model.width, 10)
    }
}

/// A view that does not look at the model.
private struct Stranger: View {
    let eventLog: EventLog
    var body: some View {
        eventLog.note("stranger")
        return block("stranger", 5, 5)
    }
}

private struct Owner: View {
    let eventLog: EventLog
    let make: () -> Model
    @StateObject private var model: Model

    init(eventLog: EventLog, make: @escaping () -> Model) {
        self.eventLog = eventLog
        self.make = make
        _model = StateObject(wrappedValue: make())
    }

    var body: some View {
        eventLog.note("owner")
        eventLog.set("grow") { model.width += 10 }
        return Reader(name: "a", eventLog: eventLog, model: model)
    }
}

@Suite @MainActor
struct ObservedObjectTests {
    @Test func aChangeEvaluatesWhoLooksAndNobodyElse() {
        struct Root: View {
            let eventLog: EventLog
            let model: Model
            var body: some View {
                eventLog.note("root")
                return HStack(spacing: 0) {
                    Reader(name: "a", eventLog: eventLog, model: model)
                    Reader(name: "b", eventLog: eventLog, model: model)
                    Stranger(eventLog: eventLog)
                }
            }
        }
        let (eventLog, model) = (EventLog(), Model())
        let host = hostOf(Root(eventLog: eventLog, model: model))
        host.layout()
        eventLog.clear()
        model.width = 30
        let report = host.layout()
        #expect(report["a"]?[2] == 30 && report["b"]?[2] == 30)
        #expect(eventLog.counts == ["a": 1, "b": 1])
    }

    /// The object as a whole is what is looked at: a property that the body does not read counts too. Several changes
    /// are one evaluation.
    @Test func anyPropertyCountsAndAFrameIsOneEvaluation() {
        let (eventLog, model) = (EventLog(), Model())
        let host = hostOf(Reader(name: "a", eventLog: eventLog, model: model))
        host.layout()
        model.unread = 1
        model.unread = 2
        model.width = 40
        #expect(host.layout()["a"]?[2] == 40)
        #expect(eventLog["a"] == 2)
        host.layout()
        #expect(eventLog["a"] == 2)
        // The same value is a change as well: the object does not compare.
        model.unread = 2
        host.layout()
        #expect(eventLog["a"] == 3)
    }

    @Test func anotherObjectTakesThePlaceOfTheFirst() {
        let eventLog = EventLog()
        let (first, second) = (Model(), Model())
        second.width = 20
        let host = hostOf(Reader(name: "a", eventLog: eventLog, model: first))
        host.layout()
        host.setRoot(Reader(name: "a", eventLog: eventLog, model: second))
        #expect(host.layout()["a"]?[2] == 20)
        eventLog.clear()
        first.width = 77
        host.layout()
        #expect(eventLog["a"] == 0)
        second.width = 30
        #expect(host.layout()["a"]?[2] == 30)
    }

    @Test func bindingsReadAndWriteTheObject() {
        struct Writer: View {
            @Binding var width: CGFloat
            let eventLog: EventLog
            var body: some View {
                eventLog.set("set") { width = 50 }
                return block("b", width, 10)
            }
        }
        struct Root: View {
            @ObservedObject var model: Model
            let eventLog: EventLog
            var body: some View { Writer(width: $model.width, eventLog: eventLog) }
        }
        let (eventLog, model) = (EventLog(), Model())
        let host = hostOf(Root(model: model, eventLog: eventLog))
        host.layout()
        eventLog.run("set")
        #expect(model.width == 50)
        #expect(host.layout()["b"]?[2] == 50)
    }

    @Test func aStateObjectIsMadeOnceAndGoesWithItsView() {
        struct Root: View {
            let isThere: Bool
            let spacing: CGFloat
            let eventLog: EventLog
            let make: () -> Model
            var body: some View {
                VStack(spacing: spacing) {
                    if isThere { Owner(eventLog: eventLog, make: make) }
                    Stranger(eventLog: eventLog)
                }
            }
        }
        let eventLog = EventLog()
        let make = {
            eventLog.note("made")
            return Model { MainActor.assumeIsolated { eventLog.note("gone") } }
        }
        func root(_ isThere: Bool, _ spacing: CGFloat) -> Root {
            Root(isThere: isThere, spacing: spacing, eventLog: eventLog, make: make)
        }
        let host = hostOf(root(true, 0))
        host.layout()
        eventLog.run("grow")
        #expect(host.layout()["a"]?[2] == 20)
        host.setRoot(root(true, 5))
        #expect(host.layout()["a"]?[2] == 20)
        #expect(eventLog["made"] == 1 && eventLog["gone"] == 0)
        host.setRoot(root(false, 5))
        host.layout()
        // The eventLog hold the last body's closure, and with it the object.
        eventLog.set("grow") {}
        #expect(eventLog["made"] == 1 && eventLog["gone"] == 1)
        host.setRoot(root(true, 5))
        #expect(host.layout()["a"]?[2] == 10)
        #expect(eventLog["made"] == 2)
    }

    /// A parent that is evaluated again gives its child the same value: the child is not evaluated, though it owns an
    /// object.
    @Test func aStateObjectDoesNotMakeItsViewAnotherOne() {
        struct Child: View {
            let eventLog: EventLog
            @StateObject private var model = Model()
            var body: some View {
                eventLog.note("child")
                return block("c", model.width, 10)
            }
        }
        struct Parent: View {
            let eventLog: EventLog
            @State private var height: CGFloat = 10
            var body: some View {
                eventLog.set("grow") { height += 1 }
                return VStack {
                    block("p", 10, height)
                    Child(eventLog: eventLog)
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Parent(eventLog: eventLog))
        host.layout()
        eventLog.run("grow")
        host.layout()
        #expect(eventLog["child"] == 1)
    }

    @Test func objectsGoWithTheHost() {
        struct Quiet: View {
            @StateObject var model: Model
            var body: some View { block("a", model.width, 10) }
        }
        let log = EventLog()
        do {
            let host = hostOf(Quiet(model: Model { MainActor.assumeIsolated { log.note("gone") } }))
            host.layout()
            #expect(log["gone"] == 0)
        }
        #expect(log["gone"] == 1)
    }

    @Test func anEnvironmentObjectIsFoundByItsTypeAndLookedAt() {
        struct Deep: View {
            let eventLog: EventLog
            @EnvironmentObject private var model: Model
            var body: some View {
                eventLog.note("deep")
                eventLog.set("bind") { $model.width.wrappedValue = 60 }
                return block("d", model.width, 10)
            }
        }
        struct Root: View {
            let eventLog: EventLog
            let model: Model
            var body: some View {
                eventLog.note("root")
                return VStack {
                    Deep(eventLog: eventLog)
                    Stranger(eventLog: eventLog)
                }
                .environmentObject(model)
            }
        }
        let eventLog = EventLog()
        let (first, second) = (Model(), Model())
        second.width = 25
        let host = hostOf(Root(eventLog: eventLog, model: first))
        host.layout()
        eventLog.clear()
        first.width = 20
        #expect(host.layout()["d"]?[2] == 20)
        #expect(eventLog.counts == ["deep": 1])
        eventLog.run("bind")
        #expect(first.width == 60)
        host.setRoot(Root(eventLog: eventLog, model: second))
        #expect(host.layout()["d"]?[2] == 25)
    }

    @Test func anObjectThatChangesOnAnotherThreadIsSeen() async {
        let (eventLog, model) = (EventLog(), Model())
        let host = hostOf(Reader(name: "a", eventLog: eventLog, model: model))
        host.layout()
        nonisolated(unsafe) let shared = model
        await Task.detached { shared.width = 90 }.value
        #expect(host.layout()["a"]?[2] == 90)
    }
}
