import Foundation
import PlumbCombine
import Testing

/// What a publisher has sent.
private final class Record<Value> {
    var values: [Value] = []
    var ends = 0
    var subscriptions: Set<AnyCancellable> = []

    func follow<P: Publisher>(_ publisher: P) where P.Output == Value {
        publisher.sink(receiveCompletion: { _ in self.ends += 1 }, receiveValue: { self.values.append($0) })
            .store(in: &subscriptions)
    }
}

private struct Failed: Error {}

@Suite
struct CombineTests {
    @Test func latestPairsComeWhenBothHaveSent() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let record = Record<String>()
        record.follow(a.combineLatest(b) { "\($0)\($1)" })
        a.send(1)
        a.send(2)
        #expect(record.values.isEmpty)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(record.values == ["2x", "3x", "3y"])
        a.send(completion: .finished)
        b.send("z")
        #expect(record.values.last == "3z" && record.ends == 0)
        b.send(completion: .finished)
        #expect(record.ends == 1)
    }

    @Test func latestOfThreeAndFour() {
        let sources = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
        let three = Record<[Int]>()
        let four = Record<[Int]>()
        three.follow(sources[0].combineLatest(sources[1], sources[2]).map { [$0.0, $0.1, $0.2] })
        four.follow(Publishers.CombineLatest4(sources[0], sources[1], sources[2], sources[3]).map { [$0, $1, $2, $3] })
        sources[1].send(7)
        #expect(three.values == [[0, 1, 2], [0, 7, 2]])
        #expect(four.values == [[0, 1, 2, 3], [0, 7, 2, 3]])
    }

    @Test func mergedValuesComeInTheirOrder() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let record = Record<Int>()
        record.follow(a.map { $0 * 10 }.merge(with: b))
        a.send(1)
        b.send(2)
        a.send(3)
        a.send(completion: .finished)
        b.send(4)
        #expect(record.values == [10, 2, 30, 4])
        #expect(record.ends == 0)
        b.send(completion: .finished)
        #expect(record.ends == 1)
        let many = Record<Int>()
        many.follow(Publishers.MergeMany([Just(1), Just(2), Just(3)]))
        #expect(many.values == [1, 2, 3] && many.ends == 1)
        let none = Record<Int>()
        none.follow(Publishers.MergeMany([Just<Int>]()))
        #expect(none.ends == 1)
    }

    @Test func aFailureEndsAMergeAtOnce() {
        let (a, b) = (PassthroughSubject<Int, Failed>(), PassthroughSubject<Int, Failed>())
        let record = Record<Int>()
        record.follow(a.merge(with: b))
        a.send(completion: .failure(Failed()))
        b.send(2)
        #expect(record.ends == 1 && record.values.isEmpty)
    }

    /// What waits for a slow subscriber is not lost, and no more comes than was asked for.
    @Test func aMergeWaitsForDemand() {
        let slow = Patient()
        Just(1).merge(with: Just(2).map { $0 }).subscribe(slow)
        #expect(slow.values.isEmpty)
        slow.subscription?.request(.max(1))
        #expect(slow.values == [1])
        slow.subscription?.request(.max(5))
        #expect(slow.values == [1, 2, -1])
    }

    @Test func cancellingStopsTheSources() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var cancelled = 0
        let both = a.handleEvents(receiveCancel: { cancelled += 1 })
            .combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 }))
        let record = Record<Int>()
        record.follow(both.map { $0 + $1 })
        a.send(1)
        b.send(2)
        record.subscriptions = []
        a.send(5)
        #expect(cancelled == 2)
        #expect(record.values == [3])
    }

    @Test func valuesOfResultsAndOptionals() {
        let record = Record<Int>()
        record.follow(Result<Int, Failed>.success(1).publisher)
        record.follow(Optional(2).publisher)
        record.follow(Int?.none.publisher)
        #expect(record.values == [1, 2] && record.ends == 3)
    }

    @Test func notificationsArePublished() {
        let name = Notification.Name("CombineTests.\(#function)")
        let record = Record<Int>()
        record.follow(NotificationCenter.default.publisher(for: name).compactMap { $0.userInfo?["n"] as? Int })
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 3])
        #expect(record.values == [3])
        record.subscriptions = []
        NotificationCenter.default.post(name: name, object: nil, userInfo: ["n": 4])
        #expect(record.values == [3])
    }

    @Test func valuesAreCodedAndDecoded() throws {
        struct Point: Codable, Equatable { var x: Int }
        let record = Record<Point>()
        record.follow(Just(Point(x: 3)).encode(encoder: JSONEncoder()).decode(type: Point.self, decoder: JSONDecoder()))
        #expect(record.values == [Point(x: 3)])
    }

    @Test func intervalsOfSchedulers() {
        #expect(SchedulerInterval.milliseconds(1500) == 1.5)
        #expect(SchedulerInterval(.seconds(2)).magnitude == 2)
        #expect(SchedulerInterval(.never).magnitude == .infinity)
        let moment = DispatchQueue.SchedulerTimeType(DispatchTime(uptimeNanoseconds: 5_000_000_000))
        #expect(moment.distance(to: moment.advanced(by: 2)).magnitude == 2)
        #expect(moment.distance(to: moment.advanced(by: -2)).magnitude == -2)
    }

    /// Where no host is, queues of the system run in real time. A queue that runs several things at once could end the
    /// subscription before its value has come.
    @Test func otherQueuesAreReal() async {
        let queue = DispatchQueue(label: "values")
        var subscription: AnyCancellable?
        let value = await withCheckedContinuation { continuation in
            subscription = Just(7).receive(on: queue).delay(for: .milliseconds(1), scheduler: queue)
                .sink { continuation.resume(returning: $0) }
        }
        #expect(value == 7)
        subscription?.cancel()
    }

    /// The order is that of subscribing, in every run.
    @Test func subscribersAreToldInTheirOrder() {
        let (subject, value, publisher) = (
            PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0), ObservableObjectPublisher()
        )
        var told: [Int] = []
        var subscriptions: [AnyCancellable] = []
        for number in 0..<40 {
            subscriptions.append(subject.sink { _ in told.append(number) })
            subscriptions.append(value.dropFirst().sink { _ in told.append(number) })
            subscriptions.append(publisher.sink { told.append(number) })
        }
        let order = Array(0..<40)
        subject.send(1)
        #expect(told == order)
        told = []
        value.send(1)
        #expect(told == order)
        told = []
        publisher.send()
        #expect(told == order)
        told = []
        subscriptions.removeSubrange(0..<3)
        subject.send(1)
        #expect(told == Array(1..<40))
    }

    @Test func aSubjectRespectsDemand() {
        let (subject, value) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(1))
        let (passed, current) = (Patient(), Patient())
        subject.subscribe(passed)
        value.subscribe(current)
        for number in 2...4 {
            subject.send(number)
            value.send(number)
        }
        #expect(passed.values.isEmpty && current.values.isEmpty)
        passed.subscription?.request(.max(1))
        current.subscription?.request(.max(1))
        // What was missed is gone; a value is there.
        #expect(passed.values.isEmpty && current.values == [4])
        for number in 5...6 {
            subject.send(number)
            value.send(number)
        }
        #expect(passed.values == [5] && current.values == [4])
        current.subscription?.request(.max(2))
        #expect(current.values == [4, 6])
        value.send(completion: .finished)
        value.send(7)
        #expect(current.values == [4, 6, -1])
        let late = Patient()
        value.subscribe(late)
        #expect(late.values == [-1])
    }

    @Test func aSubjectSendsOnWhatAPublisherSends() {
        let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let record = Record<Int>()
        record.follow(subject)
        let connection = source.subscribe(subject)
        source.send(3)
        #expect(record.values == [3])
        connection.cancel()
        source.send(4)
        #expect(record.values == [3])
    }

    @Test func aSubscriberMayLeaveWhileItIsTold() {
        let subject = PassthroughSubject<Int, Never>()
        var values: [Int] = []
        var first: AnyCancellable?
        first = subject.sink {
            values.append($0)
            first = nil
        }
        let second = subject.sink { values.append($0 * 10) }
        subject.send(1)
        subject.send(2)
        #expect(values == [1, 10, 20])
        withExtendedLifetime((first, second)) {}
    }
}

/// Asks for nothing by itself.
private final class Patient: Subscriber {
    typealias Input = Int
    typealias Failure = Never
    var values: [Int] = []
    var subscription: (any Subscription)?
    func receive(subscription: any Subscription) { self.subscription = subscription }
    func receive(_ input: Int) -> Subscribers.Demand {
        values.append(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) { values.append(-1) }
}
