/// An action that waits until the layout has come to rest.
struct Notice {
    /// The modifier that asked for it, as users write it, and the type it is about.
    let name: StaticString
    let subject: Any.Type
    let action: () -> Void
}
