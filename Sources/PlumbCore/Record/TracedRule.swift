import PlumbLayout

extension TracedView {
    /// The engine's algorithm by which a view is laid out; its raw values are the names in a trace.
    public enum Rule: String, Sendable, CaseIterable, Codable {
        /// Takes what is proposed.
        case fill
        /// Always has one size.
        case rigid
        /// A leaf whose lengths depend on each other.
        case coupled
        /// A leaf that measures itself and remembers the answers: a text.
        case measured
        /// Takes what is left in a stack.
        case spacer
        /// A line across a stack's axis.
        case divider
        /// A frame of given lengths.
        case frame
        /// A frame with limits.
        case flexibleFrame
        /// Padding, or what a safe area takes.
        case insets
        /// Views one after the other along an axis.
        case stack
        /// Views one above the other.
        case zStack
        /// A view, and others that follow its size.
        case layers
        /// A view at its ideal length.
        case fixedSize
        /// A view at a ratio.
        case ratio
        /// A view whose centre is put at a point.
        case position
        /// A view, passed on as it is.
        case forward
        /// A view with an alignment guide of its own.
        case guide
        /// The first of several views that fits.
        case viewThatFits
        /// Views of which each has all of the room, and some have no place.
        case pages
        /// A view that may be longer than what shows it.
        case viewport
        /// A view, and another one at an edge that takes its room.
        case safeAreaInset
        /// A view that extends into a safe area.
        case ignoreSafeArea
        /// A view that stands elsewhere than its place.
        case displaced
        /// Views that are made for the size that is proposed.
        case reader
        /// A `Layout`.
        case custom
    }
}

extension TracedView.Rule {
    init(_ rule: LayoutRule) {
        self =
            switch rule {
            case .fill: .fill
            case .rigid: .rigid
            case .coupled: .coupled
            case .measured: .measured
            case .spacer: .spacer
            case .divider: .divider
            case .frame: .frame
            case .flexibleFrame: .flexibleFrame
            case .insets: .insets
            case .stack: .stack
            case .zStack: .zStack
            case .layers: .layers
            case .fixedSize: .fixedSize
            case .ratio: .ratio
            case .position: .position
            case .forward: .forward
            case .guide: .guide
            case .viewThatFits: .viewThatFits
            case .pages: .pages
            case .viewport: .viewport
            case .safeAreaInset: .safeAreaInset
            case .ignoreSafeArea: .ignoreSafeArea
            case .displaced: .displaced
            case .reader: .reader
            case .custom: .custom
            }
    }

    private static let engine = Dictionary(
        LayoutRule.allCases.map { (Self($0), $0) }, uniquingKeysWith: { first, _ in first })

    /// Whether a view is a modifier of the one in it.
    package var isModifier: Bool { Self.engine[self]?.isWrapper == true }

    /// Whether a view passes the values of its first view on to the layout around.
    package var passesLayoutValues: Bool { Self.engine[self]?.passesLayoutValues == true }
}
