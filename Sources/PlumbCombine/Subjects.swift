import Foundation

/// Sends on what is sent to it; who is not listening misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let subscriptions = SubjectSubscriptions<Output, Failure>()

    public init() {}

    /// Hands a value to who listens, in the order in which they came. Who has asked for no more values misses it.
    public func send(_ input: Output) { subscriptions.send(input) }

    /// Ends the subject. Who listens is told, and so is who comes later; what is sent afterwards reaches nobody.
    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }

    /// Asks a publisher that the subject listens to for all its values. It is cancelled when the subject goes.
    public func send(subscription: any Subscription) { subscriptions.keep(subscription) }

    /// Adds a subscriber, last in the order. One that comes after the end is told of the end only.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriptions.add(subscriber)
    }
}

/// Keeps a value, and sends it to whoever comes to listen, and each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let subscriptions = SubjectSubscriptions<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    /// A subject that keeps a value until another one is sent.
    public init(_ value: Output) { current = value }

    /// The value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    /// Keeps a value and hands it to who listens, in the order in which they came. After the end it changes nothing.
    public func send(_ input: Output) {
        guard !subscriptions.isOver else { return }
        let old = lock.withLock {
            defer { current = input }
            return current
        }
        withExtendedLifetime(old) {}
        subscriptions.send(input)
    }

    /// Ends the subject: its value stays as it is. Who listens is told, and so is who comes later.
    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }

    /// Asks a publisher that the subject listens to for all its values. It is cancelled when the subject goes.
    public func send(subscription: any Subscription) { subscriptions.keep(subscription) }

    /// Adds a subscriber, last in the order. It gets the value when it asks for the first one, and again when it asks
    /// after it has missed one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriptions.add(subscriber) { [weak self] in self?.value }
    }
}

/// Sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let subscriptions = SubjectSubscriptions<Void, Never>()

    public init() {}

    /// Tells who listens that the object is about to change.
    public func send() { subscriptions.send(()) }

    /// Adds a subscriber, last in the order. It is told of a change where it has asked for one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subscriptions.add(subscriber)
    }
}
