import Foundation
import Testing

@testable import PlumbCore

@Suite @MainActor
struct BindingTests {
    private struct Point {
        var x = 10.0
        var y = 20.0
    }

    @Test func onlyTheReaderOfABindingIsEvaluated() {
        struct Child: View {
            let eventLog: EventLog
            @Binding var width: Double
            var body: some View {
                eventLog.note("child")
                eventLog.set("grow") { width += 1 }
                return block("a", width, 10)
            }
        }
        struct Parent: View {
            let eventLog: EventLog
            @State private var width = 10.0
            var body: some View {
                eventLog.note("parent")
                return HStack {
                    Child(eventLog: eventLog, width: $width)
                    block("b", 5, 5)
                }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Parent(eventLog: eventLog))
        host.layout()
        eventLog.clear()
        eventLog.run("grow")
        #expect(host.layout()["a"] == [0, 0, 11, 10])
        #expect(eventLog.counts == ["child": 1])
    }

    @Test func aPartOfAValue() {
        struct Child: View {
            let eventLog: EventLog
            @Binding var y: Double
            var body: some View {
                eventLog.set("grow") { y += 1 }
                return block("a", 10, y)
            }
        }
        struct Parent: View {
            let eventLog: EventLog
            @State private var point = Point()
            var body: some View { Child(eventLog: eventLog, y: $point.y) }
        }
        let eventLog = EventLog()
        let host = hostOf(Parent(eventLog: eventLog))
        #expect(host.layout()["a"] == [0, 0, 10, 20])
        eventLog.run("grow")
        #expect(host.layout()["a"] == [0, 0, 10, 21])
    }

    @Test func constantsStay() {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        #expect(binding.wrappedValue == 3)
    }

    @Test func functions() {
        var value = 1
        let binding = Binding(get: { value }, set: { value = $0 })
        binding.wrappedValue += 4
        #expect(value == 5)
        #expect(binding.projectedValue.wrappedValue == 5)
    }

    @Test func elementsOfACollection() {
        struct Item: Identifiable {
            let id: String
            var width: Double
        }
        struct Row: View {
            let eventLog: EventLog
            @Binding var item: Item
            var body: some View {
                eventLog.set("grow \(item.id)") { item.width += 5 }
                eventLog.note("row \(item.id)")
                return block(item.id, item.width, 10)
            }
        }
        struct Rows: View {
            let eventLog: EventLog
            @State private var items = [Item(id: "a", width: 10), Item(id: "b", width: 20)]
            var body: some View {
                eventLog.set("remove") { items.removeFirst() }
                eventLog.set("add") { items.insert(Item(id: "c", width: 7), at: 0) }
                return HStack(spacing: 0) { ForEach($items) { Row(eventLog: eventLog, item: $0) } }
            }
        }
        let eventLog = EventLog()
        let host = hostOf(Rows(eventLog: eventLog))
        host.layout()
        eventLog.run("grow b")
        #expect(host.layout()["b"] == [10, 0, 25, 10])
        eventLog.run("remove")
        #expect(host.layout()["b"] == [0, 0, 25, 10])
        eventLog.run("add")
        let report = host.layout()
        #expect(report["c"] == [0, 0, 7, 10])
        #expect(report["b"] == [7, 0, 25, 10])
        eventLog.run("grow b")
        #expect(host.layout()["b"] == [7, 0, 30, 10])
    }
}
