import PlumbCore

/// A stack of screens: the older form of `NavigationStack` and `NavigationSplitView`. Takes all that it is proposed.
///
/// On an iPhone, and with the style `.stack`, it is a stack whose first screen is the first view. In a wide window
/// several views are columns.
@Located
public struct NavigationView<Content: View>: View {
    private let content: Content
    @Environment(\.navigationViewLook) private var look
    @Environment(\.horizontalSizeClass) private var width

    /// A stack of one view, or columns of several.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View {
        MemberReader(content) { members in
            if width == .regular, look != .stack, members.count > 1 {
                ColumnsView(
                    columns: (members.prefix(2) + members.dropFirst(2).suffix(1)).map(\.view),
                    settings: ColumnSettings(), look: .automatic)
            } else {
                NavigationStack { members.first?.view }
            }
        }
    }
}

/// How a `NavigationView` shows its views.
public protocol NavigationViewStyle {
    /// Whether it is always a stack.
    var isStack: Bool { get }
}

/// A stack on an iPhone, columns in a wide window.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
    public init() {}
    /// Several views are columns in a wide window.
    public var isStack: Bool { false }
}

/// A stack, also in a wide window.
public struct StackNavigationViewStyle: NavigationViewStyle {
    public init() {}
    /// The first view is the first screen.
    public var isStack: Bool { true }
}

/// Columns in a wide window.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
    /// Several views are columns in a wide window.
    public var isStack: Bool { false }
}

/// Columns in a wide window: the oldest name.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
    public init() {}
    /// Several views are columns in a wide window.
    public var isStack: Bool { false }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// A stack on an iPhone, columns in a wide window.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// A stack, also in a wide window.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// Columns in a wide window.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

/// How a `NavigationView` shows its views.
enum NavigationViewLook { case automatic, stack }

private struct NavigationViewLookKey: EnvironmentKey { static var defaultValue: NavigationViewLook { .automatic } }

extension EnvironmentValues {
    var navigationViewLook: NavigationViewLook {
        get { self[NavigationViewLookKey.self] }
        set { self[NavigationViewLookKey.self] = newValue }
    }
}

extension View {
    /// How `NavigationView`s within show their views.
    public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
        environment(\.navigationViewLook, style.isStack ? .stack : .automatic)
    }
}
