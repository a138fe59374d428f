/// How a view's content turns into another: a text with other characters, a picture.
public struct ContentTransition: Equatable, Sendable {
    enum Kind: Equatable {
        case identity, fade
        case roll(isDown: Bool)
        /// Rolls by how a value differs from the last one.
        case count(Double)
    }

    let kind: Kind
    /// How symbols make room for others; nil for at once.
    var replacement: SymbolReplacement?

    /// The new content is there at once.
    public static let identity = ContentTransition(kind: .identity)
    /// The old content fades into the new one.
    public static let opacity = ContentTransition(kind: .fade)
    /// What both have in common moves (a text's colour and place), the rest fades. It is what views do unless told
    /// otherwise.
    public static let interpolate = ContentTransition(kind: .fade)

    /// The characters of a text that differ roll by, each fading; those that do not, move to their new places. Texts
    /// are compared from their ends, where numbers have their ones.
    ///
    /// - Parameter countsDown: false rolls up, as when a number grows.
    public static func numericText(countsDown: Bool = false) -> ContentTransition {
        ContentTransition(kind: .roll(isDown: countsDown))
    }

    /// The characters of a text that differ roll by, as with `numericText(countsDown:)`: down when the value is less
    /// than the one with which the text was seen before, else up.
    ///
    /// - Parameter value: the number that the text shows.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition(kind: .count(value)) }

    /// The value that directions are found by.
    var value: Double? { if case .count(let value) = kind { value } else { nil } }

    /// How a content turns into another, if it was seen with a value before.
    func kind(after old: Double?) -> Kind {
        guard case .count(let value) = kind else { return kind }
        return .roll(isDown: old.map { value < $0 } ?? false)
    }
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
    /// Sets how the content of the views in this one turns into another when that is animated. Size and place are new
    /// at once.
    public func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }
}
