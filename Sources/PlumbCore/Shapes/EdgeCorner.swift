import Foundation

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Hashable, Sendable {
        /// At the top, where lines begin.
        case topLeading
        /// At the top, where lines end.
        case topTrailing
        /// At the bottom, where lines begin.
        case bottomLeading
        /// At the bottom, where lines end.
        case bottomTrailing

        /// How a corner is round.
        public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
            private enum Kind: Hashable, Sendable {
                case fixed(CGFloat)
                case concentric(least: CGFloat)
            }
            private let kind: Kind

            /// A radius in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
            /// With the centre of the container's corner.
            public static var concentric: Style { .concentric(minimum: nil) }
            /// With the centre of the container's corner, and at least as round as another.
            public static func concentric(minimum: Style? = nil) -> Style {
                var least: CGFloat = 0
                if case .fixed(let radius)? = minimum?.kind { least = radius }
                return Style(kind: .concentric(least: least))
            }

            private init(kind: Kind) { self.kind = kind }
            /// A radius in points.
            public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            /// A radius in points.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            /// Whether it is a radius, whatever is around.
            package var isFixed: Bool { if case .fixed = kind { true } else { false } }

            /// How round the corner is at least, in points.
            package var radius: CGFloat {
                switch kind {
                case .fixed(let radius): radius.isFinite ? max(0, radius) : 0
                case .concentric(let least): least.isFinite ? max(0, least) : 0
                }
            }
        }

        /// Corners of a rectangle.
        public struct Set: OptionSet, Sendable {
            public let rawValue: Int8
            public init(rawValue: Int8) { self.rawValue = rawValue }
            /// One corner.
            public init(_ corner: Corner) { self.init(rawValue: 1 << corner.rawValue) }
            /// Whether a corner is one of them.
            public func contains(_ corner: Corner) -> Bool { contains(Set(corner)) }

            /// None.
            public static let none: Set = []
            /// The corner at the top, where lines begin.
            public static let topLeading = Set(.topLeading)
            /// The corner at the top, where lines end.
            public static let topTrailing = Set(.topTrailing)
            /// The corner at the bottom, where lines begin.
            public static let bottomLeading = Set(.bottomLeading)
            /// The corner at the bottom, where lines end.
            public static let bottomTrailing = Set(.bottomTrailing)
            /// Both corners at the top.
            public static let top: Set = [.topLeading, .topTrailing]
            /// Both corners at the bottom.
            public static let bottom: Set = [.bottomLeading, .bottomTrailing]
            /// Both corners where lines begin.
            public static let leading: Set = [.topLeading, .bottomLeading]
            /// Both corners where lines end.
            public static let trailing: Set = [.topTrailing, .bottomTrailing]
            /// All four.
            public static let all: Set = [.top, .bottom]
        }
    }
}
