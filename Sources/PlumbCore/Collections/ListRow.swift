import Foundation
import PlumbLayout

/// The end of the line between two rows of a list. Anywhere else it is a guide like a user's own.
private enum ListRowSeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
}

extension HorizontalAlignment {
    /// Where the line below a list's row begins: every text sets it to its leading edge, and a container has the least
    /// of what is in it; the row's leading edge where there is neither a text nor a guide.
    public static let listRowSeparatorLeading = HorizontalAlignment(key: .textLeading)
    /// Where the line below a list's row ends; the row's trailing edge unless set.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

extension VerticalAlignment {
    /// The top of the topmost text in a view.
    package static let textTop = VerticalAlignment(key: .textTop)
    /// The bottom of the last text in a view.
    package static let textBottom = VerticalAlignment(key: .textBottom)
}
