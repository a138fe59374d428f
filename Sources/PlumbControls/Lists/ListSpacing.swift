import Foundation
import PlumbCore
import PlumbPlatform

/// The distances of a list that somebody has set.
struct ListSpacing: Equatable {
    /// Between rows.
    var rows: CGFloat?
    /// Between sections.
    var sections: ListSectionSpacing?
}

/// How far the sections of a list stand from each other.
public struct ListSectionSpacing: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case standard, compact, custom(CGFloat) }
    private let kind: Kind

    /// As the platform does.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Less than that.
    public static let compact = ListSectionSpacing(kind: .compact)
    /// Points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }

    /// A sentence about a number that is no distance.
    var fault: String? {
        guard case .custom(let spacing) = kind, !(spacing >= 0 && spacing.isFinite) else { return nil }
        let taken = spacing.isFinite ? "0" : "the platform's"
        return "listSectionSpacing was given \(spacing), which is no distance; it counts as \(taken)"
    }

    /// Points; nil for what the platform does.
    func length(_ platform: Platform) -> Double? {
        switch kind {
        case .standard: nil
        case .compact: platform.metrics.compactSectionSpacing
        // Sections never lie over each other.
        case .custom(let spacing): spacing.isFinite ? max(0, Double(spacing)) : nil
        }
    }
}

private struct ListSpacingKey: EnvironmentKey { static var defaultValue: ListSpacing { ListSpacing() } }

extension EnvironmentValues {
    /// The distances of lists that somebody has set.
    var listSpacing: ListSpacing {
        get { self[ListSpacingKey.self] }
        set { self[ListSpacingKey.self] = newValue }
    }
}

/// What a section says about its distance from others.
enum SectionSpacingTrait: RowTraitKey {
    typealias Value = ListSectionSpacing
}

extension View {
    /// How far the rows of lists within stand from each other; on cards, each is a card of its own then.
    ///
    /// - Parameter spacing: points; nil for no distance.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        transformEnvironment(\.listSpacing) { $0.rows = spacing }
    }

    /// How far sections stand from each other: those of lists within, or the section that this is. Of two neighbours,
    /// each decides about one half.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        rowTrait(SectionSpacingTrait.self, spacing).transformEnvironment(\.listSpacing) { $0.sections = spacing }
    }

    /// How far sections stand from each other, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
}
