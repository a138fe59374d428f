import Foundation
import PlumbFoundation

/// A subject that passes values on to its current subscribers.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let subscriptions = SubjectSubscriptions<Output, Failure>()

    public init() {}

    /// Sends a value to the subscribers, in the order in which they subscribed. Subscribers without demand miss it.
    public func send(_ input: Output) { subscriptions.send(input) }

    /// Ends the subject for current and later subscribers. Values sent afterwards are ignored.
    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }

    /// Requests all values of an upstream subscription. It is cancelled when the subject is released.
    public func send(subscription: any Subscription) { subscriptions.keep(subscription) }

    /// Adds a subscriber, last in the order. One added after the end receives only the completion.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriptions.add(subscriber)
    }
}

/// A subject with a current value, which new subscribers receive, followed by each new value.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, Sendable {
    private let subscriptions = SubjectSubscriptions<Output, Failure>()
    private let current: Guarded<Output>

    /// Creates a subject with an initial value.
    public init(_ value: Output) { current = Guarded(value) }

    /// The current value. Setting it sends it.
    public var value: Output {
        get { current.withLock { $0 } }
        set { send(newValue) }
    }

    /// Stores a value and sends it to the subscribers, in the order in which they subscribed. Has no effect after the
    /// end.
    public func send(_ input: Output) {
        guard !subscriptions.isOver else { return }
        let old = current.withLock { current in
            defer { current = input }
            return current
        }
        withExtendedLifetime(old) {}
        subscriptions.send(input)
    }

    /// Ends the subject for current and later subscribers. Its value does not change any more.
    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }

    /// Requests all values of an upstream subscription. It is cancelled when the subject is released.
    public func send(subscription: any Subscription) { subscriptions.keep(subscription) }

    /// Adds a subscriber, last in the order. It gets the value when it asks for the first one, and again when it asks
    /// after it has missed one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriptions.add(subscriber) { [weak self] in self?.value }
    }
}

/// A publisher that sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscriptions = SubjectSubscriptions<Void, Never>()

    public init() {}

    /// Tells the subscribers that the object is about to change.
    public func send() { subscriptions.send(()) }

    /// Adds a subscriber, last in the order. It receives changes according to its demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subscriptions.add(subscriber)
    }
}
