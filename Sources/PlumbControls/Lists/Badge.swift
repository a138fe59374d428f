import Foundation
import PlumbCore

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    fileprivate let level: Int

    /// Less than usual.
    public static let decreased = BadgeProminence(level: 0)
    /// As usual.
    public static let standard = BadgeProminence(level: 1)
    /// More than usual.
    public static let increased = BadgeProminence(level: 2)
}

private struct BadgeProminenceKey: EnvironmentKey { static var defaultValue: BadgeProminence { .standard } }

extension EnvironmentValues {
    /// How much badges stand out.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

enum BadgeTrait: RowTraitKey { typealias Value = Text }

extension View {
    /// A number at the trailing edge of the row, or on the tab; none for 0.
    public func badge(_ count: Int) -> some View { badge(count == 0 ? nil : Text(count, format: .number)) }

    /// A text at the trailing edge of the row, or on the tab; none for nil.
    public func badge(_ label: Text?) -> some View {
        rowTrait(BadgeTrait.self, label).containerValue(\.tab.badge, label)
    }

    /// A text at the trailing edge of the row, or on the tab, looked up in the localised strings; none for nil.
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// A text at the trailing edge of the row, or on the tab, as it stands; none for nil.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

    /// How much the badges within stand out.
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

/// A badge in a row.
struct BadgeView: View {
    let text: Text
    /// Instead of its own.
    let color: Color?
    @Environment(\.badgeProminence) private var prominence

    var body: some View {
        text.foregroundStyle(color ?? (prominence == .decreased ? Color(system: .tertiaryLabel) : .secondary))
            .fontWeight(prominence == .increased ? .semibold : nil)
            .accessibilityValuePart()
    }
}
