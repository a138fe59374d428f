import PlumbCombine
import Testing

private class Base: ObservableObject {
    @Published var count = 0
    var other = 0
}

private final class Derived: Base {
    @Published var name = "a"
}

/// Says itself that it changes: nothing is published.
private final class Manual: ObservableObject {
    var value = 0 { willSet { objectWillChange.send() } }
}

private final class Own: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    @Published var value = 0
}

@Suite
struct ObservableObjectTests {
    @Test func publishedPropertiesTellBeforeTheyChange() {
        let object = Base()
        var seen: [Int] = []
        let subscription = object.objectWillChange.sink { seen.append(object.count) }
        object.count = 1
        object.count += 1
        object.other = 9
        #expect(seen == [0, 1])
        subscription.cancel()
        object.count = 5
        #expect(seen == [0, 1])
    }

    @Test func inheritedPropertiesTellToo() {
        let object = Derived()
        var changes = 0
        let subscription = object.objectWillChange.sink { changes += 1 }
        object.count = 1
        object.name = "b"
        #expect(changes == 2)
        withExtendedLifetime(subscription) {}
    }

    @Test func thePublisherIsAlwaysTheSame() {
        let manual = Manual()
        #expect(manual.objectWillChange === manual.objectWillChange)
        var changes = 0
        let subscription = manual.objectWillChange.sink { changes += 1 }
        manual.value = 3
        #expect(changes == 1)
        withExtendedLifetime(subscription) {}
        #expect(Manual().objectWillChange !== manual.objectWillChange)
    }

    @Test func aPublisherOfOnesOwnIsLeftAlone() {
        let own = Own()
        var changes = 0
        let subscription = own.objectWillChange.sink { changes += 1 }
        own.value = 1
        #expect(changes == 0)
        own.objectWillChange.send()
        #expect(changes == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test func aPropertyPublishesItsValueFirst() {
        let object = Base()
        var values: [[Int]] = []
        let subscription = object.$count.sink { values.append([$0, object.count]) }
        object.count = 1
        #expect(values == [[0, 0], [1, 0]])
        #expect(object.count == 1)
        withExtendedLifetime(subscription) {}
    }

    @Test func assigningToAPropertyEndsWithItsObject() {
        let subject = PassthroughSubject<Int, Never>()
        var cancelled = false
        weak var released: Base?
        do {
            let object = Base()
            subject.handleEvents(receiveCancel: { cancelled = true }).assign(to: &object.$count)
            subject.send(4)
            #expect(object.count == 4)
            released = object
        }
        #expect(released == nil)
        #expect(cancelled)
    }

    @Test func objectsAreNotKept() {
        final class Weak { weak var object: Base? }
        let kept = (0..<1000).map { _ in
            let weak = Weak()
            let object = Base()
            _ = object.objectWillChange
            weak.object = object
            return weak
        }
        #expect(kept.allSatisfy { $0.object == nil })
    }
}
