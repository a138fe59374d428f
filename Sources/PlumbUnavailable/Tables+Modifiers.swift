import Combine
import Foundation
import PlumbControls
import PlumbCore
import PlumbGraphics

extension SceneStorage {
    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public init<RowValue>(
        wrappedValue: TableColumnCustomization<RowValue> = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group where Content: TableRowContent {
    public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue { absent() }

    public typealias TableRowValue = Content.TableRowValue
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group where Content: TableColumnContent {
    public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator { absent() }

    public typealias TableColumnSortComparator = Content.TableColumnSortComparator

    public typealias TableRowValue = Content.TableRowValue
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension ForEach where Content: TableRowContent {
    public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where ID == Data.Element.ID, V == Content.TableRowValue, Data.Element: Identifiable { absent() }

    public init(_ data: Data)
    where ID == Data.Element.ID, Content == TableRow<Data.Element>, Data.Element: Identifiable { absent() }

    public init<V>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TableRowValue { absent() }

    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue { absent() }

    public typealias TableRowValue = Content.TableRowValue
}

extension Never {
    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public var tableColumnBody: Never { absent() }

    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public var tableRowBody: Never { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue { absent() }

    public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        absent()
    }

    public init<V, S>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
        S: StringProtocol
    { absent() }

    public init<V, H>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
    { absent() }

    public typealias TableRowValue = Content.TableRowValue
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Section where Parent: TableRowContent, Content: TableRowContent {
    public init<V>(
        _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content
    ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        absent()
    }

    public init<V, S>(_ title: S, isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue,
        S: StringProtocol
    { absent() }

    public init<V, H>(
        isExpanded: Binding<Bool>, @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue, H: View
    { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableColumnContent {
    public func alignment(_ alignment: TableColumnAlignment) -> some TableColumnContent<
        Self.TableRowValue, Self.TableColumnSortComparator
    > { self }

    public func customizationID(_ id: String) -> some TableColumnContent<
        Self.TableRowValue, Self.TableColumnSortComparator
    > { self }

    public func defaultVisibility(_ visibility: Visibility) -> some TableColumnContent<
        Self.TableRowValue, Self.TableColumnSortComparator
    > { self }

    public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> some TableColumnContent<
        Self.TableRowValue, Self.TableColumnSortComparator
    > { self }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableRowContent {
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some TableRowContent<Self.TableRowValue>
    where T: Transferable { self }

    public func dropDestination<T>(for payloadType: T.Type = T.self, action: @escaping (_ items: [T]) -> Void)
        -> some TableRowContent<Self.TableRowValue> where T: Transferable
    { self }

    public func onHover(perform action: @escaping (Bool) -> Void) -> some TableRowContent<Self.TableRowValue> { self }

    public func selectionDisabled(_ isDisabled: Bool = true) -> some TableRowContent<Self.TableRowValue> { self }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension TableStyle {
    public typealias Configuration = TableStyleConfiguration
}

extension View {
    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public func tableColumnHeaders(_ visibility: Visibility) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public func tableStyle<S>(_ style: S) -> some View where S: TableStyle { absent() }
}

extension AppStorage {
    @available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
    public init<RowValue>(
        wrappedValue: TableColumnCustomization<RowValue> = TableColumnCustomization<RowValue>(), _ key: String,
        store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable { absent() }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Optional where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
}
