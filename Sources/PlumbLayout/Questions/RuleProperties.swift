/// What holds of a rule, whatever the box: for the memory around the rules, and for whoever walks over boxes. Every
/// rule is named here, too.
extension LayoutRule {
    /// Whether a box keeps a `Memo`.
    @inline(__always) var hasMemo: Bool {
        switch self {
        case .stack, .zStack: true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .layers,
            .fixedSize, .ratio,
            .position, .forward, .guide, .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea, .displaced,
            .reader, .custom:
            false
        }
    }

    /// Whether answers to whole proposals are remembered: not those of cheap leaves and of boxes that pass their child
    /// on.
    @inline(__always) var remembersSizes: Bool {
        switch self {
        case .coupled, .layers, .forward, .guide, .ignoreSafeArea, .displaced: false
        case .fill, .rigid, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .stack, .zStack, .fixedSize,
            .ratio,
            .position, .viewThatFits, .pages, .viewport, .safeAreaInset, .reader, .custom:
            true
        }
    }

    /// Whether explicit guides follow from where children stand, and are remembered.
    @inline(__always) var remembersGuides: Bool {
        switch self {
        case .frame, .flexibleFrame, .insets, .fixedSize, .ratio, .position, .stack, .zStack, .viewThatFits,
            .safeAreaInset, .custom:
            true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .layers, .forward, .guide, .pages, .viewport,
            .ignoreSafeArea,
            .displaced, .reader:
            false
        }
    }

    /// Whether a separable box asks its child anew when it is placed: in a long chain of such boxes some must remember
    /// (`Resolve`).
    @inline(__always) var asksAgain: Bool {
        switch self {
        case .frame, .flexibleFrame, .insets, .fixedSize, .position: true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .stack, .zStack, .layers, .ratio, .forward, .guide,
            .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea, .displaced, .reader, .custom:
            false
        }
    }

    /// Whether a box stands for its first child: a tag or a name that is set on the child is the box's own.
    package var isWrapper: Bool {
        switch self {
        case .forward, .guide, .layers, .frame, .flexibleFrame, .insets, .fixedSize, .ratio, .position, .safeAreaInset,
            .ignoreSafeArea,
            .displaced:
            true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .stack, .zStack, .viewThatFits, .pages, .viewport,
            .reader, .custom:
            false
        }
    }

    /// Whether a value for the layout around that is set on the first child is the box's own.
    package var passesLayoutValues: Bool {
        switch self {
        case .forward, .guide, .layers, .frame, .flexibleFrame, .insets, .fixedSize, .ratio, .position: true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .stack, .zStack, .viewThatFits, .pages, .viewport,
            .safeAreaInset, .ignoreSafeArea,
            .displaced, .reader, .custom:
            false
        }
    }

    /// Whether the views in such a box stand for themselves, and not for the box.
    package var isContainer: Bool {
        switch self {
        case .stack, .zStack, .custom, .viewThatFits, .pages, .viewport, .safeAreaInset, .reader: true
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .layers,
            .fixedSize, .ratio,
            .position, .forward, .guide, .ignoreSafeArea, .displaced:
            false
        }
    }
}
