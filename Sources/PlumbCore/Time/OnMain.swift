/// What belongs to the main thread, for code that runs there without the compiler knowing it.
private struct MainThreadValue<Value>: @unchecked Sendable {
    // Safe: `onMain` alone makes it and reads it, on one thread.
    let value: Value
}

/// Runs something on the main actor for code that is always called there but does not say so: the questions that the
/// engine and the display list ask roles. Neither knows of actors. Anywhere else it ends the program.
///
/// - Parameter input: what the closure is called with. Neither that nor the result leaves the thread.
@inline(__always)
package func onMain<Input, Result>(_ input: Input, _ body: @MainActor (Input) -> Result) -> Result {
    let input = MainThreadValue(value: input)
    return MainActor.assumeIsolated { MainThreadValue(value: body(input.value)) }.value
}
