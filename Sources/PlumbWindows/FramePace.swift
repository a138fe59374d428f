import Foundation

/// When a window shows its next picture: sixty a second while something moves, at once when something has changed after
/// a pause, and none as long as nothing happens.
@MainActor
final class FramePace {
    static let rate = 60.0

    private let start: ContinuousClock.Instant
    private var last = -1.0
    /// Something may have changed that the host does not know of: the window's size, or what it was sent.
    var needsFrame = true

    /// - Parameter time: the host's time now.
    init(_ time: Double) { start = .now - .seconds(time) }

    /// The time of the host as it should be.
    var now: Double { time() }

    /// The same, from any thread.
    var time: @Sendable () -> Double {
        let start = start
        return { (ContinuousClock.now - start) / .seconds(1) }
    }

    /// When the next picture is due; nil for never.
    ///
    /// 1. A change that is there already waits until the last picture has been seen for a sixtieth.
    /// 2. What moves has its times; a picture that came late must not push away the next.
    private func due(_ next: Double?) -> Double? {
        if needsFrame { return last + 1 / Self.rate }
        guard let next else { return nil }
        return max(next, last + 0.5 / Self.rate)
    }

    func isDue(_ next: Double?) -> Bool { due(next).map { $0 <= now } ?? false }

    /// Seconds until the next picture is due.
    func wait(_ next: Double?) -> Double? { due(next).map { max(0, $0 - now) } }

    func hasShownFrame() {
        needsFrame = false
        last = now
    }
}
