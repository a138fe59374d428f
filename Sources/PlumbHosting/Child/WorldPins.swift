import Foundation

/// What Foundation takes for the place and the language of the machine: fixed for pictures, so that a `DateFormatter`
/// writes the same everywhere.
enum WorldPins {
    /// Pictures have the time zone of the call, or GMT; windows have the machine's unless the call names one.
    static func pin(_ request: ChildRequest) {
        guard request.options.isTimeZoneGiven || request.task != .window else { return }
        let zone = request.options.world.timeZone
        setenv("TZ", zone.identifier, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        // Formatters ask Core Foundation, which has looked already.
        NSTimeZone.default = zone
    }
}
