import Combine
import Foundation
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
    let switches: Switches
    @ObservedObject var model: Model

    var body: some View {
        switches.note(name)
        return block(name, model.width, 10)
    }
}

/// A view that does not look at the model.
private struct Stranger: View {
    let switches: Switches
    var body: some View {
        switches.note("stranger")
        return block("stranger", 5, 5)
    }
}

private struct Owner: View {
    let switches: Switches
    let make: () -> Model
    @StateObject private var model: Model

    init(switches: Switches, make: @escaping () -> Model) {
        self.switches = switches
        self.make = make
        _model = StateObject(wrappedValue: make())
    }

    var body: some View {
        switches.note("owner")
        switches.set("grow") { model.width += 10 }
        return Reader(name: "a", switches: switches, model: model)
    }
}

@Suite @MainActor
struct ObservedObjectTests {
    @Test func aChangeEvaluatesWhoLooksAndNobodyElse() {
        struct Root: View {
            let switches: Switches
            let model: Model
            var body: some View {
                switches.note("root")
                return HStack(spacing: 0) {
                    Reader(name: "a", switches: switches, model: model)
                    Reader(name: "b", switches: switches, model: model)
                    Stranger(switches: switches)
                }
            }
        }
        let (switches, model) = (Switches(), Model())
        let host = hostOf(Root(switches: switches, model: model))
        host.layout()
        switches.clear()
        model.width = 30
        let report = host.layout()
        #expect(report["a"]?[2] == 30 && report["b"]?[2] == 30)
        #expect(switches.counts == ["a": 1, "b": 1])
    }

    /// The object as a whole is what is looked at: a property that the body does not read counts too. Several changes are one evaluation.
    @Test func anyPropertyCountsAndAFrameIsOneEvaluation() {
        let (switches, model) = (Switches(), Model())
        let host = hostOf(Reader(name: "a", switches: switches, model: model))
        host.layout()
        model.unread = 1
        model.unread = 2
        model.width = 40
        #expect(host.layout()["a"]?[2] == 40)
        #expect(switches["a"] == 2)
        host.layout()
        #expect(switches["a"] == 2)
        // The same value is a change as well: the object does not compare.
        model.unread = 2
        host.layout()
        #expect(switches["a"] == 3)
    }

    @Test func anotherObjectTakesThePlaceOfTheFirst() {
        let switches = Switches()
        let (first, second) = (Model(), Model())
        second.width = 20
        let host = hostOf(Reader(name: "a", switches: switches, model: first))
        host.layout()
        host.setRoot(Reader(name: "a", switches: switches, model: second))
        #expect(host.layout()["a"]?[2] == 20)
        switches.clear()
        first.width = 77
        host.layout()
        #expect(switches["a"] == 0)
        second.width = 30
        #expect(host.layout()["a"]?[2] == 30)
    }

    @Test func bindingsReadAndWriteTheObject() {
        struct Writer: View {
            @Binding var width: CGFloat
            let switches: Switches
            var body: some View {
                switches.set("set") { width = 50 }
                return block("b", width, 10)
            }
        }
        struct Root: View {
            @ObservedObject var model: Model
            let switches: Switches
            var body: some View { Writer(width: $model.width, switches: switches) }
        }
        let (switches, model) = (Switches(), Model())
        let host = hostOf(Root(model: model, switches: switches))
        host.layout()
        switches.run("set")
        #expect(model.width == 50)
        #expect(host.layout()["b"]?[2] == 50)
    }

    @Test func aStateObjectIsMadeOnceAndGoesWithItsView() {
        struct Root: View {
            let isThere: Bool
            let spacing: CGFloat
            let switches: Switches
            let make: () -> Model
            var body: some View {
                VStack(spacing: spacing) {
                    if isThere { Owner(switches: switches, make: make) }
                    Stranger(switches: switches)
                }
            }
        }
        let switches = Switches()
        let make = {
            switches.note("made")
            return Model { MainActor.assumeIsolated { switches.note("gone") } }
        }
        func root(_ isThere: Bool, _ spacing: CGFloat) -> Root {
            Root(isThere: isThere, spacing: spacing, switches: switches, make: make)
        }
        let host = hostOf(root(true, 0))
        host.layout()
        switches.run("grow")
        #expect(host.layout()["a"]?[2] == 20)
        host.setRoot(root(true, 5))
        #expect(host.layout()["a"]?[2] == 20)
        #expect(switches["made"] == 1 && switches["gone"] == 0)
        host.setRoot(root(false, 5))
        host.layout()
        // The switches hold the last body's closure, and with it the object.
        switches.set("grow") {}
        #expect(switches["made"] == 1 && switches["gone"] == 1)
        host.setRoot(root(true, 5))
        #expect(host.layout()["a"]?[2] == 10)
        #expect(switches["made"] == 2)
    }

    /// A parent that is evaluated again gives its child the same value: the child is not evaluated, though it owns an object.
    @Test func aStateObjectDoesNotMakeItsViewAnotherOne() {
        struct Child: View {
            let switches: Switches
            @StateObject private var model = Model()
            var body: some View {
                switches.note("child")
                return block("c", model.width, 10)
            }
        }
        struct Parent: View {
            let switches: Switches
            @State private var height: CGFloat = 10
            var body: some View {
                switches.set("grow") { height += 1 }
                return VStack {
                    block("p", 10, height)
                    Child(switches: switches)
                }
            }
        }
        let switches = Switches()
        let host = hostOf(Parent(switches: switches))
        host.layout()
        switches.run("grow")
        host.layout()
        #expect(switches["child"] == 1)
    }

    @Test func objectsGoWithTheHost() {
        struct Quiet: View {
            @StateObject var model: Model
            var body: some View { block("a", model.width, 10) }
        }
        let log = Switches()
        do {
            let host = hostOf(Quiet(model: Model { MainActor.assumeIsolated { log.note("gone") } }))
            host.layout()
            #expect(log["gone"] == 0)
        }
        #expect(log["gone"] == 1)
    }

    @Test func anEnvironmentObjectIsFoundByItsTypeAndLookedAt() {
        struct Deep: View {
            let switches: Switches
            @EnvironmentObject private var model: Model
            var body: some View {
                switches.note("deep")
                switches.set("bind") { $model.width.wrappedValue = 60 }
                return block("d", model.width, 10)
            }
        }
        struct Root: View {
            let switches: Switches
            let model: Model
            var body: some View {
                switches.note("root")
                return VStack {
                    Deep(switches: switches)
                    Stranger(switches: switches)
                }
                .environmentObject(model)
            }
        }
        let switches = Switches()
        let (first, second) = (Model(), Model())
        second.width = 25
        let host = hostOf(Root(switches: switches, model: first))
        host.layout()
        switches.clear()
        first.width = 20
        #expect(host.layout()["d"]?[2] == 20)
        #expect(switches.counts == ["deep": 1])
        switches.run("bind")
        #expect(first.width == 60)
        host.setRoot(Root(switches: switches, model: second))
        #expect(host.layout()["d"]?[2] == 25)
    }

    @Test func anObjectThatChangesOnAnotherThreadIsSeen() async {
        let (switches, model) = (Switches(), Model())
        let host = hostOf(Reader(name: "a", switches: switches, model: model))
        host.layout()
        nonisolated(unsafe) let shared = model
        await Task.detached { shared.width = 90 }.value
        #expect(host.layout()["a"]?[2] == 90)
    }
}
