import Foundation
import PlumbLayout

/// What a view or modifier was given, as far as it says where views stand. Lengths are points; nil where nothing was
/// given.
public struct TracedParameters: Sendable, Equatable {
    /// The axis of a stack, or of the stack around a spacer or divider.
    public var axis: Axis?
    /// The guide by which views are lined up from left to right.
    public var horizontalAlignment: TracedGuide?
    /// The guide by which views are lined up from top to bottom.
    public var verticalAlignment: TracedGuide?
    /// The distance between a stack's views; nil for what they prefer.
    public var spacing: CGFloat?
    /// The width of a frame.
    public var width: CGFloat?
    /// The height of a frame.
    public var height: CGFloat?
    /// The least width of a flexible frame.
    public var minWidth: CGFloat?
    /// The width of a flexible frame where none is proposed.
    public var idealWidth: CGFloat?
    /// The greatest width of a flexible frame.
    public var maxWidth: CGFloat?
    /// The least height of a flexible frame.
    public var minHeight: CGFloat?
    /// The height of a flexible frame where none is proposed.
    public var idealHeight: CGFloat?
    /// The greatest height of a flexible frame.
    public var maxHeight: CGFloat?
    /// Padding, or what a safe area takes.
    public var insets: EdgeInsets?
    /// The layout priority that the view around sees; nil for 0.
    public var priority: Double?
    /// The axes on which a scroll view scrolls, `fixedSize` fixes, `ViewThatFits` looks, or a cell counts not.
    public var axes: Axis.Set?
    /// Width divided by height; nil for the view's own ratio.
    public var ratio: CGFloat?
    /// Whether a ratio fills what is proposed rather than fitting into it.
    public var fills: Bool?
    /// The point at which a view's centre is put.
    public var position: CGPoint?
    /// How a view is drawn moved, turned or scaled on the page, in its own coordinates; nil for as it stands.
    public var transform: CGAffineTransform?
    /// The guide that a modifier sets.
    public var guide: TracedGuide?
    /// The edges on which a safe area is ignored.
    public var edges: Edge.Set?
    /// The least length of a spacer.
    public var minLength: CGFloat?
    /// The first characters of a text.
    public var text: String?
    /// All characters of a text.
    package var wholeText: String?
    /// The fonts of a text: "17 semibold".
    public var font: String?
    /// The most lines of a text.
    public var lineLimit: Int?
    /// How small a text may get so that nothing is cut, of its own size; nil where it may not.
    public var minimumScaleFactor: CGFloat?
    /// How the lines of a text are lined up.
    public var textAlignment: TracedGuide?
    /// Whether an image takes what it is proposed.
    public var isResizable: Bool?
    /// Whether an image is a symbol.
    public var isSymbol: Bool?
    /// An image's own size.
    public var naturalSize: CGSize?
    /// Whether a colour lets everything through.
    public var isClear: Bool?
    /// Whether what lies outside is hidden.
    public var clips: Bool?
    /// The value that the view carries for the layout around.
    public var layoutValue: LayoutValue?
    /// Whether the later views lie behind the first.
    public var isBehind: Bool?

    /// Nothing was given.
    public init() {}

    /// A value for the layout around: by what sets it, or by its key.
    public enum LayoutValue: Hashable, Sendable {
        /// A `GridRow`.
        case gridRow
        /// `gridCellColumns`
        case gridCellColumns
        /// `gridCellAnchor`
        case gridCellAnchor
        /// `gridCellUnsizedAxes`
        case gridCellUnsizedAxes
        /// `gridColumnAlignment`
        case gridColumnAlignment
        /// A key of somebody's own, by the name of its type.
        case custom(String)

        /// The view or modifier that sets it, or its key.
        public var name: String {
            switch self {
            case .gridRow: "GridRow"
            case .gridCellColumns: "gridCellColumns"
            case .gridCellAnchor: "gridCellAnchor"
            case .gridCellUnsizedAxes: "gridCellUnsizedAxes"
            case .gridColumnAlignment: "gridColumnAlignment"
            case .custom(let name): name
            }
        }
    }
}

/// A role that knows parameters of its view which its box does not.
@MainActor
protocol TracedRole: BoxRole {
    func describe(_ parameters: inout TracedParameters)
}

/// How a text stands: what a trace says of it beside its frame.
public struct TracedText: Sendable, Equatable {
    /// How many lines are shown.
    public var lines: Int
    /// The size on one line, or on as many as its paragraphs need, in points.
    public var ideal: CGSize
    /// How many lines the text needs in the width that it has; fewer may be shown.
    public var neededLines: Int
    /// How high these lines are, in points.
    public var neededHeight: CGFloat
    /// Whether a part is cut off.
    public var isCut: Bool
    /// Whether letters were set closer or smaller so that they fit.
    public var isFitted: Bool
    /// Words that are broken between two lines, without a hyphen of their own.
    public var brokenWords: [String]
    /// The width of the widest of them, in points.
    public var brokenWidth: CGFloat
}

/// A role of a text.
@MainActor
protocol TracedTextRole: BoxRole {
    func traced(proposal: Lengths) -> TracedText
}
