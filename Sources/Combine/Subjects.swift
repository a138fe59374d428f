import Foundation

/// Sends on what is sent to it; who is not listening misses it.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
    private let conduits = Conduits<Output, Failure>()

    public init() {}

    public func send(_ input: Output) { conduits.send(input) }
    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
    public func send(subscription: any Subscription) { conduits.keep(subscription) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(subscriber)
    }
}

/// Keeps a value, and sends it to whoever comes to listen, and each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let conduits = Conduits<Output, Failure>()
    private let lock = NSLock()
    private var current: Output

    public init(_ value: Output) { current = value }

    /// The value; setting it sends it.
    public var value: Output {
        get { lock.withLock { current } }
        set { send(newValue) }
    }

    public func send(_ input: Output) {
        guard !conduits.isOver else { return }
        let old = lock.withLock {
            defer { current = input }
            return current
        }
        withExtendedLifetime(old) {}
        conduits.send(input)
    }

    public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
    public func send(subscription: any Subscription) { conduits.keep(subscription) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        conduits.add(subscriber) { [weak self] in self?.value }
    }
}

/// Sends before an object changes.
public final class ObservableObjectPublisher: Publisher {
    public typealias Output = Void
    public typealias Failure = Never

    private let conduits = Conduits<Void, Never>()

    public init() {}

    public func send() { conduits.send(()) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        conduits.add(subscriber)
    }
}
