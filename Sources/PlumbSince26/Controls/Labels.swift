import Foundation
import PlumbControls
import PlumbCore

extension View {
    /// How far the title of labels within stands from their icon, in points.
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { labelSpacing(value) }
    /// How wide the column of the icons of labels within is, in points.
    public func labelReservedIconWidth(_ value: CGFloat) -> some View { labelIconWidth(value) }
}

extension EnvironmentValues {
    /// How far the title of labels stands from their icon, in points; nil where nobody has said so.
    public var labelIconToTitleSpacing: CGFloat? { labelDistances.spacing }
    /// How wide the column of the icons of labels is, in points; nil where nobody has said so.
    public var labelReservedIconWidth: CGFloat? { labelDistances.iconWidth }
}
