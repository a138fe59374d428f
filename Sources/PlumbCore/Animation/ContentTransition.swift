/// How a view's content turns into another: a text with other characters, a picture.
public struct ContentTransition: Equatable, Sendable {
    private enum Kind: Equatable { case identity, opacity, interpolate }
    private let kind: Kind

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades into the new one.
    public static let opacity = ContentTransition(kind: .opacity)
    /// What both have in common moves (a text's colour and place), the rest fades. It is what views do unless told otherwise.
    public static let interpolate = ContentTransition(kind: .interpolate)

    @available(
        *, unavailable, message: "Plumb does not roll digits yet; use .contentTransition(.opacity)"
    )
    public static func numericText(countsDown: Bool = false) -> ContentTransition { .opacity }
    @available(
        *, unavailable, message: "Plumb does not roll digits yet; use .contentTransition(.opacity)"
    )
    public static func numericText(value: Double) -> ContentTransition { .opacity }

    var fades: Bool { kind != .identity }
}

private struct ContentTransitionKey: EnvironmentKey { static var defaultValue: ContentTransition { .interpolate } }

extension EnvironmentValues {
    /// How the content of views here turns into another.
    public var contentTransition: ContentTransition {
        get { self[ContentTransitionKey.self] }
        set { self[ContentTransitionKey.self] = newValue }
    }
}

extension View {
    /// Sets how the content of the views in this one turns into another when that is animated. Size and place are new at once.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
