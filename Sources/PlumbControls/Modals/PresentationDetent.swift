import Foundation
import PlumbCore

/// A height at which a sheet comes to rest.
///
/// Heights are those of a telephone that stands; a telephone that lies has room for `large` only, and a tablet shows
/// sheets as cards that don't rest elsewhere.
public struct PresentationDetent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case medium, large
        case fraction(CGFloat)
        case height(CGFloat)
        case custom(CustomDetent)
    }

    let kind: Kind

    /// Half as high as the screen (Apple: "approximately half").
    public static let medium = PresentationDetent(kind: .medium)
    /// As high as a sheet can be: its top is 10 points below the safe area of the screen.
    public static let large = PresentationDetent(kind: .large)

    /// A part of the height that a sheet can have, from 0 to 1, and what the home indicator takes.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .fraction(fraction.isNaN ? -.infinity : fraction))
    }

    /// A height in points, and what the home indicator takes.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(kind: .height(height.isNaN ? -.infinity : height))
    }

    /// A height that a type computes.
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(kind: .custom(CustomDetent(id: ObjectIdentifier(type)) { D.height(in: $0) }))
    }

    /// What a height is computed from.
    @dynamicMemberLookup
    public struct Context {
        /// How high a sheet can be, in points, without what the home indicator takes.
        public let maxDetentValue: CGFloat
        let values: EnvironmentValues

        /// What the view that presents the sheet inherits.
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { values[keyPath: keyPath] }
    }

    /// The height in points, without what the home indicator takes; nil where a sheet can't rest there.
    ///
    /// - Parameter page: the height of the screen, and what the home indicator takes of it.
    func height(in context: Context, page: CGFloat, bottom: CGFloat) -> CGFloat? {
        let height: CGFloat? =
            switch kind {
            case .large: context.maxDetentValue
            case .medium: page * CGFloat(context.values.platform.metrics.sheetMedium) - bottom
            case .fraction(let fraction): context.maxDetentValue * fraction
            case .height(let height): height
            case .custom(let detent): detent.height(context)
            }
        guard let height, height.isFinite else { return nil }
        return min(max(0, height), context.maxDetentValue)
    }
}

/// A type that computes a height at which a sheet comes to rest.
public protocol CustomPresentationDetent: SendableMetatype {
    /// What the height is computed from.
    typealias Context = PresentationDetent.Context

    /// The height in points, without what the home indicator takes; nil where the sheet can't rest there.
    static func height(in context: Context) -> CGFloat?
}

/// A height that a type computes: the same for the same type.
struct CustomDetent: Hashable, Sendable {
    let id: ObjectIdentifier
    let height: @Sendable (PresentationDetent.Context) -> CGFloat?

    static func == (a: CustomDetent, b: CustomDetent) -> Bool { a.id == b.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
