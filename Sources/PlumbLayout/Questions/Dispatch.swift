/// Which rule answers which question: one switch a question, without `default`, so that the compiler lists what a new
/// rule must say.
///
/// The answers are in the rules' own files (Rules/); what several rules share, in `OneChild.swift`.
extension LayoutTree {
    /// The length of a separable box along an axis, for a proposal along and across it.
    func ruledLength(_ id: BoxID, _ axis: Axis, _ proposal: Double, across: Double) -> Double {
        if self[id].flags.intersection(.separableOrRecorded) != .separable {
            return otherLength(id, axis, proposal, across: across)
        }
        switch self[id].rule {
        case .fill, .reader, .pages: return fillLength(proposal)
        case .rigid: return rigidLength(id, axis)
        case .spacer: return spacerLength(id, axis, proposal)
        case .divider: return dividerLength(id, axis, proposal)
        case .frame: return frameLength(id, axis, proposal, across: across)
        case .flexibleFrame: return flexibleFrameLength(id, axis, proposal, across: across)
        case .insets: return insetsLength(id, axis, proposal, across: across)
        case .fixedSize: return fixedSizeLength(id, axis, proposal, across: across)
        case .position: return positionLength(id, axis, proposal, across: across)
        case .layers, .forward, .guide, .ignoreSafeArea, .displaced:
            return childLength(id, axis, proposal, across: across)
        case .viewport: return viewportLength(id, axis, proposal, across: across)
        case .stack: return separableStackLength(id, axis, proposal)
        case .zStack: return separableZStackLength(id, axis, proposal)
        case .coupled, .measured, .ratio, .viewThatFits, .safeAreaInset, .custom:
            return coupledSize(id, Lengths(axis, proposal, across: across))[axis]
        }
    }

    /// The size of a box whose axes depend on each other, worked out.
    func ruledSize(_ id: BoxID, _ proposal: Lengths) -> Lengths {
        switch self[id].rule {
        case .coupled: return coupledAnswer(id, proposal)
        case .measured: return measuredSize(id, proposal)
        case .frame: return frameSize(id, proposal)
        case .flexibleFrame: return flexibleFrameSize(id, proposal)
        case .insets: return insetsSize(id, proposal)
        case .stack: return stackSize(id, proposal)
        case .zStack: return zStackSize(id, proposal)
        case .layers, .forward, .guide, .ignoreSafeArea, .displaced: return childSize(id, proposal)
        case .fixedSize: return fixedSizeSize(id, proposal)
        case .ratio: return ratioSize(id, proposal)
        case .position: return positionSize(id, proposal)
        case .viewThatFits: return viewThatFitsSize(id, proposal)
        case .viewport: return viewportSize(id, proposal)
        case .safeAreaInset: return safeAreaInsetSize(id, proposal)
        case .custom: return customSize(id, proposal)
        // Always separable.
        case .fill, .rigid, .spacer, .divider, .reader, .pages: return .zero
        }
    }

    /// The shortest and the longest a separable box can be along an axis.
    func separableLimits(_ id: BoxID, _ axis: Axis, across: Double) -> Limits {
        switch self[id].rule {
        case .stack: return stackLimits(id, axis)
        case .zStack: return zStackLimits(id, axis)
        case .layers, .forward, .guide: return childLimits(id, axis, across: across)
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .fixedSize, .ratio,
            .position,
            .viewThatFits, .pages, .viewport, .safeAreaInset, .ignoreSafeArea, .displaced, .reader, .custom:
            return askedLimits(id, axis, across: across)
        }
    }

    /// What is known of a box from its parameters and its children, which are up to date (those of stacks and
    /// ZStacks are brought up to date by the way).
    @inline(__always)
    func ruledTraits(_ id: BoxID) -> BoxFlags {
        switch self[id].rule {
        case .fill, .reader, .pages: return fillTraits
        case .rigid: return rigidTraits(id)
        case .coupled: return []
        case .measured: return .guidesBaseline
        case .spacer: return spacerTraits(id)
        case .divider: return dividerTraits(id)
        case .frame: return frameTraits(id)
        case .flexibleFrame: return flexibleFrameTraits(id)
        case .insets, .layers, .ignoreSafeArea, .displaced: return childTraits(id)
        case .stack: return stackTraits(id)
        case .zStack: return zStackTraits(id)
        case .fixedSize: return fixedSizeTraits(id)
        case .ratio: return ratioTraits(id)
        case .position: return positionTraits(id)
        case .forward: return forwardTraits(id)
        case .guide: return guideTraits(id)
        case .viewThatFits: return viewThatFitsTraits(id)
        case .viewport: return viewportTraits(id)
        case .safeAreaInset: return safeAreaInsetTraits(id)
        case .custom: return customTraits(id)
        }
    }

    /// The axes along which content can be scrolled under views at the edges around a box.
    @inline(__always)
    func ruledScrolling(_ id: BoxID) -> BoxFlags {
        switch self[id].rule {
        case .viewport: return viewportScrolling(id)
        case .pages: return .scrolls
        case .forward, .guide, .layers: return childScrolling(id)
        case .safeAreaInset: return safeAreaInsetScrolling(id)
        case .insets, .frame: return self[id].flags.contains(.safeArea) ? childScrolling(id) : []
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .flexibleFrame, .stack, .zStack, .fixedSize, .ratio,
            .position,
            .viewThatFits, .ignoreSafeArea, .displaced, .reader, .custom:
            return []
        }
    }

    /// Notes down a box's priority, which goes by its rule (Docs/Rules.md, sections 1 and 7).
    @inline(__always)
    func resolvePriority(_ id: BoxID) {
        switch self[id].rule {
        // Priority −∞: what a spacer takes is what all others leave.
        case .spacer: self[id].priority = 1
        case .stack, .zStack: self[id].priority = self[id].firstChild >= 0 ? 0 : 1
        case .forward: forwardPriority(id)
        case .guide, .layers, .fixedSize, .ignoreSafeArea, .displaced: takePriorityOfChild(id)
        case .fill, .rigid, .coupled, .measured, .divider, .frame, .flexibleFrame, .insets, .ratio, .position,
            .viewThatFits,
            .pages, .viewport, .safeAreaInset, .reader, .custom:
            self[id].priority = 0
        }
    }

    /// What a box prefers to its neighbours (Docs/Rules.md, section 3; OpenSwiftUI `spacing()` of each layout).
    func ruledSpacing(_ id: BoxID) -> Spacing {
        switch self[id].rule {
        case .fill, .rigid, .coupled, .divider, .reader, .measured: return role(of: id)?.spacing ?? .ordinary
        case .spacer: return spacerSpacing(id)
        case .forward: return forwardSpacing(id)
        case .guide, .layers, .fixedSize, .ratio, .viewThatFits, .safeAreaInset, .ignoreSafeArea, .displaced:
            return childSpacing(id)
        case .viewport, .pages, .position: return .ordinary
        case .frame: return frameSpacing(id)
        case .flexibleFrame: return flexibleFrameSpacing(id)
        case .insets: return insetsSpacing(id)
        case .stack: return stackSpacing(id)
        case .zStack: return zStackSpacing(id)
        case .custom: return customSpacing(id)
        }
    }

    /// The explicit value of a guide for an answer that a box gave, worked out; NaN for none.
    func ruledGuide(_ key: AlignmentKey, _ id: BoxID, proposal: Lengths, size: Lengths) -> Double {
        switch self[id].rule {
        case .fill, .coupled, .spacer, .divider, .reader, .viewport, .pages: return .unspecified
        case .measured, .rigid: return roleGuide(key, id, proposal: proposal, size: size)
        case .guide: return guideGuide(key, id, proposal: proposal, size: size)
        case .layers, .forward, .ignoreSafeArea, .displaced: return childGuide(key, id, proposal: proposal, size: size)
        case .frame:
            return hasGuidedChild(key, id) ? placedGuide(key, id, framePlacement(id, proposal, size)) : .unspecified
        case .flexibleFrame:
            return hasGuidedChild(key, id)
                ? placedGuide(key, id, flexibleFramePlacement(id, proposal, size)) : .unspecified
        case .insets:
            return hasGuidedChild(key, id) ? placedGuide(key, id, insetsPlacement(id, proposal)) : .unspecified
        case .fixedSize:
            return hasGuidedChild(key, id) ? placedGuide(key, id, fixedSizePlacement(id, proposal, size)) : .unspecified
        case .ratio:
            return hasGuidedChild(key, id) ? placedGuide(key, id, ratioPlacement(id, proposal, size)) : .unspecified
        case .position:
            return hasGuidedChild(key, id) ? placedGuide(key, id, positionPlacement(id, size)) : .unspecified
        case .stack: return stackGuide(key, id, proposal: proposal, size: size)
        case .zStack: return zStackGuide(key, id, proposal: proposal, size: size)
        case .viewThatFits: return viewThatFitsGuide(key, id, proposal: proposal, size: size)
        case .safeAreaInset: return safeAreaInsetGuide(key, id, proposal: proposal, size: size)
        case .custom: return customGuide(key, id, proposal: proposal, size: size)
        }
    }

    /// Puts what is in a box in its places, for the proposal and size that the box has been given. Rules other than
    /// those of stacks stay out of line: a box that has its place already must not pay for their stack frames.
    @inline(__always)
    func ruledPlace(_ id: BoxID, proposal: Lengths, size: Lengths) {
        switch self[id].rule {
        case .fill, .rigid, .coupled, .measured, .spacer, .divider: break
        case .stack: placeStack(id)
        case .zStack: placeZStack(id)
        case .layers: placeLayers(id)
        case .forward, .guide: placeForward(id)
        case .frame: if hasChild(id) { placeChild(id, framePlacement(id, proposal, size)) }
        case .flexibleFrame: if hasChild(id) { placeChild(id, flexibleFramePlacement(id, proposal, size)) }
        case .insets: if hasChild(id) { placeChild(id, insetsPlacement(id, proposal)) }
        case .fixedSize: if hasChild(id) { placeChild(id, fixedSizePlacement(id, proposal, size)) }
        case .ratio: if hasChild(id) { placeChild(id, ratioPlacement(id, proposal, size)) }
        case .position: if hasChild(id) { placeChild(id, positionPlacement(id, size)) }
        case .viewThatFits: placeViewThatFits(id)
        case .pages: placePages(id)
        case .viewport: placeViewport(id)
        case .safeAreaInset: placeSafeAreaInset(id)
        case .ignoreSafeArea: placeIgnoreSafeArea(id)
        case .displaced: placeDisplaced(id)
        case .reader: placeReader(id)
        case .custom: placeCustom(id)
        }
    }

    /// What a box takes of a proposal of 0, on the axes on which it is rigid or elastic.
    @inline(__always)
    func ruledLeast(_ id: BoxID, _ flags: BoxFlags, in boxes: Storage<Box>.Records) -> Lengths {
        switch boxes[id].rule {
        case .fill, .reader, .pages: return .zero
        case .rigid: return boxes[id].given
        // A stack that fills across has no least length there, and its own along is not worked out yet.
        case .stack: return flags.contains(.fillsAcross) ? askedLeast(id, flags) : memos[boxes[id].memo].least
        case .zStack: return memos[boxes[id].memo].least
        case .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .insets, .layers, .fixedSize, .ratio,
            .position,
            .forward, .guide, .viewThatFits, .viewport, .safeAreaInset, .ignoreSafeArea, .displaced, .custom:
            return askedLeast(id, flags)
        }
    }

    /// What a box takes from an edge of what is in it, and whether the safe areas around the box count too.
    func ruledInset(
        _ id: BoxID, around child: BoxID, _ axis: Axis, isFar: Bool
    ) -> (inset: Double, goesOn: Bool) {
        switch self[id].rule {
        case .forward, .guide, .pages: return (0, true)
        case .frame: return (0, self[id].flags.contains(.safeArea))
        case .layers: return (0, self[id].firstChild == child)
        case .safeAreaInset: return safeAreaInsetInset(id, around: child, axis, isFar: isFar)
        case .insets:
            let isSafeArea = self[id].flags.contains(.safeArea)
            return (isSafeArea ? safeInset(id, axis, isFar: isFar) : 0, isSafeArea)
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .flexibleFrame, .stack, .zStack, .fixedSize, .ratio,
            .position,
            .viewThatFits, .viewport, .ignoreSafeArea, .displaced, .reader, .custom:
            return (0, false)
        }
    }

    /// Whether a box takes a safe area from one of its children.
    func isSafeArea(_ id: BoxID, around child: BoxID) -> Bool {
        switch self[id].rule {
        case .insets: return self[id].flags.contains(.safeArea)
        case .safeAreaInset: return self[id].firstChild == child
        case .fill, .rigid, .coupled, .measured, .spacer, .divider, .frame, .flexibleFrame, .stack, .zStack, .layers,
            .fixedSize,
            .ratio, .position, .forward, .guide, .viewThatFits, .pages, .viewport, .ignoreSafeArea, .displaced, .reader,
            .custom:
            return false
        }
    }
}
