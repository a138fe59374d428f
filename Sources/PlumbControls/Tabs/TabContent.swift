import PlumbCore

/// What a `TabView` is made of in iOS 18's form: tabs, sections of them, and what is made of these.
///
/// ```swift
/// TabView(selection: $page) {
///     Tab("Recipes", systemImage: "book", value: .recipes) { RecipeList() }
///     Tab(value: .search, role: .search) { SearchPage() }
/// }
/// ```
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the selection; `Never` where tabs have no values.
    associatedtype TabValue: Hashable
    /// The type of what the content is made of. The compiler infers it.
    associatedtype Body: TabContent
    /// What the content is made of.
    @TabContentBuilder<TabValue> var body: Body { get }
}

extension Never: TabContent {
    /// No tab has a value.
    public typealias TabValue = Never
}

/// Tabs that Plumb takes apart itself: views, each of which says what stands for it in the bar.
@MainActor
protocol TabViews {
    var views: AnyView { get }
}

/// Such tabs without a body.
@MainActor
protocol PrimitiveTabContent: TabContent, TabViews where Body == Never {}

extension PrimitiveTabContent {
    public var body: Never { fatalError("body of \(Self.self) can't be called: it has none") }
}

extension TabContent {
    /// The tabs as views.
    var tabs: AnyView { (self as? any TabViews)?.views ?? AnyView(BoundBody(self) { $0.body.tabs }) }

    /// The tabs, of which each carries a value for the `TabView`.
    func carrying<V>(_ key: WritableKeyPath<ContainerValues, V>, _ value: V) -> some TabContent<TabValue> {
        AnyTabContent<TabValue>(views: AnyView(tabs.containerValue(key, value)))
    }
}

/// Tabs of any type.
public struct AnyTabContent<SelectionValue: Hashable>: TabContent, TabViews {
    /// The type of the selection.
    public typealias TabValue = SelectionValue
    let views: AnyView
    /// The tabs.
    public var body: AnyTabContent<SelectionValue> { self }

    init(views: AnyView) { self.views = views }

    /// The tabs, without their type.
    public init<T: TabContent>(_ tabContent: T) where SelectionValue == T.TabValue { views = tabContent.tabs }
}

/// Makes tabs out of a list.
@resultBuilder
@MainActor @preconcurrency
public struct TabContentBuilder<TabValue: Hashable> {
    /// Tabs as the views that a `TabView` shows.
    public struct Content<C: TabContent>: View {
        let content: C
        public var body: some View { content.tabs }
    }

    /// One tab.
    public static func buildExpression<Content: TabContent>(_ content: Content) -> Content
    where TabValue == Content.TabValue { content }

    /// One tab.
    public static func buildBlock<Content: TabContent>(_ content: Content) -> Content
    where TabValue == Content.TabValue { content }

    /// Several tabs in order.
    public static func buildBlock<each Content: TabContent>(
        _ content: repeat each Content
    ) -> some TabContent<TabValue> {
        var all: [AnyView] = []
        for content in repeat each content { all.append(content.tabs) }
        return AnyTabContent<TabValue>(views: AnyView(ForEach(all.indices, id: \.self) { all[$0] }))
    }

    /// Tabs, or none.
    public static func buildIf<Content: TabContent>(_ content: Content?) -> some TabContent<TabValue>
    where TabValue == Content.TabValue { AnyTabContent<TabValue>(views: AnyView(content?.tabs)) }

    /// The first of two.
    public static func buildEither<Content: TabContent>(first content: Content) -> some TabContent<TabValue>
    where TabValue == Content.TabValue { AnyTabContent<TabValue>(views: AnyView(EitherTabs.first(content.tabs))) }

    /// The second of two.
    public static func buildEither<Content: TabContent>(second content: Content) -> some TabContent<TabValue>
    where TabValue == Content.TabValue { AnyTabContent<TabValue>(views: AnyView(EitherTabs.second(content.tabs))) }

    /// Tabs that only newer systems have.
    public static func buildLimitedAvailability<Content: TabContent>(_ content: Content) -> some TabContent<TabValue>
    where TabValue == Content.TabValue { AnyTabContent<TabValue>(content) }
}

/// What an `if` with an `else` makes: tabs that are others on each way.
private enum EitherTabs: View {
    case first(AnyView)
    case second(AnyView)

    var body: some View {
        switch self {
        case .first(let tabs): tabs
        case .second(let tabs): tabs
        }
    }
}

extension Group: TabContent where Content: TabContent {
    /// The type of the selection.
    public typealias TabValue = Content.TabValue

    /// Tabs that are written as one.
    @_disfavoredOverload
    public init(@TabContentBuilder<Content.TabValue> content: () -> Content) { self = .of(content()) }
}

extension Group: PrimitiveTabContent, TabViews where Content: TabContent {
    var views: AnyView { content.tabs }
}

extension ForEach: TabContent where Content: TabContent {
    /// The type of the selection.
    public typealias TabValue = Content.TabValue

    /// A tab for each element, which has an identity of its own.
    @_disfavoredOverload
    public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable {
        self = .of(data, id: \.id, content)
    }

    /// A tab for each element.
    ///
    /// - Parameter id: what tells an element from the others.
    @_disfavoredOverload
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue { self = .of(data, id: id, content) }

    /// A tab for each number of a range.
    @_disfavoredOverload
    public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TabValue { self = .of(data, id: \.self, content) }
}

extension ForEach: PrimitiveTabContent, TabViews where Content: TabContent {
    var views: AnyView { AnyView(map { $0.tabs }) }
}
