import CHostTime
import Foundation

/// What the functions that stand before those of Dispatch and Foundation (`Sources/CHostTime`) leave to a host.
enum TimeHooks {
    /// Done once, before the first host begins.
    static let install: Void = plumb_install(
        plumb_hooks(
            schedule: { owner, delay, context, function in
                guard let owner, let function else { return 0 }
                // Safe: it is C's, and goes to C's function once.
                nonisolated(unsafe) let context = context
                return Int64(TimeHooks.host(owner).schedule(after: delay) { function(context) })
            },
            cancel: { owner, number in
                owner.map { TimeHooks.host($0).takeBack(Int(number)) } ?? false
            },
            add_timer: { owner, key, timer in
                guard let owner, let key, let timer else { return }
                HostTimers.shared.add(
                    Unmanaged<Timer>.fromOpaque(timer).takeUnretainedValue(), UInt(bitPattern: key),
                    to: TimeHooks.host(owner))
            },
            remove_timer: { key in
                if let key { HostTimers.shared.remove(UInt(bitPattern: key)) }
            },
            change_timer: { key, date in
                if let key { HostTimers.shared.change(UInt(bitPattern: key), to: date) }
            }))

    private static func host(_ owner: UnsafeMutableRawPointer) -> HostEvents {
        Unmanaged<HostEvents>.fromOpaque(owner).takeUnretainedValue()
    }
}
