import Foundation

extension NotificationCenter {
    /// Sends the notifications of a name.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Sends the notifications of a name that are posted to a center.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        /// Where the notifications are posted.
        public let center: NotificationCenter
        /// Which notifications are sent on; those of other names are passed over.
        public let name: Notification.Name
        /// Whose notifications; nil for everybody's.
        public let object: AnyObject?

        /// A publisher that observes the center only while somebody subscribes. It never ends by itself.
        ///
        /// - Parameter object: whose notifications; nil for everybody's.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Observes the center until the subscriber cancels. Notifications wait, all of them, until the subscriber
        /// wants them.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let buffer = BufferedSubscription<Notification, Never>(subscriber)
            // Safe: the center removes an observer from any thread.
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: object, queue: nil) {
                buffer.send($0)
            }
            buffer.keep(AnyCancellable { [center] in center.removeObserver(observer) })
            buffer.open()
        }
    }
}
