import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group: TableColumnContent where Content: TableColumnContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group: TableRowContent where Content: TableRowContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension ForEach: DynamicTableRowContent where Content: TableRowContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension ForEach: TableRowContent where Content: TableRowContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {

}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Never: TableColumnContent {
    public typealias TableColumnSortComparator = KeyPathComparator<Never>
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Never: TableRowContent {
    public typealias TableRowValue = Never
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Optional: TableRowContent where Wrapped: TableRowContent {

}
