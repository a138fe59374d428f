extension Task where Success == Never, Failure == Never {
    /// The standard library's `yield`: above this module, the name means the one that knows hosts.
    package static func yieldToOthers() async { await yield() }
}
