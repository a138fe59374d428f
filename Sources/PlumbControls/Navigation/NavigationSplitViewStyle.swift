import Foundation
import PlumbCore
import PlumbPlatform

/// How the columns of a split view share a wide window.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    /// The type of what the style makes. The compiler infers it.
    associatedtype Body: View
    /// The columns.
    typealias Configuration = NavigationSplitViewStyleConfiguration
    /// The split view: what one of the platform's styles makes of its columns.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The columns of a split view.
@MainActor
public struct NavigationSplitViewStyleConfiguration {
    let columns: [AnyView]
    let settings: ColumnSettings
}

/// How columns stand to the last one in a wide window.
enum ColumnsLook {
    /// Over it in a window that is taller than wide, else beside it.
    case automatic
    case beside
    case over
}

/// The platform's own: columns stand beside the last one, and over it in a window that is taller than wide.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// The platform's own.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.shown(.automatic) }
}

/// Columns stand beside the last one, which is narrower while they are there.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// Columns side by side.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.shown(.beside) }
}

/// The last column has all of the window; the others lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    /// One column, and others over it.
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.shown(.over) }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The platform's own.
    nonisolated public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// Columns side by side.
    nonisolated public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// One column, and others over it.
    nonisolated public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
        ProminentDetailNavigationSplitViewStyle()
    }
}

extension NavigationSplitViewStyleConfiguration {
    func shown(_ look: ColumnsLook) -> some View { ColumnsView(columns: columns, settings: settings, look: look) }
}

extension EnvironmentValues {
    var splitViewStyles: StyleChain<NavigationSplitViewStyleConfiguration> {
        get { self[StyleChain<NavigationSplitViewStyleConfiguration>.self] }
        set { self[StyleChain<NavigationSplitViewStyleConfiguration>.self] = newValue }
    }
}

extension View {
    /// How the columns of split views within share a wide window.
    public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        styled(by: style, in: \.splitViewStyles) { $0.makeBody(configuration: $1) }
    }

    /// How wide the column of a split view is in which the view stands, in points. The last column has what the others
    /// leave. Size and place are the view's.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        trait(ColumnWidthTrait.self, in: \.column, width)
    }

    /// How wide the column of a split view is in which the view stands, in points: `ideal`, within the limits. Columns
    /// can't be made wider or narrower. Size and place are the view's.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        navigationSplitViewColumnWidth(Swift.max(Swift.min(ideal, max ?? ideal), min ?? 0))
    }
}

enum ColumnWidthTrait: TraitKey { typealias Value = CGFloat }

private struct ColumnKey: ContextEnvironmentKey { static var defaultValue: TraitStore? { nil } }

extension EnvironmentValues {
    /// What is said about the column around; nil outside of any.
    var column: TraitStore? {
        get { self[ColumnKey.self] }
        set { self[ColumnKey.self] = newValue }
    }
}
