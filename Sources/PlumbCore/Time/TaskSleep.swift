import Foundation
import PlumbFoundation

// These take the place of the standard library's in files that import SwiftUI. A task that was begun by views
// (`task(_:)`, an action, a task within such) sleeps by the clock of their host; every other task sleeps in real time,
// as always.
extension Task where Success == Never, Failure == Never {
    /// Waits. Throws when the task is cancelled meanwhile.
    public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
        guard let host = HostEvents.current else {
            return try await sleep(for: duration, tolerance: tolerance, clock: .continuous)
        }
        let parts = duration.components
        try await HostSleep().wait(Double(parts.seconds) + Double(parts.attoseconds) / 1e18, in: host)
    }

    /// Waits. Throws when the task is cancelled meanwhile.
    ///
    /// - Parameter duration: a thousand million are a second.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        guard let host = HostEvents.current else {
            return try await sleep(for: .nanoseconds(Int64(clamping: duration)), clock: .continuous)
        }
        try await HostSleep().wait(Double(duration) / 1e9, in: host)
    }

    /// Lets others go on. A task of a host has its next turn when the host has let all others have theirs.
    public static func yield() async {
        guard let host = HostEvents.current else { return await yieldToOthers() }
        try? await HostSleep().wait(0, in: host)
    }

    /// Waits; comes back early when the task is cancelled.
    ///
    /// - Parameter duration: a thousand million are a second.
    @available(*, deprecated, renamed: "Task.sleep(nanoseconds:)")
    public static func sleep(_ duration: UInt64) async { try? await sleep(nanoseconds: duration) }
}

/// A task's sleep by the clock of a host.
private final class HostSleep: Sendable {
    private enum Stage {
        case before
        case asleep(CheckedContinuation<Void, any Error>, number: Int)
        case over
    }

    private let stage = Guarded(Stage.before)

    func wait(_ seconds: Double, in host: HostEvents) async throws {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isOver = stage.withLock { stage in
                    if case .over = stage { return true }
                    let number = host.schedule(after: seconds) { [weak self] in self?.end(nil) }
                    stage = .asleep(continuation, number: number)
                    return false
                }
                if isOver { continuation.resume(throwing: CancellationError()) }
            }
        } onCancel: {
            if let number = end(CancellationError()) { host.cancel(number) }
        }
    }

    /// Wakes the task. Returns the number of its event.
    @discardableResult
    private func end(_ error: CancellationError?) -> Int? {
        let stage = stage.withLock { stage in
            defer { stage = .over }
            return stage
        }
        guard case .asleep(let continuation, let number) = stage else { return nil }
        if let error { continuation.resume(throwing: error) } else { continuation.resume() }
        return number
    }
}
