import Foundation

@testable import PlumbCore

/// Actions that views hand out so that a test can change their state, and counts of what they report.
@MainActor
final class EventLog {
    private var actions: [String: () -> Void] = [:]
    private(set) var counts: [String: Int] = [:]
    private(set) var events: [String] = []

    func set(_ name: String, _ action: @escaping () -> Void) { actions[name] = action }
    func run(_ name: String) { actions[name]?() }

    /// Notes down that something happened.
    func note(_ event: String) {
        counts[event, default: 0] += 1
        events.append(event)
    }

    /// The count of an event since the last `clear`.
    subscript(event: String) -> Int { counts[event] ?? 0 }

    func clear() {
        counts = [:]
        events = []
    }
}
