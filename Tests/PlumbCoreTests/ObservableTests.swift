import Foundation
import Observation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct ObservableTests {
    @Observable
    final class Model {
        var width: CGFloat = 10
        var height: CGFloat = 10
        var items = [1, 2]
    }

    private struct Reader: View {
        let switches: Switches
        let model: Model
        var body: some View {
            switches.note("reader")
            return block("a", model.width, 10)
        }
    }

    private struct Owner: View {
        let switches: Switches
        @State private var model = Model()
        var body: some View {
            switches.note("owner")
            switches.set("wider") { model.width += 10 }
            switches.set("higher") { model.height += 10 }
            return Reader(switches: switches, model: model)
        }
    }

    @Test func onlyReadersOfThePropertyAreEvaluated() {
        let switches = Switches()
        let host = hostOf(Owner(switches: switches))
        host.layout()
        switches.clear()
        switches.run("wider")
        #expect(host.layout()["a"] == [0, 0, 20, 10])
        #expect(switches.events == ["reader"])
        switches.clear()
        switches.run("higher")
        host.layout()
        #expect(switches.events.isEmpty)
    }

    @Test func readsInListsAndReadersCount() {
        let model = Model()
        struct List: View {
            let model: Model
            var body: some View {
                VStack(spacing: 0) {
                    ForEach(model.items, id: \.self) { block("i\($0)", model.width, 10) }
                    GeometryReader { _ in block("g", model.height, 10) }
                }
            }
        }
        let host = hostOf(List(model: model), in: 100, 100)
        host.layout()
        model.items.append(3)
        model.width = 30
        model.height = 40
        let report = host.layout()
        #expect(report["i3"] == [35, 20, 30, 10])
        #expect(report["g"] == [0, 30, 40, 10])
    }

    @Test func objectsInTheEnvironment() {
        struct Reading: View {
            @Environment(Model.self) private var model
            @Environment(Model.self) private var optional: Model?
            var body: some View {
                @Bindable var model = model
                block("a", model.width + $model.height.wrappedValue, optional == nil ? 1 : 2)
            }
        }
        let model = Model()
        let host = hostOf(Reading().environment(model))
        #expect(host.layout()["a"] == [0, 0, 20, 2])
        model.width = 25
        #expect(host.layout()["a"] == [0, 0, 35, 2])
    }

    @Test func anotherIdIsAnotherView() {
        struct Counter: View {
            let switches: Switches
            @State private var width: CGFloat = 10
            var body: some View {
                switches.set("grow") { width += 10 }
                return block("a", width, 10)
            }
        }
        let switches = Switches()
        let host = hostOf(Counter(switches: switches).id(1))
        host.layout()
        switches.run("grow")
        #expect(host.layout()["a"] == [0, 0, 20, 10])
        host.setRoot(Counter(switches: switches).id(1))
        #expect(host.layout()["a"] == [0, 0, 20, 10])
        host.setRoot(Counter(switches: switches).id(2))
        #expect(host.layout()["a"] == [0, 0, 10, 10])
    }
}
