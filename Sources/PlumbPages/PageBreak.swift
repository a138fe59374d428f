import PlumbCore

/// What a view says about where pages end. On a screen it says nothing.
public enum PageBreak: Sendable {
    /// The view is not cut. If it is taller than a page, it begins where it is, and is cut between what is in it.
    case avoid
    /// The view is not cut. If it is taller than a page, it has a page of its own, on which it is made smaller.
    case scale
    /// A page begins with the view.
    case before
    /// A page ends with the view.
    case after
}

extension View {
    /// Says where pages may end when the view is divided into pages (`plumb render --page A4`). Size and place in the
    /// view's container stay as they are, and nothing changes on a screen.
    ///
    /// Without any, pages end between rows of stacks, grids and lists, and between lines of text. Docs/Pages.md says
    /// how they are chosen. SwiftUI has no such modifier.
    public func pageBreak(_ rule: PageBreak) -> some View {
        let mark: PageMark =
            switch rule {
            case .avoid: .whole
            case .scale: .scaled
            case .before: .breakBefore
            case .after: .breakAfter
            }
        return modifier(LayoutValueModifier<PageMark.Key>(value: mark))
    }

    /// Shows the view again at the top of each page, as long as the stack, the grid or the list that it is in goes on:
    /// the first row of a table. A `GridRow` is repeated with all of its cells. The next view of the same container
    /// that is repeated takes its place; views with nothing between them are repeated together. Size and place stay as
    /// they are, and nothing changes on a screen.
    ///
    /// Headers of sections that a lazy container pins are repeated without it. SwiftUI has no such modifier.
    public func repeatedOnPages() -> some View { modifier(LayoutValueModifier<PageMark.Key>(value: .heading)) }
}
