import Foundation

extension ViewHost {
    /// Seconds since the host was made. Time stands still until `advance(by:)`.
    public var time: TimeInterval { graph.clock.now }

    /// When there will be something new to see, in seconds since the host was made; nil when nothing moves and nobody waits. A time
    /// that is not after `time` means that something has changed already.
    public var nextFrame: TimeInterval? { graph.nextFrame }

    /// Lets time pass: frames come sixty times a second as long as something moves, and whenever something was due; the last one comes
    /// at the end. A duration that is negative or no number counts as none.
    ///
    /// - Parameter duration: seconds.
    public func advance(by duration: TimeInterval) {
        update()
        guard duration > 0, duration.isFinite else { return }
        let end = time + duration
        while let next = graph.nextFrame, next < end {
            graph.clock.move(to: next)
            update()
        }
        graph.clock.move(to: end)
        update()
    }
}
