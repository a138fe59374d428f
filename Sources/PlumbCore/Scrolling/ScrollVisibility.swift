import Foundation
import PlumbGraphics
import PlumbLayout

/// How much of something must be in sight for it to count (Docs/Rules.md, section 14, rule 9).
private struct SightThreshold {
    /// From 0 to 1.
    private let share: Double

    /// - Parameter threshold: what a user says; what is no number counts as a half, with a sentence.
    init(_ threshold: Double, _ name: String, _ report: (String) -> Void) {
        if threshold.isNaN { report("\(name) was given a threshold that is no number; a half counts") }
        share = threshold.isNaN ? 0.5 : min(max(0, threshold), 1)
    }

    /// Whether a share of a view in sight is enough; nothing in sight never is.
    func isReached(by seen: Double) -> Bool { seen > 0 && seen >= share - 1e-6 }
}

extension CGRect {
    /// The part of the area that lies in another one, from 0 to 1. A line counts by its length, a point by where it is.
    fileprivate func share(in other: CGRect) -> Double {
        func part(_ low: CGFloat, _ high: CGFloat, _ otherLow: CGFloat, _ otherHigh: CGFloat) -> Double {
            if high <= low { return low >= otherLow && low <= otherHigh ? 1 : 0 }
            return Double(max(0, min(high, otherHigh) - max(low, otherLow)) / (high - low))
        }
        return part(minX, maxX, other.minX, other.maxX) * part(minY, maxY, other.minY, other.maxY)
    }
}

// MARK: A view by itself

/// Tells when a view in a scroll view comes into sight or leaves it. Size and place are the view's.
struct ScrollVisibilityModifier: MemberModifier {
    let threshold: Double
    let action: (Bool) -> Void

    @MainActor static func makeNodes<C: View>(
        of modifier: ScrollVisibilityModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.open(ScrollVisibilityModifier.self)
        _ = builder.keepObject(ScrollVisibilityWatcher(modifier, builder.graph)) { $0.modifier = modifier }
        builder.add(content)
        builder.close(scope)
    }
}

@MainActor
private final class ScrollVisibilityWatcher: LayoutWatcher {
    var modifier: ScrollVisibilityModifier
    /// What was told last: nobody expects a view to be in sight before it is told.
    private var last = false

    init(_ modifier: ScrollVisibilityModifier, _ graph: ViewGraph) {
        self.modifier = modifier
        super.init(graph)
    }

    override func afterLayout(_ preferences: inout PreferenceValues, at node: NodeID, in graph: ViewGraph) {
        guard graph.afterLayout.boxWithin >= 0 else { return }
        let threshold = SightThreshold(modifier.threshold, "onScrollVisibilityChange") { graph.report($0) }
        let isSeen = threshold.isReached(by: share(of: graph.afterLayout.boxWithin))
        guard isSeen != last else { return }
        graph.afterLayout.notices.append(
            Notice(name: "onScrollVisibilityChange", subject: Bool.self) { [self] in
                last = isSeen
                modifier.action(isSeen)
            })
    }

    /// What all the scroll views around leave in sight of a view.
    private func share(of box: BoxID) -> Double {
        let tree = graph.tree
        var inner = box
        var rect = CGRect(origin: .zero, size: tree[box].size.cgSize)
        var share = 1.0
        var outer = tree.viewport(around: tree[box].parent)
        while outer >= 0, share > 0 {
            rect = rect.applying(tree.transform(from: inner, to: outer))
            let window = CGRect(origin: .zero, size: tree[outer].size.cgSize)
            share *= rect.share(in: window)
            rect = rect.part(in: window)
            if rect.isNull { return 0 }
            inner = outer
            outer = tree.viewport(around: tree[inner].parent)
        }
        return share.isFinite ? share : 0
    }

    /// A lazy container keeps the view for later: nobody sees it.
    override func leaveSight() {
        guard last else { return }
        graph.afterLayout.changes.append(
            Notice(name: "onScrollVisibilityChange", subject: Bool.self) { [self] in
                guard last else { return }
                last = false
                modifier.action(false)
            })
    }
}

// MARK: The targets of a scroll view

/// Tells which views of a scroll view's `scrollTargetLayout` are in sight. Size and place are the view's.
struct ScrollTargetVisibilityModifier<ID: Hashable>: SubtreeModifier {
    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor static func makeNodes<C: View>(
        of modifier: ScrollTargetVisibilityModifier, content: C, in builder: GraphBuilder
    ) {
        builder.observeScrolling(
            ScrollTargetVisibilityModifier.self, of: content, ScrollTargetVisibilityObserver(modifier, builder)
        ) { $0.modifier = modifier }
    }
}

private final class ScrollTargetVisibilityObserver<ID: Hashable>: ScrollObserver {
    var modifier: ScrollTargetVisibilityModifier<ID>
    private var last: [ID] = []

    init(_ modifier: ScrollTargetVisibilityModifier<ID>, _ builder: GraphBuilder) {
        self.modifier = modifier
        super.init(builder)
    }

    override func look(at scroll: ScrollNode) {
        let threshold = SightThreshold(modifier.threshold, "onScrollTargetVisibilityChange") { scroll.graph.report($0) }
        let window = scroll.geometry.visibleRect
        let ids = ScrollTargets(scroll.graph, in: scroll.node).targets(near: nil).compactMap { id, frame -> ID? in
            let rect = CGRect(
                x: frame.start.width, y: frame.start.height, width: frame.length.width, height: frame.length.height)
            return threshold.isReached(by: rect.share(in: window)) ? id.base as? ID : nil
        }
        guard ids != last else { return }
        note("onScrollTargetVisibilityChange", ID.self) { [self] in
            last = ids
            modifier.action(ids)
        }
    }
}

extension View {
    /// Tells when this view comes into the sight of the scroll views around it, or leaves it. Size and place are the
    /// view's.
    ///
    /// - Parameters:
    ///   - threshold: the part of the view's area that must be in sight, from 0 to 1.
    ///   - action: is given whether it is; first when it comes into sight.
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (_ isVisible: Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
    }

    /// Tells which views are in sight of those in the `scrollTargetLayout` of the first scroll view in this view. Size
    /// and place are the view's.
    ///
    /// - Parameters:
    ///   - idType: of the ids; others are left out.
    ///   - threshold: the part of a view's area that must be in sight, from 0 to 1.
    ///   - action: is given the ids in the order of the views.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping (_ visibleIDs: [ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}
