import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public struct TableColumn<RowValue, Sort, Content, Label>: TableColumnContent
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    public func width() -> TableColumn<RowValue, Sort, Content, Label> { absent() }
    public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> { absent() }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn<
        RowValue, Sort, Content, Label
    > { absent() }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content)
    where Sort == Never, Label == Text { absent() }
    public init<S>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, Sort == Never, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue == Sort.Compared, Label == Text { absent() }
    public init<S>(_ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue == Sort.Compared, Label == Text { absent() }
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Content == Text, Sort == Never, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text, S: StringProtocol, Sort == Never, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text, Sort == KeyPathComparator<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
    where Content == Text, S: StringProtocol, Sort == KeyPathComparator<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical)
    where Content == Text, S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text {
        absent()
    }
    public init<V, C>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared, C: SortComparator, Sort == KeyPathComparator<RowValue>, Label == Text { absent() }
    public init<S, V, C>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, V == C.Compared, C: SortComparator, Sort == KeyPathComparator<RowValue>, Label == Text {
        absent()
    }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String?>,
        comparator: String.StandardComparator = .lexical, @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(
        _ title: S, value: KeyPath<RowValue, String?>, comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V: Comparable, Sort == KeyPathComparator<RowValue>, Label == Text { absent() }
    public init<S, V>(_ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, V: Comparable, Sort == KeyPathComparator<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Bool>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Bool?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Bool?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Double>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Double?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Double?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Float>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Float?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Float?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int8>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int8?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int8?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int16>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int16?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int16?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int32>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int32?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int32?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int64>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int64?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int64?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Int?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Int?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt8>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt8?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt8?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt16>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt16?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt16?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt32>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt32?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt32?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt64>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt64?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt64?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UInt?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UInt?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Date>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, Date?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, Date?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UUID>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, UUID?>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public init<S>(_ title: S, value: KeyPath<RowValue, UUID?>, @ViewBuilder content: @escaping (RowValue) -> Content)
    where S: StringProtocol, RowValue: NSObject, Sort == SortDescriptor<RowValue>, Label == Text { absent() }
    public typealias TableColumnSortComparator = Sort
    public typealias TableRowValue = RowValue
}
