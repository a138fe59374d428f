import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no directions of its own; use an Edge")
public enum HorizontalDirection: Hashable, CaseIterable, Sendable {
    case leading
    case trailing
    public struct Set: OptionSet, Sendable {
        public init(_ direction: HorizontalDirection) { absent() }
        public static var all: HorizontalDirection.Set { absent() }
        public static var leading: HorizontalDirection.Set { absent() }
        public static var trailing: HorizontalDirection.Set { absent() }
        public var rawValue: Int8 { absent() }
        public init(rawValue: Int8) { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no directions of its own; use an Edge")
public enum VerticalDirection: Hashable, CaseIterable, Sendable {
    case down
    case up
    public struct Set: OptionSet, Sendable {
        public init(_ direction: VerticalDirection) { absent() }
        public static var all: VerticalDirection.Set { absent() }
        public static var down: VerticalDirection.Set { absent() }
        public static var up: VerticalDirection.Set { absent() }
        public var rawValue: Int8 { absent() }
        public init(rawValue: Int8) { absent() }
    }
}
