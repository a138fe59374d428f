import Foundation
import PlumbCore
import PlumbPlatform

/// How large a sheet is on a tablet, and what it does when its content becomes larger or smaller. A telephone gives all
/// sheets its width, and the height of a detent.
public protocol PresentationSizing {
    /// What is proposed to the content; the sheet takes the size that the content answers, as far as the screen has
    /// room.
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

/// The content of a sheet, which can be asked for its size.
public struct PresentationSizingRoot {
    let measure: (ProposedViewSize) -> CGSize

    /// The size that the content wants to have in a proposal, in points.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { measure(proposal) }
}

/// Where a sheet is shown.
public struct PresentationSizingContext {
    /// The largest size that a sheet can have on the screen, in points.
    let most: CGSize
    let platform: Platform
}

/// What a sizing says of itself beside its proposal.
private protocol SizingRule: PresentationSizing, Equatable {
    /// The least size of the sheet, in points.
    func least(_ context: PresentationSizingContext) -> CGSize
    /// Along which axes the sheet does not become smaller.
    var sticks: Axes { get }
}

extension SizingRule {
    fileprivate var sticks: Axes { Axes() }
}

/// The platform's own: a card for a form.
public struct AutomaticPresentationSizing: PresentationSizing, SizingRule, Sendable {
    /// That of a form.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { FormPresentationSizing().proposedSize(for: root, context: context) }

    fileprivate func least(_ context: PresentationSizingContext) -> CGSize { FormPresentationSizing().least(context) }
}

/// A card of 540 × 620 points, which is larger where its content is.
public struct FormPresentationSizing: PresentationSizing, SizingRule, Sendable {
    /// 540 × 620 points, or what the screen has room for.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(least(context)) }

    fileprivate func least(_ context: PresentationSizingContext) -> CGSize {
        let metrics = context.platform.metrics
        return CGSize(
            width: min(CGFloat(metrics.formSheetWidth), context.most.width),
            height: min(CGFloat(metrics.formSheetHeight), context.most.height))
    }
}

/// A card as wide as a page of text, 704 points, and as high as the screen has room for.
public struct PagePresentationSizing: PresentationSizing, SizingRule, Sendable {
    /// 704 points, and the height that the screen has room for.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { ProposedViewSize(least(context)) }

    fileprivate func least(_ context: PresentationSizingContext) -> CGSize {
        CGSize(
            width: min(CGFloat(context.platform.metrics.pageSheetWidth), context.most.width),
            height: context.most.height)
    }
}

/// A card as large as its content wants to be.
public struct FittedPresentationSizing: PresentationSizing, SizingRule, Sendable {
    /// Nothing along both axes.
    public func proposedSize(
        for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize { .unspecified }

    fileprivate func least(_ context: PresentationSizingContext) -> CGSize { .zero }
}

extension PresentationSizing where Self == AutomaticPresentationSizing {
    /// The platform's own: that of a form.
    public static var automatic: AutomaticPresentationSizing { AutomaticPresentationSizing() }
}
extension PresentationSizing where Self == FormPresentationSizing {
    /// A card of 540 × 620 points, which is larger where its content is.
    public static var form: FormPresentationSizing { FormPresentationSizing() }
}
extension PresentationSizing where Self == PagePresentationSizing {
    /// A card of 704 points, as high as the screen has room for.
    public static var page: PagePresentationSizing { PagePresentationSizing() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
    /// A card as large as its content wants to be.
    public static var fitted: FittedPresentationSizing { FittedPresentationSizing() }
}

extension PresentationSizing {
    /// The same, but as large as the content wants to be along some axes.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing {
        ChangedSizing(base: self, fits: Axes(horizontal, vertical))
    }

    /// The same, but once it has become larger along some axes, it does not become smaller there.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
        ChangedSizing(base: self, keeps: Axes(horizontal, vertical))
    }
}

private struct Axes: Equatable {
    var horizontal = false
    var vertical = false

    init(_ horizontal: Bool = false, _ vertical: Bool = false) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }
}

/// A sizing that fits its content along some axes, and sticks along some.
private struct ChangedSizing<Base: PresentationSizing>: SizingRule {
    let base: Base
    var fits = Axes()
    var keeps = Axes()

    static func == (a: ChangedSizing, b: ChangedSizing) -> Bool {
        a.fits == b.fits && a.keeps == b.keeps && SheetSizing(a.base) == SheetSizing(b.base)
    }

    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
        var proposal = base.proposedSize(for: root, context: context)
        if fits.horizontal { proposal.width = nil }
        if fits.vertical { proposal.height = nil }
        return proposal
    }

    func least(_ context: PresentationSizingContext) -> CGSize {
        var least = (base as? any SizingRule)?.least(context) ?? .zero
        if fits.horizontal { least.width = 0 }
        if fits.vertical { least.height = 0 }
        return least
    }

    var sticks: Axes {
        let inner = (base as? any SizingRule)?.sticks ?? Axes()
        return Axes(inner.horizontal || keeps.horizontal, inner.vertical || keeps.vertical)
    }
}

/// The sizing that a sheet's views ask for. Two of one type that can't be compared count as the same: they are asked at
/// each layout.
struct SheetSizing: Equatable {
    let base: any PresentationSizing

    init(_ base: any PresentationSizing) { self.base = base }

    static func == (a: SheetSizing, b: SheetSizing) -> Bool {
        func isSame<S: SizingRule>(_ a: S) -> Bool { (b.base as? S) == a }
        if let rule = a.base as? any SizingRule { return isSame(rule) }
        return type(of: a.base) == type(of: b.base)
    }

    /// The size of a card.
    ///
    /// 1. It is what the content answers to the proposal, and at least what the sizing says. 2. Where it sticks, it is
    /// at least as large as before. 3. It is at most as large as the screen has room for.
    ///
    /// - Parameters:
    ///   - most: what the screen has room for.
    ///   - before: how large the card was.
    func size(
        _ most: CGSize, before: CGSize, _ platform: Platform, measure: @escaping (ProposedViewSize) -> CGSize
    ) -> CGSize {
        let context = PresentationSizingContext(most: most, platform: platform)
        let root = PresentationSizingRoot(measure: measure)
        let rule = base as? any SizingRule
        let least = rule?.least(context) ?? .zero
        let sticks = rule?.sticks ?? Axes()
        // (1)
        var size = measure(base.proposedSize(for: root, context: context))
        size = CGSize(width: max(size.width, least.width), height: max(size.height, least.height))
        // (2)
        if sticks.horizontal { size.width = max(size.width, before.width) }
        if sticks.vertical { size.height = max(size.height, before.height) }
        // (3)
        return CGSize(
            width: size.width.isFinite ? min(max(0, size.width), most.width) : most.width,
            height: size.height.isFinite ? min(max(0, size.height), most.height) : most.height)
    }
}

extension View {
    /// How large the sheet around is on a tablet. Size and place are the view's.
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View {
        trait(PresentationTrait.Sizing.self, in: \.sheet, SheetSizing(sizing))
    }
}
