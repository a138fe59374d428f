import Synchronization

/// Ends a buffer when so many sources have ended, or when one has failed.
final class Countdown<Output, Failure: Error>: Sendable {
    private let left: Mutex<Int>
    private let buffer: BufferedSubscription<Output, Failure>

    init(_ count: Int, _ buffer: BufferedSubscription<Output, Failure>) {
        left = Mutex(count)
        self.buffer = buffer
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .failure: buffer.finish(completion)
        case .finished:
            let isLast = left.withLock { left in
                left -= 1
                return left == 0
            }
            if isLast { buffer.finish(.finished) }
        }
    }
}

extension BufferedSubscription {
    /// Hands the values of a publisher to a closure until this is cancelled.
    func listen<P: Publisher>(
        to publisher: P, _ countdown: Countdown<Output, Failure>, _ receive: @escaping (P.Output) -> Void
    ) where P.Failure == Failure {
        let sink = Subscribers.Sink<P.Output, Failure>(receiveCompletion: countdown.end, receiveValue: receive)
        keep(sink)
        publisher.subscribe(sink)
    }
}

extension Publishers {
    /// The values of any number of publishers of one type, as they come. It ends when all have, or when one fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        /// The publishers whose values are sent on, in the order in which they are subscribed to.
        public let publishers: [Upstream]

        /// Merges the publishers that are listed. Without any, it ends as soon as somebody subscribes.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Merges the publishers of a sequence, which is read here, once.
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        /// Subscribes to each publisher in order, and asks it for all its values. They wait until the subscriber wants
        /// them; a failure throws away those that wait.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let buffer = BufferedSubscription<Output, Failure>(subscriber)
            let countdown = Countdown(publishers.count, buffer)
            buffer.open()
            if publishers.isEmpty { buffer.finish(.finished) }
            for publisher in publishers { buffer.listen(to: publisher, countdown) { buffer.send($0) } }
        }

        /// Merges one more publisher, which is subscribed to after the others.
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }

    /// The values of two publishers, as they come. It ends when both have, or when one fails.
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The publisher that is subscribed to first.
        public let a: A
        /// The publisher that is subscribed to second.
        public let b: B

        /// Merges two publishers with values of one type that fail in the same way.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Subscribes to `a`, then to `b`. Their values wait until the subscriber wants them.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
        }
    }

    /// The values of three publishers, as they come. It ends when all have, or when one fails.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The publisher that is subscribed to first.
        public let a: A
        /// The publisher that is subscribed to second.
        public let b: B
        /// The publisher that is subscribed to third.
        public let c: C

        /// Merges three publishers with values of one type that fail in the same way.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        /// Subscribes to the three in order. Their values wait until the subscriber wants them.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()])
                .receive(subscriber: subscriber)
        }
    }

    /// The values of four publishers, as they come. It ends when all have, or when one fails.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
    {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        /// The publisher that is subscribed to first.
        public let a: A
        /// The publisher that is subscribed to second.
        public let b: B
        /// The publisher that is subscribed to third.
        public let c: C
        /// The publisher that is subscribed to fourth.
        public let d: D

        /// Merges four publishers with values of one type that fail in the same way.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        /// Subscribes to the four in order. Their values wait until the subscriber wants them.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            MergeMany([
                a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher(),
            ])
            .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// The values of this and another publisher, as they come.
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P> { Publishers.Merge(self, other) }

    /// The values of publishers of this type, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }

    /// The values of this and two more publishers, as they come.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C> {
        Publishers.Merge3(self, b, c)
    }

    /// The values of this and three more publishers, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D> { Publishers.Merge4(self, b, c, d) }
}
