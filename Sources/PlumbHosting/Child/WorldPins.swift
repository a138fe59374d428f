import Foundation

/// What Foundation takes for the place and the language of the machine: fixed for pictures, so that a `DateFormatter`
/// writes the same everywhere.
enum WorldPins {
    /// Pictures have the time zone of the call, or GMT; windows have the machine's unless the call names one.
    static func pin(_ request: ChildRequest) {
        guard let zone = request.options.timeZone ?? (request.task == .window ? nil : "GMT") else { return }
        setenv("TZ", zone, 1)
        tzset()
        NSTimeZone.resetSystemTimeZone()
        // Formatters ask Core Foundation, which has looked already.
        if let known = TimeZone(identifier: zone) { NSTimeZone.default = known }
    }
}
