import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public enum SidebarRowSize: Sendable {
    case large
    case medium
    case small
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
extension SidebarRowSize: Hashable {

}

@available(
    *, unavailable,
    message: "Plumb has no pages of a TabView yet; write a horizontal ScrollView with scrollTargetBehavior(.paging)"
)
public protocol IndexViewStyle {

}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public protocol TabViewStyle {

}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct DefaultTabViewStyle: TabViewStyle {
    public init() { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no pages of a TabView yet; write a horizontal ScrollView with scrollTargetBehavior(.paging)"
)
public struct PageIndexViewStyle: IndexViewStyle {
    public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) { absent() }
    public struct BackgroundDisplayMode: Sendable {
        public static var always: PageIndexViewStyle.BackgroundDisplayMode { absent() }
        public static var automatic: PageIndexViewStyle.BackgroundDisplayMode { absent() }
        public static var interactive: PageIndexViewStyle.BackgroundDisplayMode { absent() }
        public static var never: PageIndexViewStyle.BackgroundDisplayMode { absent() }
    }
}

@available(
    *, unavailable,
    message: "Plumb has no pages of a TabView yet; write a horizontal ScrollView with scrollTargetBehavior(.paging)"
)
public struct PageTabViewStyle: TabViewStyle {
    public init(indexDisplayMode: PageTabViewStyle.IndexDisplayMode = .automatic) { absent() }
    public struct IndexDisplayMode: Sendable {
        public static var always: PageTabViewStyle.IndexDisplayMode { absent() }
        public static var automatic: PageTabViewStyle.IndexDisplayMode { absent() }
        public static var never: PageTabViewStyle.IndexDisplayMode { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabView<SelectionValue, Content>: View where SelectionValue: Hashable, Content: View {
    public init(@ViewBuilder content: () -> Content) where SelectionValue == Int { absent() }
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) { absent() }
    public var body: some View { absent() }
    public init<C>(selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C)
    where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent, C.TabValue == SelectionValue {
        absent()
    }
    public init<C>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent, C.TabValue == Never {
        absent()
    }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public protocol TabContent<TabValue> {
    associatedtype Body: TabContent = Self
    associatedtype TabValue: Hashable
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct AnyTabContent<SelectionValue>: TabContent where SelectionValue: Hashable {
    public init<T>(_ tabContent: T) where SelectionValue == T.TabValue, T: TabContent { absent() }
    public typealias TabValue = SelectionValue
    public var body: AnyTabContent<SelectionValue> { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    public static var automatic: AdaptableTabBarPlacement { absent() }
    public static var sidebar: AdaptableTabBarPlacement { absent() }
    public static var tabBar: AdaptableTabBarPlacement { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabBarPlacement: Hashable, Sendable {
    public static var bottomBar: TabBarPlacement { absent() }
    public static var pageIndicator: TabBarPlacement { absent() }
    public static var sidebar: TabBarPlacement { absent() }
    public static var topBar: TabBarPlacement { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    case expanded
    case inline
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct DefaultTabLabel: View {
    public var body: Never { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabPlacement: Hashable, Sendable {
    public static var automatic: TabPlacement { absent() }
    public static var pinned: TabPlacement { absent() }
    public static var sidebarOnly: TabPlacement { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabRole: Hashable, Sendable {
    public static var search: TabRole { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabCustomizationBehavior: Hashable, Sendable {
    public static var automatic: TabCustomizationBehavior { absent() }
    public static var disabled: TabCustomizationBehavior { absent() }
    public static var reorderable: TabCustomizationBehavior { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabSearchActivation: Hashable, Sendable {
    public static var automatic: TabSearchActivation { absent() }
    public static var searchTabSelection: TabSearchActivation { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabViewCustomization: Sendable {
    public mutating func resetSectionOrder() { absent() }
    public mutating func resetSectionOrder(for sectionID: String) { absent() }
    public mutating func resetVisibility() { absent() }
    public init() { absent() }
    public struct SectionCustomization {
        public mutating func resetTabOrder() { absent() }
        public var tabOrder: [String]? { absent() }
    }
    public struct TabCustomization {
        public var sidebarVisibility: Visibility {
            get { absent() }
            set { absent() }
        }
        public var tabBarVisibility: Visibility { absent() }
    }
    public subscript(section id: String) -> TabViewCustomization.SectionCustomization {
        get { absent() }
        set { absent() }
    }
    public subscript(sectionID id: String) -> [String]? { absent() }
    public subscript(sidebarVisibility id: String) -> Visibility {
        get { absent() }
        set { absent() }
    }
    public subscript(tab id: String) -> TabViewCustomization.TabCustomization {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
@resultBuilder public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    public static func buildExpression<Content>(_ content: Content) -> Content
    where TabValue == Content.TabValue, Content: TabContent { absent() }
    public static func buildBlock<Content>(_ content: Content) -> Content
    where TabValue == Content.TabValue, Content: TabContent { absent() }
    public static func buildBlock<each Content>(_ content: repeat each Content) -> some TabContent<TabValue>
    where repeat each Content: TabContent { AnyTabContent<TabValue>.none }
    public static func buildIf<Content>(_ content: Content?) -> some TabContent<TabValue>
    where TabValue == Content.TabValue, Content: TabContent { AnyTabContent<TabValue>.none }
    public static func buildEither<Content>(first content: Content) -> some TabContent<TabValue>
    where TabValue == Content.TabValue, Content: TabContent { AnyTabContent<TabValue>.none }
    public static func buildEither<Content>(second content: Content) -> some TabContent<TabValue>
    where TabValue == Content.TabValue, Content: TabContent { AnyTabContent<TabValue>.none }
    public struct Content<C>: View where C: TabContent {
        public var body: Never { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static var automatic: TabBarMinimizeBehavior { absent() }
    public static var onScrollDown: TabBarMinimizeBehavior { absent() }
    public static var onScrollUp: TabBarMinimizeBehavior { absent() }
    public static var never: TabBarMinimizeBehavior { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public init() { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct Tab<Value, Content, Label>: TabContent where Value: Hashable, Content: View, Label: View {
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, Value == Never { absent() }
    public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, Value == Never { absent() }
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel { absent() }
    public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel { absent() }
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, Value == Never { absent() }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel, Value == Never { absent() }
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel { absent() }
    public init(@ViewBuilder content: () -> Content) where Label == EmptyView, Value == Never { absent() }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) where Value == Never { absent() }
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel, Value == Never {
        absent()
    }
    public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    where Value == Never { absent() }
    public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView { absent() }
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { absent() }
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        absent()
    }
    public typealias TabValue = Value
    public init(_ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel { absent() }
    public init<S>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, S: StringProtocol { absent() }
    public init<S>(
        _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel, S: StringProtocol { absent() }
    public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, Value == Never, S: StringProtocol { absent() }
    public init<S>(_ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, Value == Never, S: StringProtocol { absent() }
    public init<S>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, S: StringProtocol { absent() }
    public init<S>(_ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, S: StringProtocol { absent() }
    public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, Value == Never, S: StringProtocol { absent() }
    public init<S>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel, Value == Never, S: StringProtocol { absent() }
}

@available(*, unavailable, message: "Plumb has no TabView yet; switch between the views with a segmented Picker")
public struct TabSection<Header, Content, Footer, SelectionValue>: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == Text, Footer == EmptyView { absent() }
    public init(@TabContentBuilder<SelectionValue> content: () -> Content)
    where Header == EmptyView, Footer == EmptyView { absent() }
    public init(@TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header)
    where Header: View, Footer == EmptyView { absent() }
    public typealias TabValue = SelectionValue
}
