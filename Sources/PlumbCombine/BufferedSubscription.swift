import Foundation

/// The subscription that an operator with several sources, or with a clock, sends to: values wait here until the
/// subscriber wants them.
final class BufferedSubscription<Output, Failure: Error>: Subscription, @unchecked Sendable {
    private let lock = NSLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private var demand = Subscribers.Demand.none
    private var values: [Output] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isSending = false
    private var sources: [any Cancellable] = []

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
    }

    /// Says to the subscriber that values may come.
    func open() { subscriber?.receive(subscription: self) }

    /// Cancelled together with this.
    func keep(_ source: any Cancellable) {
        let isOver = lock.withLock {
            if subscriber != nil { sources.append(source) }
            return subscriber == nil
        }
        if isOver { source.cancel() }
    }

    func send(_ value: Output) {
        lock.withLock { if completion == nil, subscriber != nil { values.append(value) } }
        flush()
    }

    /// Nothing comes after a completion; the values that wait come before it, unless it is a failure.
    func finish(_ end: Subscribers.Completion<Failure>) {
        lock.withLock {
            guard completion == nil else { return }
            completion = end
            if case .failure = end { values = [] }
        }
        flush()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        flush()
    }

    func cancel() {
        let sources = lock.withLock {
            subscriber = nil
            values = []
            defer { self.sources = [] }
            return self.sources
        }
        for source in sources { source.cancel() }
    }

    private enum Step {
        case value(Output, AnySubscriber<Output, Failure>)
        case end(Subscribers.Completion<Failure>, AnySubscriber<Output, Failure>)
    }

    private func flush() {
        guard
            lock.withLock({
                defer { isSending = true }
                return !isSending
            })
        else { return }
        while let step = nextStep() {
            switch step {
            case .value(let value, let subscriber):
                let more = subscriber.receive(value)
                lock.withLock { demand += more }
            case .end(let completion, let subscriber):
                cancel()
                subscriber.receive(completion: completion)
            }
        }
    }

    private func nextStep() -> Step? {
        lock.withLock {
            if let subscriber {
                if !values.isEmpty, demand > .none {
                    demand -= 1
                    return .value(values.removeFirst(), subscriber)
                }
                if values.isEmpty, let completion { return .end(completion, subscriber) }
            }
            isSending = false
            return nil
        }
    }
}
