import Foundation
import PlumbLayout

/// A trial change to laid-out views, which are named by their numbers in a `LayoutTrace`.
package enum LayoutEdit: Sendable, Equatable {
    /// A modifier around a view.
    case wrap(Int, LayoutWrapper)
    /// Other alignments of a stack, frame or overlay; nil leaves one as it is.
    case align(Int, horizontal: HorizontalAlignment?, vertical: VerticalAlignment?)
    /// Another distance between the views of a stack.
    case spacing(Int, CGFloat?)
    /// Other axes of `ViewThatFits`, `fixedSize`.
    case axes(Int, Axis.Set)
    /// Other limits of a flexible frame: those that are given take the place of its own.
    case limit(
        Int, minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil)
    /// A frame loses its fixed lengths on the axes.
    case loosen(Int, axes: Axis.Set)
    /// `resizable()` and `aspectRatio(contentMode:)` on an image that has its own size.
    case scale(Int, fills: Bool)
    /// A view goes: its place in its container is nobody's.
    case remove(Int)
    /// Of a ZStack of two, the first view becomes the background of the second.
    case background(Int)
}

/// A modifier that can be put around a laid-out view.
package enum LayoutWrapper: Sendable, Equatable {
    case frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    case flexibleFrame(
        minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center)
    case fixedSize(horizontal: Bool, vertical: Bool)
    case priority(Double)
    case padding(EdgeInsets)
    /// As long as the scroll view around, on the axes.
    case containerRelativeFrame(Axis.Set)
}

extension ViewHost {
    /// Makes changes, lays out again, records that, and undoes the changes; afterwards, frames are as before.
    ///
    /// Nil if a change cannot be made, or if it would rebuild views around it, such as size-dependent content.
    ///
    /// - Parameter restores: false leaves the old layout to the next update (`forgetLayout`), as between several
    ///   trials.
    package func trace(trying edits: [LayoutEdit], restores: Bool = true) -> LayoutTrace? {
        // What an earlier trial has put off is done first: views stay as they are during this one.
        if !graph.queue.isEmpty { update() }
        let scope = TrialScope()
        let trial = LayoutTrial(graph.tree, scope)
        let isDone = edits.allSatisfy { trial.make($0) }
        let recorder = graph.recorder
        let record = graph.record ?? GraphRecord()
        (graph.recorder, record.trial) = (record, scope)
        var trace = isDone ? self.trace() : nil
        (graph.recorder, record.trial) = (recorder, nil)
        trial.undo()
        for node in scope.postponed where !graph.isFree(node) { graph.queue.add(node) }
        if scope.isVoid { trace = nil }
        graph.tree.forgetLayout()
        if restores { update() }
        return trace
    }
}
