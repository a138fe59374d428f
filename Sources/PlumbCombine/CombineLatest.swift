import Foundation

/// The last values of two sources.
private final class LatestPair<A, B> {
    private let lock = NSLock()
    private var first: A?
    private var second: B?

    /// Takes a value of the first source. Returns the pair, if there is one.
    func setFirst(_ value: A) -> (A, B)? {
        lock.withLock {
            first = value
            return second.map { (value, $0) }
        }
    }

    /// Takes a value of the second source. Returns the pair, if there is one.
    func setSecond(_ value: B) -> (A, B)? {
        lock.withLock {
            second = value
            return first.map { ($0, value) }
        }
    }
}

extension Publishers {
    /// Pairs of the last values of two publishers, whenever one of them sends and both have. It ends when both have, or
    /// when one fails.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        /// The publisher whose values come first in each pair.
        public let a: A
        /// The publisher whose values come second in each pair.
        public let b: B

        /// Pairs the values of two publishers that fail in the same way. Nothing is asked of them before somebody
        /// subscribes.
        public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

        /// Subscribes to `a`, then to `b`, and asks both for all their values. Pairs wait until the subscriber wants
        /// them; a failure throws away those that wait.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let buffer = BufferedSubscription<Output, Failure>(subscriber)
            let countdown = Countdown(2, buffer)
            let latest = LatestPair<A.Output, B.Output>()
            buffer.open()
            buffer.listen(to: a, countdown) { if let pair = latest.setFirst($0) { buffer.send(pair) } }
            buffer.listen(to: b, countdown) { if let pair = latest.setSecond($0) { buffer.send(pair) } }
        }
    }

    /// The last values of three publishers, whenever one of them sends and all have.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        /// The publisher whose values come first.
        public let a: A
        /// The publisher whose values come second.
        public let b: B
        /// The publisher whose values come third.
        public let c: C

        /// Combines the values of three publishers. It ends when all have, or when one fails.
        public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

        /// Subscribes to the three in order, and asks them for all their values. What the subscriber does not want yet
        /// waits; a failure throws it away.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The last values of four publishers, whenever one of them sends and all have.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure
        /// The publisher whose values come first.
        public let a: A
        /// The publisher whose values come second.
        public let b: B
        /// The publisher whose values come third.
        public let c: C
        /// The publisher whose values come fourth.
        public let d: D

        /// Combines the values of four publishers. It ends when all have, or when one fails.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

        /// Subscribes to the four in order, and asks them for all their values. What the subscriber does not want yet
        /// waits; a failure throws it away.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// Pairs of the last values of this and another publisher.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P> {
        Publishers.CombineLatest(self, other)
    }

    /// What is made of the last values of this and another publisher.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> {
        combineLatest(other).map { transform($0.0, $0.1) }
    }

    /// The last values of this and two more publishers.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ p: P, _ q: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> { Publishers.CombineLatest3(self, p, q) }

    /// What is made of the last values of this and two more publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ p: P, _ q: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> {
        combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
    }

    /// The last values of this and three more publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ p: P, _ q: Q, _ r: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R> { Publishers.CombineLatest4(self, p, q, r) }

    /// What is made of the last values of this and three more publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ p: P, _ q: Q, _ r: R, _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T> {
        combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
