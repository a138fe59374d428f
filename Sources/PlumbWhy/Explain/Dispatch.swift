import PlumbCore

/// Which rule explains what: one switch a question, without `default`, so that the compiler lists what a new rule must
/// say.
extension LengthReasons {
    mutating func answer() {
        switch rule {
        case .fill, .coupled: fill()
        case .rigid: rigid()
        case .measured: measured()
        case .spacer: spacer()
        case .divider: divider()
        case .frame: frame()
        case .flexibleFrame: flexibleFrame()
        case .insets: insets()
        case .stack: stack()
        case .zStack: zStack()
        case .layers: layers()
        case .fixedSize: fixedSize()
        case .ratio: ratio()
        case .position: position()
        case .forward, .guide, .ignoreSafeArea, .displaced: forward()
        case .viewThatFits: viewThatFits()
        case .pages: pages()
        case .viewport: viewport()
        case .safeAreaInset: safeAreaInset()
        case .reader: reader()
        case .custom: custom()
        }
    }
}

extension ProposalReasons {
    mutating func answer() {
        switch rule {
        case .frame: frame()
        case .flexibleFrame: flexibleFrame()
        case .insets: insets()
        case .stack: stack()
        case .zStack: zStack()
        case .layers: layers()
        case .fixedSize: fixedSize()
        case .ratio: ratio()
        case .position: position()
        case .forward: forward()
        case .guide, .ignoreSafeArea: pass()
        case .viewThatFits: viewThatFits()
        case .pages: pages()
        case .viewport: viewport()
        case .reader: reader()
        case .custom: custom()
        // The first two don't say how they come to it; the others are leaves.
        case .safeAreaInset, .displaced, .fill, .rigid, .coupled, .measured, .spacer, .divider: bare()
        }
    }
}

extension PlaceReasons {
    func answer() -> Reasons.Sentence? {
        switch rule {
        case .frame: within(3)
        case .flexibleFrame: within(6)
        case .insets: insets()
        case .stack: stack()
        case .zStack: within(4)
        case .layers: layers()
        case .position: position()
        case .forward: forward()
        case .viewThatFits: viewThatFits()
        case .pages: pages()
        case .viewport: viewport()
        case .reader: reader()
        case .custom: custom()
        // The first ones move their view, and don't say why; the others are leaves.
        case .guide, .ignoreSafeArea, .fixedSize, .ratio, .safeAreaInset, .displaced, .fill, .rigid, .coupled,
            .measured, .spacer, .divider:
            nil
        }
    }
}

extension Reasons {
    /// The page that states the rule of a view: a modifier's own, else that of the engine's rule.
    func page(_ view: Int) -> LayoutPage {
        guard let traced = layout[view] else { return .layout }
        if traced.isComposite { return .readme }
        return switch traced.kind {
        case .page, .screen: .safeArea
        case .frame: .frame
        case .flexibleFrame: .flexibleFrame
        case .padding: .padding
        case .fixedSize: .fixedSize
        case .aspectRatio: .aspectRatio
        case .position: .position
        case .offset: .offset
        case .layers: .overlay
        case .alignmentGuide: .alignmentGuide
        case .containerRelativeFrame: .containerRelativeFrame
        case .lazyHStack: .lazyVStack
        case .lazyHGrid: .lazyVGrid
        case .view, .modifier, .layoutPriority, .blur, .shadow, .gesture, .divider, .image, .strokeBorder, .grid,
            .lazyVStack, .lazyVGrid, .anyLayout, .button, .link, .menu, .list, .navigation:
            page(of: traced.rule, view)
        }
    }

    private func page(of rule: TracedView.Rule, _ view: Int) -> LayoutPage {
        switch rule {
        case .stack: stackPage(view)
        case .zStack: .zStack
        case .viewport: .scrollView
        case .reader: .geometryReader
        case .viewThatFits: .viewThatFits
        case .spacer: .spacer
        case .divider: .divider
        case .measured: measuredPage(view)
        case .custom: customPage(view)
        case .ignoreSafeArea: .safeArea
        case .fill, .rigid, .coupled, .frame, .flexibleFrame, .insets, .layers, .fixedSize, .ratio, .position, .forward,
            .guide, .pages, .safeAreaInset, .displaced:
            .readme
        }
    }
}
