import Foundation
import PlumbGraphics

/// What shapes follow that look at the environment where they are drawn, as `buttonBorder` does.
enum ShapeSurroundings {
    /// The outline in a rectangle, smaller by an inset on all sides.
    typealias Outline = @Sendable (_ inset: CGFloat, _ rect: CGRect) -> Path

    /// The outline to follow, while a shape is asked for its own; nil outside of drawing, and where nothing is set.
    static var outline: Outline? { followed?.outline }

    // A closure by itself as the value crashes in builds for release (Swift 6.3).
    @TaskLocal static var followed: Followed?

    struct Followed: Sendable { let outline: Outline }
}

/// Makes the outline for what is set around a shape.
struct FollowedOutline: Equatable {
    private let make: (EnvironmentValues) -> ShapeSurroundings.Outline

    init(_ make: @escaping (EnvironmentValues) -> ShapeSurroundings.Outline) { self.make = make }

    func callAsFunction(_ values: EnvironmentValues) -> ShapeSurroundings.Outline { make(values) }

    // There is one way to make it: what it is made of is in the environment.
    static func == (a: FollowedOutline, b: FollowedOutline) -> Bool { true }
}

private struct FollowedOutlineKey: ContextEnvironmentKey { static var defaultValue: FollowedOutline? { nil } }

extension EnvironmentValues {
    /// Set by whoever sets what such an outline is made of.
    var followedOutline: FollowedOutline? {
        get { self[FollowedOutlineKey.self] }
        set { self[FollowedOutlineKey.self] = newValue }
    }
}
