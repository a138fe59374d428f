import Foundation

/// Whose coordinates a place is told in. The origin is at the top left; lengths are points.
public enum CoordinateSpace: Hashable {
    /// The root view's.
    case global
    /// The view's own.
    case local
    /// Those of the innermost view around that has the name.
    case named(AnyHashable)

    /// Whether it is the root view's.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the view's own.
    public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space: write `.local`, `.global`, `.named(…)`.
public protocol CoordinateSpaceProtocol {
    /// The space that the type stands for.
    var coordinateSpace: CoordinateSpace { get }
}

/// The root view's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The same as `.global`.
    public init() {}
    /// `CoordinateSpace.global`.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The same as `.local`.
    public init() {}
    /// `CoordinateSpace.local`.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the innermost view around with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// `CoordinateSpace.named`.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The root view's coordinates.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own coordinates.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinates of the innermost view around that `coordinateSpace(_:)` has given the name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
}
