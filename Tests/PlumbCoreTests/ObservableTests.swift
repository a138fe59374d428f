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
        let eventLog: EventLog
        let model: Model
        var body: some View {
            eventLog.note("reader")
            return block("a", model.width, 10)
        }
    }

    private struct Owner: View {
        let eventLog: EventLog
        @State private var model = Model()
        var body: some View {
            eventLog.note("owner")
            eventLog.set("wider") { model.width += 10 }
            eventLog.set("higher") { model.height += 10 }
            return Reader(eventLog: eventLog, model: model)
        }
    }

    @Test func onlyReadersOfThePropertyAreEvaluated() {
        let eventLog = EventLog()
        let host = hostOf(Owner(eventLog: eventLog))
        host.layout()
        eventLog.clear()
        eventLog.run("wider")
        #expect(host.layout()["a"] == [0, 0, 20, 10])
        #expect(eventLog.events == ["reader"])
        eventLog.clear()
        eventLog.run("higher")
        host.layout()
        #expect(eventLog.events.isEmpty)
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
            let eventLog: EventLog
            @State private var width: CGFloat = 10
            var body: some View {
                eventLog.set("grow") { width += 10 }
                return block("a", width, 10)
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Counter(eventLog: eventLog).id(1))
        host.layout()
        eventLog.run("grow")
        #expect(host.layout()["a"] == [0, 0, 20, 10])
        host.setRoot(Counter(eventLog: eventLog).id(1))
        #expect(host.layout()["a"] == [0, 0, 20, 10])
        host.setRoot(Counter(eventLog: eventLog).id(2))
        #expect(host.layout()["a"] == [0, 0, 10, 10])
    }
}
