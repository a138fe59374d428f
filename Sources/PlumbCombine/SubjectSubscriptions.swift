import Foundation
import PlumbFoundation

/// Who listens to a subject, in the order in which they came: OpenCombine's subjects tell their subscribers in an order
/// that is another one in every run.
final class SubjectSubscriptions<Output, Failure: Error>: Sendable {
    private struct State {
        var subscriptions: [SubjectSubscription<Output, Failure>] = []
        var completion: Subscribers.Completion<Failure>?
        var sources: [any Subscription] = []
    }

    private let state = Guarded(State())

    /// - Parameter current: the value that a subscriber gets first, and again when it asks for more after missing one;
    ///   nil where what is missed is gone.
    func add<S: Subscriber>(_ subscriber: S, current: (() -> Output?)? = nil)
    where S.Input == Output, S.Failure == Failure {
        let subscription = SubjectSubscription(AnySubscriber(subscriber), self, current)
        let end = state.withLock {
            if $0.completion == nil { $0.subscriptions.append(subscription) }
            return $0.completion
        }
        if let end {
            subscriber.receive(subscription: Subscriptions.empty)
            subscriber.receive(completion: end)
        } else {
            subscriber.receive(subscription: subscription)
        }
    }

    func remove(_ subscription: SubjectSubscription<Output, Failure>) {
        state.withLock { $0.subscriptions.removeAll { $0 === subscription } }
    }

    var isOver: Bool { state.withLock { $0.completion != nil } }

    func send(_ value: Output) {
        for subscription in state.withLock({ $0.subscriptions }) { subscription.send(value) }
    }

    func finish(_ end: Subscribers.Completion<Failure>) {
        let listeners = state.withLock { state in
            guard state.completion == nil else { return [SubjectSubscription<Output, Failure>]() }
            state.completion = end
            defer { state.subscriptions = [] }
            return state.subscriptions
        }
        for subscription in listeners { subscription.finish(end) }
    }

    /// A publisher that the subject listens to.
    func keep(_ source: any Subscription) {
        state.withLock { $0.sources.append(source) }
        source.request(.unlimited)
    }

    deinit { for source in state.withLock({ $0.sources }) { source.cancel() } }
}

/// A subscriber of a subject, and how much it wants.
final class SubjectSubscription<Output, Failure: Error>: Subscription {
    private let lock = NSRecursiveLock()
    private var subscriber: AnySubscriber<Output, Failure>?
    private weak var list: SubjectSubscriptions<Output, Failure>?
    private let current: (() -> Output?)?
    private var demand = Subscribers.Demand.none
    private var hasMissedValue: Bool

    init(
        _ subscriber: AnySubscriber<Output, Failure>, _ list: SubjectSubscriptions<Output, Failure>,
        _ current: (() -> Output?)?
    ) {
        self.subscriber = subscriber
        self.list = list
        self.current = current
        hasMissedValue = current != nil
    }

    func request(_ demand: Subscribers.Demand) {
        let missed = lock.withLock {
            self.demand += demand
            guard hasMissedValue, self.demand > .none else { return false }
            return true
        }
        if missed, let value = current?() { send(value) }
    }

    func send(_ value: Output) {
        let taker: AnySubscriber<Output, Failure>? = lock.withLock {
            hasMissedValue = demand == .none && current != nil
            guard demand > .none else { return nil }
            demand -= 1
            return subscriber
        }
        guard let taker else { return }
        let more = taker.receive(value)
        lock.withLock { demand += more }
    }

    func finish(_ completion: Subscribers.Completion<Failure>) {
        let last = lock.withLock {
            defer { subscriber = nil }
            return subscriber
        }
        last?.receive(completion: completion)
    }

    func cancel() {
        let last = lock.withLock {
            defer { subscriber = nil }
            return subscriber
        }
        list?.remove(self)
        withExtendedLifetime(last) {}
    }
}
