import Foundation

/// Sends on what is sent to it; who is not listening misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let subscriptions = SubjectSubscriptions<Output, Failure>()

    public init() {}

    public func send(_ input: Output) { subscriptions.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }
    public func send(subscription: any Subscription) { subscriptions.keep(subscription) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriptions.add(subscriber)
    }
}

/// Keeps a value, and sends it to whoever comes to listen, and each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let subscriptions = SubjectSubscriptions<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// The value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ input: Output) {
        guard !subscriptions.isOver else { return }
        let old = lock.withLock {
            defer { current = input }
            return current
        }
        withExtendedLifetime(old) {}
        subscriptions.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) { subscriptions.finish(completion) }
    public func send(subscription: any Subscription) { subscriptions.keep(subscription) }
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

    public func send() { subscriptions.send(()) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subscriptions.add(subscriber)
    }
}
