/// How much of what iPhones offer for texts a view takes. Plumb offers none of it: nothing is seen of it.
public struct WritingToolsBehavior: Equatable, Sendable {
    private let name: String

    /// As it fits the view.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All of it, in place.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// In a panel of its own.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// None.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

private struct WritingToolsBehaviorKey: EnvironmentKey { static var defaultValue: WritingToolsBehavior? { nil } }

extension EnvironmentValues {
    /// What writing tools may do to texts within; nil where nobody has said anything.
    public internal(set) var writingToolsBehavior: WritingToolsBehavior? {
        get { self[WritingToolsBehaviorKey.self] }
        set { self[WritingToolsBehaviorKey.self] = newValue }
    }
}

extension View {
    /// Accepts how much of the writing tools texts within take. Plumb has none; size, place and picture are the view's.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
        environment(\.writingToolsBehavior, behavior)
    }

    /// Accepts that nothing can be looked for in texts within. Plumb's text editors have no such bar; size, place and
    /// picture are the view's.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Accepts that nothing can be replaced in texts within. Plumb's text editors have no such bar; size, place and
    /// picture are the view's.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
