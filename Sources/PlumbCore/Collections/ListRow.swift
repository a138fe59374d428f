import Foundation
import PlumbLayout

/// Guides of the line between two rows of a list. Anywhere else they are guides like a user's own.
private enum ListRowSeparator {
    enum Leading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
    }
    enum Trailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
    }
}

extension HorizontalAlignment {
    /// Where the line below a list's row begins; the row's leading edge unless set.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparator.Leading.self)
    /// Where the line below a list's row ends; the row's trailing edge unless set.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparator.Trailing.self)
}
