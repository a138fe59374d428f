import Foundation
import PlumbCombine
import Testing

@testable import PlumbCore

@Suite @MainActor
struct OnReceiveTests {
    @Test func valuesRunTheActionUntilTheViewGoes() {
        struct Root: View {
            let isThere: Bool
            let subject: PassthroughSubject<CGFloat, Never>
            @State private var width: CGFloat = 10
            var body: some View {
                VStack {
                    block("a", width, 10)
                    if isThere { block("b", 5, 5).onReceive(subject) { width = $0 } }
                }
            }
        }
        let subject = PassthroughSubject<CGFloat, Never>()
        let host = hostOf(Root(isThere: true, subject: subject))
        host.layout()
        subject.send(30)
        #expect(host.layout()["a"]?[2] == 30)
        host.setRoot(Root(isThere: false, subject: subject))
        host.layout()
        subject.send(50)
        #expect(host.layout()["a"]?[2] == 30)
    }

    /// The usual clock: a timer as a property of the view.
    @Test func aTimerTicksByTheHostsClock() {
        struct Ticking: View {
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            @State private var count = 0
            @State private var date: Date?
            let dates: (Date) -> Void
            var body: some View {
                block("a", CGFloat(10 + count), 10).onReceive(timer) {
                    count += 1
                    dates($0)
                }
            }
        }
        var dates: [TimeInterval] = []
        let host = hostOf(Ticking { dates.append($0.timeIntervalSince(World.pinnedDate)) })
        host.layout()
        #expect(host.nextFrame == 1)
        host.advance(by: 0.999)
        #expect(host.layout()["a"]?[2] == 10)
        host.advance(by: 0.001)
        #expect(host.layout()["a"]?[2] == 11)
        host.advance(by: 3.5)
        #expect(host.layout()["a"]?[2] == 14)
        #expect(dates == [1, 2, 3, 4])
    }

    /// A window that comes late shows one tick, and the next at its time.
    @Test func ticksThatALateFrameMissesAreLeftOut() {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var dates: [TimeInterval] = []
        let host = hostOf(
            Color.red.onReceive(timer) { dates.append($0.timeIntervalSince(World.pinnedDate)) })
        host.layout()
        host.advance(inOneFrameTo: 5.5)
        host.advance(by: 1)
        #expect(dates == [5.5, 6])
    }

    @Test func aTimerEndsWithItsView() {
        let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        var ticks = 0
        let host = hostOf(Color.red.onReceive(timer) { _ in ticks += 1 })
        host.layout()
        host.advance(by: 2)
        #expect(ticks == 2)
        host.setRoot(Color.blue)
        host.advance(by: 5)
        #expect(ticks == 2)
        #expect(host.nextFrame == nil)
    }

    @Test func aTimerThatIsCancelledStops() {
        struct Stopping: View {
            let timer: Publishers.Autoconnect<Timer.TimerPublisher>
            let tick: () -> Void
            var body: some View {
                Color.red.onReceive(timer) { _ in
                    tick()
                    timer.upstream.connect().cancel()
                }
            }
        }
        var ticks = 0
        let host = hostOf(
            Stopping(timer: Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { ticks += 1 })
        host.layout()
        host.advance(by: 3)
        #expect(ticks == 3)
    }

    /// Dates of schedulers have few digits after the point; what is due at a time is there at that time.
    @Test func delaysAreExact() {
        for count in 1...40 {
            var values = 0
            let host = hostOf(Color.red)
            host.advance(by: 0.1 * Double(count))
            let subscription = Just(1).delay(for: .seconds(0.7), scheduler: RunLoop.main).sink { values += $0 }
            host.advance(by: 0.7)
            #expect(values == 1, "\(count)")
            withExtendedLifetime(subscription) {}
        }
    }

    /// Searching as one types: the last value counts, half a second after it was written.
    @Test func debouncedValuesComeByTheHostsClock() {
        final class Search: ObservableObject {
            @Published var text = ""
            @Published var asked: [String] = []
            private var subscriptions: Set<AnyCancellable> = []
            init() {
                $text.dropFirst().debounce(for: .seconds(0.5), scheduler: RunLoop.main)
                    .sink { [weak self] in self?.asked.append($0) }.store(in: &subscriptions)
            }
        }
        struct Root: View {
            @StateObject var search: Search
            var body: some View { block("a", CGFloat(search.asked.count), 10) }
        }
        let search = Search()
        let host = hostOf(Root(search: search))
        host.layout()
        search.text = "a"
        host.advance(by: 0.3)
        search.text = "ab"
        host.advance(by: 0.4)
        #expect(search.asked.isEmpty)
        host.advance(by: 0.2)
        #expect(search.asked == ["ab"])
        #expect(host.layout()["a"]?[2] == 1)
    }

    @Test func theMainQueueIsTheHosts() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        let host = hostOf(Color.red.onReceive(subject.receive(on: DispatchQueue.main)) { values.append($0) })
        host.layout()
        subject.send(1)
        subject.send(2)
        #expect(values.isEmpty)
        host.update()
        #expect(values == [1, 2])
        let delayed = Just(9).delay(for: .milliseconds(250), scheduler: DispatchQueue.main).sink { values.append($0) }
        host.advance(by: 0.24)
        #expect(values == [1, 2])
        host.advance(by: 0.02)
        #expect(values == [1, 2, 9])
        withExtendedLifetime(delayed) {}
    }

    @Test func aPublisherThatIsTheSameStaysSubscribed() {
        struct Root: View {
            let subject: CurrentValueSubject<Int, Never>
            let received: (Int) -> Void
            @State private var width: CGFloat = 10
            let eventLog: EventLog
            var body: some View {
                eventLog.set("grow") { width += 1 }
                return block("a", width, 10).onReceive(subject, perform: received)
            }
        }
        let eventLog = EventLog()
        var received: [Int] = []
        let host = hostOf(
            Root(subject: CurrentValueSubject(7), received: { received.append($0) }, eventLog: eventLog))
        host.layout()
        eventLog.run("grow")
        host.layout()
        #expect(received == [7])
    }
}
