import PlumbCore

/// One of the views of a `TabView`, and what stands for it in the bar.
///
/// The view has all that the `TabView` has, clear of the bar. A tab without a label stands in the bar as nothing.
@Located
public struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
    /// The type of the selection.
    public typealias TabValue = Value
    /// It has none.
    public typealias Body = Never
    private let value: Value?
    private let role: TabRole?
    private let content: Content
    private let label: Label

    private init(_ value: Value?, _ role: TabRole?, _ content: () -> Content, _ label: Label) {
        self.value = value
        self.role = role
        self.content = content()
        self.label = label
    }

    var views: AnyView {
        let view = OneView(content).tabItem { label }.containerValue(\.tab.role, role)
        return value.map { AnyView(view.tag($0)) } ?? AnyView(view)
    }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    /// Searching: the tab stands last in the bar.
    public static var search: TabRole { TabRole(name: "search") }
}

/// The label of a tab that has a title and a picture.
public struct DefaultTabLabel: View {
    private let label: AnyView

    init<V: View>(_ label: V) { self.label = AnyView(label) }

    /// What the role stands for: a magnifying glass and "Search".
    init(_ role: TabRole?) {
        label = role == .search ? AnyView(Label("Search", systemImage: "magnifyingglass")) : AnyView(EmptyView())
    }

    public var body: some View { label }
}

extension Tab {
    /// A tab with a label of any kind.
    ///
    /// - Parameter value: the selection while the tab is chosen.
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value, nil, content, label())
    }

    /// A tab with a label of any kind.
    ///
    /// - Parameters:
    ///   - value: the selection while the tab is chosen.
    ///   - role: what the tab is for.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value, role, content, label())
    }
}

extension Tab where Value == Never {
    /// A tab without a value.
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, nil, content, label())
    }

    /// A tab without a value.
    ///
    /// - Parameter role: what the tab is for.
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, role, content, label())
    }
}

extension Tab where Label == EmptyView {
    /// A tab that nothing stands for in the bar.
    public init(value: Value, @ViewBuilder content: () -> Content) { self.init(value, nil, content, EmptyView()) }
}

extension Tab where Label == EmptyView, Value == Never {
    /// A tab that nothing stands for in the bar.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, nil, content, EmptyView()) }
}

extension Tab where Label == DefaultTabLabel {
    /// A tab whose label is that of its role.
    ///
    /// - Parameter value: the selection while the tab is chosen.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value, role, content, DefaultTabLabel(role))
    }

    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value, nil, content, DefaultTabLabel(SwiftUILabel(titleKey, systemImage: systemImage))) }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) { self.init(value, nil, content, DefaultTabLabel(SwiftUILabel(title, systemImage: systemImage))) }

    /// A tab with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init(value, role, content, DefaultTabLabel(SwiftUILabel(titleKey, systemImage: systemImage))) }

    /// A tab with a title and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(value, role, content, DefaultTabLabel(SwiftUILabel(title, systemImage: systemImage))) }

    /// A tab with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, nil, content, DefaultTabLabel(SwiftUILabel(titleKey, image: image)))
    }

    /// A tab with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(value, nil, content, DefaultTabLabel(SwiftUILabel(title, image: image)))
    }

    /// A tab with a title and a picture.
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(value, role, content, DefaultTabLabel(SwiftUILabel(titleKey, image: image))) }

    /// A tab with a title and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(value, role, content, DefaultTabLabel(SwiftUILabel(title, image: image))) }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
    /// A tab whose label is that of its role.
    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(nil, role, content, DefaultTabLabel(role))
    }

    /// A tab with a title and a symbol, without a value.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(titleKey, systemImage: systemImage, role: nil, content: content)
    }

    /// A tab with a title and a symbol, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(title, systemImage: systemImage, role: nil, content: content)
    }

    /// A tab with a title and a symbol, without a value.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content, DefaultTabLabel(SwiftUILabel(titleKey, systemImage: systemImage))) }

    /// A tab with a title and a symbol, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content, DefaultTabLabel(SwiftUILabel(title, systemImage: systemImage))) }

    /// A tab with a title and a picture, without a value.
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(titleKey, image: image, role: nil, content: content)
    }

    /// A tab with a title and a picture, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content) {
        self.init(title, image: image, role: nil, content: content)
    }

    /// A tab with a title and a picture, without a value.
    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(nil, role, content, DefaultTabLabel(SwiftUILabel(titleKey, image: image)))
    }

    /// A tab with a title and a picture, without a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) { self.init(nil, role, content, DefaultTabLabel(SwiftUILabel(title, image: image))) }
}

/// SwiftUI's label: in `Tab`, the name stands for the type of its label.
private typealias SwiftUILabel = Label<Text, Image>
