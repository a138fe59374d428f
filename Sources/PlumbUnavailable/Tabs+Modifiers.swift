import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension View {
    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { absent() }

    @available(
        *, unavailable,
        message: "Plumb has no pages of a TabView yet; write a horizontal ScrollView with scrollTargetBehavior(.paging)"
    )
    public func indexViewStyle<S>(_ style: S) -> some View where S: IndexViewStyle { absent() }

    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View { absent() }

    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public func tabViewBottomAccessory<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public func tabViewBottomAccessory<Content>(isEnabled: Bool, @ViewBuilder content: () -> Content) -> some View
    where Content: View { absent() }

    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public func tabViewSidebarFooter<Content>(@ViewBuilder content: () -> Content) -> some View where Content: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public func tabViewStyle<S>(_ style: S) -> some View where S: TabViewStyle { absent() }

    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic) -> some View
    { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public var sidebarRowSize: SidebarRowSize {
        get { absent() }
        set { absent() }
    }

    @available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no pages of a TabView yet; write a horizontal ScrollView with scrollTargetBehavior(.paging)"
)
extension IndexViewStyle where Self == PageIndexViewStyle {
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        absent()
    }

    public static var page: PageIndexViewStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension TabContent {
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<Self.TabValue> { self }

    public func badge(_ count: Int) -> some TabContent<Self.TabValue> { self }

    public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TabContent<Self.TabValue> where M: View { self }

    public func customizationBehavior(_ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<Self.TabValue>
    { self }

    public func customizationID(_ id: String) -> some TabContent<Self.TabValue> { self }

    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<Self.TabValue>
    { self }

    public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> { self }

    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<Self.TabValue>
    where T: Transferable { self }

    public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void)
        -> some TabContent<Self.TabValue> where T: Transferable
    { self }

    public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> { self }

    public func popover<Content>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<Self.TabValue> where Content: View { self }

    public func popover<Item, Content>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<Self.TabValue> where Item: Identifiable, Content: View { self }

    public func sectionActions<Content>(@ViewBuilder content: () -> Content) -> some TabContent<Self.TabValue>
    where Content: View { self }

    public func swipeActions<T>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<Self.TabValue> where T: View { self }

    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue> { self }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension TabViewStyle where Self == PageTabViewStyle {
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { absent() }

    public static var page: PageTabViewStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension ForEach where Content: TabContent {
    public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TabValue, Data.Element: Identifiable { absent() }

    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue { absent() }

    public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TabValue { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension Group where Content: TabContent {
    public init(@TabContentBuilder<Content.TabValue> content: () -> Content) { absent() }
}
