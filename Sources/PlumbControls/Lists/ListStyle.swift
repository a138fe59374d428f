import Foundation
import PlumbCore
import PlumbPlatform

/// How lists look: one of the platform's styles.
public protocol ListStyle: Sendable {
    /// Which it is. Nobody else can make one, as in SwiftUI.
    static var look: ListLook { get }
}

/// The looks that lists have.
public enum ListLook: Hashable, Sendable {
    /// Rows over the whole width; headers stay in sight while their section is.
    case plain
    /// Rows over the whole width; footers stand close below them.
    case inset
    /// The rows of a section are a band over the whole width.
    case grouped
    /// The rows of a section are a card.
    case insetGrouped
    /// Cards, whose sections can be closed; `column` in a wide window.
    case sidebar
    /// Rows without a ground, on the page of cards; what is chosen has the tint behind it.
    case column

    /// Whether sections stand on the page of cards, with the distances of cards.
    var hasCards: Bool { self != .plain && self != .inset }
    /// Whether the grounds of rows have margins and corners.
    var isInset: Bool { self == .insetGrouped || closesSections }
    /// Whether sections can be closed.
    var closesSections: Bool { self == .sidebar || self == .column }

    /// What it is in a window of a width: a sidebar beside other columns is a column.
    func inWindow(_ width: UserInterfaceSizeClass?) -> ListLook {
        self == .sidebar && width == .regular ? .column : self
    }

    /// Whether a member is dressed as a row: the footers of plain lists are.
    func isRow(_ member: SectionMember) -> Bool { member.role == .row || self == .plain && member.role == .footer }

    /// Between the sides of a card, or of a list of a width without cards, and what is in its rows.
    func rowPadding(_ width: CGFloat, _ metrics: Platform.Metrics) -> CGFloat {
        if self == .column { return metrics.columnRowPadding }
        return width < metrics.wideList ? metrics.narrowRowPadding : metrics.rowPadding
    }

    /// Between the sides of a list of a width and a card.
    func margin(_ width: CGFloat, _ platform: Platform) -> CGFloat {
        guard isInset else { return 0 }
        let metrics = platform.metrics
        return min(width < metrics.wideList ? metrics.narrowCardMargin : metrics.cardMargin, max(0, width / 2))
    }
}

private struct ListStyleKey: EnvironmentKey { static var defaultValue: ListLook { .insetGrouped } }

extension EnvironmentValues {
    /// How lists look.
    var listLook: ListLook {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}

extension View {
    /// How lists within look.
    public func listStyle<S: ListStyle>(_ style: S) -> some View { environment(\.listLook, S.look) }
}

/// The platform's own: cards.
public struct DefaultListStyle: ListStyle {
    /// Cards.
    public static var look: ListLook { .insetGrouped }
    public init() {}
}

/// Rows over the whole width of the list, with headers that stay in sight.
public struct PlainListStyle: ListStyle {
    /// Rows over the whole width, with headers that stay in sight.
    public static var look: ListLook { .plain }
    public init() {}
}

/// Rows over the whole width of the list, with headers that move with them.
public struct InsetListStyle: ListStyle {
    /// Rows over the whole width.
    public static var look: ListLook { .inset }
    public init() {}
}

/// The rows of a section on a band over the whole width of the list.
public struct GroupedListStyle: ListStyle {
    /// Bands over the whole width.
    public static var look: ListLook { .grouped }
    public init() {}
}

/// The rows of a section on a card.
public struct InsetGroupedListStyle: ListStyle {
    /// Cards.
    public static var look: ListLook { .insetGrouped }
    public init() {}
}

/// Cards, with sections that can be closed.
public struct SidebarListStyle: ListStyle {
    /// Cards, with sections that can be closed.
    public static var look: ListLook { .sidebar }
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The platform's own.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows over the whole width.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows over the whole width, with headers that move with them.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Bands over the whole width.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// Cards, with sections that can be closed.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
