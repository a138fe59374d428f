import PlumbLayout

/// An alignment guide, as a trace names it.
public enum TracedGuide: Hashable, Sendable, CustomStringConvertible {
    /// The leading edge.
    case leading
    /// The centre, on either axis.
    case center
    /// The trailing edge.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
    /// The baseline of the first line of text.
    case firstTextBaseline
    /// The baseline of the last line of text.
    case lastTextBaseline
    /// A guide of somebody's own, by the name of its `AlignmentID`.
    case custom(String)

    init(_ key: AlignmentKey) {
        self =
            switch key {
            case .leading: .leading
            case .horizontalCenter, .verticalCenter: .center
            case .trailing: .trailing
            case .top: .top
            case .bottom: .bottom
            case .firstTextBaseline: .firstTextBaseline
            case .lastTextBaseline: .lastTextBaseline
            // The name that the guide has in SwiftUI.
            case .textLeading: .custom("listRowSeparatorLeading")
            default: .custom(key.name)
            }
    }

    /// As it is written after the dot; a guide of somebody's own has the name of its type.
    public var name: String {
        switch self {
        case .leading: "leading"
        case .center: "center"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .firstTextBaseline: "firstTextBaseline"
        case .lastTextBaseline: "lastTextBaseline"
        case .custom(let name): name
        }
    }

    public var description: String { name }
}
