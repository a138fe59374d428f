import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup> where Data: RandomAccessCollection, ID: Hashable {
    public init<DataElement>(_ root: DataElement, children: KeyPath<DataElement, Data?>)
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element,
        ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
        Data.Element == Parent.TableRowValue
    { absent() }
    public init<DataElement>(_ data: Data, children: KeyPath<DataElement, Data?>)
    where
        ID == DataElement.ID, Parent == TableRow<DataElement>, Leaf == TableRow<DataElement>,
        Subgroup == TableRow<DataElement>, DataElement: Identifiable, DataElement == Data.Element,
        ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
        Data.Element == Parent.TableRowValue
    { absent() }
    public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    )
    where
        ID == DataElement.ID, DataElement == Data.Element, ID == Data.Element.ID, Parent: TableRowContent,
        Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
    { absent() }
    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    )
    where
        ID == DataElement.ID, DataElement == Data.Element, ID == Data.Element.ID, Parent: TableRowContent,
        Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
    { absent() }
    public init<DataElement>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element, ID == Data.Element.ID,
        Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    { absent() }
    public init<DataElement>(
        _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        ID == DataElement.ID, DataElement: Identifiable, DataElement == Data.Element, ID == Data.Element.ID,
        Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>,
        Data.Element: Identifiable
    { absent() }
    public init<C, E>(
        _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element, ID == Data.Element.ID, Parent: View, Parent == Leaf,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
    { absent() }
    public init<C, E>(
        _ data: Binding<C>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, ID == E.ID, C: MutableCollection, C: RandomAccessCollection, E: Identifiable,
        E == C.Element, ID == Data.Element.ID, Parent: View, Parent == Leaf,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>, Data.Element: Identifiable
    { absent() }
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    )
    where
        ID == DataElement.ID, DataElement == Data.Element, ID == Data.Element.ID, Parent: TableRowContent,
        Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
    { absent() }
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @TableRowBuilder<DataElement> content: @escaping (DataElement) -> Leaf
    )
    where
        ID == DataElement.ID, DataElement == Data.Element, ID == Data.Element.ID, Parent: TableRowContent,
        Parent == Leaf, Leaf == Subgroup, Data.Element == Parent.TableRowValue
    { absent() }
    public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        DataElement == Data.Element, Parent: View, Parent == Leaf,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    { absent() }
    public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        DataElement == Data.Element, Parent: View, Parent == Leaf,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    { absent() }
    public init<C, E>(
        _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element, Parent: View,
        Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    { absent() }
    public init<C, E>(
        _ data: Binding<C>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, C: MutableCollection, C: RandomAccessCollection, E == C.Element, Parent: View,
        Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    { absent() }
}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
extension OutlineGroup: TableRowContent
where
    ID == Data.Element.ID, Parent: TableRowContent, Parent == Leaf, Leaf == Subgroup,
    Data.Element == Parent.TableRowValue
{

}

@available(*, unavailable, message: "Plumb has no outlines yet; nest DisclosureGroups")
extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {

}
