import PlumbGraphics

/// What a scroll view's default anchor is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    fileprivate let rawValue: Int
    /// Where the content begins when the scroll view appears.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(rawValue: 0) }
    /// The point of the content that stays where it is when the content or the scroll view becomes longer or shorter.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(rawValue: 1) }
    /// Where content stands that is shorter than the scroll view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(rawValue: 2) }
}

/// The anchors in force, by role.
struct ScrollAnchors: Equatable {
    var initialOffset: UnitPoint?
    var sizeChanges: UnitPoint?
    var alignment: UnitPoint?

    mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
        switch role {
        case .initialOffset: initialOffset = anchor
        case .sizeChanges: sizeChanges = anchor
        default: alignment = anchor
        }
    }
}

private struct ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }

extension EnvironmentValues {
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Where the scroll views in this view begin, what stays when lengths change, and where short content stands
    /// (Docs/Rules.md, correction 5). Sizes are what they were.
    ///
    /// - Parameter anchor: fractions of what can be scrolled: `.bottom` begins at the end.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(
            \.scrollAnchors, ScrollAnchors(initialOffset: anchor, sizeChanges: anchor, alignment: anchor))
    }

    /// The same for one of the three; the others stay as they are.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0.set(anchor, for: role) }
    }
}
