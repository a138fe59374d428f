import Testing

extension Trait where Self == ConditionTrait {
    /// On a test that changes state and expects the reader's body to be evaluated again.
    static var waitsForReadTracking: Self {
        .disabled(
            """
            State.swift:105: reads are noted down on the main thread only, but the main actor is not the main thread in a \
            program with an asynchronous main on Linux, which a test is; without a reader, no change is ever seen
            """)
    }

    /// On a test that changes what stands in a GeometryReader.
    static var waitsForReadersMark: Self {
        .disabled(
            """
            Place.swift:103: making a reader's content marks the reader as changed after its mark was taken away; later changes \
            in it stop at that mark, and are never laid out
            """)
    }

    /// On a test that needs to know how much stack is left, on whatever thread.
    static var waitsForStackLimit: Self {
        .disabled(
            """
            StackLimit.swift:12: the beginning of the stack is that of the first thread that asked; on another one everything \
            is too deep (its stack lies lower) or nothing is (it lies higher, and endless views end in a crash)
            """)
    }
}
