import PlumbCore

/// Tabs that belong together. In a bar they stand beside the others, as on an iPhone; their header is seen in sidebars
/// only, which Plumb does not have.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable>:
    PrimitiveTabContent
where Content.TabValue == SelectionValue {
    /// The type of the selection.
    public typealias TabValue = SelectionValue
    /// It has none.
    public typealias Body = Never
    private let content: Content

    var views: AnyView { content.tabs }
}

extension TabSection where Footer == EmptyView {
    /// Tabs below a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header) {
        self.content = content()
    }
}

extension TabSection where Header == EmptyView, Footer == EmptyView {
    /// Tabs without a header.
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content() }
}

extension TabSection where Header == Text, Footer == EmptyView {
    /// Tabs below a title.
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }

    /// Tabs below a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()
    }
}
