import Foundation

extension NotificationCenter {
    /// The notifications of a name, one after the other, from the call on. Linux's Foundation has none. Source: Apple
    /// (Foundation).
    ///
    /// - Parameter object: whose notifications; nil for everybody's.
    public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(center: self, name: name, object: object)
    }

    /// Notifications that are waited for with `for await`.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        // Safe: what it stores is set once; the center removes an observer from any thread.
        public typealias Element = Notification
        public typealias Failure = Never

        private let stream: AsyncStream<Sent>
        private let center: NotificationCenter
        private let observer: NSObjectProtocol

        // Safe: a notification is handed from its sender to one reader.
        fileprivate struct Sent: @unchecked Sendable { let notification: Notification }

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            let (stream, continuation) = AsyncStream.makeStream(of: Sent.self)
            self.stream = stream
            self.center = center
            observer = center.addObserver(forName: name, object: object, queue: nil) {
                continuation.yield(Sent(notification: $0))
            }
        }

        deinit { center.removeObserver(observer) }

        /// Reads what was sent since the sequence was made. Several readers share the notifications: each is read once.
        public func makeAsyncIterator() -> Iterator { Iterator(source: self, iterator: stream.makeAsyncIterator()) }

        /// Waits for one after the other; the center is listened to as long as somebody holds it.
        public struct Iterator: AsyncIteratorProtocol {
            private let source: Notifications
            private var iterator: AsyncStream<Sent>.Iterator

            fileprivate init(source: Notifications, iterator: AsyncStream<Sent>.Iterator) {
                self.source = source
                self.iterator = iterator
            }

            /// The next one; nil when the task is cancelled.
            public mutating func next() async -> Notification? { await iterator.next()?.notification }
        }
    }
}
