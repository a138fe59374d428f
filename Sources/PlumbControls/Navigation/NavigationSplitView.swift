import Foundation
import PlumbCore
import PlumbPlatform

/// Two or three columns; on an iPhone, a stack of them. Takes all that it is proposed.
///
/// 1. In a wide window the sidebar stands at the leading side, 320 points wide; in a window that is taller than wide it
/// lies over the detail, and is there when people ask for it. 2. On an iPhone the sidebar is the first screen. When the
/// selection of its list changes, the next column is pushed; going back ends the selection.
///
/// Docs/Navigation/NavigationStack.md has all distances and where they are from.
@Located
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let settings: ColumnSettings
    @Environment(\.splitViewStyles) private var styles

    public var body: some View {
        let columns = [AnyView(sidebar), content is EmptyView ? nil : AnyView(content), AnyView(detail)]
        let configuration = NavigationSplitViewStyleConfiguration(
            columns: columns.compactMap { $0 }, settings: settings)
        styles.body(configuration) { AutomaticNavigationSplitViewStyle().makeBody(configuration: configuration) }
    }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    let index: Int
    /// The first one.
    public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(index: 0) }
    /// The one between, of three.
    public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(index: 1) }
    /// The last one.
    public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(index: 2) }
}

extension NavigationSplitViewColumn: Comparable {
    /// Whether a column is nearer to the sidebar.
    public static func < (lhs: NavigationSplitViewColumn, rhs: NavigationSplitViewColumn) -> Bool {
        lhs.index < rhs.index
    }
}

/// Which columns of a split view are seen.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
    private let name: String
    /// All where there is room, else the detail.
    public static var automatic: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "automatic") }
    /// All of them.
    public static var all: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "all") }
    /// The last two of three; all of two.
    public static var doubleColumn: NavigationSplitViewVisibility {
        NavigationSplitViewVisibility(name: "doubleColumn")
    }
    /// The last one.
    public static var detailOnly: NavigationSplitViewVisibility { NavigationSplitViewVisibility(name: "detailOnly") }
}

/// What is set about the columns of a split view.
struct ColumnSettings {
    var visibility: Binding<NavigationSplitViewVisibility>?
    var compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView {
    /// Three columns.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
        settings = ColumnSettings()
    }

    /// Three columns, of which some are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
        settings = ColumnSettings(visibility: columnVisibility)
    }

    /// Three columns, of which one is on top on an iPhone.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
        settings = ColumnSettings(compactColumn: preferredCompactColumn)
    }

    /// Three columns, of which some are seen, and one is on top on an iPhone.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
        settings = ColumnSettings(visibility: columnVisibility, compactColumn: preferredCompactColumn)
    }
}

extension NavigationSplitView where Content == EmptyView {
    /// Two columns.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    /// Two columns, of which some are seen.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) { self.init(columnVisibility: columnVisibility, sidebar: sidebar, content: { EmptyView() }, detail: detail) }

    /// Two columns, of which one is on top on an iPhone.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, content: { EmptyView() }, detail: detail)
    }

    /// Two columns, of which some are seen, and one is on top on an iPhone.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
            content: { EmptyView() }, detail: detail)
    }
}
