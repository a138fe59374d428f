import PlumbCore

/// What holds of a rule, whatever the view. Every rule is named in each: a new one does not compile until it is said.
extension TracedView.Rule {
    /// Whether a view passes the one in it on as it is: a modifier that has nothing to do with lengths.
    var isForwarder: Bool {
        switch self {
        case .forward, .guide, .ignoreSafeArea: true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .stack, .zStack,
            .layers, .fixedSize, .ratio, .position, .viewThatFits, .pages, .viewport, .safeAreaInset, .displaced,
            .reader,
            .custom:
            false
        }
    }

    /// Whether a view is a frame, with lengths or with limits.
    var isFrame: Bool {
        switch self {
        case .frame, .flexibleFrame: true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .insets, .stack, .zStack, .layers, .fixedSize,
            .ratio, .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea,
            .displaced,
            .reader, .custom:
            false
        }
    }

    /// Whether a view is a stack on any axis.
    var isStack: Bool {
        switch self {
        case .stack, .zStack: true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .layers,
            .fixedSize, .ratio, .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset,
            .ignoreSafeArea,
            .displaced, .reader, .custom:
            false
        }
    }

    /// Whether the alignment guides of what is in a view end at it: it asks for some, or for none.
    var endsGuides: Bool {
        switch self {
        case .stack, .zStack, .layers, .custom, .viewThatFits, .pages, .reader, .viewport: true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .fixedSize, .ratio,
            .position, .forward, .guide, .safeAreaInset, .ignoreSafeArea, .displaced:
            false
        }
    }

    /// Whether a view asks what is in it for its layout priority.
    var readsPriorities: Bool {
        switch self {
        case .stack, .zStack, .custom, .layers, .fixedSize, .viewThatFits: true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .ratio, .position,
            .forward, .guide, .pages, .viewport, .safeAreaInset, .ignoreSafeArea, .displaced, .reader:
            false
        }
    }

    /// Whether a view paints all that it is proposed, or as much as its ratio allows.
    var isPaint: Bool {
        switch self {
        case .fill, .coupled: true
        case .rigid, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .stack, .zStack, .layers,
            .fixedSize, .ratio, .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset,
            .ignoreSafeArea,
            .displaced, .reader, .custom:
            false
        }
    }

    /// Whether a view draws something that is no text.
    var isDrawing: Bool {
        switch self {
        case .fill, .rigid, .coupled: true
        case .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .stack, .zStack, .layers, .fixedSize,
            .ratio, .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea,
            .displaced,
            .reader, .custom:
            false
        }
    }

    /// Whether a view makes the cell of a grid as long as the grid may be.
    var stretchesCells: Bool {
        switch self {
        case .fill, .divider, .reader: true
        case .rigid, .coupled, .measured, .spacer, .frame, .flexibleFrame, .insets, .stack, .zStack, .layers,
            .fixedSize, .ratio, .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset,
            .ignoreSafeArea,
            .displaced, .custom:
            false
        }
    }

    /// Whether a view takes whatever it is proposed, by nature rather than by a frame.
    var isGreedy: Bool {
        switch self {
        case .fill, .coupled, .reader, .pages, .viewport, .position, .custom: true
        case .rigid, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .stack, .zStack, .layers,
            .fixedSize, .ratio, .forward, .guide, .viewThatFits, .safeAreaInset, .ignoreSafeArea, .displaced:
            false
        }
    }

    /// Whether a view without a proposal is 10 points long.
    var isTenWithoutProposal: Bool {
        switch self {
        case .fill, .coupled, .pages, .reader: true
        case .rigid, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .stack, .zStack, .layers,
            .fixedSize, .ratio, .position, .forward, .guide, .viewThatFits, .viewport, .safeAreaInset, .ignoreSafeArea,
            .displaced, .custom:
            false
        }
    }
}

/// What holds of a kind of view.
extension TracedView.Kind {
    /// Whether it is the page or the screen around it, which nobody has written.
    var isRoot: Bool {
        switch self {
        case .page, .screen: true
        case .view, .modifier, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position, .offset, .layers,
            .alignmentGuide, .layoutPriority, .containerRelativeFrame, .blur, .shadow, .gesture, .divider, .image,
            .strokeBorder, .grid, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .anyLayout, .button, .link, .menu,
            .list, .navigation:
            false
        }
    }

    /// A container of SwiftUI's that lays out as a `Layout` does.
    enum Container {
        case grid
        /// A lazy stack along an axis.
        case lazyStack(Axis)
        case lazyGrid
    }

    var container: Container? {
        switch self {
        case .grid: .grid
        case .lazyVStack: .lazyStack(.vertical)
        case .lazyHStack: .lazyStack(.horizontal)
        case .lazyVGrid, .lazyHGrid: .lazyGrid
        case .page, .screen, .view, .modifier, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position,
            .offset, .layers, .alignmentGuide, .layoutPriority, .containerRelativeFrame, .blur, .shadow, .gesture,
            .divider, .image, .strokeBorder, .anyLayout, .button, .link, .menu, .list, .navigation:
            nil
        }
    }

    /// The axis of a grid along which it has the tracks that its author gives it.
    var trackAxis: Axis? {
        switch container {
        case .grid: .horizontal
        case .lazyGrid: self == .lazyHGrid ? .vertical : .horizontal
        case .lazyStack, nil: nil
        }
    }

    /// Whether it is a container whose views are cells.
    var isGrid: Bool {
        switch container {
        case .grid, .lazyGrid: true
        case .lazyStack, nil: false
        }
    }

    /// The axis of a lazy stack.
    var lazyAxis: Axis? {
        switch container {
        case .lazyStack(let axis): axis
        case .grid, .lazyGrid, nil: nil
        }
    }

    /// Whether it takes taps as a button does.
    var isButton: Bool {
        switch self {
        case .button, .link, .menu: true
        case .page, .screen, .view, .modifier, .frame, .flexibleFrame, .padding, .fixedSize, .aspectRatio, .position,
            .offset, .layers, .alignmentGuide, .layoutPriority, .containerRelativeFrame, .blur, .shadow, .gesture,
            .divider, .image, .strokeBorder, .grid, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .anyLayout,
            .list, .navigation:
            false
        }
    }
}
